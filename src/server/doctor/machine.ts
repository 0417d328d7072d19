import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../configuration/config.ts';
import { sqliteFile } from '../store/engines/sqlite.ts';
import { type Finding, findings } from './finding.ts';

const MEGABYTE = 2 ** 20;
/** Megabytes that should be free on the disk of the store, and must be. */
const [ENOUGH, LEAST] = [1024, 100];

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** Whether there is room for the store. */
export function checkDisk({ dataDir }: Pick<Config, 'dataDir'>): Finding[] {
  const found = findings('Disk');
  if (!existsSync(dataDir)) return [];
  const { bavail, bsize } = statfsSync(dataDir);
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  const says = `${free} MB are free for ${dataDir}`;
  if (free < LEAST) return [found.problem(`${says}; make room, or nothing can be stored soon`)];
  return [free < ENOUGH ? found.warning(`${says}; make room`) : found.ok(says)];
}

/** Whether the files can be used, and read by nobody else. @param envFile where the configuration may stand */
export function checkFiles({ dataDir, databaseUrl }: Place, envFile: string): Finding[] {
  const found = findings('Files');
  const said: Finding[] = [];
  if (existsSync(dataDir)) {
    try {
      accessSync(dataDir, constants.R_OK | constants.W_OK);
    } catch {
      said.push(found.problem(`${dataDir} cannot be written; give it to the account that runs the server`));
    }
  } else if (!databaseUrl) {
    said.push(found.warning(`${dataDir} does not exist yet: the server makes it when it starts`));
  }
  const database = sqliteFile(dataDir);
  const secret = [envFile, join(dataDir, 'secrets.json'), database, `${database}-wal`, `${database}-shm`];
  for (const file of process.platform === 'win32' ? [] : secret) {
    if (existsSync(file) && (statSync(file).mode & 0o077) !== 0) {
      said.push(found.warning(`others on this machine can read ${file}; run chmod 600 ${file}`));
    }
  }
  return said.length > 0 ? said : [found.ok('what is secret can be read by its owner alone')];
}
