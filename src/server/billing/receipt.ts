import { type Language, planTitles } from '../../../generated/product.ts';
import { addMonths } from '../months.ts';
import { sayIn } from '../sentences.ts';
import { Outage } from '../services/cached-reads.ts';
import type { User } from '../services/discord-answers.ts';
import type { Services } from '../services/services.ts';
import type { InvoiceWithOrder } from '../store/invoices.ts';
import { dateIn } from './dates.ts';
import { receiptNumber } from './invoices.ts';
import { moneyIn } from './money.ts';
import { type Fact, printReceipt } from './receipt-page.ts';

const DAY = 86_400_000;

/** The receipt of a payment as a PDF, for its payer, in one language. The same payment always gives the same receipt. */
export async function receipt(
  { guilds, config, billing, catalogue }: Pick<Services, 'guilds' | 'config' | 'billing' | 'catalogue'>,
  invoice: InvoiceWithOrder,
  payer: User,
  language: Language,
): Promise<{ name: string; file: Buffer }> {
  const say = sayIn(language);
  const number = receiptNumber(invoice);
  const titles: Record<string, string> = planTitles[language];
  const plan = `${catalogue.productName} ${titles[invoice.plan] ?? invoice.plan}`;
  const yearly = invoice.plan_type === 'yearly';
  const provider = billing.provider(invoice.provider)?.title ?? invoice.provider;
  const amount = moneyIn(language, invoice.amount, invoice.currency);
  const server = await nameOf(guilds, invoice.guild_id);
  const [from, to] = periodOf(invoice, yearly ? 12 : 1);
  const totals: Record<InvoiceWithOrder['status'], Fact[]> = {
    paid: [[say('receipt.total'), amount]],
    // How much of it went back is not told to us.
    partially_refunded: [[say('receipt.received'), amount]],
    refunded: [
      [say('receipt.received'), amount],
      [say('receipt.back'), moneyIn(language, -invoice.amount, invoice.currency)],
      [say('receipt.total'), moneyIn(language, 0, invoice.currency)],
    ],
  };
  const partly = say('receipt.partly', { provider });
  const file = await printReceipt({
    language,
    at: new Date(invoice.paid_at),
    title: say('receipt.title'),
    number,
    numberTitle: say('receipt.number'),
    issuer: config.seller[0] ?? catalogue.productName,
    about: [...config.seller.slice(1), new URL(config.publicUrl).host, config.supportMail],
    facts: [
      [
        [say('receipt.payer'), payer.global_name ?? payer.username],
        [say('receipt.payerId'), payer.id],
        [say('receipt.server'), server ?? ''],
        [say('receipt.serverId'), invoice.guild_id],
      ],
      [
        [say('receipt.date'), dateIn(language, invoice.paid_at)],
        [say('receipt.status'), say(`receipt.${invoice.status}`)],
        [say('receipt.provider'), provider],
        [say('receipt.payment'), invoice.payment_id],
      ],
    ],
    columns: [say('receipt.item'), say('receipt.period'), say('receipt.amount')],
    item: {
      title: say(yearly ? 'receipt.yearly' : 'receipt.monthly', { plan }),
      period: say('receipt.fromTo', { from: together(dateIn(language, from)), to: together(dateIn(language, to)) }),
      amount,
    },
    totals: totals[invoice.status],
    notes: [
      ...(invoice.status === 'partially_refunded' ? [partly] : []),
      say('receipt.questions', { mail: config.supportMail }),
    ],
  });
  return { name: `receipt-${number}.pdf`, file };
}

/** The time that a payment was for. Days are counted from the first one; what comes in late is still for its own turn. */
function periodOf({ paid_at, first_paid_at }: InvoiceWithOrder, months: number): [number, number] {
  const turn = (count: number) => addMonths(first_paid_at, count * months);
  let count = 1;
  // What comes in on the day before a turn begins is for that turn.
  while (turn(count) <= paid_at + DAY) count++;
  return [turn(count - 1), turn(count)];
}

/** Words that stay on one line. */
function together(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

/** The server's name, where the bot can see it. */
async function nameOf(guilds: Services['guilds'], guildId: string): Promise<string | null> {
  try {
    return (await guilds.guild(guildId)).value?.name ?? null;
  } catch (error) {
    if (error instanceof Outage) return null;
    throw error;
  }
}
