/**
 * `node scripts/run.mjs NAME [ARGUMENTS]`: runs `scripts/NAME.ts` as one bundle. Loading the hundreds of modules of a command
 * one after the other takes longer than bundling them. Errors still name the lines of the sources.
 */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const [name, ...args] = process.argv.slice(2);
const program = resolve(import.meta.dirname, `${name}.ts`);
const bundle = resolve(import.meta.dirname, `../dist/run/${name}.mjs`);

/** What modules read of their own address is that of their source. */
const ownAddresses = {
  name: 'own-addresses',
  transform: {
    filter: { code: /import\.meta\.(url|dirname)/ },
    handler: (code, id) => ({
      code: code
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(id))),
      map: null,
    }),
  },
};

const made = await rolldown({ input: program, platform: 'node', external: /^[^./]/, plugins: [ownAddresses] });
const { output } = await made.generate({ format: 'esm', sourcemap: 'inline', codeSplitting: false });
await made.close();
mkdirSync(dirname(bundle), { recursive: true });
// The same command may be starting in another process.
writeFileSync(`${bundle}.${process.pid}`, output[0].code);
renameSync(`${bundle}.${process.pid}`, bundle);

process.argv = [process.execPath, program, ...args];
process.setSourceMapsEnabled(true);
await import(pathToFileURL(bundle).href);
