/**
 * `npm run dev`: runs the demo from source. Vite serves the web application and the server handles its own addresses on
 * the same PORT. After a schema is saved, it is generated again, and the server and open screens are updated.
 */
import { realpathSync } from 'node:fs';
import { dirname, isAbsolute, relative, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createServer, type Plugin } from 'vite';
import { buildApp } from '../src/server/app.ts';
import type { Catalogue } from '../src/server/catalogue.ts';
import { pageAt, parseSiteAddress } from '../src/server/services/site/siteAddresses.ts';
import { exitWithStartProblem } from '../src/server/start/serve.ts';
import { loadDemoEnvironment } from './demo/environment.ts';
import { localOrigins, openDemo } from './demo/parts.ts';
import { type MadeProject, readProject } from './dev/project.ts';
import { refreshScreens, reloadScreens } from './dev/screens.ts';
import { writeChanged, writeOutputs } from './generate/write.ts';

const root = process.cwd();
/** Addresses handled by the server instead of Vite. */
const SERVER = /^\/(auth|api)\/|^\/(bot-callback\.js|healthz|readyz|metrics)$/;
const SCHEMA = /^schemas\b.*\.json$/;
const MODULE = /^schemas\b.modules\b/;
/** How long writing a file may take, in milliseconds. */
const WRITING = 20;

async function main(): Promise<void> {
  loadDemoEnvironment();
  const port = Number(process.env.PORT ?? 3000);
  let project = await readProject(root);
  if (!project.made) throw new Error(project.findings().join('\n'));
  writeAll(project.made);
  const demo = await openDemo(project.made.catalogue, { port, origins: localOrigins(port) });
  let app = await serverOf(project.made.catalogue);

  const server: Plugin = {
    name: 'server',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const address = request.url?.split('?', 1)[0] ?? '/';
        if (SERVER.test(address)) return app.routing(request, response);
        if (request.headers.accept?.includes('text/html')) {
          request.url = pageAt(parseSiteAddress(address).path)?.application
            ? '/src/web/app.html'
            : '/src/web/index.html';
        }
        next();
      });
    },
  };
  const vite = await createServer({
    plugins: [server],
    // Generated files are updated by follow(), all at once.
    server: {
      port,
      strictPort: true,
      watch: { ignored: [resolve(root, 'generated/**')] },
      // Packages may be links to another folder, whose fonts are served from there.
      fs: { allow: [root, dirname(realpathSync('node_modules/vite'))] },
    },
  });
  const saved = new Set<string>();
  let turn = Promise.resolve();
  vite.watcher.add('schemas');
  for (const event of ['add', 'change', 'unlink'] as const) {
    vite.watcher.on(event, (path) => {
      const file = relative(root, resolve(path));
      if (isAbsolute(file) || !SCHEMA.test(file)) return;
      // Files saved during a turn are collected for the next one.
      if (saved.size === 0) turn = turn.then(follow).catch(console.error);
      saved.add(file);
    });
  }
  await vite.listen();
  console.log(`Guildhall (development): http://localhost:${port}/auth/login/?login_hint=owner`);

  /**
   * Updates the server and then the screens for changed schemas; if a module cannot be compiled, both stay as they are.
   */
  async function follow(): Promise<void> {
    // Editors empty a file before they write it, which is reported as two changes.
    await setTimeout(WRITING);
    const begin = performance.now();
    const before = project.sources;
    const files = [...saved];
    saved.clear();
    project = await readProject(root, project);
    if (files.every((file) => project.sources.isSame(file, before))) return;
    const { made, findings } = project;
    if (made) {
      const last = app;
      app = await serverOf(made.catalogue);
      const changed = writeChanged(root, made.application).map((file) => resolve(root, file));
      const takeOver = files.every((file) => MODULE.test(file)) ? refreshScreens : reloadScreens;
      takeOver(vite, changed);
      console.log(`${files.join(', ')}: updated in ${Math.round(performance.now() - begin)} ms`);
      await last.close();
      writeAll(made);
    }
    for (const finding of findings()) console.log(finding);
  }

  function writeAll({ application, references }: MadeProject): void {
    writeOutputs(root, new Map([...application, ...references()]));
  }

  async function serverOf(catalogue: Catalogue): Promise<FastifyInstance> {
    const { config, store } = demo;
    const next = buildApp(config, { store, catalogue });
    await next.ready();
    return next;
  }
}

main().catch(exitWithStartProblem);
