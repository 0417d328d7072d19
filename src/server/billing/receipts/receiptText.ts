import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import bidiFactory from 'bidi-js';
import { emojiData } from '../../../../generated/emoji/data.ts';
import type { Language } from '../../../../generated/product.ts';

const require = createRequire(import.meta.url);
const bidi = bidiFactory();

/** Fonts for scripts that the receipt's font lacks, loaded only when needed. */
const FALLBACKS: readonly { letters: RegExp; font: string; file: () => string }[] = [
  {
    letters: /\p{Script=Hangul}/u,
    font: 'Hangul',
    file: () => join(dirname(require.resolve('@embedpdf/fonts-kr')), '../fonts/NotoSansKR-Regular.otf'),
  },
  {
    letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u30ff\uff00-\uffef]/u,
    font: 'Han',
    file: () => join(dirname(require.resolve('@embedpdf/fonts-sc')), '../fonts/NotoSansHans-Regular.otf'),
  },
  ...['Thai', 'Devanagari', 'Bengali', 'Tamil', 'Telugu'].map((script) => ({
    letters: new RegExp(`\\p{Script=${script}}`, 'u'),
    font: script,
    file: () => {
      const name = script.toLowerCase();
      return require.resolve(`@fontsource/noto-sans-${name}/files/noto-sans-${name}-${name}-400-normal.woff`);
    },
  })),
];

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Consecutive characters with one font and one direction. */
interface TextRun {
  text: string;
  font: string;
  /** Bidi embedding level; odd means right to left. */
  level: number;
}

export interface TextStyle {
  font: string;
  size: number;
  width: number;
  align: 'left' | 'right';
  lineGap: number;
  /** What does not fit into so many lines is left out; absent: nothing. */
  lines?: number | undefined;
}

/** Removes invisible characters and direction marks from a text and replaces emoji with their names. */
export async function readableText(text: string, language: Language): Promise<string> {
  let said = text;
  if (EMOJI.test(text)) {
    const { default: rows } = await emojiData[language]();
    const names = new Map(rows.map(([emoji = '', name = '']) => [withoutVariant(emoji), name]));
    const nameOf = (emoji: string) => names.get(withoutVariant(emoji)) ?? codesOf(emoji);
    said = text.replaceAll(EMOJIS, (emoji) => ` [${nameOf(emoji)}] `);
  }
  return said.replaceAll(UNSEEN, '').replaceAll(/\s+/g, ' ').trim();
}

// Built from strings because the `v` flag is newer than the compiler's target.
const ONE_EMOJI = '\\p{RGI_Emoji}';
const EMOJI = new RegExp(ONE_EMOJI, 'v');
const EMOJIS = new RegExp(ONE_EMOJI, 'gv');
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Variation_Selector}]/gu;
const withoutVariant = (emoji: string) => emoji.replaceAll('\ufe0f', '');

/** Code points, to be shown for characters that no font has. */
function codesOf(text: string): string {
  return [...text].map((letter) => `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase()}`).join(' ');
}

/** Whether pdfkit can write a text by itself: left to right, in one font. */
export function isPlain(document: PDFKit.PDFDocument, text: string, font: string): boolean {
  return !RIGHT_TO_LEFT.test(text) && [...text].every((letter) => has(document, font, letter));
}

/** Writes a text of any script, line by line. @returns the y position below it */
export function drawText(
  document: PDFKit.PDFDocument,
  text: string,
  { x, y, font, size, width, align, lineGap, lines }: TextStyle & { x: number; y: number },
): number {
  document.font(font, size);
  const height = document.currentLineHeight(true) + lineGap;
  const base = (fontOf(document).ascender / 1000) * size;
  const known = [...text].map((letter) => (fontFor(document, letter, font) ? letter : codesOf(letter))).join('');
  let top = y;
  for (const line of linesOf(document, known, { font, width, lines })) {
    const runs = inOrder(runsOf(document, line, font)).map((run) => ({ ...run, width: widthOf(document, run) }));
    let left = align === 'right' ? x + width - runs.reduce((sum, run) => sum + run.width, 0) : x;
    for (const run of runs) {
      document.font(run.font);
      document.text(asDrawn(run), left, top + base, { lineBreak: false, features: [], baseline: 'alphabetic' });
      left += run.width;
    }
    top += height;
  }
  document.font(font);
  return top;
}

interface OpenFont {
  ascender: number;
  font: { hasGlyphForCodePoint(code: number): boolean };
}

/** The current font, by a cast: pdfkit's types lack this property. */
function fontOf(document: PDFKit.PDFDocument): OpenFont {
  return (document as unknown as { _font: OpenFont })._font;
}

function has(document: PDFKit.PDFDocument, font: string, letter: string): boolean {
  return fontOf(document.font(font)).font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
}

function fontFor(document: PDFKit.PDFDocument, letter: string, font: string): string | undefined {
  if (has(document, font, letter)) return font;
  const file = FALLBACKS.find(({ letters }) => letters.test(letter))?.file();
  return file !== undefined && has(document, file, letter) ? file : undefined;
}

/** Breaks a text into lines: between words, or within a word that is wider than a line. */
function linesOf(
  document: PDFKit.PDFDocument,
  text: string,
  { font, width, lines: most = Number.POSITIVE_INFINITY }: Pick<TextStyle, 'font' | 'width' | 'lines'>,
): string[] {
  const fits = (line: string) =>
    runsOf(document, line.trimEnd(), font).reduce((sum, run) => sum + widthOf(document, run), 0) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/(?<= )/)) {
    for (const part of fits(word) ? [word] : [...word]) {
      if (line !== '' && !fits(line + part)) {
        lines.push(line.trimEnd());
        line = '';
      }
      line += part;
    }
  }
  const all = [...lines, line.trimEnd()].filter((one) => one !== '');
  if (all.length <= most) return all;
  const last = [...(all[most - 1] ?? '')];
  while (!fits(`${last.join('')}…`)) last.pop();
  return [...all.slice(0, most - 1), `${last.join('')}…`];
}

function widthOf(document: PDFKit.PDFDocument, { text, font }: TextRun): number {
  return document.font(font).widthOfString(text, { features: [] });
}

/** The runs of a line in logical order. */
function runsOf(document: PDFKit.PDFDocument, line: string, font: string): TextRun[] {
  const levels = bidi.getEmbeddingLevels(line);
  const mirrored = bidi.getMirroredCharactersMap(line, levels.levels);
  const runs: TextRun[] = [];
  let at = 0;
  for (const letter of line) {
    const run = { text: mirrored.get(at) ?? letter, font: fontFor(document, letter, font) ?? font };
    const level = levels.levels[at] ?? 0;
    const last = runs.at(-1);
    if (last && last.font === run.font && last.level === level) last.text += run.text;
    else runs.push({ ...run, level });
    at += letter.length;
  }
  return runs;
}

/** The text of a run as pdfkit needs it: it reverses right-to-left scripts itself, but not other characters in such a run. */
function asDrawn({ text, level }: TextRun): string {
  return level % 2 === 1 && !RIGHT_TO_LEFT.test(text) ? [...text].reverse().join('') : text;
}

/** The runs of a line from left to right: rule L2 of the Unicode bidirectional algorithm. */
function inOrder(runs: readonly TextRun[]): TextRun[] {
  const ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--) {
    for (let start = 0; start < ordered.length; start++) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end++;
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  }
  return ordered;
}
