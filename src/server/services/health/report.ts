import type { HealthReport } from '../../api/site.ts';
import type { HealthFindings } from './healthCheck.ts';

type Verdict = HealthReport['services']['store']['status'];

/** Milliseconds after which a bot that says nothing is taken for gone; it reports every 30 seconds. */
const SILENCE = 90_000;

const OF_WEBSOCKET = { connected: 'healthy', reconnecting: 'degraded', disconnected: 'unhealthy' } as const;

/** The findings in the words of the API. */
export function healthReport({ at, stored, cache, discordAnswers }: HealthFindings): HealthReport {
  const { hits, misses, operations } = cache.metrics;
  const services: HealthReport['services'] = {
    bot: stored ? botReport(stored, at) : { status: 'unknown', details: NOTHING_KNOWN },
    redis: {
      status: verdict(cache.answers),
      details: {
        metrics: { hit_ratio: hits / Math.max(1, hits + misses), total_operations: operations },
      },
    },
    store: { status: verdict(stored !== null) },
    discord: { status: verdict(discordAnswers) },
  };
  const well = Object.values(services).every(({ status }) => status === 'healthy');
  // Without the store nothing works; without one of the others, the rest goes on.
  const status = !stored ? 'unhealthy' : well ? 'healthy' : 'degraded';
  return { status, services, check_time: new Date(at).toISOString() };
}

/** Milliseconds since the bot has reported; null where it never did. */
export function silenceOf({ at, stored }: HealthFindings): number | null {
  return stored?.bot ? at - stored.bot.reported_at : null;
}

const NOTHING_KNOWN = { websocket: null, guild_count: null, premium_count: null, latency: null, uptime: null };

function botReport(
  { bot, premium }: NonNullable<HealthFindings['stored']>,
  at: number,
): HealthReport['services']['bot'] {
  const reports = bot !== null && at - bot.reported_at <= SILENCE;
  const websocket = reports ? bot.websocket : 'disconnected';
  return {
    status: OF_WEBSOCKET[websocket],
    details: {
      websocket,
      guild_count: bot?.guild_count ?? null,
      premium_count: premium,
      latency: reports && websocket === 'connected' ? bot.latency : null,
      uptime: reports ? Math.max(0, Math.floor((at - bot.started_at) / 1000)) : null,
    },
  };
}

function verdict(answers: boolean): Verdict {
  return answers ? 'healthy' : 'unhealthy';
}
