import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { median } from '../statistics.ts';
import { syntheticModule } from '../synthetic/module.ts';
import { makeProject } from '../synthetic/project.ts';

export interface GenerateResult {
  modules: string;
  count: number;
  /** Milliseconds: the command from its start to its end, and what it reports for its work alone. */
  whole: number;
  inside: number;
}

const FIELDS = 20;

/** `npm run generate` into an empty folder: for the modules that there are, and for many of twenty fields each. */
export async function measureGenerate({ modules, runs }: { modules: number; runs: number }): Promise<GenerateResult[]> {
  const many = Array.from({ length: modules }, (_, index) => [
    `bench${index}`,
    syntheticModule(`Module ${index}`, FIELDS, index),
  ]);
  return [
    timed('of this project', makeProject('generate'), runs),
    timed(`of ${FIELDS} fields each`, makeProject('generate-many', Object.fromEntries(many)), 1),
  ];
}

function timed(modules: string, root: string, runs: number): GenerateResult {
  console.log(`generate: modules ${modules}`);
  const results = Array.from({ length: runs }, () => {
    rmSync(join(root, 'generated'), { recursive: true, force: true });
    const start = performance.now();
    const command = [resolve('node_modules/tsx/dist/cli.mjs'), 'scripts/generate.ts', '--root', root];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
    const whole = performance.now() - start;
    const said = /(\d+) modules in (\d+) ms/.exec(stdout);
    if (status !== 0 || !said) throw new Error(`generate failed: ${stderr || stdout}`);
    return { whole, count: Number(said[1]), inside: Number(said[2]) };
  });
  return {
    modules,
    count: results[0]?.count ?? 0,
    whole: median(results.map(({ whole }) => whole)),
    inside: median(results.map(({ inside }) => inside)),
  };
}
