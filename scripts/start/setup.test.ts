import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SETUP = fileURLToPath(new URL('./setup.mjs', import.meta.url));

/** Runs a step in a process of its own, because a step that fails ends its process. */
function runStep(command: string) {
  const script = `
    import { step } from ${JSON.stringify(SETUP)};
    const progress = (line) => /^file (\\S+)$/.exec(line)?.[1] ?? '';
    await step('Waiting', process.execPath, ['-e', ${JSON.stringify(command)}], { progress, tellEvery: 300 });
    console.log('Next');`;
  const args = ['--input-type=module', '-e', script];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, lines: stdout.trim().split('\n'), stderr };
}

test('a slow step says again and again how far it is, and then how long it took', () => {
  const { status, lines, stderr } = runStep(
    "console.log('file one.c'); setTimeout(() => console.log('file two.c'), 1500); setTimeout(() => {}, 3000)",
  );
  expect(stderr).toBe('');
  expect([lines[0], lines.at(-1), status]).toEqual(['Waiting…', 'Next', 0]);
  expect(lines.at(-2)).toMatch(/^ {2}Waiting: done in \d+ s$/);
  const told = lines.slice(1, -2);
  expect(told.length).toBeGreaterThanOrEqual(4);
  for (const line of told) expect(line).toMatch(/^ {2}Waiting: (?:(?:one|two)\.c, )?\d+ s$/);
  expect(told.join()).toMatch(/one\.c, .*two\.c, /);
});

test('a step that fails prints what its command said, and ends with its code', () => {
  const { status, lines, stderr } = runStep("console.log('no compiler'); process.exit(3)");
  expect(status).toBe(3);
  expect(stderr).toContain('no compiler');
  expect(lines.join()).not.toMatch(/done|Next/);
});
