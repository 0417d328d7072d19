import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatFinding } from '../../scripts/check/schemas/format.ts';
import { checkSchemas } from '../../scripts/check/schemas/schemas.ts';
import { bundleScripts } from '../server/bundled.ts';
import { type Change, withProject } from './project.ts';

const script = bundleScripts(
  ...['check', 'generate', 'release'].map((name) => new URL(`../../scripts/${name}.ts`, import.meta.url)),
);

function run(root: string, command: 'check' | 'generate', ...args: string[]) {
  const result = spawnSync(process.execPath, [script(command), '--root', root, ...args], { encoding: 'utf8' });
  return { code: result.status, output: result.stdout, errors: result.stderr };
}

/** What `npm run check` prints of what it finds, without a process of its own. */
async function found(root: string): Promise<string> {
  return (await checkSchemas(root)).map(formatFinding).join('\n');
}

/** Adds a program to the project that prints its name and exits with a code. */
function tool(root: string, name: string, code: number): void {
  const folder = join(root, 'node_modules/.bin');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), `#!/bin/sh\necho "${name} was here"\nexit ${code}\n`);
  chmodSync(join(folder, name), 0o755);
}

const BANK = 'schemas/modules/bank/module.json';
const renamed: Change = { in: BANK, replace: ['"rate": {', '"interest": {'] };
const mentions: Change = {
  in: BANK,
  set: { 'screen.layout.0.fields.1': 'interest', 'calls.documents.0.fields.1': 'interest' },
};
const migration: Change = {
  in: 'schemas/modules/bank/migrations/1.json',
  write: {
    steps: [
      { op: 'rename', from: 'rate', to: 'interest' },
      { op: 'rewire', path: 'interest' },
    ],
  },
};

describe('npm run check', () => {
  test('reports outdated generated files, and passes after npm run generate', async () => {
    await withProject([], async (root) => {
      const before = run(root, 'check', '--schemas');
      expect(before.code).toBe(1);
      // One command mends all of them.
      expect(before.output).toMatch(
        /^(generated\/\S+):1:1 {2}\d\d files are out of date with schemas\/: \1, generated\/\S+, generated\/\S+, …\. Run `npm run generate` and commit the result\.\n\nschemas: 1 finding\.$/m,
      );
      expect(run(root, 'generate').code).toBe(0);
      writeFileSync(join(root, 'generated/modules/left.ts'), '');
      expect(await found(root)).toBe(
        'generated/modules/left.ts:1:1  This file is out of date with schemas/. Run `npm run generate` and commit the result.',
      );
      run(root, 'generate');
      expect(run(root, 'check', '--schemas')).toMatchObject({ code: 0, output: 'schemas: no findings.\n' });
    });
  });

  test('says how it is used, and what it does not know', async () => {
    await withProject([], async (root) => {
      expect(run(root, 'check', '--help')).toMatchObject({ code: 0, output: expect.stringContaining('--schemas ') });
      const { code, errors } = run(root, 'generate', '--unreleased', 'bank');
      expect(code).toBe(1);
      expect(errors).toContain("Unknown option '--unreleased'");
      expect(errors).toContain('npm run generate -- [options]');
    });
  });

  test('counts its findings', async () => {
    await withProject([{ in: BANK, set: { 'screen.menu.group': 'mony' } }], async (root) => {
      const { code, output } = run(root, 'check', '--schemas');
      expect(code).toBe(1);
      expect(output.trimEnd().split('\n').at(-1)).toBe('schemas: 1 finding.');
    });
  });

  test('runs every tool, even after one has failed', async () => {
    await withProject([], async (root) => {
      run(root, 'generate');
      tool(root, 'tsc', 1);
      tool(root, 'biome', 0);
      tool(root, 'knip', 2);
      tool(root, 'tsx', 0);
      const { code, output } = run(root, 'check');
      expect(code).toBe(1);
      expect(output).toContain('tsc was here');
      expect(output).toContain('knip was here');
      expect(output).not.toContain('biome was here');
      expect(output.trimEnd().split('\n').at(-1)).toBe(
        'schemas: no findings, types (tsc): failed, style (biome): passed, unused code (knip): failed, budgets of pages: passed.',
      );
      tool(root, 'tsc', 0);
      tool(root, 'knip', 0);
      expect(run(root, 'check').code).toBe(0);
    });
  });
});

