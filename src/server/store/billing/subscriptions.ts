import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Plan } from '../../../language/model.ts';
import { gathered } from '../engines/gathered.ts';
import type { Prepare } from '../engines/prepared.ts';
import { retrying } from '../engines/retry.ts';
import type { Append } from '../history/append.ts';
import type { SubscriptionRow, Tables } from '../schema/tables.ts';
import { lockBilling } from './billingLock.ts';
import { creditOverlaps } from './credit.ts';

export interface Grant {
  guild: string;
  plan: Plan;
  now: number;
  /** Absent: never. */
  endsAt?: number | null;
  provider?: string;
}

export interface Subscriptions {
  /** A server's plan at a given time: the highest of its running subscriptions. Plans are decided nowhere else. */
  planOf(guild: string, now: number): Promise<Plan>;
  /** The same for several servers at once. */
  plansOf(guilds: readonly string[], now: number): Promise<Map<string, Plan>>;
  /** The highest plan that each server has had since a time. */
  plansSince(guilds: readonly string[], since: number): Promise<Map<string, Plan>>;
  /** How many servers have a plan above the lowest. */
  countRaised(now: number): Promise<number>;
  list(guild: string): Promise<SubscriptionRow[]>;
  /** The same for several servers at once. */
  listAll(guilds: readonly string[]): Promise<SubscriptionRow[]>;
  grant(grant: Grant): Promise<string>;
  /** Ends the subscriptions that were granted to the server, but not those that its owner pays for. @returns how many */
  revoke(guild: string, now: number): Promise<number>;
}

/** The plan that a server had at a time, by all of its subscriptions. @param plans ids from the lowest plan to the highest */
export function planAt(rows: readonly SubscriptionRow[], plans: readonly Plan[], at: number): Plan {
  const running = rows.filter(({ status, starts_at, ends_at }) => {
    const isOver = ends_at === null ? status === 'ended' : ends_at <= at;
    return status !== 'pending' && starts_at <= at && !isOver;
  });
  const highest = Math.max(0, ...running.map(({ plan }) => plans.indexOf(plan)));
  return plans[highest] ?? 'free';
}

/** @param plans ids from the lowest plan, which every server has, to the highest */
export function subscriptions(
  db: Kysely<Tables>,
  prepare: Prepare,
  append: Append,
  plans: readonly Plan[],
): Subscriptions {
  const lowest = plans[0] ?? 'free';

  // Every subscription begins when it is stored: one that appears to begin later was stored before a clock was set back.
  const inForce = (now: number) =>
    db
      .selectFrom('subscriptions')
      .where('status', 'in', ['active', 'cancelled'])
      .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]));

  const running = prepare((now: number, ...guilds: string[]) =>
    inForce(now).select(['guild_id', 'plan']).where('guild_id', 'in', guilds),
  );

  function highestOf(guilds: readonly string[], rows: readonly Pick<SubscriptionRow, 'guild_id' | 'plan'>[]) {
    const found = new Map<string, Plan>(guilds.map((guild) => [guild, lowest]));
    for (const row of rows) {
      if (plans.indexOf(row.plan) > plans.indexOf(found.get(row.guild_id) ?? lowest)) found.set(row.guild_id, row.plan);
    }
    return found;
  }

  const plansOf: Subscriptions['plansOf'] = async (guilds, now) =>
    highestOf(guilds, guilds.length === 0 ? [] : await running(now, ...guilds));

  const planOf = gathered(async (asked: readonly { guild: string; now: number }[]) => {
    const now = Math.max(...asked.map((one) => one.now));
    const found = await plansOf([...new Set(asked.map(({ guild }) => guild))], now);
    return asked.map(({ guild }) => found.get(guild) ?? lowest);
  });

  const listAll: Subscriptions['listAll'] = async (guilds) => {
    if (guilds.length === 0) return [];
    return db
      .selectFrom('subscriptions')
      .selectAll()
      .where('guild_id', 'in', guilds)
      .orderBy('starts_at')
      .orderBy('id')
      .execute();
  };

  return {
    plansOf,

    async plansSince(guilds, since) {
      if (guilds.length === 0) return new Map();
      const rows = await db
        .selectFrom('subscriptions')
        .select(['guild_id', 'plan'])
        .where('guild_id', 'in', guilds)
        .where('status', '!=', 'pending')
        // One that ended without a time was never paid.
        .where((eb) =>
          eb.or([eb.and([eb('ends_at', 'is', null), eb('status', '!=', 'ended')]), eb('ends_at', '>', since)]),
        )
        // One whose payments were all refunded leaves nothing.
        .where(({ eb, exists, selectFrom }) => {
          const kept = selectFrom('invoices')
            .select('invoices.id')
            .whereRef('invoices.guild_id', '=', 'subscriptions.guild_id')
            .whereRef('invoices.subscription_id', '=', 'subscriptions.id')
            .where('invoices.status', '!=', 'refunded');
          return eb.or([eb('status', '!=', 'ended'), eb('provider_plan', 'is', null), exists(kept)]);
        })
        .execute();
      return highestOf(guilds, rows);
    },

    planOf: async (guild, now) =>
      prepare.readsNow ? ((await plansOf([guild], now)).get(guild) ?? lowest) : planOf({ guild, now }),

    async countRaised(now) {
      const { count } = await inForce(now)
        .select((eb) => eb.fn.count('guild_id').distinct().as('count'))
        .where('plan', 'in', plans.slice(1))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    list: (guild) => listAll([guild]),
    listAll,

    async grant({ guild, plan, now, endsAt = null, provider = 'system' }) {
      if (!plans.includes(plan)) throw new Error(`There is no plan ${plan}. Choose one of: ${plans.join(', ')}`);
      const id = randomUUID();
      await retrying(() =>
        db.transaction().execute(async (trx) => {
          await lockBilling(trx, guild);
          await trx
            .insertInto('subscriptions')
            .values({
              guild_id: guild,
              id,
              plan,
              provider,
              status: 'active',
              starts_at: now,
              ends_at: endsAt,
              readings: 0,
              recorded: 0,
            })
            .execute();
          await creditOverlaps(trx, guild, { plans, now });
          const details = { kind: 'plan', event: 'granted', plan, until: endsAt } as const;
          await append(trx, { guild, kind: 'plan', actor: 'staff', details, at: now });
        }),
      );
      return id;
    },

    async revoke(guild, now) {
      return retrying(() =>
        db.transaction().execute(async (trx) => {
          await lockBilling(trx, guild);
          const ended = await trx
            .updateTable('subscriptions')
            .set({ status: 'ended', ends_at: now })
            .where('guild_id', '=', guild)
            .where('status', '!=', 'ended')
            // Paid subscriptions have to end at the provider, which would go on charging.
            .where('provider_plan', 'is', null)
            .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
            .returning('plan')
            .execute();
          await creditOverlaps(trx, guild, { plans, now });
          for (const { plan } of ended) {
            const details = { kind: 'plan', event: 'revoked', plan } as const;
            await append(trx, { guild, kind: 'plan', actor: 'staff', details, at: now });
          }
          return ended.length;
        }),
      );
    },
  };
}
