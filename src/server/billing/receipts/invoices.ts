import type { InvoiceWithPlan } from '../../store/billing/invoices.ts';
import type { InvoiceRow } from '../../store/schema/tables.ts';

/** The printed receipt number of an invoice. */
export function receiptNumber({ number }: Pick<InvoiceRow, 'number'>): string {
  return `R-${String(number).padStart(6, '0')}`;
}

/** An invoice for its payer. The amount is in minor units. */
export function presentInvoice(invoice: InvoiceWithPlan) {
  return {
    invoice_id: invoice.id,
    number: receiptNumber(invoice),
    created_at: new Date(invoice.paid_at).toISOString(),
    guild_name: invoice.guild_name,
    plan: invoice.plan,
    amount_due: invoice.amount,
    currency: invoice.currency,
    status: invoice.status,
  };
}
