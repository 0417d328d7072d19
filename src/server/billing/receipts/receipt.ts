import type { Language } from '../../../../generated/product.ts';
import { DAY } from '../../../language/time/milliseconds.ts';
import { addMonths } from '../../../language/time/months.ts';
import { sentenceFormatter } from '../../answers/sentences.ts';
import type { Services } from '../../services/services.ts';
import type { InvoiceWithOrder } from '../../store/billing/invoices.ts';
import { planTitle } from '../offers.ts';
import { dateIn } from './dates.ts';
import { receiptNumber } from './invoices.ts';
import { moneyIn } from './money.ts';
import { type LabelledValue, printReceipt } from './receiptPage.ts';
import { readableText } from './receiptText.ts';
import type { Seller } from './seller.ts';
import { withoutVat } from './vat.ts';

/** Renders a payment's receipt as a PDF. The same payment always gives the same file. */
export async function renderReceipt(
  { config, billing, catalogue }: Pick<Services, 'config' | 'billing' | 'catalogue'>,
  invoice: InvoiceWithOrder,
  language: Language,
): Promise<{ name: string; file: Buffer }> {
  const format = sentenceFormatter(language);
  const number = receiptNumber(invoice);
  const plan = `${catalogue.productName} ${planTitle(invoice.plan, language)}`;
  const yearly = invoice.plan_type === 'yearly';
  const provider = billing.provider(invoice.provider)?.title ?? invoice.provider;
  const amount = moneyIn(language, invoice.amount, invoice.currency);
  const readable = (text: string) => readableText(text, language);
  const seller: Seller = invoice.seller === null ? config.seller : JSON.parse(invoice.seller);
  const [from, to] = periodOf(invoice, yearly ? 12 : 1);
  const totals: Record<InvoiceWithOrder['status'], LabelledValue[]> = {
    paid: [...taxIn(invoice, language), [format('receipt.total'), amount]],
    // The provider does not report how much was refunded.
    partially_refunded: [...taxIn(invoice, language), [format('receipt.received'), amount]],
    refunded: [
      ...taxIn(invoice, language),
      [format('receipt.received'), amount],
      [format('receipt.back'), moneyIn(language, -invoice.amount, invoice.currency)],
      [format('receipt.total'), moneyIn(language, 0, invoice.currency)],
    ],
  };
  const partly = format('receipt.partly', { provider });
  const file = await printReceipt({
    language,
    at: new Date(invoice.paid_at),
    title: format('receipt.title'),
    number,
    numberTitle: format('receipt.number'),
    issuer: await readable(seller.name || catalogue.productName),
    about: [
      ...(await Promise.all(seller.address.map(readable))),
      ...(seller.vatId ? [format('receipt.vatId', { id: seller.vatId })] : []),
      new URL(config.publicUrl).host,
      config.supportMail,
    ],
    facts: [
      [
        [format('receipt.payer'), await readable(invoice.payer_name ?? '')],
        [format('receipt.payerId'), invoice.user_id],
        [format('receipt.country'), countryIn(language, invoice.payer_country)],
        [format('receipt.server'), await readable(invoice.guild_name ?? '')],
        [format('receipt.serverId'), invoice.guild_id],
      ],
      [
        [format('receipt.date'), dateIn(language, invoice.paid_at)],
        [format('receipt.status'), format(`receipt.${invoice.status}`)],
        [format('receipt.provider'), provider],
        [format('receipt.payment'), invoice.payment_id],
      ],
    ],
    columns: [format('receipt.item'), format('receipt.period'), format('receipt.amount')],
    item: {
      title: format(yearly ? 'receipt.yearly' : 'receipt.monthly', { plan }),
      period: format('receipt.fromTo', { from: noBreak(dateIn(language, from)), to: noBreak(dateIn(language, to)) }),
      amount,
    },
    totals: totals[invoice.status],
    notes: [
      ...(invoice.status === 'partially_refunded' ? [partly] : []),
      format('receipt.questions', { mail: config.supportMail }),
    ],
  });
  return { name: `receipt-${number}.pdf`, file };
}

/** The period that a payment was for, counted from the first payment. Late payments still belong to their own period. */
function periodOf({ paid_at, first_paid_at }: InvoiceWithOrder, months: number): [number, number] {
  const start = (count: number) => addMonths(first_paid_at, count * months);
  let count = 1;
  // A payment on the day before a period begins is for that period.
  while (start(count) <= paid_at + DAY) count++;
  return [start(count - 1), start(count)];
}

/** Prevents line breaks between words. */
function noBreak(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

/** The lines about included VAT; none if it did not apply. */
function taxIn({ amount, currency, vat_rate }: InvoiceWithOrder, language: Language): LabelledValue[] {
  if (vat_rate === null) return [];
  const format = sentenceFormatter(language);
  const { net, vat } = withoutVat(amount, vat_rate);
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  return [
    [format('receipt.net'), moneyIn(language, net, currency)],
    [format('receipt.vat', { rate: percent.format(vat_rate / 10_000) }), moneyIn(language, vat, currency)],
  ];
}

function countryIn(language: Language, country: string | null): string {
  return country === null ? '' : (new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country);
}
