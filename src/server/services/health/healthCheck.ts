import type { BotState } from '../../store/botState.ts';
import type { Store } from '../../store/store.ts';
import type { Cache, CacheMetrics } from '../cache/cache.ts';
import type { DiscordApi } from '../discord/discordApi.ts';
import { withTimeout } from '../requests/withTimeout.ts';
import { shareFor } from './shared.ts';

/** What was found of everything that we need. */
export interface HealthFindings {
  at: number;
  /** What the store says; null while it does not answer. */
  stored: { bot: BotState | null; premium: number } | null;
  cache: { answers: boolean; metrics: CacheMetrics };
  discordAnswers: boolean;
}

/** Milliseconds that anything may take to answer. */
const LIMIT = 2000;
/** Milliseconds for which everybody who asks gets the same findings. */
const SHARED = 1000;
/** Milliseconds between two questions to the chat platform, which counts them. */
const DISCORD_EVERY = 30_000;

export interface LookedAt {
  store: Store;
  cache: Cache;
  discord: Pick<DiscordApi, 'bot'>;
  now: () => number;
}

/** A look at everything that we need. Whoever asks together, or soon after, shares it. */
export function createHealthCheck({ store, cache, discord, now }: LookedAt): () => Promise<HealthFindings> {
  const answers = (work: Promise<unknown>) =>
    withTimeout(LIMIT, work).then(
      () => true,
      () => false,
    );
  const discordAnswers = shareFor(DISCORD_EVERY, now, () => answers(discord.bot()));

  async function stored(at: number): Promise<HealthFindings['stored']> {
    const reading = Promise.all([store.botState.read(), store.subscriptions.countRaised(at)]);
    return withTimeout(LIMIT, reading).then(
      ([bot, premium]) => ({ bot, premium }),
      () => null,
    );
  }

  return shareFor(SHARED, now, async () => {
    const at = now();
    const [found, cacheAnswers, discordIsThere] = await Promise.all([
      stored(at),
      answers(cache.ping()),
      discordAnswers(),
    ]);
    return {
      at,
      stored: found,
      cache: { answers: cacheAnswers, metrics: cache.metrics() },
      discordAnswers: discordIsThere,
    };
  });
}