describe('npm run release', () => {
  const package_ = { name: 'fixture', version: '1.0.0', private: true };
  const changelog = '# Changelog\n\n## Unreleased\n\n- Interest.\n';

  /** Makes the folder a repository with everything committed. */
  function committed(root: string): void {
    writeFileSync(join(root, 'package.json'), JSON.stringify(package_));
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ ...package_, lockfileVersion: 3, packages: {} }));
    writeFileSync(join(root, 'CHANGELOG.md'), changelog);
    const git = (...args: string[]) => spawnSync('git', args, { cwd: root });
    git('init');
    git('config', 'user.name', 'Ada');
    git('config', 'user.email', 'ada@example.org');
    git('add', '.');
    git('commit', '-m', 'Start');
  }

  function release(root: string, version: string) {
    const result = spawnSync(process.execPath, [script('release'), version], { cwd: root, encoding: 'utf8' });
    return { code: result.status, output: result.stdout, errors: result.stderr };
  }

  test('notes what is stored from now on, so that the check misses it later', async () => {
    await withProject([renamed, mentions, migration], async (root) => {
      run(root, 'generate');
      committed(root);
      const { code, output, errors } = release(root, '1.1.0');
      expect(code, errors).toBe(0);
      expect(output).toContain("The bot finds these settings of 'bank' elsewhere: interest.");
      const { version, modules } = JSON.parse(readFileSync(join(root, 'generated/fields.json'), 'utf8'));
      expect(version).toBe('1.1.0');
      expect(modules.bank.fields).toEqual({
        open: { type: 'boolean', api: 'settings.open' },
        interest: { type: 'number', api: 'settings.interest' },
      });
      expect(modules.bank.migrations).toEqual([expect.stringMatching(/^[\w-]{16}$/)]);
      expect(spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }).stdout).toBe('');
      expect(await found(root)).toBe('');
      writeFileSync(
        join(root, migration.in),
        JSON.stringify({ steps: [{ op: 'rename', from: 'rate', to: 'interest' }] }, null, 2),
      );
      expect(await found(root)).toContain(
        'bank/migrations/1.json:2:12  This migration was released, and servers may already have run it as it was. Put it back as it ' +
          'was (`git checkout v1.1.0 -- schemas/modules/bank/migrations/1.json`)',
      );
    });
  });

  test('refuses to release what the check refuses', async () => {
    await withProject([renamed, mentions], async (root) => {
      committed(root);
      const { code, errors } = release(root, '1.1.0');
      expect(code).toBe(1);
      expect(errors).toContain("The setting 'rate' is gone");
      expect(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')).toBe(changelog);
    });
  });
});

describe('npm run generate', () => {
  const ledger = (root: string) => readFileSync(join(root, 'generated/fields.json'), 'utf8');

  /** The text of every generated file. */
  const generated = (root: string) =>
    readdirSync(join(root, 'generated'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'utf8')]);

  test('refuses to remove a setting that servers may have stored', async () => {
    await withProject([renamed, mentions], async (root) => {
      const before = ledger(root);
      const { code, errors } = run(root, 'generate');
      expect(code).toBe(1);
      expect(errors).toContain('{ "op": "rename", "from": "rate", "to": "interest" }');
      expect(ledger(root)).toBe(before);
    });
  });

  test.each([
    ['Git found two versions', '  "calls": {', '<<<<<<< HEAD\n  "calls": {'],
    ['byte-order mark', '{\n  "screen"', '\ufeff{\n  "screen"'],
    ['A colon is missing', '"calls": {', '"calls" {'],
  ])('refuses a file that cannot be read as it is meant: %s', async (reason, from, to) => {
    await withProject([{ in: BANK, replace: [from, to] }], async (root) => {
      const before = generated(root);
      const { code, errors } = run(root, 'generate');
      expect(code).toBe(1);
      expect(errors).toContain(reason);
      expect(errors).toContain('Nothing was generated.');
      expect(generated(root)).toEqual(before);
    });
  });

  test('accepts the removal with a migration', async () => {
    await withProject([renamed, mentions, migration], async (root) => {
      expect(run(root, 'generate').code).toBe(0);
      expect(ledger(root)).toContain('"rate"');
    });
  });

  test('has nothing to say about a setting that was never released', async () => {
    const unreleased: Change = { in: 'generated/fields.json', remove: ['modules.bank.fields.rate'] };
    await withProject([renamed, mentions, unreleased], async (root) => {
      expect(run(root, 'generate')).toMatchObject({ code: 0 });
    });
  });
});
