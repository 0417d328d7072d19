import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checksFor, stagedFiles } from './staged.ts';

const checksOf = (...present: string[]) => checksFor({ present, deleted: [] });
const commands = (...files: string[]) => checksOf(...files).tools.map(({ command }) => command);

describe('checksFor', () => {
  test('checks nothing for a document', () => {
    expect(checksOf('README.md')).toEqual({ schemas: false, tools: [] });
  });

  test('type-checks code and checks the style of staged files only', () => {
    const { schemas, tools } = checksOf('src/web/calls/api.ts', 'README.md');
    expect(schemas).toBe(false);
    expect(tools.map(({ command }) => command)).toEqual(['tsc', 'biome']);
    expect(tools[1]?.args).toContain('src/web/calls/api.ts');
    expect(tools[1]?.args).not.toContain('README.md');
  });

  test.each([
    'schemas/plans.json',
    'generated/fields.json',
    'src/language/plans/resolveForPlan.ts',
    'scripts/generate/code/types.ts',
  ])('checks the schemas for %s', (file) => expect(checksOf(file).schemas).toBe(true));

  test('skips the type check if no code is staged', () => {
    expect(commands('schemas/plans.json')).toEqual(['biome']);
  });
});

test('a deleted file is checked for what depends on it, but has no style', () => {
  const deleted = ['schemas/modules/shop/locales/ro.json', 'src/web/calls/api.ts'];
  const { schemas, tools } = checksFor({ present: [], deleted });
  expect(schemas).toBe(true);
  expect(tools.map(({ command }) => command)).toEqual(['tsc']);
});

describe('stagedFiles', () => {
  let root: string;
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: root });
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'guildhall-staged-'));
    git('init', '-q');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  test('lists added and changed files, with any name, and deleted ones apart', () => {
    writeFileSync(join(root, 'gone.ts'), '');
    git('add', '.');
    git('commit', '-qm', 'first');
    writeFileSync(join(root, 'with space "quoted".ts'), '');
    writeFileSync(join(root, 'left.ts'), '');
    rmSync(join(root, 'gone.ts'));
    git('add', 'with space "quoted".ts', 'gone.ts');
    expect(stagedFiles(root)).toEqual({ present: ['with space "quoted".ts'], deleted: ['gone.ts'] });
  });
});
