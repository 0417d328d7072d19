import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const STAMP = 'dist/.sources';
const SOURCES = ['src', 'schemas', 'generated', 'scripts', 'vite.config.ts', 'package-lock.json'];

/** Whether `dist/` was built from other sources than the present ones. */
export function isStale() {
  return !existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== fingerprint();
}

/**
 * Records which sources `dist/` was built from.
 * @param sources their fingerprint from before the build, which does not see what changes meanwhile
 */
export function stamp(sources) {
  writeFileSync(STAMP, sources);
}

/** Tells the present sources from others. */
export function fingerprint() {
  const hash = createHash('sha256');
  const visit = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) visit(join(path, name));
    } else {
      hash.update(path).update(readFileSync(path));
    }
  };
  for (const source of SOURCES) visit(source);
  return hash.digest('hex');
}
