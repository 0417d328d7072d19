/**
 * The whole application in a child process, with an additional route that returns a constant. It sends its port to the
 * parent, tells how much CPU time it has used, in microseconds, when sent a message, and exits when disconnected.
 */
import type { AddressInfo } from 'node:net';
import { buildApp } from '../../../src/server/app.ts';
import { readConfig } from '../../../src/server/configuration/config.ts';

const app = buildApp(readConfig(process.env));
const constant = { enabled: true, message: 'the same for everybody' };
app.get('/bench/constant', async () => constant);
await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ port: (app.server.address() as AddressInfo).port });
process.on('disconnect', () => {
  app.close().finally(() => process.exit());
});
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: user + system });
});
