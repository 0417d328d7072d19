import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Plan } from '../../../language/model.ts';
import { retrying } from '../engines/retry.ts';
import type { Append } from '../history/append.ts';
import type { IdempotencyKeys } from '../idempotencyKeys.ts';
import type { SubscriptionRow, Tables } from '../schema/tables.ts';
import type { NewPurchase, Purchase, SnapshotRecord } from './purchase.ts';
import { writeSnapshot } from './writeSnapshot.ts';

export interface Purchases {
  /** Stores an order before it is placed. The provider will refer to it by its id. */
  begin(purchase: NewPurchase): Promise<Purchase>;
  /** Stores the provider's id, unless the order has one that the payer has approved. */
  setProviderId(purchase: Purchase, providerId: string): Promise<void>;
  /** Deletes an order that the provider refused. */
  discard(purchase: Purchase): Promise<void>;
  byProviderId(provider: string, providerId: string): Promise<Purchase | null>;
  byId(provider: string, id: string): Promise<Purchase | null>;
  byPayment(provider: string, paymentId: string): Promise<Purchase | null>;
  ofGuild(guild: string): Promise<Purchase[]>;
  /** A user's purchases. */
  ofPayer(user: string): Promise<Purchase[]>;
  /** All purchases that the provider may still change. */
  listOpen(): Promise<Purchase[]>;
  /** @returns the sequence number of a snapshot that is about to be taken */
  beginSnapshot(purchase: Purchase): Promise<number>;
  /**
   * Stores a snapshot's state and payments and marks its event as applied, in one transaction.
   * State and payments are ignored if a snapshot that was begun later is already stored.
   */
  recordSnapshot(record: SnapshotRecord): Promise<void>;
  /**
   * Claims the purchases that are due for a check, each for one process only.
   * @param retryAt when they are due again, should this process not finish
   */
  claimDue(now: number, retryAt: number): Promise<Purchase[]>;
  /** @param state the provider's state, for a purchase whose snapshot was not recorded */
  scheduleCheck(purchase: Purchase, at: number | null, state?: string): Promise<void>;
  /** Marks expired subscriptions as ended, and those as running that a wrong clock has ended. @returns how many ended */
  endExpired(now: number): Promise<number>;
  /** All orders at these providers from before the given time that were never paid, oldest first. */
  unpaid(providers: readonly string[], before: number): Promise<Purchase[]>;
  /** Deletes an unpaid order, unless a snapshot was begun or a payment came in since it was read. @returns whether it was deleted */
  forget(purchase: Purchase): Promise<boolean>;
  /** The purchases of servers with several that renew themselves or can be resumed, oldest first. */
  concurrent(guild?: string): Promise<Purchase[]>;
}

const MAX_DUE = 100;
/** Servers whose plans end in one transaction: each has an entry in the history, of which a transaction can have some thousands. */
const MAX_ENDED = 500;
/** Milliseconds. Checks are never scheduled further ahead, so one that appears to be was scheduled before a clock was set back. */
const LONGEST_WAIT = 2 * 24 * 3_600_000;
/** What was marked as ended although its end is further away than this, in milliseconds, was ended by a clock that leapt ahead. */
const LEAP = 3_600_000;
/** States at the provider in which a purchase can still be charged. */
const CHARGEABLE = ['active', 'paused'];

