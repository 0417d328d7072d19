import type { BotState } from '../../store/botState.ts';
import type { Store } from '../../store/store.ts';
import type { Cache, CacheMetrics } from '../cache/cache.ts';
import type { DiscordApi } from '../discord/discordApi.ts';
import { withTimeout } from '../requests/withTimeout.ts';
import { memoizeFor } from './memoizeFor.ts';

/** The result of a health check. */
export interface HealthFindings {
  at: number;
  /** What the store knows; null while it does not answer. */
  stored: { bot: BotState | null; premium: number } | null;
  cache: { answers: boolean; metrics: CacheMetrics };
  discordAnswers: boolean;
}

/** Milliseconds within which everything has to answer. */
const CHECK_TIMEOUT = 2000;
/** Milliseconds for which a result is reused. */
const RESULT_LIFETIME = 1000;
/** Milliseconds between two requests to Discord, which limits them. */
const DISCORD_INTERVAL = 30_000;

export interface HealthDependencies {
  store: Store;
  cache: Cache;
  discord: Pick<DiscordApi, 'bot'>;
  now: () => number;
}

/** Creates a function that checks everything the product depends on. Calls within a second share one result. */
export function createHealthCheck({ store, cache, discord, now }: HealthDependencies): () => Promise<HealthFindings> {
  const answers = (work: Promise<unknown>) =>
    withTimeout(CHECK_TIMEOUT, work).then(
      () => true,
      () => false,
    );
  const discordAnswers = memoizeFor(DISCORD_INTERVAL, now, () => answers(discord.bot()));

  async function stored(at: number): Promise<HealthFindings['stored']> {
    const reading = Promise.all([store.botState.read(), store.subscriptions.countRaised(at)]);
    return withTimeout(CHECK_TIMEOUT, reading).then(
      ([bot, premium]) => ({ bot, premium }),
      () => null,
    );
  }

  return memoizeFor(RESULT_LIFETIME, now, async () => {
    const at = now();
    const [found, cacheAnswers, isDiscordUp] = await Promise.all([stored(at), answers(cache.ping()), discordAnswers()]);
    return {
      at,
      stored: found,
      cache: { answers: cacheAnswers, metrics: cache.metrics() },
      discordAnswers: isDiscordUp,
    };
  });
}
