import { filled, type Inline, type MarkdownOptions, parseInline } from './inlineMarkdown.ts';

/** Discord markdown as a tree. */
export type Block =
  | { kind: 'paragraph' | 'subtext'; children: Inline[] }
  | { kind: 'heading'; level: 1 | 2 | 3; children: Inline[] }
  | { kind: 'pre'; text: string }
  | List
  | { kind: 'quote'; blocks: Block[] };

export interface List {
  kind: 'list';
  /** The first number of a numbered list. */
  start?: number;
  items: ListItem[];
}

/** A line with a bullet or number, and the lines below it that are indented further. */
export interface ListItem {
  children: Inline[];
  list?: List;
}

/** Lists that are deeper than this go on in the deepest one. */
const deepest = 8;

/** Parses the markdown that Discord supports. */
export function parseMarkdown(source: string, options: MarkdownOptions = {}): Block[] {
  if (options.formatted === false)
    return source.trim() === '' ? [] : [{ kind: 'paragraph', children: parseInline(source, options) }];
  const at = restQuoted(source);
  if (at === undefined) return partsOf(source, options, true);
  const quote: Block = { kind: 'quote', blocks: partsOf(source.slice(at + REST.length), options, false) };
  return [...partsOf(source.slice(0, at), options, true), quote];
}

const REST = '>>> ';
const FENCED = /```(?:[\w+-]*\n)?([\s\S]+?)```/;
const FENCED_OR_REST = new RegExp(`${FENCED.source}|^${REST}`, 'gm');

/** Where a quote begins that goes on to the end of the text. */
function restQuoted(source: string): number | undefined {
  for (const { 0: found, index } of source.matchAll(FENCED_OR_REST)) if (found === REST) return index;
  return undefined;
}

/** @param quotable false in a quote, which contains no other */
function partsOf(source: string, options: MarkdownOptions, quotable: boolean): Block[] {
  return source.split(FENCED).flatMap((part, index): Block[] => {
    if (index % 2 === 1) return [{ kind: 'pre', text: filled(part.replace(/\n$/, ''), options) }];
    return part.trim() === '' ? [] : linesOf(part.replace(/^\n|\n$/g, '').split('\n'), options, quotable);
  });
}

const QUOTED = /^> (.*)$/;
const HEADING = /^(#{1,3}) +(?=\S)/;
const SUBTEXT = /^-# +(?=\S)/;
const ITEM = /^( *)(?:[-*]|(\d{1,9})\.) +(?=\S)/;

/** The blocks of some lines. Lines of the same kind are one paragraph, quote or list. */
function linesOf(lines: readonly string[], options: MarkdownOptions, quotable: boolean): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  /** Takes the next lines that are of a kind. */
  const take = (belongs: (line: string) => boolean) => {
    const from = at;
    while (at < lines.length && belongs(lines[at] ?? '')) at++;
    return lines.slice(from, at);
  };
  const isQuoted = (line: string) => quotable && QUOTED.test(line);
  const isPlain = (line: string) => !isQuoted(line) && ![HEADING, SUBTEXT, ITEM].some((pattern) => pattern.test(line));
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const [mark, signs = ''] = HEADING.exec(line) ?? SUBTEXT.exec(line) ?? [];
    if (isQuoted(line)) {
      const inner = take(isQuoted).map((one) => one.slice(2));
      blocks.push({ kind: 'quote', blocks: linesOf(inner, options, false) });
    } else if (mark !== undefined) {
      at++;
      const children = parseInline(line.slice(mark.length), options);
      const level = ([1, 2, 3] as const).find((one) => one === signs.length);
      blocks.push(level ? { kind: 'heading', level, children } : { kind: 'subtext', children });
    } else if (ITEM.test(line)) {
      blocks.push(
        listOf(
          take((one) => ITEM.test(one)),
          options,
        ),
      );
    } else {
      const plain = take(isPlain);
      if (plain.some((one) => one.trim() !== ''))
        blocks.push({ kind: 'paragraph', children: parseInline(plain.join('\n'), options) });
    }
  }
  return blocks;
}

/** A list and those in it. Its first line decides whether it is numbered. */
function listOf(lines: readonly string[], options: MarkdownOptions): List {
  /** The lists that the line before is in, from the outside in. */
  let open: { indent: number; list: List }[] = [];
  for (const line of lines) {
    const [mark = '', { length: indent } = '', number] = ITEM.exec(line) ?? [];
    const item: ListItem = { children: parseInline(line.slice(mark.length), options) };
    const start = number === undefined ? {} : { start: Number(number) };
    const outer = open.findLast((one) => one.indent <= indent) ?? open[0];
    const above = outer?.list.items.at(-1);
    open = outer ? open.slice(0, open.indexOf(outer) + 1) : [];
    if (outer && !(above && indent > outer.indent && open.length < deepest)) {
      outer.list.items.push(item);
    } else {
      const list: List = { kind: 'list', ...start, items: [item] };
      if (above) above.list = list;
      open.push({ indent, list });
    }
  }
  return open[0]?.list ?? { kind: 'list', items: [] };
}
