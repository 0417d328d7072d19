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
