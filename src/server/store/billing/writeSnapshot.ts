import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Plan } from '../../../language/model.ts';
import type { Append } from '../history/append.ts';
import { ERASED_USER, type PlanEvent } from '../history/entry.ts';
import type { Tables } from '../schema/tables.ts';
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
  const before = await readPlan(trx, purchase, at);
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
    await appendChange(trx, known, { append, before });
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

/** What a server's subscriptions to the plan of a purchase come to. */
interface PlanState {
  /** `renews`: at least one goes on being charged. */
  state: 'renews' | 'runs' | 'none';
  /** Until when the purchase itself counts; null without an end. */
  until: number | null;
  isPending: boolean;
}

async function readPlan(trx: Transaction<Tables>, { guild_id, id, plan }: Purchase, at: number): Promise<PlanState> {
  const rows = await trx
    .selectFrom('subscriptions')
    .select(['id', 'status', 'ends_at', 'provider_plan'])
    .where('guild_id', '=', guild_id)
    .where('plan', '=', plan)
    .execute();
  const own = rows.find((row) => row.id === id);
  const counts = rows.filter(({ status }) => status === 'active' || status === 'cancelled');
  // What nobody has noticed to be over has not ended yet.
  const running = counts.filter((row) => row === own || row.ends_at === null || row.ends_at > at);
  const renews = running.some(({ status, provider_plan }) => status === 'active' && provider_plan !== null);
  return {
    state: renews ? 'renews' : running.length > 0 ? 'runs' : 'none',
    until: own?.ends_at ?? null,
    isPending: own?.status === 'pending',
  };
}

/** Notes in the history what a snapshot means for the plan of the server. Orders that are not paid yet mean nothing. */
async function appendChange(
  trx: Transaction<Tables>,
  { purchase, at, by }: SnapshotRecord,
  { append, before }: { append: Append; before: PlanState },
): Promise<void> {
  const after = await readPlan(trx, purchase, at);
  const event = planEvent(before, after);
  if (!event) return;
  const { guild_id: guild, plan } = purchase;
  const details = { kind: 'plan', event, plan, until: after.until } as const;
  // Who cancels at the provider, or what fails there, is not known.
  const user = event === 'bought' ? purchase.user_id : event === 'ended' ? undefined : by;
  const actor = user === undefined ? ({ actor: 'system' } as const) : ({ actor: 'user', user } as const);
  await append(trx, { guild, kind: 'plan', ...actor, details, at });
}

/** What it means for a server that its subscriptions change. */
function planEvent(before: PlanState, after: PlanState): PlanEvent | null {
  if (before.isPending && !after.isPending && after.state === 'renews') return 'bought';
  if (before.state === after.state) return null;
  if (after.state === 'renews') return 'resumed';
  if (after.state === 'none') return 'ended';
  return before.state === 'renews' ? 'cancelled' : null;
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
