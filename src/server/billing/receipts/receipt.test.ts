import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../../../generated/product.ts';
import { type PrintedLine, pdfLines, pdfText } from '../../../../tests/server/pdf.ts';
import type { InvoiceWithOrder } from '../../store/billing/invoices.ts';
import { renderReceipt } from './receipt.ts';

const PAID = Date.UTC(2030, 0, 31, 14, 3);
const MARGIN = 56;
const WIDTH = 595.28;

const invoice: InvoiceWithOrder = {
  guild_id: '823456789012345600',
  id: 'a',
  subscription_id: 's',
  user_id: '723456789012345678',
  provider: 'pay',
  payment_id: '9AB12345CD678901E',
  number: 42,
  paid_at: PAID,
  first_paid_at: PAID,
  amount: 499,
  currency: 'EUR',
  status: 'paid',
  guild_name: 'Quiet Library',
  payer_name: 'Ioana',
  payer_country: null,
  vat_rate: null,
  seller: null,
  plan: 'premium',
  plan_type: 'monthly',
};

const NOBODY = { name: '', address: [], vatId: '' };

interface Case {
  language?: Language;
  server?: string | null;
  payer?: string;
  seller?: { name: string; address: string[]; vatId: string };
  row?: Partial<InvoiceWithOrder>;
}

async function printed({
  language = 'en',
  server = 'Quiet Library',
  payer = 'Ioana',
  seller = NOBODY,
  row = {},
}: Case) {
  const services = {
    config: { seller, supportMail: 'help@example.org', publicUrl: 'https://guildhall.example' },
    billing: { provider: () => ({ title: 'PayPal' }) },
    catalogue: { productName: 'Guildhall' },
  } as unknown as Parameters<typeof renderReceipt>[0];
  return renderReceipt(services, { ...invoice, guild_name: server, payer_name: payer, ...row }, language);
}

/** Plain characters, regardless of ligatures and presentation forms. */
const letters = (words: string) => words.normalize('NFKC').replaceAll(/\s/g, '');
const text = async (one: Case) => pdfText((await printed(one)).file);

/** The right end of a line, measured with its font. */
function endOf({ text: words, x, size, bold }: PrintedLine): number {
  const require = createRequire(import.meta.url);
  const name = bold ? 'DejaVuSans-Bold' : 'DejaVuSans';
  const font = require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);
  return x + new PDFDocument({ font }).font(font, size).widthOfString(words.trimEnd());
}

