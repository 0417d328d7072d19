import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll } from 'vitest';

/** Packages are found from here, too. */
const CACHE = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));

/**
 * Bundles scripts for the tests of a file, which then start in a fraction of the time.
 * @returns where a script is, by the name of its source
 */
export function bundleScripts(...sources: URL[]): (name: string) => string {
  const files = sources.map((source) => fileURLToPath(source));
  const input = Object.fromEntries(files.map((file) => [basename(file, '.ts'), file]));
  const folder = join(CACHE, `${Object.keys(input).join('-')}-${process.pid}`);
  beforeAll(async () => {
    const made = await rolldown({ input, platform: 'node', external: /^[^./]|^node:/ });
    await made.write({ dir: folder, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' });
    await made.close();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return (name) => join(folder, `${name}.mjs`);
}
