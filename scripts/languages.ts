/**
 * `npm run languages -- add de`: adds a language as a draft. Its texts fall back to the default language until they are translated,
 * and it has to leave `draftLanguages` of `schemas/product.json` before a release.
 */
import { requireShapes } from './check/schemas/requireShapes.ts';
import { readOptions } from './commandLine/options.ts';
import { Sources } from './generate/sources/source.ts';
import { addLanguage } from './generate/translations/draftLanguages.ts';
import { translationsLeft } from './generate/translations/prepared.ts';

const usage = `npm run languages -- add <two letters, like de>   adds a language as a draft

  --root DIR   another project folder`;
const { values, positionals } = readOptions(usage, { root: { type: 'string', default: process.cwd() } });
const [action, language = '', ...rest] = positionals;

try {
  if (action !== 'add' || rest.length > 0) throw new Error(usage);
  const sources = new Sources(values.root);
  requireShapes(sources);
  const open = addLanguage(sources, language);
  console.log(`Added '${language}' as a draft.\n\nLeft to write:`);
  for (const line of translationsLeft(open)) console.log(line);
  console.log(
    `\nRun \`npm run generate\`. Until a text is translated, the one of the first language is shown; so are pictures. Once all
texts are, draw the pictures with \`npm run cover\` and \`npm run build && npm run pictures -- --landing\`, and remove
'${language}' from draftLanguages in schemas/product.json.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
