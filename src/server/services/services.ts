import type { Billing } from '../billing/billing.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Config } from '../config.ts';
import type { EventCounter } from '../metrics/registry.ts';
import type { SignIn } from '../plugins/oauth.ts';
import type { Counter } from '../plugins/rate-counters.ts';
import type { Store } from '../store/store.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { DiscordApi } from './discord-api.ts';
import type { GuildAccess } from './guild-access.ts';
import type { GuildData } from './guild-data.ts';
import type { Findings } from './health/look.ts';
import type { SignOut } from './sign-out.ts';

/** All that routes work with. */
export interface Services {
  config: Config;
  catalogue: Catalogue;
  store: Store;
  discord: DiscordApi;
  guilds: GuildData;
  access: GuildAccess;
  signIn: SignIn;
  tokens: AccessTokens;
  signOut: SignOut;
  billing: Billing;
  /** A look at everything that we need. */
  look(): Promise<Findings>;
  /** Counts for limits that no route has as a whole. */
  counter: Counter;
  eventCounter: EventCounter;
  now: () => number;
}
