import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const TSX = resolve('node_modules/tsx/dist/cli.mjs');
const FOLDER = 'src/renderer/widgets/rating';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'guildhall-widget-'));
  const parts = ['schemas', 'generated', 'scripts', 'src', 'tests', 'package.json', 'tsconfig.json', 'biome.json'];
  const copied = [...parts, 'vitest.config.ts', '.vscode'];
  for (const part of copied) {
    // Journeys and their pictures take longer to copy than everything else.
    cpSync(part, join(root, part), { recursive: true, filter: (path) => !/tests\/(?:journeys|pictures)/.test(path) });
  }
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  run(
    TSX,
    'scripts/new.ts',
    'widget',
    '--name',
    'rating',
    '--title',
    "A person's rating",
    '--description',
    'Some stars',
  );
  run(TSX, 'scripts/generate.ts');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function run(...args: string[]): string {
  return execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
}

test('a new widget belongs to the language, and the check finds nothing', () => {
  expect(run(TSX, 'scripts/check.ts', '--schemas')).toContain('schemas: no findings');
  expect(readFileSync(join(root, 'generated/reference/language.md'), 'utf8')).toContain("A person's rating (`rating`)");
});

test('its files have the right types and the style of the project', () => {
  const config = { extends: './tsconfig.json', include: [FOLDER, 'src/vite-env.d.ts', 'tests/setup.ts'] };
  writeFileSync(join(root, 'tsconfig.widget.json'), JSON.stringify(config));
  expect(run('node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.widget.json')).toBe('');
  execFileSync(join(root, 'node_modules/.bin/biome'), ['check', '--vcs-enabled=false', FOLDER], { cwd: root });
});

test('its own test passes', () => {
  const said = run('node_modules/vitest/vitest.mjs', 'run', FOLDER);
  expect(said).toMatch(/Tests .*[1-9]\d* passed/);
  expect(said).not.toContain('failed');
});
