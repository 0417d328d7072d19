/**
 * `npm run dev`: the demo from its sources. Vite serves the browser's part on PORT and forwards calls to the server; a saved
 * schema is generated again, the server takes it over, and the open screen follows.
 */
import { mkdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { rolldown } from 'rolldown';
import { createServer } from 'vite';
import { buildApp } from '../src/server/app.ts';
import { type Catalogue, catalogueOf } from '../src/server/catalogue.ts';
import { failStart } from '../src/server/serve.ts';
import { freePort, localOrigins, openDemo } from './demo-parts.ts';
import { loadModules } from './generate/module.ts';
import { outputsOf } from './generate/outputs.ts';
import { loadProduct } from './generate/product.ts';
import { Sources } from './generate/source.ts';
import { writeOutputs } from './generate/write.ts';

const CACHE = 'node_modules/.cache/dev';
const port = Number(process.env.PORT ?? 3000);

async function main(): Promise<void> {
  await generate();
  const serverPort = await freePort();
  const demo = await openDemo(await freshCatalogue(), { port: serverPort, origins: localOrigins(port) });
  let app = await start(await freshCatalogue());

  const vite = await createServer({
    server: {
      port,
      strictPort: true,
      proxy: Object.fromEntries(
        ['/auth', '/api', '/bot-callback.js'].map((path) => [path, { target: `http://127.0.0.1:${serverPort}` }]),
      ),
    },
  });
  vite.watcher.add('schemas');
  vite.watcher.on('change', (file) => {
    if (file.includes('schemas')) follow(file).catch((error: unknown) => console.error(error));
  });
  await vite.listen();
  console.log(`Guildhall (development): http://localhost:${port}/auth/login/?login_hint=owner`);

  /** Makes the screens and the server follow a changed schema; a faulty one leaves both as they are. */
  async function follow(file: string): Promise<void> {
    const begin = performance.now();
    await generate();
    const next = await freshCatalogue();
    await app.close();
    app = await start(next);
    console.log(`${file}: followed in ${Math.round(performance.now() - begin)} ms`);
  }

  async function start(catalogue: Catalogue): Promise<FastifyInstance> {
    const { config, store } = demo;
    const server = buildApp(config, { store, catalogue });
    await server.listen({ host: '127.0.0.1', port: serverPort });
    return server;
  }
}

async function generate(): Promise<void> {
  const sources = new Sources(process.cwd());
  const product = loadProduct(sources);
  const modules = loadModules(sources, product.product.languages);
  writeOutputs(process.cwd(), await outputsOf(sources, modules, product));
}

let bundles = 0;

/** The catalogue as it is on disk now: an import is kept for good, so each reading is a bundle of its own. */
async function freshCatalogue(): Promise<Catalogue> {
  mkdirSync(CACHE, { recursive: true });
  const file = `${CACHE}/catalogue-${process.pid}-${bundles++}.mjs`;
  const bundle = await rolldown({ input: 'generated/catalogue.ts', platform: 'node' });
  await bundle.write({ file, format: 'esm', codeSplitting: false });
  await bundle.close();
  const made = (await import(pathToFileURL(file).href)) as typeof import('../generated/catalogue.ts');
  const modules = await Promise.all(made.moduleIds.map((id) => made.loadModule(id)));
  return catalogueOf(modules, made.product, {
    plans: made.plans.map(({ id }) => id),
    productName: made.product.name,
  });
}

main().catch(failStart);
