/**
 * Part of `npm run check`: builds the browser's files in memory and compares what the first visit of each route loads,
 * its scripts and style sheets, with `budgets.json`. `--record` notes the present size of each file there, which later
 * findings are compared with.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { moduleIds } from '../../../generated/catalogue.ts';
import { product } from '../../../generated/product.ts';
import { pageStyles } from '../../build/pageStyles.ts';
import { chunksOf, outputsOf, routesIn } from '../../build/routeFiles.ts';
import { type Budgets, findingsOn, type Weight } from './weights.ts';

const FILE = 'scripts/check/budgets/budgets.json';

const built = await build({ logLevel: 'error', build: { write: false } });
const budgets: Budgets = JSON.parse(readFileSync(FILE, 'utf8'));
const texts = new Map(outputsOf(built).map((file) => [file.fileName, textOf(file)]));
const sizes = new Map<string, Promise<number>>();
const weights: Weight[] = [];
for (const language of product.languages) {
  for (const { path, scripts, styles } of routesIn(language, chunksOf(built))) {
    const sheet = pageStyles(styles, (file) => texts.get(file) ?? '');
    texts.set(sheet.file, sheet.text);
    const files = [...scripts, sheet.file].map(async (file) => ({ name: nameOf(file), bytes: await sizeOf(file) }));
    weights.push({ path: `${path} (${language})`, files: await Promise.all(files) });
  }
}

if (process.argv.includes('--record')) {
  const files = weights.flatMap((weight) => weight.files).map(({ name, bytes }) => [name, bytes] as const);
  budgets.files = Object.fromEntries(files.toSorted(([a], [b]) => a.localeCompare(b)));
  writeFileSync(FILE, `${JSON.stringify(budgets, null, 2)}\n`);
}
const findings = findingsOn(weights, budgets, moduleIds.length);
for (const finding of findings) console.log(finding);
process.exitCode = findings.length > 0 ? 1 : 0;

/** The size of a file as it is sent: compressed by brotli. */
function sizeOf(file: string): Promise<number> {
  const known = sizes.get(file) ?? compressedSize(texts.get(file) ?? '');
  sizes.set(file, known);
  return known;
}

async function compressedSize(text: string): Promise<number> {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  return (await promisify(brotliCompress)(text, options)).length;
}

function textOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): string {
  return file.type === 'chunk' ? file.code : file.source.toString();
}

/** The name of a file without its hash, which changes with its content. */
function nameOf(file: string): string {
  return file.replace(/^assets\//, '').replace(/-[\w-]{8}(?=\.\w+$)/, '');
}
