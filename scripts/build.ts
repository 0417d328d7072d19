/** `npm run build`: builds the browser's files into `dist/web`, compressed, and the server's into `dist/server`. */
import { appendFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { product } from '../generated/product.ts';
import { assetLicenses } from './build/assetLicenses.ts';
import { fillMissingPictures } from './build/missingPictures.ts';
import { prerender } from './build/prerender.ts';
import { chunksOf } from './build/routeFiles.ts';
import { bundleServer } from './build/serverBundle.ts';
import { fingerprint, stamp } from './start/stale.mjs';

const sources = fingerprint();
await prerender('dist/web', chunksOf(await build({ logLevel: 'warn' })));
fillMissingPictures('dist/web', product.languages, product.defaultLanguage);
appendFileSync('dist/web/licenses.md', assetLicenses());
compress('dist/web');

await bundleServer('dist/server');
stamp(sources);
console.log('Built dist/web and dist/server.');

/**
 * Writes a brotli and a gzip file next to every text file of at least 1 kB. Pages are completed and compressed by the
 * server.
 */
function compress(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) compress(path);
    else if (/\.(js|css|svg|json)$/.test(name)) {
      const text = readFileSync(path);
      if (text.length < 1024) continue;
      writeFileSync(`${path}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
    }
  }
}
