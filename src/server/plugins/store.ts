import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../catalogue.ts';
import type { Config } from '../configuration/config.ts';
import type { AppParts } from '../parts.ts';
import { openStore, type Store } from '../store/store.ts';
import { runEvery } from './runEvery.ts';

const SWEEP = 3_600_000;

/** Opens the store for the life of the application, and clears out expired sessions every hour. */
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
      onError: (error) => app.log.warn({ err: error }, 'a connection to the store broke'),
    }));
  // What is hooked in last closes first: the round ends before its store.
  app.addHook('onClose', async () => {
    if (!given) await store.close();
  });
  runEvery(app, {
    every: SWEEP,
    work: () => store.sessions.destroyExpired(now()),
    failure: 'expired sessions were not cleared',
  });
  return store;
}
