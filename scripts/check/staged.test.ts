import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checksFor, stagedFiles } from './staged.ts';

const commands = (files: readonly string[]) => checksFor(files).tools.map(({ command }) => command);

describe('checksFor', () => {
  test('checks nothing for a document', () => {
    expect(checksFor(['README.md'])).toEqual({ schemas: false, tools: [] });
  });

  test('type-checks code and checks the style of staged files only', () => {
    const { schemas, tools } = checksFor(['src/web/calls/api.ts', 'README.md']);
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
  ])('checks the schemas for %s', (file) => expect(checksFor([file]).schemas).toBe(true));

  test('skips the type check if no code is staged', () => {
    expect(commands(['schemas/plans.json'])).toEqual(['biome']);
  });
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

  test('lists added and changed files, with any name, but not deleted ones', () => {
    writeFileSync(join(root, 'gone.ts'), '');
    git('add', '.');
    git('commit', '-qm', 'first');
    writeFileSync(join(root, 'with space "quoted".ts'), '');
    writeFileSync(join(root, 'left.ts'), '');
    rmSync(join(root, 'gone.ts'));
    git('add', 'with space "quoted".ts', 'gone.ts');
    expect(stagedFiles(root)).toEqual(['with space "quoted".ts']);
  });
});
