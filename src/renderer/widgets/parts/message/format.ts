import { fitsLimits, type TextLimits } from '../limitEdit.ts';
import { write } from './textField.ts';

/** Formatting that Discord's markdown has for a part of a text. */
export type Format = 'bold' | 'italic' | 'underline' | 'strikethrough' | 'code' | 'link' | 'spoiler' | 'quote';

/** A part of a text to replace, and what is selected afterwards. */
export interface TextEdit {
  from: number;
  to: number;
  text: string;
  select: readonly [number, number];
}

interface Selected {
  value: string;
  start: number;
  end: number;
}

const MARKS: Readonly<Partial<Record<Format, string>>> = {
  bold: '**',
  italic: '*',
  underline: '__',
  strikethrough: '~~',
  code: '`',
  spoiler: '||',
};

/**
 * Formats the selection of a text field, or removes the formatting that it has, as one step that the browser can undo.
 * False, without a change, if the limits are in the way.
 * @param word stands for the text of a link until one is written
 */
export function toggleFormat(area: HTMLTextAreaElement, format: Format, limits: TextLimits, word: string): boolean {
  const { value, selectionStart, selectionEnd } = area;
  const { from, to, text, select } = formatted({ value, start: selectionStart, end: selectionEnd }, format, word);
  const after = value.slice(0, from) + text + value.slice(to);
  if (after.length > value.length && !fitsLimits(after, limits)) return false;
  write(area, text, from, to);
  area.setSelectionRange(...select);
  return true;
}

/** The edit that formats a selection, or removes the formatting that it has. */
export function formatted({ value, start, end }: Selected, format: Format, word: string): TextEdit {
  if (format === 'quote') return quoted({ value, start, end });
  // Spaces beside a mark would keep Discord from reading it.
  const inner = value.slice(start, end);
  const begin = inner.trim() === '' ? start : start + inner.length - inner.trimStart().length;
  const selected = { value, start: begin, end: begin + inner.trim().length };
  if (format === 'link') return linked(selected, word);
  if (format === 'code' && inner.trim().includes('\n')) return enclosed(selected, '```\n', '\n```', endsWithin);
  const mark = MARKS[format] ?? '';
  return enclosed(selected, mark, mark, format === 'code' || format === 'spoiler' ? endsWithin : isMarked);
}

/** Whether text before and text after a part mark it. */
type Test = (before: string, after: string, open: string, close: string) => boolean;

const endsWithin: Test = (before, after, open, close) => before.endsWith(open) && after.startsWith(close);

/** Marks of two letters contain those of one: three stars are bold and italic, two are not italic. */
const isMarked: Test = (before, after, mark) => {
  const letter = mark[0] ?? '';
  const run = (letters: Iterable<string>) => {
    let count = 0;
    for (const one of letters) {
      if (one !== letter) break;
      count++;
    }
    return count;
  };
  const counts = [run([...before].reverse()), run(after)];
  return counts.every((count) => (mark.length === 2 ? count >= 2 : count % 2 === 1));
};

function enclosed({ value, start, end }: Selected, open: string, close: string, test: Test): TextEdit {
  const inner = value.slice(start, end);
  if (test(value.slice(0, start), value.slice(end), open, close)) {
    const from = start - open.length;
    return { from, to: end + close.length, text: inner, select: [from, from + inner.length] };
  }
  if (marksInside(inner, open, close, test)) {
    const bare = inner.slice(open.length, inner.length - close.length);
    return { from: start, to: end, text: bare, select: [start, start + bare.length] };
  }
  const at = start + open.length;
  return { from: start, to: end, text: open + inner + close, select: [at, at + inner.length] };
}

/** Whether the marks are a part of the selection. */
function marksInside(inner: string, open: string, close: string, test: Test): boolean {
  const isLong = inner.length > open.length + close.length;
  if (!isLong || !inner.startsWith(open) || !inner.endsWith(close)) return false;
  if (test === endsWithin) return true;
  const letter = `\\${open[0]}`;
  const [, before = '', after = ''] =
    new RegExp(`^(${letter}*)(?=[^${letter}]).*?(${letter}*)$`, 's').exec(inner) ?? [];
  return test(before, after, open, close);
}

const LINK = /^\[([^\]\n]*)\]\(([^)\n]*)\)$/;
const ADDRESS = /^https?:\/\/\S+$/;
const START = 'https://';

function linked({ value, start, end }: Selected, word: string): TextEdit {
  const inner = value.slice(start, end);
  const [, named] = LINK.exec(inner) ?? [];
  if (named !== undefined) return { from: start, to: end, text: named, select: [start, start + named.length] };
  if (ADDRESS.test(inner)) {
    const at = start + 1;
    return { from: start, to: end, text: `[${word}](${inner})`, select: [at, at + word.length] };
  }
  const label = inner.replaceAll('\n', ' ') || word;
  const at = start + label.length + 3;
  return { from: start, to: end, text: `[${label}](${START})`, select: [at, at + START.length] };
}

const QUOTE = '> ';

/** Whole lines are quoted. */
function quoted({ value, start, end }: Selected): TextEdit {
  const from = start === 0 ? 0 : value.lastIndexOf('\n', start - 1) + 1;
  const next = value.indexOf('\n', end);
  const to = next < 0 ? value.length : next;
  const lines = value.slice(from, to).split('\n');
  const isQuoted = lines.every((line) => line.startsWith(QUOTE));
  const text = lines.map((line) => (isQuoted ? line.slice(QUOTE.length) : QUOTE + line)).join('\n');
  const moved = Math.max(from, start + (isQuoted ? -QUOTE.length : QUOTE.length));
  return { from, to, text, select: start === end ? [moved, moved] : [from, from + text.length] };
}
