import { describe, expect, test } from 'vitest';
import type { BotState } from '../../store/botState.ts';
import type { HealthFindings } from './healthCheck.ts';
import { connectionOf, healthReport, heartbeatAge } from './report.ts';

const NOW = 1_900_000_000_000;

const bot: BotState = {
  websocket: 'connected',
  latency: 42,
  started_at: NOW - 3_600_500,
  guild_count: 3,
  user_count: null,
  command_count: null,
  reported_at: NOW - 90_000,
};

const findings: HealthFindings = {
  at: NOW,
  stored: { bot, premium: 2 },
  cache: { answers: true, metrics: { hits: 3, misses: 1, operations: 9 } },
  discordAnswers: true,
};

const statuses = (found: Partial<HealthFindings>) => {
  const { status, services } = healthReport({ ...findings, ...found });
  return [status, ...Object.values(services).map((one) => one.status)];
};

test('a report has the state of every service', () => {
  expect(healthReport(findings)).toEqual({
    status: 'healthy',
    services: {
      bot: {
        status: 'healthy',
        details: { websocket: 'connected', guild_count: 3, premium_count: 2, latency: 42, uptime: 3600 },
      },
      redis: { status: 'healthy', details: { metrics: { hit_ratio: 0.75, total_operations: 9 } } },
      store: { status: 'healthy' },
      discord: { status: 'healthy' },
    },
    check_time: new Date(NOW).toISOString(),
  });
});

test('only a store that does not answer stops everything', () => {
  const cache = { ...findings.cache, answers: false };
  expect(statuses({ stored: null })).toEqual(['unhealthy', 'unknown', 'healthy', 'unhealthy', 'healthy']);
  expect(statuses({ cache })).toEqual(['degraded', 'healthy', 'unhealthy', 'healthy', 'healthy']);
  expect(statuses({ discordAnswers: false })).toEqual(['degraded', 'healthy', 'healthy', 'healthy', 'unhealthy']);
});

test('the hit ratio of an unused cache is 0', () => {
  const cache = { answers: true, metrics: { hits: 0, misses: 0, operations: 0 } };
  expect(healthReport({ ...findings, cache }).services.redis.details.metrics.hit_ratio).toBe(0);
});

describe('the bot', () => {
  const detailsOf = (state: Partial<BotState> | null) =>
    healthReport({ ...findings, stored: { bot: state && { ...bot, ...state }, premium: 2 } }).services.bot;

  test('is unknown while the store does not answer', () => {
    const { bot: unknown } = healthReport({ ...findings, stored: null }).services;
    const nothing = { websocket: null, guild_count: null, premium_count: null, latency: null, uptime: null };
    expect(unknown).toEqual({ status: 'unknown', details: nothing });
  });

  test('is disconnected before its first heartbeat', () => {
    const details = { websocket: 'disconnected', guild_count: null, premium_count: 2, latency: null, uptime: null };
    expect(detailsOf(null)).toEqual({ status: 'unhealthy', details });
  });

  test('is disconnected once it has been silent for longer than 90 seconds', () => {
    expect(detailsOf({ reported_at: NOW - 90_001 })).toEqual({
      status: 'unhealthy',
      details: { websocket: 'disconnected', guild_count: 3, premium_count: 2, latency: null, uptime: null },
    });
    expect(connectionOf(bot, NOW)).toBe('connected');
    expect(connectionOf(bot, NOW + 1)).toBe('disconnected');
  });

  test('is disconnected if its last heartbeat was stored by a clock that was ahead', () => {
    expect(detailsOf({ reported_at: NOW + 86_400_000 })).toMatchObject({ status: 'unhealthy' });
    expect(connectionOf(bot, NOW - 100_000)).toBe('connected');
  });

  test('that reconnects is degraded, runs, and has no latency', () => {
    expect(detailsOf({ websocket: 'reconnecting' })).toMatchObject({
      status: 'degraded',
      details: { websocket: 'reconnecting', latency: null, uptime: 3600 },
    });
  });

  test('has not run for less than no time, if its clock is ahead', () => {
    expect(detailsOf({ started_at: NOW + 5000 }).details).toMatchObject({ uptime: 0 });
  });

  test('was heard of at its last heartbeat, if there was one', () => {
    expect(heartbeatAge(findings)).toBe(90_000);
    expect(heartbeatAge({ ...findings, stored: { bot: null, premium: 0 } })).toBeNull();
    expect(heartbeatAge({ ...findings, stored: null })).toBeNull();
  });
});