/** @param plans ids from the lowest plan to the highest */
export function purchases(
  db: Kysely<Tables>,
  { keys, append }: { keys: IdempotencyKeys; append: Append },
  plans: readonly Plan[],
): Purchases {
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

  /** Ends what ran out, for some of the servers that have something. */
  const endSome = async (trx: Transaction<Tables>, now: number) => {
    const expired = trx
      .selectFrom('subscriptions')
      .where('status', 'in', ['active', 'cancelled'])
      .where('ends_at', '<=', now);
    const guilds = await expired.select('guild_id').distinct().limit(MAX_ENDED).execute();
    if (guilds.length === 0) return { guilds: 0, ended: 0 };
    const ended = await trx
      .updateTable('subscriptions')
      .set({ status: 'ended' })
      .where(
        'guild_id',
        'in',
        guilds.map(({ guild_id }) => guild_id),
      )
      .where('status', 'in', ['active', 'cancelled'])
      .where('ends_at', '<=', now)
      .returning(['guild_id', 'plan'])
      .execute();
    for (const { guild_id, plan } of await lostPlans(trx, ended)) {
      const details = { kind: 'plan', event: 'ended', plan } as const;
      await append(trx, { guild: guild_id, kind: 'plan', actor: 'system', details, at: now });
    }
    return { guilds: guilds.length, ended: ended.length };
  };

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
      firstChargeAt = null,
      checkAt,
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
                first_charge_at: firstChargeAt,
                readings: 0,
                recorded: 0,
                look_at: checkAt,
              })
              .returning('id')
              .executeTakeFirstOrThrow(),
          ),
        ),
      );
      return ordered().where('guild_id', '=', guild).where('id', '=', id).executeTakeFirstOrThrow();
    },

    async setProviderId(purchase, providerId) {
      // Providers forget old requests. Repeating one makes another order, and the payer is sent to that one's page.
      const isUnused = row(purchase).where((eb) =>
        eb.or([eb('provider_id', 'is', null), eb('provider_state', '=', 'pending')]),
      );
      await retrying(() => isUnused.set({ provider_id: providerId }).execute());
    },

    async discard(purchase) {
      await retrying(() =>
        db.transaction().execute(async (trx) => {
          await deletion(trx, purchase).where('provider_id', 'is', null).execute();
          await forgetKeysOf(trx, purchase);
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

    async recordSnapshot(record) {
      await retrying(() => db.transaction().execute((trx) => writeSnapshot(trx, record, { append, plans })));
    },

    async claimDue(now, retryAt) {
      const due = await ordered()
        .clearOrderBy()
        .where((eb) => eb.or([eb('look_at', '<=', now), eb('look_at', '>', now + LONGEST_WAIT)]))
        .orderBy('look_at')
        .limit(MAX_DUE)
        .execute();
      const taken: Purchase[] = [];
      for (const purchase of due) {
        const { numUpdatedRows } = await retrying(() =>
          row(purchase).set({ look_at: retryAt }).where('look_at', '=', purchase.look_at).executeTakeFirst(),
        );
        if (numUpdatedRows > 0n) taken.push(purchase);
      }
      return taken;
    },

    async scheduleCheck(purchase, at, state) {
      const change = state === undefined ? {} : { provider_state: state };
      await retrying(() =>
        row(purchase)
          .set({ look_at: at, ...change })
          .execute(),
      );
    },

    async endExpired(now) {
      // A clock that leapt ahead ended what still runs.
      await retrying(() =>
        db
          .updateTable('subscriptions')
          .set(({ case: inCase, or, eb }) => ({
            status: inCase()
              .when(or([eb('provider_plan', 'is', null), eb('provider_state', '=', 'active')]))
              .then('active' as const)
              .else('cancelled' as const)
              .end(),
          }))
          .where('status', '=', 'ended')
          .where('ends_at', '>', now + LEAP)
          .execute(),
      );
      let count = 0;
      for (;;) {
        const { guilds, ended } = await retrying(() => db.transaction().execute((trx) => endSome(trx, now)));
        count += ended;
        if (guilds < MAX_ENDED) return count;
      }
    },

    unpaid: async (providers, before) =>
      providers.length === 0
        ? []
        : ordered()
            .where('provider', 'in', providers)
            .where('starts_at', '<', before)
            .where('paid_until', 'is', null)
            .where('status', 'in', ['pending', 'ended'])
            .execute(),

    forget: (purchase) =>
      retrying(() =>
        db.transaction().execute(async (trx) => {
          const { numDeletedRows } = await deletion(trx, purchase)
            .where('readings', '=', purchase.readings)
            .where('paid_until', 'is', null)
            .executeTakeFirst();
          if (numDeletedRows > 0n) await forgetKeysOf(trx, purchase);
          return numDeletedRows > 0n;
        }),
      ),

    concurrent: (guild) =>
      ordered()
        .where('provider_state', 'in', CHARGEABLE)
        .$if(guild !== undefined, (query) => query.where('guild_id', '=', String(guild)))
        .where('guild_id', 'in', (query) =>
          query
            .selectFrom('subscriptions')
            .select('guild_id')
            .where('provider_state', 'in', CHARGEABLE)
            .groupBy('guild_id')
            .having((eb) => eb.fn.countAll(), '>', 1),
        )
        .execute(),
  };
}

function deletion(trx: Transaction<Tables>, { guild_id, id }: Purchase) {
  return trx.deleteFrom('subscriptions').where('guild_id', '=', guild_id).where('id', '=', id);
}

/** Forgets the requests that lead to an order: if they are repeated, they place a new one. */
async function forgetKeysOf(trx: Transaction<Tables>, { guild_id, id }: Purchase): Promise<void> {
  await trx
    .deleteFrom('save_keys')
    .where('guild_id', '=', guild_id)
    .where('result', '=', JSON.stringify({ id }))
    .execute();
}

type ServerPlan = Pick<SubscriptionRow, 'guild_id' | 'plan'>;

/** The plans of ended subscriptions, once each, that no other subscription of their servers gives. */
async function lostPlans(trx: Transaction<Tables>, ended: readonly ServerPlan[]): Promise<ServerPlan[]> {
  const lost = new Map(ended.map((row) => [`${row.guild_id} ${row.plan}`, row]));
  for (const [key, { guild_id, plan }] of lost) {
    const other = await trx
      .selectFrom('subscriptions')
      .select('id')
      .where('guild_id', '=', guild_id)
      .where('plan', '=', plan)
      .where('status', 'in', ['active', 'cancelled'])
      .executeTakeFirst();
    if (other) lost.delete(key);
  }
  return [...lost.values()];
}
