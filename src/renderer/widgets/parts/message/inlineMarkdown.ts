import { TOKEN } from '../../../../language/resolved/variables.ts';

/** A part of a paragraph. HTML tags are plain text. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | { kind: 'code'; text: string }
  | { kind: 'strong' | 'em' | 'u' | 's' | 'spoiler'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] }
  /** An emoji of a server. */
  | { kind: 'emoji'; text: string; code: string }
  /** A variable or mention, highlighted. */
  | { kind: 'token'; text: string }
  /** Looks like a variable but is not replaced. */
  | { kind: 'unknown'; text: string };

export interface MarkdownOptions {
  /** The text for each variable, by token. */
  samples?: ReadonlyMap<string, string>;
  /** Marks tokens that look like variables but have no sample. */
  marksUnknown?: boolean;
  /** False for text without formatting, in which only variables and mentions are parsed. */
  formatted?: boolean;
  /** The name of a mentioned channel. Null removes the mention. */
  channelName?(id: string): string | null;
  /** The name of a mentioned role. */
  roleName?(id: string): string;
}

/** Deeper than this, text is not read. */
const deepest = 8;

/** Tries to parse a node at a position. Returns the node and its length, or null. */
type Rule = (source: string, at: number, options: MarkdownOptions, depth: number) => [Inline | null, number] | null;

const rules: readonly Rule[] = [
  escaped,
  lineBreak,
  code,
  variable,
  unknownVariable,
  channel,
  role,
  customEmoji,
  namedLink,
  bareLink,
  styled,
];
const plainRules: readonly Rule[] = [lineBreak, variable, unknownVariable, channel, role];

/**
 * Parses text within a line or paragraph.
 * @param depth how many nodes contain it
 */
export function parseInline(source: string, options: MarkdownOptions, depth = 0): Inline[] {
  if (depth > deepest) return [{ kind: 'text', text: source }];
  const nodes: Inline[] = [];
  let at = 0;
  let text = '';
  const flush = () => {
    if (text) nodes.push({ kind: 'text', text });
    text = '';
  };
  scan: while (at < source.length) {
    for (const rule of options.formatted === false ? plainRules : rules) {
      const found = rule(source, at, options, depth);
      if (!found) continue;
      const [node, length] = found;
      if (node?.kind === 'text') text += node.text;
      else if (node) {
        flush();
        nodes.push(node);
      }
      at += length;
      continue scan;
    }
    text += source[at++];
  }
  flush();
  return nodes;
}

function match(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}

