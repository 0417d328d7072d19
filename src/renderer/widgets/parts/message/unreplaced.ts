import { TOKEN } from '../../../../language/resolved/variables.ts';

/** A part of a text that looks like a variable but is not replaced. */
export interface Unreplaced {
  start: number;
  token: string;
}

/** What looks like a variable in a text, except those with these tokens. */
export function unreplacedIn(text: string, tokens: ReadonlySet<string>): Unreplaced[] {
  if (!text.includes('}')) return [];
  const isReplaced = (token: string) => tokens.has(token) || (token.startsWith('$') && tokens.has(token.slice(1)));
  return [...text.matchAll(TOKEN)].flatMap(({ index, 0: token }) =>
    isReplaced(token) ? [] : [{ start: index, token }],
  );
}
