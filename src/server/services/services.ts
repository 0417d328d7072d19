import type { Billing } from '../billing/billing.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Config } from '../configuration/config.ts';
import type { EventCounter } from '../metrics/registry.ts';
import type { Store } from '../store/store.ts';
import type { GuildAccess } from './access/guildAccess.ts';
import type { StartSession } from './access/signedInUser.ts';
import type { SignIn } from './access/signIn.ts';
import type { SignOut } from './access/signOut.ts';
import type { AccessTokens } from './discord/accessTokens.ts';
import type { DiscordApi } from './discord/discordApi.ts';
import type { GuildData } from './discord/guildData.ts';
import type { HealthFindings } from './health/healthCheck.ts';
import type { RateCounter } from './requests/rateCounters.ts';
import type { ShownFigures } from './site/figures.ts';

/** Everything that routes use. */
export interface Services {
  config: Config;
  figures: { readonly shown: ShownFigures };
  catalogue: Catalogue;
  store: Store;
  discord: DiscordApi;
  guilds: GuildData;
  access: GuildAccess;
  signIn: SignIn;
  startSession: StartSession;
  tokens: AccessTokens;
  signOut: SignOut;
  billing: Billing;
  /** Checks everything the product depends on. */
  checkHealth(): Promise<HealthFindings>;
  /** Counts for limits that do not apply to a whole route. */
  counter: RateCounter;
  eventCounter: EventCounter;
  now: () => number;
}
