import type { Plan } from '../../language/model.ts';
import type { UserGuild } from '../services/discord/discordAnswers.ts';
import type { SubscriptionRow } from '../store/schema/tables.ts';
import type { Store } from '../store/store.ts';
import { orderablePlans } from './subscriptions/orderablePlans.ts';
import {
  endOf,
  isCharged,
  isCredited,
  isRetried,
  isRunning,
  isScheduled,
  paidThrough,
  reactivatableUntil,
} from './subscriptions/running.ts';

/** A server as its owner, or a former owner who still pays for it, sees it on the Premium page. */
export interface PremiumServer {
  id: string;
  name: string;
  icon: string | null;
  /** Whether the user is known to own it. */
  owner: boolean;
  /** Whether it is not known who owns it, since Discord does not respond. */
  unverified: boolean;
  is_premium: boolean;
  /** Null if it is the lowest. */
  plan: Plan | null;
  /** The plans that can be ordered for it. */
  available_plans: Plan[];
  /** The plan that was ordered to begin when the present one ends, and when, as an ISO date. */
  next_plan: Plan | null;
  next_plan_at: string | null;
  /** A lower plan with paid time left, which waits until the present plan ends. */
  waiting_plan: Plan | null;
  /** When what was paid or granted ends, as an ISO date; null if it never does, or nothing was. */
  expiry_date: string | null;
  cancel_at_period_end: boolean;
  /** Null if there never was a subscription. */
  subscription_status: 'active' | 'expired' | null;
  /** A provider's id, `voucher` or `other`; null if there never was a subscription. */
  subscription_provider: string | null;
  /** Until when the user can undo a cancellation, as an ISO date, which is when it is charged again; null if they cannot. */
  reactivate_until: string | null;
  /** The provider that may charge for it again, whatever the status. */
  charged_by: string | null;
  /** Whether the last payment was refunded, which ended it. */
  refunded: boolean;
  /** Whether overlapping payments were credited to a later time. */
  credited: boolean;
  /** Whether paid time waits until a coupon or grant of the same plan ends. */
  after_grant: boolean;
  /** Whether a renewal was not paid, and the provider tries again. */
  retried: boolean;
}

interface OverviewOptions {
  now: number;
  /** Ids from the lowest plan to the highest. */
  plans: readonly Plan[];
  /** Those that have prices. */
  sold: readonly Plan[];
  /** Ids of the known payment providers. */
  providers: readonly string[];
}

/**
 * The servers that a user owns, and others' servers that the user still pays for.
 * @param payer `owned` is null if it is not known which servers the user owns
 */
export async function premiumServers(
  store: Store,
  { user, owned }: { user: string; owned: readonly UserGuild[] | null },
  { now, plans, sold, providers }: OverviewOptions,
): Promise<PremiumServer[]> {
  const [lowestPlan] = plans;
  const unverified = owned === null;
  const known = (owned ?? []).map(({ id, name, icon }) => ({ id, name, icon, owner: true, unverified }));
  const ids = known.map(({ id }) => id);
  const orders = (await store.purchases.ofPayer(user)).filter(({ guild_id }) => !ids.includes(guild_id));
  const others = new Map(
    orders
      .filter((order) => isRunning(order, now) || isCharged(order))
      .map(({ guild_id: id, guild_name }) => [
        id,
        { id, name: guild_name ?? id, icon: null, owner: false, unverified },
      ]),
  );
  const all = [...ids, ...others.keys()];
  const [current, rows, refunded] = await Promise.all([
    store.subscriptions.plansOf(all, now),
    store.subscriptions.listAll(ids),
    store.invoices.refunded(all),
  ]);
  return [...known, ...others.values()].map((guild) => {
    const plan = current.get(guild.id) ?? lowestPlan;
    const is_premium = plan !== lowestPlan;
    const all = rows.filter(({ guild_id }) => guild_id === guild.id);
    const available = guild.owner ? orderablePlans(all, { plans, sold, now }) : [];
    // Only the owner sees what others bought.
    const own = (guild.owner ? rows : orders).filter(
      ({ guild_id, plan }) => guild_id === guild.id && plan !== lowestPlan,
    );
    return {
      ...guild,
      is_premium,
      plan: is_premium && plan !== undefined ? plan : null,
      available_plans: available.map((one) => one.plan),
      reactivate_until: dateOf(guild.owner ? reactivatableUntil(own, { user, now }) : null),
      ...present(own, { now, plans, providers, refunded }),
    };
  });
}