describe('a receipt', () => {
  test('has the seller, the payer, the item, the period and the amount', async () => {
    const lines = (await text({})).split('\n');
    for (const line of [
      'Guildhall',
      'guildhall.example',
      'help@example.org',
      'Receipt',
      'Receipt number R-000042',
      'Ioana',
      '723456789012345678',
      'Quiet Library',
      '823456789012345600',
      'January 31, 2030',
      'Paid',
      'PayPal',
      '9AB12345CD678901E',
      'Guildhall Premium, one month',
      '4.99 EUR',
      'Total',
    ]) {
      expect(lines).toContain(line);
    }
    expect(lines.join('\n')).not.toMatch(/tax|vat|tva/i);
  });

  test("uses the reader's language, with its characters, dates and decimal separator", async () => {
    const words = await text({
      language: 'ro',
      server: 'Cetățuia Șoimilor țâfnoși',
      row: { plan_type: 'yearly', amount: 3999 },
    });
    for (const part of [
      'Chitanță',
      'Plătit de',
      '31 ianuarie 2030',
      'Plătită',
      'Guildhall Premium, un an',
      '39,99 EUR',
      'Cetățuia Șoimilor țâfnoși',
    ]) {
      expect(words).toContain(part);
    }
  });

  test.each<[string, Partial<InvoiceWithOrder>, string, string]>([
    ['a month to its last day', {}, 'January 31, 2030', 'February 28, 2030'],
    ['a year', { plan_type: 'yearly' }, 'January 31, 2030', 'January 31, 2031'],
    ['a renewal', { paid_at: Date.UTC(2030, 1, 28, 10) }, 'February 28, 2030', 'March 31, 2030'],
    ['a renewal on the day before', { paid_at: Date.UTC(2030, 1, 27, 22) }, 'February 28, 2030', 'March 31, 2030'],
    ['a renewal that came in late', { paid_at: Date.UTC(2030, 2, 5, 10) }, 'February 28, 2030', 'March 31, 2030'],
  ])('covers the period of %s', async (_, row, from, to) => {
    const words = (await text({ row })).replaceAll('\u00a0', ' ');
    expect(words).toContain(`${from} – \n${to}`);
  });

  test('adds up after a refund', async () => {
    const lines = (await text({ row: { status: 'refunded' } })).trim().split('\n');
    const at = lines.indexOf('Amount paid');
    expect(lines.slice(at, at + 6)).toEqual([
      'Amount paid',
      '4.99 EUR',
      'Amount refunded',
      '−4.99 EUR',
      'Total',
      '0.00 EUR',
    ]);
    expect(lines).toContain('Refunded');
  });

  test('shows no total after a partial refund, but refers to the provider', async () => {
    const words = await text({ row: { status: 'partially_refunded' } });
    expect(words).toContain('Amount paid\n4.99 EUR');
    expect(words).not.toContain('Total');
    expect(words).toContain('Part of this payment was refunded. PayPal shows how much, and when.');
  });

  test('names the configured seller', async () => {
    const seller = {
      name: 'Hall Software SRL',
      address: ['Strada Ștefan cel Mare 12', 'București'],
      vatId: 'RO12345678',
    };
    const { file } = await printed({ seller });
    const words = pdfText(file);
    const lines = [seller.name, ...seller.address, 'VAT ID: RO12345678', 'guildhall.example'];
    expect(words.startsWith(`${lines.join('\n')}\n`)).toBe(true);
    expect(file.toString('utf8')).toMatch(/<dc:creator>.*Hall Software SRL.*<\/dc:creator>/s);
  });

  test.each<[string, string, string]>([
    ['Chinese and Japanese', '日本の酒場 上海', '日本の酒場 上海'],
    ['Korean', '한국어 서버', '한국어 서버'],
    ['Cyrillic and Greek', 'Таверна Καλημέρα', 'Таверна Καλημέρα'],
  ])('draws the characters of %s', async (_, server, drawn) => {
    expect(letters(await text({ server }))).toContain(letters(drawn));
  });

  test.each(['ชุมชนไทย', 'हिन्दी', 'বাংলা', 'தமிழ்', 'తెలుగు'])('has a font for %s', async (server) => {
    const words = await text({ server });
    expect(words).not.toContain('U+');
    expect(words).toContain(String(server[0]));
  });

  test('draws Arabic and Hebrew from right to left, including mixed text', async () => {
    const lines = pdfLines((await printed({ server: 'مقهى القلعة 42', payer: 'שלום (Ada)' })).file);
    const [, word = '', number = ''] = /(.*)(42)/.exec('مقهى القلعة 42') ?? [];
    expect(word).not.toBe('');
    const digits = lines.find((line) => line.text === number);
    const arabic = lines.find((line) => /[\ufe70-\ufefc\u0600-\u06ff]/.test(line.text));
    expect(digits && arabic && digits.x < arabic.x).toBe(true);
    const drawn = lines.map((line) => line.text);
    expect(drawn.slice(drawn.indexOf('Ada') - 1, drawn.indexOf('Ada') + 2).join('')).toMatch(/^\(Ada\) /);
    const latin = lines.find((line) => line.text.includes('Ada'));
    const hebrew = lines.find((line) => /[\u0590-\u05ff]/.test(line.text));
    expect(latin && hebrew && latin.x < hebrew.x).toBe(true);
  });

  test('replaces emoji with words and unsupported characters with code points, and drops only invisible ones', async () => {
    expect(await text({ server: '🏰 Hall\u202e 42' })).toContain('\n[castle] Hall 42\n');
    expect(await text({ server: '🏰', language: 'ro' })).toContain('\n[castel]\n');
    const joined = (await text({ server: '👨‍👩‍👧 ❤️ 🇷🇴' })).replaceAll(/\s+/g, ' ');
    expect(joined).toContain('[family: man, woman, girl] [red heart] [flag: Romania]');
    expect(letters(await text({ server: 'ᠮᠣᠩ𓀀' }))).toContain('U+13000');
    const nothing = await text({ server: '\u202e', payer: '' });
    expect(nothing).not.toContain('Discord server\n');
    expect(nothing).not.toContain('Paid by');
    expect(nothing).toContain('Discord server ID\n823456789012345600');
  });

  test('shows included tax if a rate applies', async () => {
    const row = { vat_rate: 1900, payer_country: 'DE' };
    const words = await text({ row });
    for (const part of ['Country\nGermany', 'Net amount\n4.19 EUR', 'VAT 19%, included\n0.80 EUR', 'Total\n4.99 EUR']) {
      expect(words).toContain(part);
    }
    const romanian = await text({ language: 'ro', row: { ...row, vat_rate: 1950 } });
    expect(romanian.replaceAll('\u00a0', ' ')).toMatch(/TVA 19,5 ?%, inclusă\n0,81 EUR/);
  });

  test('is one page of tagged text with title and language, and named after its number', async () => {
    const { name, file } = await printed({ language: 'ro' });
    expect(name).toBe('receipt-R-000042.pdf');
    const raw = file.toString('utf8');
    expect(raw).toMatch(/\/Lang \(ro\)/);
    expect(raw).toMatch(/\/Marked true/);
    expect(raw).toMatch(/\/DisplayDocTitle true/);
    expect(raw).toMatch(/<dc:title>.*Chitanță R-000042.*<\/dc:title>/s);
  });

  test('is always the same file, byte for byte', async () => {
    const [first, second] = [await printed({}), await printed({})];
    expect(first.file.equals(second.file)).toBe(true);
  });

  const cases: [string, Case][] = [
    ['a server of a hundred wide letters', { server: 'W'.repeat(100), payer: 'M'.repeat(32) }],
    ['a server of many words', { language: 'ro', server: 'Ăăâî Șșțț '.repeat(10) }],
    ['a year given back', { language: 'ro', row: { plan_type: 'yearly', amount: 3999, status: 'refunded' } }],
    ...['😂'.repeat(40), 'ꯀ'.repeat(100)].map((server): [string, Case] => [
      `a server called ${server.slice(0, 4)} again and again`,
      {
        server,
        payer: server.slice(0, 32),
        seller: { name: 'Hall', address: ['Bulevardul Independenței 104', 'București', 'România'], vatId: 'RO123' },
        row: { status: 'refunded', vat_rate: 2100, payer_country: 'RO' },
      },
    ]),
    ['a long payment id', { row: { payment_id: 'X'.repeat(64) } }],
    [
      'a seller with many lines',
      {
        seller: {
          ...NOBODY,
          name: 'Hall',
          address: Array.from({ length: 6 }, () => 'Bulevardul Independenței 104, scara B, apartamentul 12'),
        },
      },
    ],
  ];
  test.each(cases)('has nothing overlapping or cut off: %s', async (_, one) => {
    const { file } = await printed(one);
    expect(file.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    const lines = pdfLines(file);
    const half = WIDTH / 2;
    for (const line of lines) {
      const end = endOf(line);
      expect([line.text, end <= WIDTH - MARGIN + 0.1]).toEqual([line.text, true]);
      expect([line.text, line.y > MARGIN && line.x >= MARGIN]).toEqual([line.text, true]);
      const others = lines.filter((other) => other !== line && other.y >= line.y && other.y - line.y < line.size * 0.9);
      for (const other of others) {
        const apart = other.x > end || endOf(other) < line.x;
        expect([line.text, other.text, apart]).toEqual([line.text, other.text, true]);
      }
    }
    const amounts = lines.filter(({ text: words, x }) => words.endsWith('EUR') && x > half);
    expect(amounts.length).toBeGreaterThan(1);
    expect(new Set(amounts.map((line) => Math.round(endOf(line) * 10))).size).toBe(1);
  });
});
