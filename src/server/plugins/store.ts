import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../catalogue.ts';
import type { Config } from '../configuration/config.ts';
import type { AppParts } from '../parts.ts';
import { openStore, type Store } from '../store/store.ts';
import { runEvery } from './runEvery.ts';

const CLEANUP_INTERVAL = 3_600_000;

/**
 * Opens the store, closes it with the application, and deletes expired sessions every hour.
 */
export async function storePlugin(
  app: FastifyInstance,
  config: Config,
  catalogue: Catalogue,
  { store: given, now = Date.now }: AppParts,
): Promise<Store> {
  const store =
    given ??
    (await openStore({
      databaseUrl: config.databaseUrl,
      dataDir: config.dataDir,
      plans: catalogue.plans,
      historyBytes: config.historyBytes,
      idempotencyKeys: config.idempotencyKeys,
      onError: (error) => app.log.warn({ err: error }, 'a database connection failed'),
    }));
  // Close hooks run in reverse order: jobs end before the store closes.
  app.addHook('onClose', async () => {
    if (!given) await store.close();
  });
  runEvery(app, {
    every: CLEANUP_INTERVAL,
    work: () => store.sessions.destroyExpired(now()),
    failure: 'deleting expired sessions failed',
  });
  return store;
}

/** Lets answers wait until what they are based on is on disk. */
export function answerWhenSettled(app: FastifyInstance, store: Pick<Store, 'settled'>): void {
  app.addHook('onSend', (_request, _reply, _payload, done) => {
    const unsettled = store.settled();
    if (unsettled) unsettled.then(() => done(), done);
    else done();
  });
}
