import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HealthFindings } from '../services/health/healthCheck.ts';
import { healthMetrics } from './health.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const findings: HealthFindings = {
  at: 1_900_000_000_000,
  stored: { bot: null, premium: 2 },
  cache: { answers: true, metrics: { hits: 3, misses: 1, operations: 9 } },
  discordAnswers: true,
};

/** The metrics after some seconds in which the store did not answer. */
async function stalled(found: HealthFindings, seconds: number): Promise<string | null> {
  const count = () => new Promise<never>(() => {});
  let text: string | null = null;
  void healthMetrics(found, { botTasks: { count } as never }).then(async (registry) => {
    text = await registry.metrics();
  });
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  return text;
}

test('a store that stalls delays the metrics by two seconds, and only if it has just answered', async () => {
  expect(await stalled({ ...findings, stored: null }, 0)).toContain('guildhall_cache_operations_total 9');
  const metrics = await stalled(findings, 2);
  expect(metrics).toContain('guildhall_premium_guilds 2');
  expect(metrics).not.toContain('guildhall_bot_tasks');
});
