/**
 * `npm run translations`: brings the files of translations up to date with the texts. What is new gets an empty
 * translation to fill in, what moved keeps its own, what is gone goes; a changed text keeps the old pair until somebody
 * has translated it anew.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { preparedTranslations } from './generate/prepared.ts';
import { Sources } from './generate/source.ts';

const { values } = parseArgs({ options: { root: { type: 'string', default: process.cwd() } } });

for (const { file, text, open } of preparedTranslations(new Sources(values.root))) {
  if (open > 0) console.log(`${file}: ${open} to translate`);
  const path = join(values.root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
