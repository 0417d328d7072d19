import { rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll } from 'vitest';

/** Packages can be resolved from here. */
const CACHE = resolve('node_modules/.cache');

/** Packages that find files by where they are. */
const EXTERNAL = /^(node:|better-sqlite3$|jsonc-parser$|pino$|pdfkit$)/;

/**
 * Bundles scripts and the packages that they use, for the tests of a file: they start in half the time.
 * @returns a function from the name of a source to the path of its bundle
 */
export function bundleScripts(...sources: URL[]): (name: string) => string {
  const files = sources.map((source) => fileURLToPath(source));
  const input = Object.fromEntries(files.map((file) => [basename(file, '.ts'), file]));
  const folder = join(CACHE, `${Object.keys(input).join('-')}-${process.pid}`);
  beforeAll(async () => {
    // Packages have directives for other bundlers, which it would complain about.
    const made = await rolldown({ input, platform: 'node', external: EXTERNAL, logLevel: 'silent' });
    await made.write({ dir: folder, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' });
    await made.close();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return (name) => join(folder, `${name}.mjs`);
}
