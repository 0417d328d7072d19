/**
 * `npm run translations`: updates the translation files. New texts get an empty translation to fill in, moved ones keep
 * theirs, and removed ones are dropped. A changed text keeps its old pair until it is translated again.
 */

import { requireShapes } from './check/schemas/requireShapes.ts';
import { readOptions } from './commandLine/options.ts';
import { Sources } from './generate/sources/source.ts';
import { translationsLeft, writeTranslations } from './generate/translations/prepared.ts';

const { values } = readOptions(
  `npm run translations -- [options]   updates the translation files and lists what has to be translated

  --root DIR   another project folder`,
  { root: { type: 'string', default: process.cwd() } },
);

requireShapes(new Sources(values.root));
for (const line of translationsLeft(writeTranslations(values.root))) console.log(line);