/** Whether the subscription was ever active: granted or paid for. */
function everActive({ provider_plan, paid_until }: SubscriptionRow): boolean {
  return provider_plan === null || paid_until !== null;
}

/**
 * What has become of an order for a server; null if there was none, or its time is over.
 * @param providerId the provider's id of the order; of one that is not known, or without it, the last order counts
 */
export async function orderFor(
  store: Store,
  { guild, providerId }: { guild: string; providerId?: string | undefined },
  now: number,
): Promise<OrderOutcome | null> {
  const orders = await store.purchases.ofGuild(guild);
  const order = orders.find(({ provider_id }) => provider_id === providerId) ?? orders.at(-1);
  if (!order) return null;
  const { plan, first_charge_at } = order;
  if (isScheduled(order, now)) return { plan, outcome: 'confirmed', startAt: first_charge_at };
  if (isRunning(order, now)) return { plan, outcome: 'confirmed', startAt: null };
  if (order.status !== 'ended') return { plan, outcome: 'open', startAt: null };
  return everActive(order) ? null : { plan, outcome: 'failed', startAt: null };
}

interface OrderOutcome {
  plan: Plan;
  /** `failed`: the payment failed or the payer gave up. */
  outcome: 'open' | 'confirmed' | 'failed';
  /** When it begins, if another plan runs until then. */
  startAt: number | null;
}

/**
 * The subscription to show: running before ended, then the highest plan, renewing and paid before granted, then the one that lasts
 * longest.
 */
function primaryRow(
  rows: readonly SubscriptionRow[],
  plans: readonly Plan[],
  now: number,
): SubscriptionRow | undefined {
  const rank = (row: SubscriptionRow) => [
    Number(isRunning(row, now)),
    isRunning(row, now) ? plans.indexOf(row.plan) : 0,
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
  { now, plans, providers, refunded }: Omit<OverviewOptions, 'sold'> & { refunded: ReadonlySet<string> },
): Omit<
  PremiumServer,
  'id' | 'name' | 'icon' | 'owner' | 'unverified' | 'is_premium' | 'plan' | 'available_plans' | 'reactivate_until'
> {
  const row = primaryRow(
    rows.filter((one) => everActive(one) || isRunning(one, now)),
    plans,
    now,
  );
  const running = row !== undefined && isRunning(row, now);
  const bought = row !== undefined && row.provider_plan !== null;
  const ofPlan = rows.filter(({ plan }) => plan === row?.plan);
  const end = row && (running ? paidThrough(ofPlan, now) : endOf(row, now));
  const counting = ofPlan.filter((one) => isRunning(one, now));
  const credited = counting.some(isCredited);
  const granted = counting.some(({ provider_plan }) => provider_plan === null);
  const next = rows.find((one) => isScheduled(one, now) && one.plan !== row?.plan);
  const heightOf = (one: SubscriptionRow) => plans.indexOf(one.plan);
  // The highest of them follows, whichever was bought first.
  const [waiting] = rows
    .filter((one) => running && isRunning(one, now) && isCredited(one) && heightOf(one) < heightOf(row))
    .toSorted((a, b) => heightOf(b) - heightOf(a));
  return {
    expiry_date: dateOf(end),
    cancel_at_period_end: running && bought && row.status === 'cancelled' && !next,
    subscription_status: row === undefined ? null : running ? 'active' : 'expired',
    subscription_provider:
      row === undefined ? null : [...providers, 'voucher'].includes(row.provider) ? row.provider : 'other',
    next_plan: next?.plan ?? null,
    next_plan_at: dateOf(next?.first_charge_at),
    waiting_plan: waiting?.plan ?? null,
    charged_by: rows.find(isCharged)?.provider ?? null,
    refunded: row !== undefined && !running && refunded.has(row.id),
    credited: credited && !granted,
    after_grant: credited && granted,
    retried: rows.some((one) => isRetried(one, now) && !refunded.has(one.id)),
  };
}

/** As an ISO date. */
function dateOf(time: number | null | undefined): string | null {
  return typeof time === 'number' ? new Date(time).toISOString() : null;
}
