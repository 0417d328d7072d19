import type { BotState } from '../../store/botState.ts';
import type { Store } from '../../store/store.ts';
import type { Cache, CacheMetrics } from '../cache/cache.ts';
import type { DiscordApi } from '../discord/discordApi.ts';
import { withTimeout } from '../requests/withTimeout.ts';
import { memoizeFor } from './memoizeFor.ts';

/** What was found of everything that we need. */
export interface HealthFindings {
  at: number;
  /** What the store says; null while it does not answer. */
  stored: { bot: BotState | null; premium: number } | null;
  cache: { answers: boolean; metrics: CacheMetrics };
  discordAnswers: boolean;
}

/** Milliseconds that anything may take to answer. */
const CHECK_TIMEOUT = 2000;
/** Milliseconds for which everybody who asks gets the same findings. */
const RESULT_LIFETIME = 1000;
/** Milliseconds between two questions to the chat platform, which counts them. */
const DISCORD_INTERVAL = 30_000;

export interface HealthDependencies {
  store: Store;
  cache: Cache;
  discord: Pick<DiscordApi, 'bot'>;
  now: () => number;
}

/** A look at everything that we need. Whoever asks together, or soon after, shares it. */
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
