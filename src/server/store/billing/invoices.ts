import type { Kysely } from 'kysely';
import type { InvoiceRow, PlanType, Tables } from '../schema/tables.ts';

/** An invoice with the plan that was bought; null if the order is no longer stored. */
export type InvoiceWithPlan = InvoiceRow & { plan: string | null };

/** An invoice with the plan that was bought and the time of the subscription's first payment. */
export type InvoiceWithOrder = InvoiceRow & { plan: string; plan_type: PlanType | null; first_paid_at: number };

export interface Invoices {
  /** A user's invoices, newest first. */
  of(user: string): Promise<InvoiceWithPlan[]>;
  /** One invoice of the user; null if it does not exist or belongs to another user. */
  read(id: string, user: string): Promise<InvoiceWithOrder | null>;
  /** Ids of the servers' subscriptions whose last payment was refunded. */
  refunded(guilds: readonly string[]): Promise<Set<string>>;
}

export function invoices(db: Kysely<Tables>): Invoices {
  return {
    of: (user) =>
      db
        .selectFrom('invoices')
        .leftJoin('subscriptions', (join) =>
          join
            .onRef('subscriptions.guild_id', '=', 'invoices.guild_id')
            .onRef('subscriptions.id', '=', 'invoices.subscription_id'),
        )
        .selectAll('invoices')
        .select('subscriptions.plan')
        .where('invoices.user_id', '=', user)
        .orderBy('invoices.paid_at', 'desc')
        .orderBy('invoices.number', 'desc')
        .execute(),

    async read(id, user) {
      const row = await db
        .selectFrom('invoices')
        .innerJoin('subscriptions', (join) =>
          join
            .onRef('subscriptions.guild_id', '=', 'invoices.guild_id')
            .onRef('subscriptions.id', '=', 'invoices.subscription_id'),
        )
        .selectAll('invoices')
        .select(['subscriptions.plan', 'subscriptions.plan_type'])
        .where('invoices.user_id', '=', user)
        .where('invoices.id', '=', id)
        .executeTakeFirst();
      if (!row) return null;
      const { first_paid_at } = await db
        .selectFrom('invoices')
        .select((eb) => eb.fn.min('paid_at').as('first_paid_at'))
        .where('guild_id', '=', row.guild_id)
        .where('subscription_id', '=', row.subscription_id)
        .executeTakeFirstOrThrow();
      return { ...row, first_paid_at };
    },

    async refunded(guilds) {
      if (guilds.length === 0) return new Set();
      const rows = await db
        .selectFrom('invoices')
        .select(['subscription_id', 'status'])
        .where('guild_id', 'in', guilds)
        .orderBy('paid_at')
        .orderBy('number')
        .execute();
      const last = new Map(rows.map(({ subscription_id, status }) => [subscription_id, status]));
      return new Set([...last].filter(([, status]) => status === 'refunded').map(([id]) => id));
    },
  };
}
