import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../catalogue.ts';
import type { Config } from '../config.ts';
import type { Parts } from '../parts.ts';
import { openStore, type Store } from '../store/store.ts';

const SWEEP = 3_600_000;

/** Opens the store for the life of the application, and clears out expired sessions every hour. */
export async function useStore(
  app: FastifyInstance,
  config: Config,
  catalogue: Catalogue,
  { store: given, now = Date.now }: Parts,
): Promise<Store> {
  const store =
    given ??
    (await openStore({
      databaseUrl: config.databaseUrl,
      dataDir: config.dataDir,
      plans: catalogue.plans,
      onError: (error) => app.log.warn({ err: error }, 'a connection to the store broke'),
    }));
  const sweep = setInterval(() => {
    store.sessions
      .destroyExpired(now())
      .catch((err: unknown) => app.log.warn({ err }, 'expired sessions were not cleared'));
  }, SWEEP).unref();
  app.addHook('onClose', async () => {
    clearInterval(sweep);
    if (!given) await store.close();
  });
  return store;
}
