import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Secrets of a local installation: made once, kept in the data folder, so that a restart signs nobody out. */
export function localSecrets(dataDir: string): { sessionSecret: string; tokenKey: Buffer } {
  const file = join(dataDir, 'secrets.json');
  mkdirSync(dataDir, { recursive: true });
  const made = { sessionSecret: randomBytes(48).toString('base64'), tokenKey: randomBytes(32).toString('base64') };
  try {
    // `wx` fails when the file is there: of two processes that start at once, one writes and both read the same.
    writeFileSync(file, JSON.stringify(made), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const kept = JSON.parse(readFileSync(file, 'utf8')) as typeof made;
  return { sessionSecret: kept.sessionSecret, tokenKey: Buffer.from(kept.tokenKey, 'base64') };
}
