import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const STALE = fileURLToPath(new URL('./stale.mjs', import.meta.url));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guildhall-stale-'));
  for (const name of ['src', 'dist']) mkdirSync(join(folder, name));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds in a process of its own, because the folder is the one that a process is in. */
function isStaleAfter(build: string): boolean {
  const script = `
    import { writeFileSync } from 'node:fs';
    import { fingerprint, isStale, stamp } from ${JSON.stringify(STALE)};
    const change = (text) => writeFileSync('src/main.ts', text);
    change('1');
    ${build}
    console.log(isStale());`;
  const args = ['--input-type=module', '-e', script];
  return JSON.parse(spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }).stdout);
}

test('a build is of the sources as they were when it began', () => {
  expect(isStaleAfter('')).toBe(true);
  expect(isStaleAfter('stamp(fingerprint());')).toBe(false);
  expect(isStaleAfter("const sources = fingerprint(); change('2'); stamp(sources);")).toBe(true);
});
