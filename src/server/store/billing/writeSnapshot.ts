import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Plan } from '../../../language/model.ts';
import type { Append } from '../history/append.ts';
import { ERASED_USER, type PlanEvent } from '../history/entry.ts';
import type { SubscriptionRow, Tables } from '../schema/tables.ts';
import { lockBilling } from './billingLock.ts';
import { creditOverlaps } from './credit.ts';
import type { PaidInvoice, Purchase, SnapshotRecord } from './purchase.ts';

/** The counter that numbers receipts. */
const RECEIPTS = 'receipts';

/**
 * Writes what a provider says of a purchase: its state, its payments, what overlaps is worth, and its event as applied. State and payments
 * are ignored if a snapshot that was begun later is already stored.
 */
export async function writeSnapshot(
  trx: Transaction<Tables>,
  record: SnapshotRecord,
  { append, plans }: { append: Append; plans: readonly Plan[] },
): Promise<void> {
  const { purchase, providerId, sequence, state, invoices, at, event } = record;
  await lockBilling(trx, purchase.guild_id);
  const before = await trx
    .selectFrom('subscriptions')
    .select('status')
    .where('guild_id', '=', purchase.guild_id)
    .where('id', '=', purchase.id)
    .executeTakeFirst();
  const updated = await trx
    .updateTable('subscriptions')
    .set({
      provider_id: providerId,
      status: state.status,
      provider_state: state.providerState,
      paid_until: state.paidUntil,
      ends_at: state.endsAt,
      look_at: state.checkAt,
      recorded: sequence,
    })
    .where('guild_id', '=', purchase.guild_id)
    .where('id', '=', purchase.id)
    .where('recorded', '<', sequence)
    .returning('payer_erased')
    .executeTakeFirst();
  if (updated) {
    for (const invoice of invoices) await writeInvoice(trx, purchase, invoice);
    await creditOverlaps(trx, purchase.guild_id, { plans, now: at });
    const known = updated.payer_erased ? { ...record, purchase: { ...purchase, user_id: ERASED_USER } } : record;
    await appendChange(trx, known, { append, before: before?.status });
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

/** Notes in the history what a snapshot means for the plan of the server. Orders that are not paid yet mean nothing. */
async function appendChange(
  trx: Transaction<Tables>,
  { purchase, state, at }: SnapshotRecord,
  { append, before }: { append: Append; before: SubscriptionRow['status'] | undefined },
): Promise<void> {
  const event = planEvent(before, state.status);
  if (!event) return;
  const { guild_id: guild, user_id: user, plan } = purchase;
  const details = { kind: 'plan', event, plan, until: state.endsAt } as const;
  // Subscriptions end when their time is over; all else is what the payer did.
  const by = event === 'ended' ? ({ actor: 'system' } as const) : ({ actor: 'user', user } as const);
  await append(trx, { guild, kind: 'plan', ...by, details, at });
}

type Status = SubscriptionRow['status'];

/** What it means that the status of a subscription changes. */
function planEvent(before: Status | undefined, after: Status): PlanEvent | null {
  if (before === after || after === 'pending') return null;
  if (after === 'active') return before === 'cancelled' ? 'resumed' : 'bought';
  if (after === 'cancelled') return 'cancelled';
  return before === 'pending' ? null : 'ended';
}

/** A payment has one invoice. Its number is taken in the transaction that inserts it, so numbers have no gaps or duplicates. */
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
