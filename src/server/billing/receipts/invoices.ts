import type { InvoiceRow } from '../../store/schema/tables.ts';

/** A receipt's number as it is printed, always the same for the same payment. */
export function receiptNumber({ number }: Pick<InvoiceRow, 'number'>): string {
  return `R-${String(number).padStart(6, '0')}`;
}

/** An invoice as its payer sees it. The amount is in minor units. */
export function presentInvoice(invoice: InvoiceRow) {
  return {
    invoice_id: invoice.id,
    number: receiptNumber(invoice),
    created_at: new Date(invoice.paid_at).toISOString(),
    amount_due: invoice.amount,
    currency: invoice.currency,
    status: invoice.status,
  };
}
