/**
 * `npm run translations`: brings the files of translations up to date with the texts. What is new gets an empty
 * translation to fill in, what moved keeps its own, what is gone goes; a changed text keeps the old pair until somebody
 * has translated it anew.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadModules, loadScreens, moduleTexts } from './generate/module.ts';
import { type Pair, pairsFor } from './generate/pairs.ts';
import { loadProduct } from './generate/product.ts';
import { Sources } from './generate/source.ts';
import { originalTexts, sharedFiles, translationFile } from './generate/translation.ts';

const { values } = parseArgs({ options: { root: { type: 'string', default: process.cwd() } } });
const sources = new Sources(values.root);
const [first = 'en', ...others] = loadProduct(sources).product.languages;

// Translated once for all modules.
const shared = new Set(sharedFiles(sources).flatMap(({ texts }) => Object.values(texts)));

for (const language of others) {
  for (const { name, texts } of originalTexts(sources, first)) {
    update(translationFile(name, language), '../../meta/translation.schema.json', texts, language);
  }
  for (const { folder, spec } of [...loadModules(sources, [first]), ...loadScreens(sources, [first])]) {
    const own = [...moduleTexts(spec)].filter(([, text]) => !shared.has(text));
    const file = `${folder}/locales/${language}.json`;
    update(file, '../../../meta/translation.schema.json', Object.fromEntries(own), language);
  }
}

function update(file: string, $schema: string, texts: Record<string, string>, language: string): void {
  const { $schema: _, ...before } = sources.exists(file)
    ? (sources.read(file).value as Record<string, Pair>)
    : ({} as Record<string, Pair>);
  const pairs = pairsFor(texts, before, [first, language]);
  const open = Object.entries(pairs).filter(([key, pair]) => pair[first] !== texts[key] || !pair[language]).length;
  if (open > 0) console.log(`${file}: ${open} to translate`);
  if (Object.keys(pairs).length === 0) return;
  const path = join(values.root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify({ $schema, ...pairs }, null, 2)}\n`);
}
