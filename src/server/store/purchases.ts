import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { lockBilling } from './billingLock.ts';
import { creditOverlaps } from './credit.ts';
import { retrying } from './engines/retry.ts';
import type { IdempotencyKeys, KeyedAction } from './idempotencyKeys.ts';
import type { InvoiceRow, SubscriptionRow, Tables } from './schema/tables.ts';

/** A subscription that somebody ordered at a payment provider. */
export type Purchase = SubscriptionRow & {
  [Column in 'user_id' | 'plan_type' | 'amount' | 'currency' | 'provider_plan']: NonNullable<SubscriptionRow[Column]>;
};

export interface NewPurchase {
  guild: string;
  /** As it is called when it is ordered: receipts say so. */
  guildName: string;
  user: string;
  payerName: string;
  plan: string;
  planType: string;
  amount: number;
  currency: string;
  provider: string;
  providerPlan: string;
  now: number;
  /** When to read it first. */
  checkAt: number;
  /** With it, the same order sent again is the one that there is. */
  keyed?: KeyedAction;
}

/** What a reading of the provider's word says of a purchase. */
export interface SubscriptionState {
  status: SubscriptionRow['status'];
  providerState: string;
  paidUntil: number | null;
  endsAt: number | null;
  checkAt: number | null;
}

export type PaidInvoice = Pick<
  InvoiceRow,
  'payment_id' | 'paid_at' | 'amount' | 'currency' | 'status' | 'payer_country' | 'vat_rate'
>;

export interface SnapshotRecord {
  purchase: Purchase;
  providerId: string;
  /** From {@link Purchases.beginSnapshot}, taken before the provider was asked. */
  sequence: number;
  state: SubscriptionState;
  invoices: readonly PaidInvoice[];
  at: number;
  /** The event that the reading was made for. */
  event?: string | undefined;
}

export interface Purchases {
  /** Remembers what is about to be ordered. @returns its id, by which the provider will name it */
  begin(purchase: NewPurchase): Promise<Purchase>;
  /** What the provider calls it. Nothing where it has a name already. */
  setProviderId(purchase: Purchase, providerId: string): Promise<void>;
  /** The provider took no order. */
  discard(purchase: Purchase): Promise<void>;
  byProviderId(provider: string, providerId: string): Promise<Purchase | null>;
  byId(provider: string, id: string): Promise<Purchase | null>;
  byPayment(provider: string, paymentId: string): Promise<Purchase | null>;
  ofGuild(guild: string): Promise<Purchase[]>;
  /** Those that a person ordered. */
  ofPayer(user: string): Promise<Purchase[]>;
  /** Every one that the provider may still change. */
  listOpen(): Promise<Purchase[]>;
  beginSnapshot(purchase: Purchase): Promise<number>;
  /**
   * Writes down a reading, its payments, and that its event has had its effect, in one transaction.
   * A reading counts only if none that was begun later is recorded: that one has seen what is newer.
   */
  recordSnapshot(recording: SnapshotRecord): Promise<void>;
  /** Takes those that are due to be read, each for one of all processes; whoever fails leaves them for later. */
  claimDue(now: number, again: number): Promise<Purchase[]>;
  /** @param state what the provider says of one whose reading does not count */
  scheduleCheck(purchase: Purchase, at: number | null, state?: string): Promise<void>;
  /** Marks what has run out; answers how many that were. */
  endExpired(now: number): Promise<number>;
  /** Orders at these providers from before a moment for which nothing was ever paid, the oldest first. */
  unpaid(providers: readonly string[], before: number): Promise<Purchase[]>;
  /** Forgets such an order, unless it was read or paid since it was looked up here. @returns whether it is gone */
  forget(purchase: Purchase): Promise<boolean>;
  /** Of servers with several that renew themselves, all but one: the oldest that gives the server its plan now. */
  duplicates(now: number, guild?: string): Promise<Purchase[]>;
}

const MOST_DUE = 100;
/** Milliseconds: nothing is put off for longer, so what seems to be was put off before a clock was set back. */
const LONGEST_WAIT = 2 * 24 * 3_600_000;
const RECEIPTS = 'receipts';

