import type { UserGuild } from '../services/discord-answers.ts';
import type { SubscriptionRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/** A server with what its owner sees of its subscription. */
export interface PremiumServer {
  id: string;
  name: string;
  icon: string | null;
  owner: true;
  is_premium: boolean;
  expiry_date: string | null;
  cancel_at_period_end: boolean;
  subscription_status: 'active' | 'expired' | null;
  subscription_provider: string | null;
}

/** @param providers ids of the payment providers */
export async function premiumServers(
  store: Store,
  guilds: readonly UserGuild[],
  { now, lowestPlan, providers }: { now: number; lowestPlan: string; providers: readonly string[] },
): Promise<PremiumServer[]> {
  const ids = guilds.map(({ id }) => id);
  const [plans, rows] = await Promise.all([store.subscriptions.plansOf(ids, now), store.subscriptions.listAll(ids)]);
  return guilds.map(({ id, name, icon }) => {
    const is_premium = (plans.get(id) ?? lowestPlan) !== lowestPlan;
    const own = rows.filter((row) => row.guild_id === id && everCounted(row) && row.plan !== lowestPlan);
    return { id, name, icon, owner: true, is_premium, ...present(foremost(own, now), now, providers) };
  });
}

/** Whether it ever gave its server the plan: it was given, or paid for. */
function everCounted({ provider_plan, paid_until }: SubscriptionRow): boolean {
  return provider_plan === null || paid_until !== null;
}

/** Whether what was ordered last for a server ended before anything was paid: refused, or given up by the payer. */
export async function lastOrderFailed(store: Store, guild: string): Promise<boolean> {
  const last = (await store.purchases.of(guild)).at(-1);
  return last?.status === 'ended' && !everCounted(last);
}

/** Whether a subscription gives its server the plan at this moment. */
export function isRunning({ status, starts_at, ends_at }: SubscriptionRow, now: number): boolean {
  const counts = status === 'active' || status === 'cancelled';
  return counts && starts_at <= now && (ends_at === null || ends_at > now);
}

/** The one to show: a running one before those that are over, one that is paid for before gifts, then the longest. */
function foremost(rows: readonly SubscriptionRow[], now: number): SubscriptionRow | undefined {
  const rank = (row: SubscriptionRow) => [
    Number(isRunning(row, now)),
    Number(isRunning(row, now) && row.provider_state === 'active'),
    Number(isRunning(row, now) && row.provider_plan !== null),
    row.ends_at ?? Number.POSITIVE_INFINITY,
  ];
  return rows.toSorted((a, b) => {
    const [of, against] = [rank(b), rank(a)];
    const at = of.findIndex((value, index) => value !== against[index]);
    return at < 0 ? 0 : (of[at] as number) - (against[at] as number);
  })[0];
}

function present(row: SubscriptionRow | undefined, now: number, providers: readonly string[]) {
  if (!row) {
    return { expiry_date: null, cancel_at_period_end: false, subscription_status: null, subscription_provider: null };
  }
  const running = isRunning(row, now);
  const end = endOf(row, now);
  return {
    expiry_date: end === null ? null : new Date(end).toISOString(),
    cancel_at_period_end: running && row.provider_plan !== null && row.status === 'cancelled',
    subscription_status: running ? ('active' as const) : ('expired' as const),
    subscription_provider: [...providers, 'voucher'].includes(row.provider) ? row.provider : 'other',
  };
}

/** Until when it is paid; while a renewal is awaited, until when the server keeps its plan. */
export function endOf({ paid_until, ends_at }: SubscriptionRow, now: number): number | null {
  return paid_until !== null && paid_until > now ? paid_until : ends_at;
}
