import type { PremiumServer } from '../api/premium.ts';
import type { UserGuild } from '../services/discord/discordAnswers.ts';
import type { SubscriptionRow } from '../store/schema/tables.ts';
import type { Store } from '../store/store.ts';

interface View {
  now: number;
  lowestPlan: string;
  /** Ids of the payment providers. */
  providers: readonly string[];
}

/** The servers that somebody owns, and those of other people that they still pay for. */
export async function premiumServers(
  store: Store,
  { user, owned }: { user: string; owned: readonly UserGuild[] },
  { now, lowestPlan, providers }: View,
): Promise<PremiumServer[]> {
  const ids = owned.map(({ id }) => id);
  const orders = (await store.purchases.ofPayer(user)).filter(({ guild_id }) => !ids.includes(guild_id));
  const others = new Map(
    orders
      .filter((order) => isRunning(order, now) || isCharged(order))
      .map(({ guild_id: id, guild_name }) => [id, { id, name: guild_name ?? id, icon: null, owner: false }]),
  );
  const all = [...ids, ...others.keys()];
  const [plans, rows, refunded] = await Promise.all([
    store.subscriptions.plansOf(all, now),
    store.subscriptions.listAll(ids),
    store.invoices.refunded(all),
  ]);
  return [...owned.map(({ id, name, icon }) => ({ id, name, icon, owner: true })), ...others.values()].map((guild) => {
    const is_premium = (plans.get(guild.id) ?? lowestPlan) !== lowestPlan;
    // What others bought is nobody else's business.
    const own = (guild.owner ? rows : orders).filter(
      ({ guild_id, plan }) => guild_id === guild.id && plan !== lowestPlan,
    );
    return { ...guild, is_premium, ...present(own, { now, providers, refunded }) };
  });
}

/** Whether it ever gave its server the plan: it was given, or paid for. */
function everCounted({ provider_plan, paid_until }: SubscriptionRow): boolean {
  return provider_plan === null || paid_until !== null;
}

/** Whether what was ordered last for a server ended before anything was paid: refused, or given up by the payer. */
export async function lastOrderFailed(store: Store, guild: string): Promise<boolean> {
  const last = (await store.purchases.ofGuild(guild)).at(-1);
  return last?.status === 'ended' && !everCounted(last);
}

/** Whether a subscription gives its server the plan at this moment. */
export function isRunning({ status, ends_at }: SubscriptionRow, now: number): boolean {
  const counts = status === 'active' || status === 'cancelled';
  return counts && (ends_at === null || ends_at > now);
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

function present(
  rows: readonly SubscriptionRow[],
  { now, providers, refunded }: Pick<View, 'now' | 'providers'> & { refunded: ReadonlySet<string> },
) {
  const row = foremost(rows.filter(everCounted), now);
  const running = row !== undefined && isRunning(row, now);
  const bought = row !== undefined && row.provider_plan !== null;
  const end = row && (running && bought ? paidThrough(rows, now) : endOf(row, now));
  return {
    expiry_date: typeof end === 'number' ? new Date(end).toISOString() : null,
    cancel_at_period_end: running && bought && row.status === 'cancelled',
    subscription_status: row === undefined ? null : running ? ('active' as const) : ('expired' as const),
    subscription_provider:
      row === undefined ? null : [...providers, 'voucher'].includes(row.provider) ? row.provider : 'other',
    charged_by: rows.find(isCharged)?.provider ?? null,
    refunded: row !== undefined && !running && refunded.has(row.id),
    credited: rows.some((one) => isRunning(one, now) && isCredited(one)),
  };
}

/** Whether the provider charges for it again by itself, as it said last; also while it gives the server nothing. */
function isCharged({ provider_plan, provider_state }: SubscriptionRow): boolean {
  return provider_plan !== null && (provider_state === 'active' || provider_state === 'approved');
}

/** Whether it counts for longer than its own payments last: another one paid for the same time. */
function isCredited({ provider_plan, provider_state, paid_until, ends_at }: SubscriptionRow): boolean {
  return provider_plan !== null && provider_state !== 'active' && (ends_at ?? 0) > (paid_until ?? 0);
}

/** Until when all that was bought for a server lasts; null where nothing of it runs. */
export function paidThrough(rows: readonly SubscriptionRow[], now: number): number | null {
  const ends = rows
    .filter((row) => row.provider_plan !== null && isRunning(row, now))
    .map((row) => endOf(row, now))
    .filter((end) => end !== null);
  return ends.length === 0 ? null : Math.max(...ends);
}

/** Until when it is paid; while a renewal is awaited, until when the server keeps its plan. */
function endOf(row: SubscriptionRow, now: number): number | null {
  const { paid_until, ends_at } = row;
  return paid_until !== null && paid_until > now && !isCredited(row) ? paid_until : ends_at;
}
