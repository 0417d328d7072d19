import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const start = promisify(execFile);
const FOLDER = 'scripts/temporary-program';
const run = (name: string, ...args: string[]) => start(process.execPath, ['scripts/run.mjs', name, ...args]);

beforeAll(() => {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/address.ts`, 'export const url: string = import.meta.url;\n');
  writeFileSync(
    `${FOLDER}/program.ts`,
    `import { url } from './address.ts';

export interface Unused {}
console.log(JSON.stringify([url, import.meta.dirname, process.argv.slice(2)]));
if (process.argv.includes('fail')) throw new Error('as it should');
`,
  );
});

afterAll(() => {
  for (const folder of [FOLDER, FOLDER.replace('scripts', 'dist/run')]) rmSync(folder, { recursive: true });
});

test('a program has its arguments, and each module its own address', async () => {
  const { stdout } = await run('temporary-program/program', '--some', 'thing');
  const [url, folder, args] = JSON.parse(stdout);
  expect(url).toMatch(/^file:.*\/scripts\/temporary-program\/address\.ts$/);
  expect(folder).toMatch(/scripts.temporary-program$/);
  expect(args).toEqual(['--some', 'thing']);
});

test('an error names the line of the source, and the program fails', async () => {
  const failed = await run('temporary-program/program', 'fail').catch((error) => error);
  expect(failed.code).toBe(1);
  expect(failed.stderr).toMatch(/Error: as it should\s+at .*program\.ts:5:/);
});
