import type { Overview } from '../../../../generated/statistics/overview.ts';
import { refusal } from '../../answers/refusal.ts';
import type { StatisticsPeriod } from '../../store/schema/statisticsPeriods.ts';
import type { Access } from '../access/guildAccess.ts';
import type { Services } from '../services.ts';
import { readUsedModules } from '../settings/stored.ts';
import { assertRequirements } from '../settings/validateSave.ts';
import { present } from './present.ts';

/** Refuses who may not change settings, and a plan without statistics. @throws Refusal */
export async function assertCanSeeOverview({ store, catalogue }: Services, access: Access): Promise<void> {
  const { rights, plan, guild, language } = access;
  if (!rights.can_modify) throw refusal(403, 'error.access');
  if (!catalogue.statistics) return;
  const module = catalogue.inLanguage(catalogue.statistics, language);
  assertRequirements(module, { plan, modules: await readUsedModules(store, guild.id, { module, catalogue, plan }) });
}

/** The figures of a server for a period. */
export async function readOverview(
  { store, now }: Services,
  guild: string,
  period: StatisticsPeriod = '24h',
): Promise<Overview> {
  const at = now();
  return present(await store.statistics.read(guild, period, at), period, at);
}
