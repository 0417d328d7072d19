/** Whom a message mentions. */
export type Mention = { kind: 'role' | 'member'; id: string } | { kind: 'everyone' | 'here' };

const PATTERN = /^<@(&?)(\d+)>$/;

/** Reads a mention as Discord writes it: `<@&role>`, `<@member>`, `@everyone` or `@here`. Null for any other text. */
export function parseMention(text: string): Mention | null {
  if (text === '@everyone') return { kind: 'everyone' };
  if (text === '@here') return { kind: 'here' };
  const [, role, id] = PATTERN.exec(text) ?? [];
  return id === undefined ? null : { kind: role ? 'role' : 'member', id };
}

/** The inverse of {@link parseMention}. */
export function formatMention(mention: Mention): string {
  if ('id' in mention) return mention.kind === 'role' ? `<@&${mention.id}>` : `<@${mention.id}>`;
  return `@${mention.kind}`;
}

/** Something of a server that a text mentions among its words, as Discord writes it: `<@&role>`, `<#channel>`, `<:emoji:id>`. */
export interface MentionInText {
  kind: 'role' | 'member' | 'channel' | 'emoji';
  id: string;
}

const IN_TEXT = /<(@&|@!?|#|a?:\w{2,32}:)(\d{1,20})>/g;

const KINDS: Readonly<Record<string, MentionInText['kind']>> = {
  '@&': 'role',
  '@': 'member',
  '@!': 'member',
  '#': 'channel',
};

/** What a text mentions, in its order. */
export function mentionsInText(text: string): MentionInText[] {
  return [...text.matchAll(IN_TEXT)].map(([, mark = '', id = '']) => ({ kind: KINDS[mark] ?? 'emoji', id }));
}

/** The text with every mention of something replaced. */
export function replaceMentions(text: string, { kind, id }: MentionInText, replacement: string): string {
  return text.replace(IN_TEXT, (written, mark: string, mentioned: string) =>
    mentioned === id && (KINDS[mark] ?? 'emoji') === kind ? replacement : written,
  );
}

/** How a text mentions something. An emoji is given as it is written. */
export function formatMentionInText({ kind, id }: MentionInText): string {
  if (kind === 'emoji') return id;
  return kind === 'channel' ? `<#${id}>` : formatMention({ kind, id });
}
