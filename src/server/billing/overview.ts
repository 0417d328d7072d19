import type { UserGuild } from '../services/discord/discordAnswers.ts';
import type { SubscriptionRow } from '../store/schema/tables.ts';
import type { Store } from '../store/store.ts';

/** A server as its owner, or whoever still pays for it, sees it on the Premium page. */
export interface PremiumServer {
  id: string;
  name: string;
  icon: string | null;
  /** Whether the user owns it. */
  owner: boolean;
  is_premium: boolean;
  /** When what was paid or granted ends, as an ISO date; null if it never does, or nothing was. */
  expiry_date: string | null;
  cancel_at_period_end: boolean;
  /** Null if there never was a subscription. */
  subscription_status: 'active' | 'expired' | null;
  /** A provider's id, `voucher` or `other`; null if there never was a subscription. */
  subscription_provider: string | null;
  /** The provider that may charge for it again, whatever the status. */
  charged_by: string | null;
  /** Whether the last payment was refunded, which ended it. */
  refunded: boolean;
  /** Whether overlapping payments were credited to a later time. */
  credited: boolean;
}

interface OverviewOptions {
  now: number;
  lowestPlan: string;
  /** Ids of the known payment providers. */
  providers: readonly string[];
}

/** The servers that a user owns, and others' servers that the user still pays for. */
export async function premiumServers(
  store: Store,
  { user, owned }: { user: string; owned: readonly UserGuild[] },
  { now, lowestPlan, providers }: OverviewOptions,
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
    // Only the owner sees what others bought.
    const own = (guild.owner ? rows : orders).filter(
      ({ guild_id, plan }) => guild_id === guild.id && plan !== lowestPlan,
    );
    return { ...guild, is_premium, ...present(own, { now, providers, refunded }) };
  });
}

/** Whether the subscription was ever active: granted or paid for. */
function everActive({ provider_plan, paid_until }: SubscriptionRow): boolean {
  return provider_plan === null || paid_until !== null;
}

/** Whether the last order for a server ended unpaid: the payment failed or the payer gave up. */
export async function lastOrderFailed(store: Store, guild: string): Promise<boolean> {
  const last = (await store.purchases.ofGuild(guild)).at(-1);
  return last?.status === 'ended' && !everActive(last);
}

/** Whether a subscription currently gives its server the plan. */
export function isRunning({ status, ends_at }: SubscriptionRow, now: number): boolean {
  const counts = status === 'active' || status === 'cancelled';
  return counts && (ends_at === null || ends_at > now);
}

/** The subscription to show: running before ended, renewing and paid before granted, then the one that lasts longest. */
function primaryRow(rows: readonly SubscriptionRow[], now: number): SubscriptionRow | undefined {
  const rank = (row: SubscriptionRow) => [
    Number(isRunning(row, now)),
    Number(isRunning(row, now) && row.provider_state === 'active'),
    Number(isRunning(row, now) && row.provider_plan !== null),
    row.ends_at ?? Number.POSITIVE_INFINITY,
  ];
  return rows.toSorted((a, b) => {
    const other = rank(a);
    for (const [index, value] of rank(b).entries()) {
      if (value !== other[index]) return value - (other[index] ?? 0);
    }
    return 0;
  })[0];
}

function present(
  rows: readonly SubscriptionRow[],
  { now, providers, refunded }: Pick<OverviewOptions, 'now' | 'providers'> & { refunded: ReadonlySet<string> },
): Omit<PremiumServer, 'id' | 'name' | 'icon' | 'owner' | 'is_premium'> {
  const row = primaryRow(rows.filter(everActive), now);
  const running = row !== undefined && isRunning(row, now);
  const bought = row !== undefined && row.provider_plan !== null;
  const end = row && (running && bought ? paidThrough(rows, now) : endOf(row, now));
  return {
    expiry_date: typeof end === 'number' ? new Date(end).toISOString() : null,
    cancel_at_period_end: running && bought && row.status === 'cancelled',
    subscription_status: row === undefined ? null : running ? 'active' : 'expired',
    subscription_provider:
      row === undefined ? null : [...providers, 'voucher'].includes(row.provider) ? row.provider : 'other',
    charged_by: rows.find(isCharged)?.provider ?? null,
    refunded: row !== undefined && !running && refunded.has(row.id),
    credited: rows.some((one) => isRunning(one, now) && isCredited(one)),
  };
}

/** Whether the provider may charge for it again, as far as is known, even if it does not give the server its plan. */
function isCharged({ provider_plan, provider_state }: SubscriptionRow): boolean {
  return provider_plan !== null && (provider_state === 'active' || provider_state === 'approved');
}

/** Whether it lasts longer than its own payments because another purchase overlapped it. */
function isCredited({ provider_plan, provider_state, paid_until, ends_at }: SubscriptionRow): boolean {
  return provider_plan !== null && provider_state !== 'active' && (ends_at ?? 0) > (paid_until ?? 0);
}

/** When a server's running purchases end; null if there are none. */
export function paidThrough(rows: readonly SubscriptionRow[], now: number): number | null {
  const ends = rows
    .filter((row) => row.provider_plan !== null && isRunning(row, now))
    .map((row) => endOf(row, now))
    .filter((end) => end !== null);
  return ends.length === 0 ? null : Math.max(...ends);
}

/** Until when it is paid, or, while a renewal is overdue, until when the server keeps its plan. */
function endOf(row: SubscriptionRow, now: number): number | null {
  const { paid_until, ends_at } = row;
  return paid_until !== null && paid_until > now && !isCredited(row) ? paid_until : ends_at;
}
