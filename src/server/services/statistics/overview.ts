import type { Overview } from '../../../../generated/statistics/overview.ts';
import { refusal } from '../../refusal.ts';
import { type Period, WINDOWS } from '../../store/statistics/periods.ts';
import type { Access } from '../guild-access.ts';
import type { Services } from '../services.ts';
import { readUsedModules } from '../settings/stored.ts';
import { assertRequirements } from '../settings/validate-save.ts';
import { present } from './present.ts';

const PERIODS = WINDOWS.map(({ period }) => period);
const BY_DEFAULT: Period = '24h';

/** The figures of a server for a period, for those who may change its settings and as long as its plan has them. @throws Refusal */
export async function readOverview(
  { store, catalogue, now }: Services,
  access: Access,
  asked: unknown = BY_DEFAULT,
): Promise<Overview> {
  const { rights, plan, guild, language } = access;
  if (!rights.can_modify) throw refusal(403, 'error.access');
  const module = catalogue.statistics && catalogue.inLanguage(catalogue.statistics, language);
  if (module) {
    const modules = await readUsedModules(store, guild.id, { module, catalogue, plan });
    assertRequirements(module, { plan, modules });
  }
  const period = PERIODS.find((one) => one === asked);
  if (!period) throw refusal(400, 'statistics.period', { periods: PERIODS.join(', ') });
  const at = now();
  return present(await store.statistics.read(guild.id, period, at), period, at);
}
