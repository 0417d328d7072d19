/** `npm run studio`: an application for product staff, in which schemas are changed beside the screens that they make. */

import { studioApp } from '../src/studio/server/app.ts';
import { Findings } from '../src/studio/server/findings.ts';
import { buildPage } from '../src/studio/server/page.ts';
import { DraftedProject } from '../src/studio/server/project.ts';
import { StoredSamples, serverOfFile, serversOfStore } from '../src/studio/server/samples.ts';
import { watchSchemas } from '../src/studio/server/watch.ts';
import { loadProduct } from './generate/product.ts';
import { readOptions } from './options.ts';
import { openNamedStore } from './reach/openStore.ts';

const { values } = readOptions(
  `npm run studio -- [options]   changes schemas beside the screens that they make

  --port PORT    the port, 3300 by default
  --host HOST    the address to listen at, only this machine by default; others need --token
  --name HOST    the name and port under which a team reaches it, such as studio.example.org
  --token TOKEN  what everyone has to know, also STUDIO_TOKEN in the environment
  --store STORE  shows screens with what servers store: an SQLite file, the data folder of a server, or the URL of a PostgreSQL
                 database. It is only read
  --settings FILE  shows screens with exported settings; may be repeated
  --root DIR     another project folder`,
  {
    port: { type: 'string', default: '3300' },
    host: { type: 'string', default: '127.0.0.1' },
    name: { type: 'string' },
    store: { type: 'string' },
    settings: { type: 'string', multiple: true, default: [] },
    token: { type: 'string', default: process.env.STUDIO_TOKEN },
    root: { type: 'string', default: process.cwd() },
  },
);

const { host, port, token, root } = values;
const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];
const isShared = !LOOPBACK.includes(host) || values.name !== undefined;
if (isShared && (token?.length ?? 0) < 16) {
  console.error('A studio that is served to others needs --token with at least 16 characters.');
  process.exit(1);
}

const project = new DraftedProject(root);
const plans = loadProduct(project.sources({})).plans.map(({ id }) => id);
const store = values.store === undefined ? undefined : await openNamedStore(values.store, plans);
const samples = new StoredSamples(project, [
  ...(store ? [serversOfStore(store)] : []),
  ...values.settings.map(serverOfFile),
]);
// Filled in when the port is known.
const hosts: string[] = [];
const findings = new Findings(root);
const { app, tell } = studioApp({
  project,
  access: { hosts, token },
  page: await buildPage(process.cwd()),
  findings: findings.of,
  samples,
  onSaved: (files) => {
    samples.forget();
    watch.note(files);
    // Other windows follow.
    tell({ changed: files });
  },
});
const watch = watchSchemas(project, (changed) => {
  samples.forget();
  tell({ changed });
});
const at = Number(new URL(await app.listen({ host, port: Number(port) })).port);
hosts.push(...['localhost', '127.0.0.1', '[::1]'].map((one) => `${one}:${at}`));
if (values.name !== undefined) hosts.push(values.name);
console.log(`The studio is at http://localhost:${at}/${token === undefined ? '' : `?token=${token}`}`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, async () => {
    watch.stop();
    findings.close();
    app.server.closeAllConnections();
    await app.close();
    await store?.close();
    process.exit(0);
  });
}