export function purchases(db: Kysely<Tables>, keys: IdempotencyKeys): Purchases {
  const ordered = () =>
    db
      .selectFrom('subscriptions')
      .selectAll()
      .where('provider_plan', 'is not', null)
      .$castTo<Purchase>()
      .orderBy('starts_at')
      .orderBy('id');
  const one = async (query: ReturnType<typeof ordered>) => (await query.executeTakeFirst()) ?? null;
  const row = ({ guild_id, id }: Purchase) =>
    db.updateTable('subscriptions').where('guild_id', '=', guild_id).where('id', '=', id);

  return {
    async begin({
      guild,
      guildName,
      user,
      payerName,
      plan,
      planType,
      amount,
      currency,
      provider,
      providerPlan,
      now,
      checkAt: lookAt,
      keyed,
    }) {
      const { id } = await retrying(() =>
        db.transaction().execute((trx) =>
          keys.once(trx, keyed, () =>
            trx
              .insertInto('subscriptions')
              .values({
                guild_id: guild,
                id: randomUUID(),
                plan,
                provider,
                status: 'pending',
                starts_at: now,
                ends_at: null,
                user_id: user,
                guild_name: guildName,
                payer_name: payerName,
                plan_type: planType,
                amount,
                currency,
                provider_plan: providerPlan,
                readings: 0,
                recorded: 0,
                look_at: lookAt,
              })
              .returning('id')
              .executeTakeFirstOrThrow(),
          ),
        ),
      );
      return ordered().where('guild_id', '=', guild).where('id', '=', id).executeTakeFirstOrThrow();
    },

    async setProviderId(purchase, providerId) {
      await retrying(() => row(purchase).set({ provider_id: providerId }).where('provider_id', 'is', null).execute());
    },

    async discard({ guild_id, id }) {
      await retrying(() =>
        db.transaction().execute(async (trx) => {
          await trx
            .deleteFrom('subscriptions')
            .where('guild_id', '=', guild_id)
            .where('id', '=', id)
            .where('provider_id', 'is', null)
            .execute();
          // Asked for again, it is another order.
          await trx
            .deleteFrom('save_keys')
            .where('guild_id', '=', guild_id)
            .where('result', '=', JSON.stringify({ id }))
            .execute();
        }),
      );
    },

    byProviderId: (provider, providerId) =>
      one(ordered().where('provider', '=', provider).where('provider_id', '=', providerId)),

    byId: (provider, id) => one(ordered().where('provider', '=', provider).where('id', '=', id)),

    byPayment: (provider, paymentId) =>
      one(
        ordered().where('id', 'in', (query) =>
          query
            .selectFrom('invoices')
            .select('subscription_id')
            .where('provider', '=', provider)
            .where('payment_id', '=', paymentId),
        ),
      ),

    ofGuild: (guild) => ordered().where('guild_id', '=', guild).execute(),

    ofPayer: (user) => ordered().where('user_id', '=', user).execute(),

    listOpen: () => ordered().where('look_at', 'is not', null).execute(),

    async beginSnapshot(purchase) {
      const { readings } = await retrying(() =>
        row(purchase)
          .set((eb) => ({ readings: eb('readings', '+', 1) }))
          .returning('readings')
          .executeTakeFirstOrThrow(),
      );
      return readings;
    },

    async recordSnapshot(recording) {
      await retrying(() => db.transaction().execute((trx) => writeSnapshot(trx, recording)));
    },

    async claimDue(now, again) {
      const due = await ordered()
        .clearOrderBy()
        .where((eb) => eb.or([eb('look_at', '<=', now), eb('look_at', '>', now + LONGEST_WAIT)]))
        .orderBy('look_at')
        .limit(MOST_DUE)
        .execute();
      const taken: Purchase[] = [];
      for (const purchase of due) {
        const { numUpdatedRows } = await retrying(() =>
          row(purchase).set({ look_at: again }).where('look_at', '=', purchase.look_at).executeTakeFirst(),
        );
        if (numUpdatedRows > 0n) taken.push(purchase);
      }
      return taken;
    },

    async scheduleCheck(purchase, at, state) {
      const said = state === undefined ? {} : { provider_state: state };
      await retrying(() =>
        row(purchase)
          .set({ look_at: at, ...said })
          .execute(),
      );
    },

    async endExpired(now) {
      const { numUpdatedRows } = await retrying(() =>
        db
          .updateTable('subscriptions')
          .set({ status: 'ended' })
          .where('status', 'in', ['active', 'cancelled'])
          .where('ends_at', '<=', now)
          .executeTakeFirst(),
      );
      return Number(numUpdatedRows);
    },

    unpaid: async (providers, before) =>
      providers.length === 0
        ? []
        : ordered()
            .where('provider', 'in', providers)
            .where('starts_at', '<', before)
            .where('paid_until', 'is', null)
            .where('status', 'in', ['pending', 'ended'])
            .limit(MOST_DUE)
            .execute(),

    async forget({ guild_id, id, readings }) {
      const { numDeletedRows } = await retrying(() =>
        db
          .deleteFrom('subscriptions')
          .where('guild_id', '=', guild_id)
          .where('id', '=', id)
          .where('readings', '=', readings)
          .where('paid_until', 'is', null)
          .executeTakeFirst(),
      );
      return numDeletedRows > 0n;
    },

    async duplicates(now, guild) {
      const renewing = await ordered()
        .where('provider_state', '=', 'active')
        .$if(guild !== undefined, (query) => query.where('guild_id', '=', String(guild)))
        .where('guild_id', 'in', (query) =>
          query
            .selectFrom('subscriptions')
            .select('guild_id')
            .where('provider_state', '=', 'active')
            .groupBy('guild_id')
            .having((eb) => eb.fn.countAll(), '>', 1),
        )
        .execute();
      const inForce = ({ status, ends_at }: Purchase) => status === 'active' && (ends_at ?? 0) > now;
      const kept = new Set<string>();
      return renewing
        .toSorted((a, b) => Number(inForce(b)) - Number(inForce(a)))
        .filter(({ guild_id }) => kept.has(guild_id) || !kept.add(guild_id));
    },
  };
}

