/** The folder for the files of one test run. */
import { accessSync, constants, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
/** Machines may share a folder, but cannot see each other's processes. */
const PREFIX = `guildhall-run-${hostname().replaceAll(/[^\w.-]/g, '_')}-`;

/** In memory if there is room, because no test depends on surviving a loss of power. */
function base(): string {
  // Read before this run sets it to its own folder.
  if (process.env.TMPDIR) return process.env.TMPDIR;
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize > 1e9 ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

const BASE = base();

/** The folder of the run led by this process. */
export const RUN_FOLDER = folderOf(process.pid);

/** The folder of a run. */
export function folderOf(pid: number, within = BASE): string {
  return join(within, PREFIX + pid);
}

/** Removes the folders left behind by killed runs. */
export function removeAbandoned(within = BASE): void {
  for (const name of readdirSync(within)) {
    const pid = name.startsWith(PREFIX) ? name.slice(PREFIX.length) : '';
    if (/^\d+$/.test(pid) && !isAlive(Number(pid))) rmSync(join(within, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user must not be signalled, but exists.
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}

/** Called by Vitest before a run; the returned function is called afterwards. */
export default function setup(): () => void {
  removeAbandoned();
  mkdirSync(RUN_FOLDER, { recursive: true });
  return () => rmSync(RUN_FOLDER, { recursive: true, force: true });
}
