import type { Findings } from '../services/health/look.ts';
import { healthReport, silenceOf } from '../services/health/report.ts';
import type { Family, Sample } from './exposition.ts';

/** What a look at everything that we need has found, in figures. What is not known is left out. */
export function healthFigures(findings: Findings): Family[] {
  const { services } = healthReport(findings);
  const { bot } = services;
  const { hits, misses, operations } = findings.cache.metrics;
  const silence = silenceOf(findings);
  const up = Object.entries(services).flatMap(([service, { status }]): Sample[] =>
    status === 'unknown' ? [] : [{ labels: { service }, value: status === 'healthy' ? 1 : 0 }],
  );
  return [
    family('guildhall_service_up', 'gauge', 'Whether what we need is well.', up),
    family('guildhall_cache_reads_total', 'counter', 'Reads from the cache, by what came of them.', [
      { labels: { result: 'hit' }, value: hits },
      { labels: { result: 'miss' }, value: misses },
    ]),
    single('guildhall_cache_operations_total', 'counter', 'All that was asked of the cache.', operations),
    single('guildhall_bot_heartbeat_age_seconds', 'gauge', 'How long the bot has said nothing.', seconds(silence)),
    single('guildhall_bot_latency_seconds', 'gauge', 'From the bot to Discord and back.', seconds(bot.details.latency)),
    single('guildhall_guilds', 'gauge', 'Servers with the bot, as it said last.', bot.details.guild_count),
    single('guildhall_premium_guilds', 'gauge', 'Servers on a higher plan.', bot.details.premium_count),
  ].filter(({ samples }) => samples.length > 0);
}

function family(name: string, type: Family['type'], help: string, samples: readonly Sample[]): Family {
  return { name, help, type, samples };
}

function single(name: string, type: Family['type'], help: string, value: number | null): Family {
  return family(name, type, help, value === null ? [] : [{ value }]);
}

function seconds(milliseconds: number | null): number | null {
  return milliseconds === null ? null : milliseconds / 1000;
}
