/**
 * `npm run translations`: updates the translation files. New texts get an empty translation to fill in, moved ones keep
 * theirs, and removed ones are dropped. A changed text keeps its old pair until it is translated again.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { preparedTranslations } from './generate/prepared.ts';
import { Sources } from './generate/source.ts';
import { readOptions } from './options.ts';

const { values } = readOptions(
  `npm run translations -- [options]   updates the translation files and lists what has to be translated

  --root DIR   another project folder`,
  { root: { type: 'string', default: process.cwd() } },
);

for (const { file, text, open } of preparedTranslations(new Sources(values.root))) {
  if (open > 0) console.log(`${file}: ${open} to translate`);
  const path = join(values.root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
