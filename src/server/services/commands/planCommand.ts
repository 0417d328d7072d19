import { DAY } from '../../../language/time/milliseconds.ts';
import type { Store } from '../../store/store.ts';

export const PLAN_USAGE = `Usage: npm run plan -- grant <guild> <plan> [--days <number>]
       npm run plan -- revoke <guild>
       npm run plan -- show <guild>

grant    gives a server a plan: without end, or for some days
revoke   ends what was granted; what the owner pays for goes on
show     lists the plans that a server has and had`;

/**
 * Runs `plan grant|revoke|show` and returns what to print.
 * @throws Error with the usage or the problem
 */
export async function planCommand(store: Store, args: readonly string[], now: number): Promise<string> {
  const [action, guild, plan, flag, days] = args;
  if (guild === undefined || !/^\d{1,20}$/.test(guild)) throw new Error(PLAN_USAGE);

  if (action === 'grant' && plan !== undefined && (flag === undefined || flag === '--days')) {
    if (flag && !/^[1-9]\d{0,4}$/.test(days ?? '')) throw new Error('--days takes a whole number from 1 to 99999');
    const endsAt = flag ? now + Number(days) * DAY : null;
    await store.subscriptions.grant({ guild, plan, now, endsAt });
    return `${guild} has ${plan} ${endsAt ? `until ${new Date(endsAt).toISOString()}` : 'without end'}`;
  }
  if (action === 'revoke' && args.length === 2) {
    return `${guild}: subscriptions ended: ${await store.subscriptions.revoke(guild, now)}`;
  }
  if (action === 'show' && args.length === 2) {
    const rows = await store.subscriptions.list(guild);
    const time = (at: number | null) => (at === null ? 'without end' : new Date(at).toISOString());
    return [
      `${guild} is on ${await store.subscriptions.planOf(guild, now)}`,
      ...rows.map(
        (row) => `  ${row.plan} ${row.status} ${time(row.starts_at)} - ${time(row.ends_at)} (${row.provider})`,
      ),
    ].join('\n');
  }
  throw new Error(PLAN_USAGE);
}
