import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import bidiFactory from 'bidi-js';
import { emojiData } from '../../../../generated/emoji/data.ts';
import type { Language } from '../../../../generated/product.ts';

const require = createRequire(import.meta.url);
const bidi = bidiFactory();

/** Fonts for what the font of the receipt lacks. They are read for the names that need them, and only then. */
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

/** Letters that stand together: in one font, and in one direction. */
interface Run {
  text: string;
  font: string;
  /** Odd from right to left. */
  level: number;
}

export interface TextStyle {
  font: string;
  size: number;
  width: number;
  align: 'left' | 'right';
  lineGap: number;
}

/** A text without what is not seen or turns the direction of others, and with emoji in words. */
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

// The flag is newer than the language level that the compiler is set to.
const ONE_EMOJI = '\\p{RGI_Emoji}';
const EMOJI = new RegExp(ONE_EMOJI, 'v');
const EMOJIS = new RegExp(ONE_EMOJI, 'gv');
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Variation_Selector}]/gu;
const withoutVariant = (emoji: string) => emoji.replaceAll('\ufe0f', '');

/** What stands for letters that no font has: nothing is left out in silence. */
function codesOf(text: string): string {
  return [...text].map((letter) => `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase()}`).join(' ');
}

/** Whether one font has all of a text, and it runs from left to right: then pdfkit writes it as it should. */
export function isPlain(document: PDFKit.PDFDocument, text: string, font: string): boolean {
  return !RIGHT_TO_LEFT.test(text) && [...text].every((letter) => has(document, font, letter));
}

/** Writes a text of any script, line by line. @returns where the next may begin */
export function drawText(
  document: PDFKit.PDFDocument,
  text: string,
  { x, y, font, size, width, align, lineGap }: TextStyle & { x: number; y: number },
): number {
  document.font(font, size);
  const height = document.currentLineHeight(true) + lineGap;
  const base = (fontOf(document).ascender / 1000) * size;
  const known = [...text].map((letter) => (fontFor(document, letter, font) ? letter : codesOf(letter))).join('');
  let top = y;
  for (const line of linesOf(document, known, font, width)) {
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

/** The types do not know the font that is in use. */
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

/** Breaks between words, and within what is wider than a line, as texts without spaces are. */
function linesOf(document: PDFKit.PDFDocument, text: string, font: string, width: number): string[] {
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
  return [...lines, line.trimEnd()].filter((one) => one !== '');
}

function widthOf(document: PDFKit.PDFDocument, { text, font }: Run): number {
  return document.font(font).widthOfString(text, { features: [] });
}

/** The runs of a line in the order in which it is read. */
function runsOf(document: PDFKit.PDFDocument, line: string, font: string): Run[] {
  const levels = bidi.getEmbeddingLevels(line);
  const mirrored = bidi.getMirroredCharactersMap(line, levels.levels);
  const runs: Run[] = [];
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

/** Fonts turn letters that are read from right to left themselves, and leave what stands alone between them. */
function asDrawn({ text, level }: Run): string {
  return level % 2 === 1 && !RIGHT_TO_LEFT.test(text) ? [...text].reverse().join('') : text;
}

/** The runs of a line from left to right: rule L2 of the Unicode bidirectional algorithm. */
function inOrder(runs: readonly Run[]): Run[] {
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
