import type { RouteOptions } from 'fastify';
import type { PaymentProvider } from './billing/provider.ts';
import type { Catalogue } from './catalogue.ts';
import type { CacheBackend } from './services/cache/cache.ts';
import type { DiscordApi } from './services/discord/discordApi.ts';
import type { Store } from './store/store.ts';

/** Replacements for parts of the application in tests and benchmarks. Absent ones are made from the configuration. */
export interface AppParts {
  catalogue?: Catalogue;
  discordApi?: DiscordApi;
  cacheBackend?: CacheBackend;
  paymentProviders?: readonly PaymentProvider[];
  /** Stays open when the application closes. */
  store?: Store;
  /** Receives the log: one JSON object per line. */
  logStream?: { write(line: string): void };
  /** Called for every route that is registered. */
  onRoute?: (route: RouteOptions) => void;
  /** Milliseconds since 1970. */
  now?: () => number;
}
