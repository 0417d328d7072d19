import { Gauge, Registry } from 'prom-client';
import type { HealthFindings } from '../services/health/healthCheck.ts';
import { healthReport, heartbeatAge } from '../services/health/report.ts';
import { withTimeout } from '../services/requests/withTimeout.ts';
import type { Store } from '../store/store.ts';

/** Milliseconds within which the tasks have to be counted. */
const COUNT_TIMEOUT = 2000;

const TASK_STATES = ['pending', 'running', 'done', 'failed'] as const;

/** Metrics from a health check. Unknown values are left out. */
export async function healthMetrics(
  findings: HealthFindings,
  { botTasks }: Pick<Store, 'botTasks'>,
): Promise<Registry> {
  const registry = new Registry();
  const { services } = healthReport(findings);
  const { bot } = services;
  const { hits, misses, operations } = findings.cache.metrics;
  const add = (name: string, help: string, value: number | null) => {
    if (value !== null) new Gauge({ name, help, registers: [registry] }).set(value);
  };
  const addEach = (name: string, help: string, label: string, values: readonly [string, number][]) => {
    if (values.length === 0) return;
    const gauge = new Gauge({ name, help, labelNames: [label], registers: [registry] });
    for (const [key, value] of values) gauge.set({ [label]: key }, value);
  };

  const known = Object.entries(services).filter(([, { status }]) => status !== 'unknown');
  const up = known.map(([service, { status }]): [string, number] => [service, status === 'healthy' ? 1 : 0]);
  addEach('guildhall_service_up', 'Whether a service that the server depends on is healthy.', 'service', up);
  const reads: [string, number][] = [
    ['hit', hits],
    ['miss', misses],
  ];
  addEach('guildhall_cache_reads_total', 'Cache reads by result.', 'result', reads);
  add('guildhall_cache_operations_total', 'Cache operations.', operations);
  add('guildhall_bot_heartbeat_age_seconds', "Time since the bot's last heartbeat.", seconds(heartbeatAge(findings)));
  add('guildhall_bot_latency_seconds', 'Round trip from the bot to Discord.', seconds(bot.details.latency));
  add('guildhall_guilds', 'Servers with the bot, as it last reported.', bot.details.guild_count);
  add('guildhall_premium_guilds', 'Servers with a plan above the lowest.', bot.details.premium_count);

  const tasks = findings.stored && (await withTimeout(COUNT_TIMEOUT, botTasks.count()).catch(() => null));
  const counted = tasks ? TASK_STATES.map((state): [string, number] => [state, tasks[state] ?? 0]) : [];
  addEach('guildhall_bot_tasks', 'Tasks for the bot by state.', 'state', counted);
  return registry;
}

function seconds(milliseconds: number | null): number | null {
  return milliseconds === null ? null : milliseconds / 1000;
}
