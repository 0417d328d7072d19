import type { Overview } from '../../../../generated/statistics/overview.ts';
import { refusal } from '../../answers/refusal.ts';
import type { StatisticsPeriod } from '../../store/schema/statisticsPeriods.ts';
import type { RequestAccess } from '../access/guildAccess.ts';
import type { Services } from '../services.ts';
import { readUsedModules } from '../settings/stored.ts';
import { assertRequirements } from '../settings/validateSave.ts';
import { toOverview } from './toOverview.ts';

/** @throws Refusal if the user may neither change settings nor see the module of statistics, or the plan does not include statistics */
export async function assertCanSeeOverview({ store, catalogue, now }: Services, access: RequestAccess): Promise<void> {
  const { rights, roleAccess, plan, guild, language } = access;
  const opened = catalogue.statistics && roleAccess.has(catalogue.statistics.spec.id);
  if (!rights.can_modify && !opened) throw refusal(403, 'error.access');
  if (!catalogue.statistics) return;
  const module = catalogue.inLanguage(catalogue.statistics, language);
  assertRequirements(module, {
    plan,
    modules: await readUsedModules(store, guild.id, { module, catalogue, plan, now: now() }),
  });
}

/** The statistics of a server in a period up to now. @param compare whether they include the period before */
export async function readOverview(
  { store, now }: Services,
  guild: string,
  period: StatisticsPeriod = '24h',
  compare = false,
): Promise<Overview> {
  const at = now();
  return toOverview(await store.statistics.read({ guild, period, now: at, compare }), period, at);
}
