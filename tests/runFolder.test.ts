import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOf, removeAbandoned } from './runFolder.ts';

test('the next run removes exactly the folder that a killed run has left behind', async () => {
  const within = mkdtempSync(join(tmpdir(), 'guildhall-abandoned-'));
  const run = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  try {
    await once(run, 'spawn');
    const folder = folderOf(Number(run.pid), within);
    const others = ['guildhall-site-x', 'guildhall-run-other.machine-1', `${basename(folder)}0x`];
    for (const name of [...others, basename(folder)]) mkdirSync(join(within, name));
    writeFileSync(join(folder, 'guildhall.db'), 'rows');

    removeAbandoned(within);
    expect(readdirSync(within).sort()).toEqual([...others, basename(folder)].sort());

    run.kill('SIGKILL');
    await once(run, 'exit');
    removeAbandoned(within);
    expect(readdirSync(within).sort()).toEqual(others.sort());
  } finally {
    run.kill('SIGKILL');
    rmSync(within, { recursive: true, force: true });
  }
});
