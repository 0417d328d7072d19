import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { drawText, isPlain } from './receiptText.ts';

/** The standard PDF fonts lack most scripts; this one has many. `receiptText.ts` has fonts for the rest. */
const require = createRequire(import.meta.url);
const REGULAR = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const BOLD = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf');

const MARGIN = 56;
const GAP = 20;
const INK = '#14211f';
const QUIET = '#55625f';
const ACCENT = '#0d6b5e';
const LINE = '#d5dcda';
const SHADE = '#f1f5f4';

/** How many lines a fact takes at most, so that the page has room for all: a hundred wide letters, or the words for some emoji. */
const FACT_LINES = 6;

/** The product's logo, in a square of 32 units. */
const MARK: readonly (readonly [string, string])[] = [
  ['#0d8a78', 'M16 2.5 30 12.2v3.3H2v-3.3z'],
  ['#0d6b5e', 'M4.5 17.5h23v9.2a2.8 2.8 0 0 1-2.8 2.8H20v-5.6a4 4 0 0 0-8 0v5.6H7.3a2.8 2.8 0 0 1-2.8-2.8z'],
];

/** A label and its value. */
export type LabelledValue = readonly [label: string, value: string];

/** The content of a receipt, in one language. */
export interface ReceiptPage {
  language: string;
  /** Time of the payment, also used as the file's creation time so that the file is always the same. */
  at: Date;
  title: string;
  number: string;
  /** Label of the number. */
  numberTitle: string;
  issuer: string;
  /** Lines below the issuer's name. */
  about: readonly string[];
  /** About the payer, and about the payment. Empty values are left out. */
  facts: readonly [readonly LabelledValue[], readonly LabelledValue[]];
  /** The titles of the item's columns. */
  columns: readonly [item: string, period: string, amount: string];
  item: { title: string; period: string; amount: string };
  /** Rows below the item; the last one is bold. */
  totals: readonly LabelledValue[];
  notes: readonly string[];
}

/** Draws a receipt on one page, as tagged PDF that screen readers can follow. */
export function printReceipt(receipt: ReceiptPage): Promise<Buffer> {
  const { language, at, title, number, issuer } = receipt;
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    font: REGULAR,
    lang: language,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    info: { Title: `${title} ${number}`, Author: issuer, Creator: issuer, CreationDate: at, ModDate: at },
  });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const printed = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
  draw(document, receipt);
  document.end();
  return printed;
}

interface Style {
  x: number;
  y: number;
  width: number;
  size?: number;
  bold?: boolean;
  color?: string;
  align?: 'left' | 'right';
  /** PDF structure tag, for screen readers. */
  tag?: string;
  /** What does not fit into so many lines is left out. */
  lines?: number;
}

function draw(document: PDFKit.PDFDocument, receipt: ReceiptPage): void {
  const { width, height } = document.page;
  const [left, right] = [MARGIN, width - MARGIN];
  const root = document.struct('Document');
  document.addStructure(root);
  const decoration = (work: () => void) => {
    document.markContent('Artifact', { type: 'Layout' });
    work();
    document.endMarkedContent();
  };
  /** Writes text. @returns the y position below it */
  const write = (text: string, style: Style, parent = root): number => {
    const { x, y, size = 10, bold = false, color = INK, align = 'left', tag = 'P', lines } = style;
    let below = y;
    parent.add(
      document.struct(tag, {}, () => {
        const font = bold ? BOLD : REGULAR;
        const box = { width: style.width, align, lineGap: 2 };
        document.font(font, size).fillColor(color);
        if (lines === undefined && isPlain(document, text, font)) below = document.text(text, x, y, box).y;
        else below = drawText(document, text, { x, y, font, size, lines, ...box });
      }),
    );
    return below;
  };
  const line = (y: number, color = LINE) =>
    decoration(() => document.moveTo(left, y).lineTo(right, y).lineWidth(0.75).strokeColor(color).stroke());

  decoration(() => {
    document.save().translate(left, MARGIN).scale(0.875);
    for (const [color, path] of MARK) document.path(path).fill(color);
    document.circle(16, 10.4, 2).fill('#d9a520').restore();
  });
  const half = (right - left - GAP) / 2;
  const beside = right - half;
  let below = write(receipt.issuer, { x: left + 38, y: MARGIN + 3, width: half, size: 14, bold: true });
  for (const about of receipt.about)
    below = write(about, { x: left + 38, y: below + 1, width: half, size: 9, color: QUIET });
  const head = { x: beside, width: half, align: 'right' } as const;
  const titled = write(receipt.title, { ...head, y: MARGIN - 2, size: 22, bold: true, color: ACCENT, tag: 'H1' });
  const numbered = write(`${receipt.numberTitle} ${receipt.number}`, { ...head, y: titled, color: QUIET });

  let y = Math.max(below, numbered) + 22;
  line(y, ACCENT);
  y += 18;
  y = Math.max(...receipt.facts.map((facts, index) => factsAt(facts, index === 0 ? left : beside, y))) + 16;
  y = itemAt(y);
  y = totalsAt(y + 10) + 18;
  for (const note of receipt.notes) y = write(note, { x: left, y, width: right - left, color: QUIET }) + 6;
  line(height - MARGIN - 24);
  write(`${receipt.issuer} · ${receipt.title} ${receipt.number}`, {
    x: left,
    y: height - MARGIN - 16,
    width: right - left,
    size: 8,
    color: QUIET,
  });

  function factsAt(facts: readonly LabelledValue[], x: number, top: number): number {
    let next = top;
    for (const [label, value] of facts.filter(([, one]) => one !== '')) {
      next = write(label, { x, y: next, width: half, size: 8, color: QUIET });
      next = write(value, { x, y: next, width: half, lines: FACT_LINES }) + 9;
    }
    return next;
  }

  function itemAt(top: number): number {
    const [item, period, amount] = receipt.columns;
    const inner = left + 10;
    const cells = [
      { x: inner, width: 200 },
      { x: inner + 212, width: 156 },
      { x: right - 10 - 90, width: 90, align: 'right' },
    ] as const;
    const table = document.struct('Table');
    root.add(table);
    const row = () => {
      const made = document.struct('TR');
      table.add(made);
      return made;
    };
    decoration(() => document.rect(left, top, right - left, 24).fill(SHADE));
    const titles = row();
    for (const [index, title] of [item, period, amount].entries()) {
      write(title, { ...(cells[index] ?? cells[0]), y: top + 7, size: 8, bold: true, color: QUIET, tag: 'TH' }, titles);
    }
    const { title, period: when, amount: price } = receipt.item;
    const values = row();
    const named = write(title, { ...cells[0], y: top + 34, bold: true, tag: 'TD' }, values);
    const dated = write(when, { ...cells[1], y: top + 34, tag: 'TD' }, values);
    write(price, { ...cells[2], y: top + 34, tag: 'TD' }, values);
    const end = Math.max(named, dated) + 10;
    line(end);
    return end;
  }

  function totalsAt(top: number): number {
    let next = top;
    for (const [index, [label, value]] of receipt.totals.entries()) {
      const bold = index === receipt.totals.length - 1;
      const size = bold ? 12 : 10;
      const labelled = write(label, { x: beside, y: next, width: half - 110, size, bold });
      const valued = write(value, { x: right - 10 - 110, y: next, width: 110, size, bold, align: 'right' });
      next = Math.max(labelled, valued) + 6;
    }
    return next;
  }
}
