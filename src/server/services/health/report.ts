import type { HealthReport } from '../../api/site.ts';
import type { BotState } from '../../store/botState.ts';
import type { HealthFindings } from './healthCheck.ts';

type ServiceStatus = HealthReport['services']['store']['status'];

/** Milliseconds without a heartbeat after which the bot counts as disconnected. It sends one every 30 seconds. */
const BOT_TIMEOUT = 90_000;

const STATUS_OF_WEBSOCKET = { connected: 'healthy', reconnecting: 'degraded', disconnected: 'unhealthy' } as const;

/** The result of a health check in the API's format. */
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
  // Nothing works without the store; without another service, the rest does.
  const status = !stored ? 'unhealthy' : allHealthy ? 'healthy' : 'degraded';
  return { status, services, check_time: new Date(at).toISOString() };
}

/** Milliseconds since the last heartbeat of the bot; null if there was none. */
export function heartbeatAge({ at, stored }: HealthFindings): number | null {
  return stored?.bot ? at - stored.bot.reported_at : null;
}

const UNKNOWN_DETAILS = { websocket: null, guild_count: null, premium_count: null, latency: null, uptime: null };

function botReport(
  { bot, premium }: NonNullable<HealthFindings['stored']>,
  at: number,
): HealthReport['services']['bot'] {
  const isAlive = bot !== null && isReporting(bot, at);
  const websocket = bot ? connectionOf(bot, at) : 'disconnected';
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

/** The connection of the bot at a time: it counts as lost if the bot has not been heard of for a while. */
export function connectionOf(bot: BotState, at: number): BotState['websocket'] {
  return isReporting(bot, at) ? bot.websocket : 'disconnected';
}

function isReporting({ reported_at }: BotState, at: number): boolean {
  // A heartbeat from the future was stored before a clock was set back.
  return Math.abs(at - reported_at) <= BOT_TIMEOUT;
}

function statusOf(answers: boolean): ServiceStatus {
  return answers ? 'healthy' : 'unhealthy';
}
