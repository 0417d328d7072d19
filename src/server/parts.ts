import type { RouteOptions } from 'fastify';
import type { PaymentProvider } from './billing/provider.ts';
import type { Catalogue } from './catalogue.ts';
import type { CacheBackend } from './services/cache/cache.ts';
import type { DiscordApi } from './services/discord/discordApi.ts';
import type { Store } from './store/store.ts';

/** Stand-ins for outside things, for tests and benchmarks. Whatever is absent is made from the configuration. */
export interface AppParts {
  catalogue?: Catalogue;
  discordApi?: DiscordApi;
  cacheBackend?: CacheBackend;
  paymentProviders?: readonly PaymentProvider[];
  /** The caller closes a store that it gives. */
  store?: Store;
  /** Receives the log, one JSON object a line. */
  logStream?: { write(line: string): void };
  /** Sees every route as it is registered. */
  onRoute?: (route: RouteOptions) => void;
  /** Milliseconds since 1970. */
  now?: () => number;
}
