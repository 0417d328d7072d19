import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { median } from '../statistics.ts';
import { syntheticExamples, syntheticModule } from '../synthetic/module.ts';
import { makeProject } from '../synthetic/project.ts';

export interface GenerateResult {
  /** The number of modules. */
  count: number;
  /** Milliseconds: of the whole command, and as it reports them, without startup. */
  total: number;
  generate: number;
  /** Milliseconds of `npm run check -- --schemas` on the result. */
  check: number;
}

const FIELDS = 20;

/**
 * Times `npm run generate` into an empty folder and the check of the result: for this project's modules, and with
 * additional ones of twenty fields each.
 */
export function measureGenerate({ more, runs }: { more: readonly number[]; runs: number }): GenerateResult[] {
  return [0, ...more].map((count) => timed(projectWith(count), count === 0 ? runs : 1));
}

/** Creates a project with this many additional modules. */
export function projectWith(more: number): string {
  const modules = Array.from({ length: more }, (_, index) => {
    const id = `bench${letters(index)}`;
    return [id, syntheticModule(`Module ${index}`, FIELDS, { order: 1000 + index, path: `${id}/` })];
  });
  return makeProject(`generate-${more}`, {
    modules: Object.fromEntries(modules),
    examples: syntheticExamples(FIELDS),
    keepModules: true,
  });
}

/** Spells a number with letters, since module ids have no digits. */
function letters(index: number): string {
  return String(index).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
}

function timed(root: string, runs: number): GenerateResult {
  const results = Array.from({ length: runs }, () => {
    rmSync(join(root, 'generated'), { recursive: true, force: true });
    const { time: total, stdout } = command('generate', '--root', root);
    const [, count, time] = /(\d+) modules? in (\d+) ms/.exec(stdout) ?? [];
    const { time: check } = command('check', '--schemas', '--root', root);
    return { total, count: Number(count), generate: Number(time), check };
  });
  const medianOf = (key: keyof GenerateResult) => median(results.map((result) => result[key]));
  return {
    count: medianOf('count'),
    total: medianOf('total'),
    generate: medianOf('generate'),
    check: medianOf('check'),
  };
}

function command(...args: string[]): { time: number; stdout: string } {
  console.log(args.slice(0, -1).join(' '));
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', ...args], {
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${stdout.slice(0, 4000)}${stderr}`);
  return { time: performance.now() - start, stdout };
}