async function writeSnapshot(trx: Transaction<Tables>, recording: SnapshotRecord): Promise<void> {
  const { purchase, providerId, sequence: reading, state: standing, invoices, at, event } = recording;
  await lockBilling(trx, purchase.guild_id);
  const { numUpdatedRows } = await trx
    .updateTable('subscriptions')
    .set({
      provider_id: providerId,
      status: standing.status,
      provider_state: standing.providerState,
      paid_until: standing.paidUntil,
      ends_at: standing.endsAt,
      look_at: standing.checkAt,
      recorded: reading,
    })
    .where('guild_id', '=', purchase.guild_id)
    .where('id', '=', purchase.id)
    .where('recorded', '<', reading)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) {
    for (const invoice of invoices) await writeInvoice(trx, purchase, invoice);
    await creditOverlaps(trx, purchase.guild_id, at);
  }
  if (event) {
    await trx
      .updateTable('webhook_events')
      .set({ applied_at: at })
      .where('provider', '=', purchase.provider)
      .where('id', '=', event)
      .where('applied_at', 'is', null)
      .execute();
  }
}

/** A payment has one invoice, whose number is taken together with its row: none is left out, none is given twice. */
async function writeInvoice(trx: Transaction<Tables>, purchase: Purchase, invoice: PaidInvoice): Promise<void> {
  const { guild_id, id, user_id, provider, guild_name, payer_name } = purchase;
  const { numUpdatedRows } = await trx
    .updateTable('invoices')
    .set({ status: invoice.status })
    .where('provider', '=', provider)
    .where('payment_id', '=', invoice.payment_id)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  const { value } = await trx
    .insertInto('counters')
    .values({ name: RECEIPTS, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((eb) => ({ value: eb('counters.value', '+', 1) })))
    .returning('value')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('invoices')
    .values({
      guild_id,
      id: randomUUID(),
      subscription_id: id,
      user_id,
      provider,
      number: value,
      guild_name,
      payer_name,
      ...invoice,
    })
    .execute();
}
