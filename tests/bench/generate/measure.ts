import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { median } from '../statistics.ts';
import { syntheticExamples, syntheticModule } from '../synthetic/module.ts';
import { makeProject } from '../synthetic/project.ts';

export interface GenerateResult {
  /** How many modules the folder has. */
  count: number;
  /** Milliseconds: the command from its start to its end, and what it reports for its work alone. */
  whole: number;
  inside: number;
  /** Milliseconds of `npm run check -- --schemas` on what was made, from its start to its end. */
  check: number;
}

const FIELDS = 20;

/**
 * `npm run generate` into an empty folder and the check of what it made: for the modules that there are, and with as many
 * more of twenty fields each.
 */
export function measureGenerate({ more, runs }: { more: readonly number[]; runs: number }): GenerateResult[] {
  return [0, ...more].map((count) => timed(projectWith(count), count === 0 ? runs : 1));
}

/** A project with as many modules more than there are. */
export function projectWith(more: number): string {
  const modules = Array.from({ length: more }, (_, index) => {
    const id = `bench${letters(index)}`;
    return [id, syntheticModule(`Module ${index}`, FIELDS, { order: 1000 + index, path: `${id}/` })];
  });
  return makeProject(`generate-${more}`, {
    modules: Object.fromEntries(modules),
    examples: syntheticExamples(FIELDS),
    beside: true,
  });
}

/** A number in letters: ids of modules have no digits. */
function letters(index: number): string {
  return String(index).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
}

function timed(root: string, runs: number): GenerateResult {
  const results = Array.from({ length: runs }, () => {
    rmSync(join(root, 'generated'), { recursive: true, force: true });
    const { whole, stdout } = command('scripts/generate.ts', '--root', root);
    const said = /(\d+) modules in (\d+) ms/.exec(stdout);
    const { whole: check } = command('scripts/check.ts', '--schemas', '--root', root);
    return { whole, count: Number(said?.[1]), inside: Number(said?.[2]), check };
  });
  const of = (part: keyof GenerateResult) => median(results.map((result) => result[part]));
  return { count: of('count'), whole: of('whole'), inside: of('inside'), check: of('check') };
}

function command(...args: string[]): { whole: number; stdout: string } {
  console.log(args.slice(0, -1).join(' '));
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('node_modules/tsx/dist/cli.mjs'), ...args], {
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${stdout.slice(0, 4000)}${stderr}`);
  return { whole: performance.now() - start, stdout };
}
