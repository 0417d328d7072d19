import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Secrets of a local installation, generated once and kept in the data folder so that a restart signs no one out. */
export function localSecrets(dataDir: string): { sessionSecret: string; tokenKey: Buffer } {
  const file = join(dataDir, 'secrets.json');
  mkdirSync(dataDir, { recursive: true });
  const made = { sessionSecret: randomBytes(48).toString('base64'), tokenKey: randomBytes(32).toString('base64') };
  const complete = `${file}.${randomUUID()}`;
  try {
    writeFileSync(complete, JSON.stringify(made), { flag: 'wx', mode: 0o600 });
    // Fails if the file exists: of two processes starting at once, one makes it and both read the same, which is complete.
    linkSync(complete, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(complete, { force: true });
  }
  const kept: typeof made = JSON.parse(readFileSync(file, 'utf8'));
  return { sessionSecret: kept.sessionSecret, tokenKey: Buffer.from(kept.tokenKey, 'base64') };
}
