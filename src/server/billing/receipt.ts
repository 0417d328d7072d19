import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { type Language, planTitles } from '../../../generated/product.ts';
import { sayIn } from '../sentences.ts';
import { Outage } from '../services/cached-reads.ts';
import type { Services } from '../services/services.ts';
import type { InvoiceWithOrder } from '../store/invoices.ts';
import { dateIn } from './dates.ts';
import { receiptNumber } from './invoices.ts';
import { majorUnits } from './money.ts';

/** The fonts that every PDF reader has lack letters of most languages; this one has those of nearly all. */
const require = createRequire(import.meta.url);
const REGULAR = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const BOLD = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf');

const MARGIN = 56;
const LABEL_WIDTH = 170;

/** The receipt of a payment as a PDF, in one language. The same payment always gives the same receipt. */
export async function receipt(
  { guilds, config, billing, catalogue }: Pick<Services, 'guilds' | 'config' | 'billing' | 'catalogue'>,
  invoice: InvoiceWithOrder,
  language: Language,
): Promise<{ name: string; file: Buffer }> {
  const say = sayIn(language);
  const number = receiptNumber(invoice);
  const titles: Record<string, string> = planTitles[language];
  const plan = `${catalogue.productName} ${titles[invoice.plan] ?? invoice.plan}`;
  const server = await nameOf(guilds, invoice.guild_id);
  const rows: [string, string][] = [
    [say('receipt.number'), number],
    [say('receipt.date'), dateIn(language, invoice.paid_at)],
    [say('receipt.server'), server === null ? invoice.guild_id : `${server} (${invoice.guild_id})`],
    [say('receipt.bought'), say(invoice.plan_type === 'yearly' ? 'receipt.yearly' : 'receipt.monthly', { plan })],
    [say('receipt.provider'), billing.provider(invoice.provider)?.title ?? invoice.provider],
    [say('receipt.payment'), invoice.payment_id],
    [say('receipt.status'), say(`receipt.${invoice.status}`)],
    [say('receipt.amount'), `${majorUnits(invoice.amount)} ${invoice.currency}`],
  ];
  const file = await print({
    issuer: catalogue.productName,
    title: say('receipt.title'),
    rows,
    note: say('receipt.questions', { mail: config.supportMail }),
    language,
    at: new Date(invoice.paid_at),
  });
  return { name: `receipt-${number}.pdf`, file };
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

interface Page {
  issuer: string;
  title: string;
  rows: readonly [string, string][];
  note: string;
  language: string;
  at: Date;
}

function print({ issuer, title, rows, note, language, at }: Page): Promise<Buffer> {
  const info = { Title: title, Author: issuer, CreationDate: at };
  const document = new PDFDocument({ size: 'A4', margin: MARGIN, lang: language, font: REGULAR, info });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const printed = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
  document.font(REGULAR).fontSize(12).text(issuer);
  document.font(BOLD).fontSize(24).text(title).moveDown();
  for (const [label, value] of rows) {
    const top = document.y;
    document.font(REGULAR).fontSize(10).fillColor('#555555').text(label, MARGIN, top, { width: LABEL_WIDTH });
    const below = document.y;
    document
      .fillColor('#000000')
      .fontSize(11)
      .text(value, MARGIN + LABEL_WIDTH, top);
    document.y = Math.max(below, document.y) + 6;
  }
  document.moveDown().fontSize(10).fillColor('#555555').text(note, MARGIN);
  document.end();
  return printed;
}
