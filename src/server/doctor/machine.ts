import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../configuration/config.ts';
import { sqliteFile } from '../store/engines/sqlite.ts';
import { type DoctorFinding, findings } from './finding.ts';

const MEGABYTE = 2 ** 20;
/** Free megabytes on the store's disk below which there is a warning, and a problem. */
const [ENOUGH, LEAST] = [1024, 100];

type DataLocation = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** The free blocks of a disk, and their size in bytes. */
type MeasureDisk = (folder: string) => { bavail: number; bsize: number };

/** Checks the free disk space of the embedded store. That of PostgreSQL cannot be seen from here. */
export function checkDisk({ dataDir, databaseUrl }: DataLocation, measure: MeasureDisk = statfsSync): DoctorFinding[] {
  const found = findings('Disk');
  if (databaseUrl || !existsSync(dataDir)) return [];
  const { bavail, bsize } = measure(dataDir);
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  const sentence = `${free} MB are free for ${dataDir}.`;
  if (free < LEAST) return [found.problem(`${sentence} Free some space, or saving will soon fail.`)];
  return [free < ENOUGH ? found.warning(`${sentence} Free some space soon.`) : found.ok(sentence)];
}

/** Checks the permissions of the data folder and of files with secrets. @param envFile path of the .env file */
export function checkFiles({ dataDir, databaseUrl }: DataLocation, envFile: string): DoctorFinding[] {
  const found = findings('Files');
  const said: DoctorFinding[] = [];
  if (existsSync(dataDir)) {
    try {
      accessSync(dataDir, constants.R_OK | constants.W_OK);
    } catch {
      said.push(found.problem(`${dataDir} is not writable. Make the account that runs the server its owner.`));
    }
  } else if (!databaseUrl) {
    said.push(found.warning(`${dataDir} does not exist yet. The server creates it on its first start.`));
  }
  const database = sqliteFile(dataDir);
  const secret = [envFile, join(dataDir, 'secrets.json'), database, `${database}-wal`, `${database}-shm`];
  for (const file of process.platform === 'win32' ? [] : secret) {
    if (existsSync(file) && (statSync(file).mode & 0o077) !== 0) {
      said.push(found.warning(`Other accounts on this machine can read ${file}. Run chmod 600 ${file}.`));
    }
  }
  return said.length > 0 ? said : [found.ok('Only their owner can read files with secrets.')];
}