const escapes = /\\([\\*_~`|[\]()<>#])/y;
function escaped(source: string, at: number): [Inline, number] | null {
  const found = match(escapes, source, at);
  return found && [{ kind: 'text', text: found[1] ?? '' }, found[0].length];
}

function lineBreak(source: string, at: number): [Inline, number] | null {
  return source[at] === '\n' ? [{ kind: 'break' }, 1] : null;
}

const codeSpan = /`([^`\n]+)`/y;
function code(source: string, at: number, options: MarkdownOptions): [Inline, number] | null {
  const found = match(codeSpan, source, at);
  return found && [{ kind: 'code', text: filled(found[1] ?? '', options) }, found[0].length];
}

function variable(source: string, at: number, options: MarkdownOptions): [Inline, number] | null {
  const [token, sample] = sampleAt(source, at, options) ?? [];
  return token && sample !== undefined ? [{ kind: 'token', text: sample }, token.length] : null;
}

/** The variable at a position, and the text for it. */
function sampleAt(source: string, at: number, { samples }: MarkdownOptions): [string, string] | undefined {
  for (const entry of samples ?? []) if (entry[0] && source.startsWith(entry[0], at)) return entry;
  return undefined;
}

/** Code or an address, in which nothing but variables is read: the bot replaces them wherever they are. */
export function filled(source: string, options: MarkdownOptions): string {
  let text = '';
  for (let at = 0; at < source.length; ) {
    const [token, sample] = sampleAt(source, at, options) ?? [];
    text += sample ?? source[at];
    at += token?.length ?? 1;
  }
  return text;
}

const token = new RegExp(TOKEN.source, 'uy');
function unknownVariable(source: string, at: number, options: MarkdownOptions): [Inline, number] | null {
  const found = options.marksUnknown ? match(token, source, at) : null;
  // A dollar sign before a variable, as in a price.
  if (found?.[0].startsWith('$') && sampleAt(source, at + 1, options)) return null;
  return found && [{ kind: 'unknown', text: found[0] }, found[0].length];
}

const channelMention = /<#(\d+)>/y;
function channel(source: string, at: number, { channelName }: MarkdownOptions): [Inline | null, number] | null {
  const found = match(channelMention, source, at);
  if (!found || !channelName) return null;
  const name = channelName(found[1] ?? '');
  return [name === null ? null : { kind: 'token', text: name }, found[0].length];
}

const roleMention = /<@&(\d+)>/y;
function role(source: string, at: number, { roleName }: MarkdownOptions): [Inline, number] | null {
  const found = match(roleMention, source, at);
  return found && roleName ? [{ kind: 'token', text: roleName(found[1] ?? '') }, found[0].length] : null;
}

const emoji = /<a?(:\w{2,32}:)\d{17,20}>/y;
function customEmoji(source: string, at: number): [Inline, number] | null {
  const found = match(emoji, source, at);
  return found && [{ kind: 'emoji', text: found[1] ?? '', code: found[0] }, found[0].length];
}

const named = /\[([^\]\n]+)\]\((https?:\/\/[^\s<>()]+)\)/y;
function namedLink(source: string, at: number, options: MarkdownOptions, depth: number): [Inline, number] | null {
  const found = match(named, source, at);
  const href = found && webAddress(filled(found[2] ?? '', options));
  if (!found || !href) return null;
  const children = parseInline(found[1] ?? '', options, depth + 1).map(unlinked);
  return [{ kind: 'link', href, children }, found[0].length];
}

const bare = /https?:\/\/[^\s<>]*[^\s<>.,:;!?'")\]*_~`]/y;
function bareLink(source: string, at: number, options: MarkdownOptions): [Inline, number] | null {
  const found = match(bare, source, at);
  const text = found && filled(found[0], options);
  const href = text && webAddress(text);
  if (!found || !href) return null;
  return [{ kind: 'link', href, children: [{ kind: 'text', text }] }, found[0].length];
}

const styles: readonly ['strong' | 'em' | 'u' | 's' | 'spoiler', RegExp][] = [
  ['spoiler', /\|\|(?!\s*\|\|)([\s\S]+?)\|\|/y],
  ['strong', /\*\*(?!\s)([\s\S]+?)\*\*(?!\*)/y],
  ['u', /__(?!\s)([\s\S]+?)__(?!_)/y],
  ['s', /~~(?!\s)([\s\S]+?)~~/y],
  ['em', /\*(?![\s*])([^*]+?)\*(?!\*)/y],
  ['em', /(?<!\w)_(?![\s_])([^_]+?)_(?!\w)/y],
];
function styled(source: string, at: number, options: MarkdownOptions, depth: number): [Inline, number] | null {
  for (const [kind, pattern] of styles) {
    const found = match(pattern, source, at);
    if (found) return [{ kind, children: parseInline(found[1] ?? '', options, depth + 1) }, found[0].length];
  }
  return null;
}

/** Links cannot contain links. */
function unlinked(node: Inline): Inline {
  if (node.kind === 'link') return { kind: 'text', text: node.children.map(plain).join('') };
  return 'children' in node ? { ...node, children: node.children.map(unlinked) } : node;
}

function plain(node: Inline): string {
  if ('text' in node) return node.text;
  return 'children' in node ? node.children.map(plain).join('') : '\n';
}

/** The normalized address if it is an HTTP(S) one, else null. */
function webAddress(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && (url.protocol === 'http:' || url.protocol === 'https:') ? url.href : null;
}
