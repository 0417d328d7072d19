import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadProject } from '../../scripts/check/schemas/project.ts';
import { allOutputs } from '../../scripts/generate/allOutputs.ts';
import { Sources } from '../../scripts/generate/sources/source.ts';
import { writeOutputs } from '../../scripts/generate/write.ts';
import { apply, type Change, withProject } from '../lint/project.ts';
import { bundleScripts } from '../server/bundled.ts';

const script = bundleScripts(
  ...['check', 'schemaDiff'].map((name) => new URL(`../../scripts/${name}.ts`, import.meta.url)),
);
const BANK = 'schemas/modules/bank/module.json';
const lower: Change = { in: BANK, set: { 'settings.properties.rate.maximum': 5 } };

/** A project in a repository of its own, whose first commit is the release v1.0.0. */
interface Repository {
  root: string;
  git(...args: string[]): string;
  /** Changes the schemas, with what is generated from them. */
  change(...changes: Change[]): Promise<void>;
  run(command: 'check' | 'schemaDiff', ...args: string[]): Result;
}

interface Result {
  code: number | null;
  output: string;
  errors: string;
}

function resultOf(command: string, args: readonly string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', ...options });
  return { code: status, output: stdout, errors: stderr };
}

/** Makes what `npm run generate` makes, without a process of its own. */
async function generated(root: string): Promise<void> {
  const sources = new Sources(root);
  const loaded = loadProject(sources, []);
  if (loaded) writeOutputs(root, await allOutputs({ sources, ...loaded }));
}

function withRepository(use: (repository: Repository) => void | Promise<void>): Promise<void> {
  return withProject([], async (root) => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...args], {
        cwd: root,
        encoding: 'utf8',
      }).trim();
    await generated(root);
    git('init', '-q', '-b', 'main');
    git('add', '.');
    git('commit', '-qm', 'First');
    git('tag', 'v1.0.0');
    await use({
      root,
      git,
      async change(...changes) {
        for (const change of changes) apply(root, change);
        await generated(root);
      },
      run: (command, ...args) => resultOf(process.execPath, [script(command), ...args, '--root', root]),
    });
  });
}

describe('npm run schema:diff', () => {
  test('compares the working folder with a commit, the last one if none is named', () =>
    withRepository(async ({ git, change, run }) => {
      expect(run('schemaDiff')).toMatchObject({
        code: 0,
        output: 'Nothing that people see or that is stored has changed.\n',
      });
      await change(lower);
      const { code, output } = run('schemaDiff');
      expect(code).toBe(0);
      expect(output).toContain('Bank › Rate: at most 5, was 10 (tightens)');
      git('commit', '-qam', 'Lower');
      expect(run('schemaDiff').output).toContain('Nothing');
      expect(run('schemaDiff', 'v1.0.0').output).toBe(output);
      expect(run('schemaDiff', 'v1.0.0', '--format', 'github').output).toMatch(
        /^::warning file=schemas\/modules\/bank\/module\.json,line=\d+,col=\d+,title=tightens%3A Bank › Rate::/,
      );
    }));

  test('names what it does not know', () =>
    withRepository(({ run }) => {
      expect(run('schemaDiff', 'v9.9.9')).toMatchObject({
        code: 1,
        errors: "There is no commit 'v9.9.9'. Name a branch, a tag or a commit.\n",
      });
      expect(run('schemaDiff', '--format', 'pdf')).toMatchObject({
        code: 1,
        errors: "There is no format 'pdf'. Use text, markdown, json, github.\n",
      });
    }));

  test('lists what each change of each word means', () => {
    const { code, output } = resultOf(process.execPath, [script('schemaDiff'), '--coverage']);
    expect(code).toBe(0);
    expect(output).toContain(
      '| fields/field fragment.maxItems | maximum | tightens | loosens | tightens | loosens | never |\n',
    );
    expect(output).toMatch(/\d{3} words, 0 open cells\.\n$/);
  });
});

