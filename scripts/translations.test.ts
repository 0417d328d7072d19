import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bundleScripts } from '../tests/server/bundled.ts';

const FILE = 'schemas/modules/shop/locales/ro.json';

const script = bundleScripts(
  ...['translations', 'new', 'languages'].map((name) => new URL(`./${name}.ts`, import.meta.url)),
);
let root: string;
let before: Map<string, string>;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'guildhall-translations-'));
  cpSync('schemas', join(root, 'schemas'), { recursive: true });
  // One } too many: what follows it is no longer part of the value.
  const text = readFileSync(FILE, 'utf8');
  writeFileSync(join(root, FILE), text.replace('\n  },', '\n  }},'));
  before = texts();
});
afterEach(() => rmSync(root, { recursive: true }));

/** The texts of all files by path. */
function texts(): Map<string, string> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
}

function run(command: string) {
  const [name = '', ...args] = command.split(' ');
  return spawnSync(process.execPath, [script(name), ...args, '--root', root], { encoding: 'utf8' });
}

test.each([
  'translations',
  'new setting --module shop --name tax --title Tax --kind number',
  'new plan --id gold --title Gold --like free --monthly 2.99 --yearly 29.99',
  'languages add de',
])('a file with a mistake in its JSON keeps its texts: %s', (command) => {
  const { status, stderr } = run(command);
  expect(texts()).toEqual(before);
  expect(stderr).toMatch(/^schemas\/modules\/shop\/locales\/ro\.json:\d+:\d+ {2}.*\n\nNothing was written\.\n$/);
  expect(status).toBe(1);
});

test('a widget is added beside a mistake, which may be that it is missing', () => {
  expect(run('new widget --name rating --title Rating --description Stars').status).toBe(0);
});
