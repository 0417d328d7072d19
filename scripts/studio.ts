/** `npm run studio`: an application for product staff, in which schemas are changed next to the screens that they make. */

import type { DraftedFiles, ReachAnswer, StudioFinding } from '../src/studio/model/answers.ts';
import { studioAddress } from '../src/studio/server/access.ts';
import { studioApp } from '../src/studio/server/app.ts';
import { Beside } from '../src/studio/server/beside.ts';
import { buildPage } from '../src/studio/server/page.ts';
import { DraftedProject } from '../src/studio/server/project.ts';
import { StoredSamples, serverOfFile, serversOfStore } from '../src/studio/server/samples.ts';
import { watchSchemas } from '../src/studio/server/watch.ts';
import { readOptions } from './commandLine/options.ts';
import { loadProduct } from './generate/sources/product.ts';
import { openNamedStore } from './reach/openStore.ts';

const { values } = readOptions(
  `npm run studio -- [options]   changes schemas beside the screens that they make

  --port PORT    the port, 3300 by default
  --host HOST    the address to listen at, only this machine by default; others need --token
  --name HOST    the name and port under which a team reaches it, such as studio.example.org
  --store STORE  a store in which it is counted how many servers a change reaches: an SQLite file, the data folder of a server, or
                 the URL of a PostgreSQL database; also DATABASE_URL in the environment
  --token TOKEN  what everyone has to know, also STUDIO_TOKEN in the environment
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
const hasStore = values.store !== undefined || Boolean(process.env.DATABASE_URL);
const plans = loadProduct(project.sources({})).plans.map(({ id }) => id);
const store = hasStore ? await openNamedStore(values.store, plans) : undefined;
const samples = new StoredSamples(project, [
  ...(store ? [serversOfStore(store)] : []),
  ...values.settings.map(serverOfFile),
]);
// Filled in when the port is known.
const hosts: string[] = [];
const beside = (program: string) => new URL(`../src/studio/server/${program}`, import.meta.url);
const findings = new Beside<DraftedFiles, StudioFinding[]>(beside('findingsProcess.ts'), [root]);
// The URL in the environment may have a password, which arguments would show to others on this machine.
const reachArguments = [root, ...(values.store === undefined ? [] : [values.store])];
const reach = hasStore ? new Beside<DraftedFiles, ReachAnswer>(beside('reachProcess.ts'), reachArguments) : undefined;
const { app, tell } = studioApp({
  project,
  access: { hosts, token },
  page: await buildPage(process.cwd()),
  findings: findings.ask,
  samples,
  reach: reach?.ask,
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
const origin = values.name === undefined ? `http://localhost:${at}` : `https://${values.name}`;
console.log(`The studio is at ${studioAddress(origin, token)}`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, async () => {
    watch.stop();
    findings.close();
    reach?.close();
    app.server.closeAllConnections();
    await app.close();
    await store?.close();
    process.exit(0);
  });
}