describe('npm run check -- --against', () => {
  test('fails for what takes something from owners, and passes with a waiver', () =>
    withRepository(async ({ change, run }) => {
      expect(run('check', '--schemas', '--against', 'v1.0.0')).toMatchObject({
        code: 0,
        output: 'schemas: no findings, against v1.0.0: no findings.\n',
      });
      await change(lower);
      const stopped = run('check', '--schemas', '--against', 'v1.0.0');
      expect(stopped.code).toBe(1);
      expect(stopped.output).toMatch(
        /^schemas\/modules\/bank\/module\.json:\d+:\d+ {2}Bank › Rate: at most 5, was 10 \(tightens\)\. These settings/,
      );
      expect(stopped.output).toContain('against v1.0.0: 1 finding.');
      const [, waiver = ''] = /"change": "([^"]+)"/.exec(stopped.output) ?? [];
      await change({
        in: 'schemas/modules/bank/waivers.json',
        write: {
          waivers: [{ change: waiver, reason: 'The bot pays no more.', decidedBy: 'Ada', until: '2999-12-31' }],
        },
      });
      expect(run('check', '--schemas', '--against', 'v1.0.0').code).toBe(0);
    }));

  test('says so if there is no such commit', () =>
    withRepository(({ run }) => {
      const { code, errors } = run('check', '--schemas', '--against', 'v9.9.9');
      expect(code).toBe(1);
      expect(errors).toContain("There is no commit 'v9.9.9'.");
    }));
});

describe('.ci/schemas', () => {
  /** Runs it for a pull request, with an `npm` that runs the bundled scripts. */
  function pullRequest({ root }: Repository, base: string): Result & { summary: string } {
    const bin = join(root, 'bin');
    mkdirSync(bin);
    mkdirSync(join(root, '.ci'));
    cpSync('.ci/schemas', join(root, '.ci/schemas'));
    const npm = `#!/bin/sh
shift 2; name=$1; shift 2
case $name in schema:diff) exec '${process.execPath}' '${script('schemaDiff')}' "$@";; esac
exec '${process.execPath}' '${script('check')}' "$@"
`;
    writeFileSync(join(bin, 'npm'), npm, { mode: 0o755 });
    const summary = join(root, 'summary.md');
    const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, GITHUB_STEP_SUMMARY: summary };
    const result = resultOf('bash', [join(root, '.ci/schemas'), base], { cwd: root, env });
    return { ...result, summary: readFileSync(summary, 'utf8') };
  }

  test('summarizes the pull request, annotates its lines, and compares it with the last release', () =>
    withRepository(async (repository) => {
      const { git, change } = repository;
      await change(lower);
      git('commit', '-qam', 'Lower');
      const base = git('rev-parse', 'HEAD');
      await change({ in: BANK, set: { 'settings.properties.open.help': 'Opens the bank' } });
      const { code, output, summary } = pullRequest(repository, base);
      expect(summary).toMatch(/^## What the schemas change for owners\n\n1 change: 1 rewords\.\n/);
      expect(output).toMatch(/^::notice file=schemas\/modules\/bank\/module\.json,line=\d+,col=\d+,title=rewords/);
      // What the base has already taken since the release.
      expect(output).toContain('Bank › Rate: at most 5, was 10 (tightens)');
      expect(code).toBe(1);
    }));

  test('compares with the base while nothing has been released', () =>
    withRepository((repository) => {
      repository.git('tag', '-d', 'v1.0.0');
      const { code, output } = pullRequest(repository, repository.git('rev-parse', 'HEAD'));
      expect(output).toContain('no findings.\n');
      expect(code).toBe(0);
    }));
});

test('what is generated is marked so, and what is written is not', () => {
  const attributes = execFileSync(
    'git',
    [
      'check-attr',
      'linguist-generated',
      'generated/catalogue.ts',
      'generated/reference/language.md',
      'src/web/main.tsx',
      'schemas/plans.json',
    ],
    { encoding: 'utf8' },
  );
  expect(attributes.trim().split('\n')).toEqual([
    'generated/catalogue.ts: linguist-generated: true',
    'generated/reference/language.md: linguist-generated: true',
    'src/web/main.tsx: linguist-generated: unspecified',
    'schemas/plans.json: linguist-generated: unspecified',
  ]);
});
