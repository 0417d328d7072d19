/**
 * `npm run new -- module|setting|widget`: writes what a new one needs, with examples and empty translations. What is not given as
 * an option is asked for.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { preparedTranslations } from './generate/prepared.ts';
import { Sources } from './generate/source.ts';
import { type NewFiles, newModule } from './new/module.ts';
import { newSetting, SETTING_KINDS } from './new/setting.ts';
import { newWidget } from './new/widget.ts';
import { readOptions } from './options.ts';

const { values, positionals } = readOptions(
  `npm run new -- module|setting|widget [options]   writes a new one, and asks for what is not given

  module   --id autoRole --title "Auto role" --description "Gives roles to new members." --group roles --icon user-plus
  setting  --module shop --name tax --title Tax --kind ${SETTING_KINDS.join('|')}
  widget   --name rating --title "A rating" --description "A number of stars."
  --root DIR   another project folder`,
  {
    id: { type: 'string' },
    module: { type: 'string' },
    name: { type: 'string' },
    title: { type: 'string' },
    description: { type: 'string' },
    group: { type: 'string' },
    icon: { type: 'string' },
    kind: { type: 'string' },
    root: { type: 'string', default: process.cwd() },
  },
);

type Option = Exclude<keyof typeof values, 'root' | 'help'>;

try {
  const sources = new Sources(values.root);
  const [what] = positionals;
  let files: NewFiles;
  if (what === 'module') files = newModule(sources, await answers('id', 'title', 'description', 'group', 'icon'));
  else if (what === 'setting') files = newSetting(sources, await answers('module', 'name', 'title', 'kind'));
  else if (what === 'widget') files = newWidget(sources, await answers('name', 'title', 'description'));
  else throw new Error(`Say what is new: module, setting or widget, and not '${what ?? ''}'.`);
  for (const [file, text] of Object.entries(files)) write(file, text);
  if (what !== 'widget') {
    for (const { file, text, open } of preparedTranslations(new Sources(values.root))) {
      if (open > 0) write(file, text, `${open} to translate`);
    }
  }
  console.log('Run `npm run generate`, `npm run format` and `npm run check`, which lists what is left to write.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** The values of options, asked for one by one where they are missing. */
async function answers<Name extends Option>(...names: Name[]): Promise<Record<Name, string>> {
  const missing = names.filter((name) => values[name] === undefined);
  if (missing.length > 0 && !process.stdin.isTTY)
    throw new Error(`Give ${missing.map((name) => `--${name}`).join(', ')}.`);
  const found: Record<string, string> = {};
  const lines = missing.length > 0 ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
  for (const name of names) found[name] = values[name] ?? (await lines?.question(`${name}: `)) ?? '';
  lines?.close();
  // Every name has been asked for.
  return found as Record<Name, string>;
}

function write(file: string, text: string, note = ''): void {
  const path = join(values.root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(note === '' ? file : `${file}: ${note}`);
}
