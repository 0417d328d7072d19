/**
 * `npm run languages -- add de`: adds a language as a draft. Its texts fall back to the default language until they are translated,
 * and it has to leave `draftLanguages` of `schemas/product.json` before a release.
 */
import { parseArgs } from 'node:util';
import { addLanguage } from './generate/draftLanguages.ts';
import { Sources } from './generate/source.ts';

const { values, positionals } = parseArgs({
  options: { root: { type: 'string', default: process.cwd() } },
  allowPositionals: true,
});
const [action, language = '', ...rest] = positionals;

try {
  if (action !== 'add' || rest.length > 0) throw new Error('Usage: npm run languages -- add <two letters, like de>');
  addLanguage(new Sources(values.root), language);
  console.log(`Added '${language}'. Run \`npm run generate\`, and translate the files in locales/${language}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
