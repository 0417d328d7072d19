import type { BotState } from '../../store/botState.ts';
import type { Store } from '../../store/store.ts';
import type { Cache, CacheMetrics } from '../cache/cache.ts';
import type { DiscordApi } from '../discord/discordApi.ts';
import { within } from '../requests/withTimeout.ts';
import { shared } from './shared.ts';

/** What was found of everything that we need. */
export interface Findings {
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
export function looker({ store, cache, discord, now }: LookedAt): () => Promise<Findings> {
  const answers = (work: Promise<unknown>) =>
    within(LIMIT, work).then(
      () => true,
      () => false,
    );
  const discordAnswers = shared(DISCORD_EVERY, now, () => answers(discord.bot()));

  async function stored(at: number): Promise<Findings['stored']> {
    const reading = Promise.all([store.botState.read(), store.subscriptions.countRaised(at)]);
    return within(LIMIT, reading).then(
      ([bot, premium]) => ({ bot, premium }),
      () => null,
    );
  }

  return shared(SHARED, now, async () => {
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
