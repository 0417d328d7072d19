/**
 * Part of `npm run check`: builds the browser's files in memory and compares what the first visit of each route loads,
 * its scripts and style sheets, with `budgets.json`. `--record` notes the present size of each file there, which later
 * findings are compared with.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { product } from '../../../generated/product.ts';
import { chunksOf, outputsOf, routesIn } from '../../build/routeFiles.ts';
import { type Budgets, findingsOn, type Weight } from './weights.ts';

const FILE = 'scripts/check/budgets/budgets.json';

const built = await build({ logLevel: 'error', build: { write: false } });
const budgets: Budgets = JSON.parse(readFileSync(FILE, 'utf8'));
const sizes = await sizesOf(outputsOf(built));
const weights: Weight[] = [];
for (const language of product.languages) {
  for (const { path, files } of await routesIn(language, chunksOf(built))) {
    weights.push({
      path: `${path} (${language})`,
      files: files.map((file) => ({ name: nameOf(file), bytes: sizes.get(file) ?? 0 })),
    });
  }
}

if (process.argv.includes('--record')) {
  const files = weights.flatMap((weight) => weight.files).map(({ name, bytes }) => [name, bytes] as const);
  budgets.files = Object.fromEntries(files.toSorted(([a], [b]) => a.localeCompare(b)));
  writeFileSync(FILE, `${JSON.stringify(budgets, null, 2)}\n`);
}
const findings = findingsOn(weights, budgets);
for (const finding of findings) console.log(finding);
process.exitCode = findings.length > 0 ? 1 : 0;

/** The sizes of files as they are sent: compressed by brotli. */
async function sizesOf(files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): Promise<Map<string, number>> {
  const compress = promisify(brotliCompress);
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  const sent = files.filter(({ fileName }) => /\.(?:js|css)$/.test(fileName));
  return new Map(
    await Promise.all(
      sent.map(async (file) => {
        const text = file.type === 'chunk' ? file.code : file.source;
        return [file.fileName, (await compress(text, options)).length] as const;
      }),
    ),
  );
}

/** The name of a file without its hash, which changes with its content. */
function nameOf(file: string): string {
  return file.replace(/^assets\//, '').replace(/-[\w-]{8}(?=\.\w+$)/, '');
}
