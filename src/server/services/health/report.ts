import type { HealthReport } from '../../api/site.ts';
import type { HealthFindings } from './healthCheck.ts';

type ServiceStatus = HealthReport['services']['store']['status'];

/** Milliseconds after which a bot that says nothing is taken for gone; it isAlive every 30 seconds. */
const BOT_TIMEOUT = 90_000;

const STATUS_OF_WEBSOCKET = { connected: 'healthy', reconnecting: 'degraded', disconnected: 'unhealthy' } as const;

/** The findings in the words of the API. */
export function healthReport({ at, stored, cache, discordAnswers }: HealthFindings): HealthReport {
  const { hits, misses, operations } = cache.metrics;
  const services: HealthReport['services'] = {
    bot: stored ? botReport(stored, at) : { status: 'unknown', details: UNKNOWN_DETAILS },
    redis: {
      status: statusOf(cache.answers),
      details: {
        metrics: { hit_ratio: hits / Math.max(1, hits + misses), total_operations: operations },
      },
    },
    store: { status: statusOf(stored !== null) },
    discord: { status: statusOf(discordAnswers) },
  };
  const allHealthy = Object.values(services).every(({ status }) => status === 'healthy');
  // Without the store nothing works; without one of the others, the rest goes on.
  const status = !stored ? 'unhealthy' : allHealthy ? 'healthy' : 'degraded';
  return { status, services, check_time: new Date(at).toISOString() };
}

/** Milliseconds since the bot has reported; null where it never did. */
export function heartbeatAge({ at, stored }: HealthFindings): number | null {
  return stored?.bot ? at - stored.bot.reported_at : null;
}

const UNKNOWN_DETAILS = { websocket: null, guild_count: null, premium_count: null, latency: null, uptime: null };

function botReport(
  { bot, premium }: NonNullable<HealthFindings['stored']>,
  at: number,
): HealthReport['services']['bot'] {
  const isAlive = bot !== null && at - bot.reported_at <= BOT_TIMEOUT;
  const websocket = isAlive ? bot.websocket : 'disconnected';
  return {
    status: STATUS_OF_WEBSOCKET[websocket],
    details: {
      websocket,
      guild_count: bot?.guild_count ?? null,
      premium_count: premium,
      latency: isAlive && websocket === 'connected' ? bot.latency : null,
      uptime: isAlive ? Math.max(0, Math.floor((at - bot.started_at) / 1000)) : null,
    },
  };
}

function statusOf(answers: boolean): ServiceStatus {
  return answers ? 'healthy' : 'unhealthy';
}
