import { type CustomEmoji, formatCustomEmoji } from '../../../../language/text/emoji.ts';
import type { EmojiRow } from '../emojiSources.ts';

/** An emoji that can be picked and found. */
export interface Emoji {
  /** What a setting stores. */
  value: string;
  name: string;
  /** Set for custom emoji of the server, which are images. */
  custom?: CustomEmoji;
  /** The name and keywords, normalized for searching. */
  foldedName: string;
  words: string;
}

export function emojiOf([value, name, keywords]: EmojiRow): Emoji {
  const foldedName = fold(name);
  return { value, name, foldedName, words: ` ${foldedName} ${fold(keywords)}` };
}

export function customEmojiOf(custom: CustomEmoji): Emoji {
  return { ...emojiOf([formatCustomEmoji(custom), custom.name, '']), custom };
}

/** The emoji that match a query, best first. Every word must match. A pasted emoji finds itself. */
export function searchEmoji(emojis: readonly Emoji[], query: string): Emoji[] {
  const pasted = bare(query.trim());
  const wanted = fold(query);
  const ranked = emojis.map((emoji) => ({ emoji, rank: bare(emoji.value) === pasted ? 0 : rankOf(emoji, wanted) }));
  return ranked
    .filter(({ rank }) => rank < UNRELATED)
    .sort((a, b) => a.rank - b.rank)
    .map(({ emoji }) => emoji);
}

const UNRELATED = 5;

function rankOf({ foldedName, words }: Emoji, wanted: string): number {
  const parts = wanted.split(' ');
  if (wanted === '' || !parts.every((part) => words.includes(part))) return UNRELATED;
  if (foldedName === wanted) return 0;
  if (foldedName.startsWith(wanted)) return 1;
  if (parts.every((part) => ` ${foldedName}`.includes(` ${part}`))) return 2;
  return parts.every((part) => words.includes(` ${part}`)) ? 3 : 4;
}

/** Removes accents, case and punctuation, so that `inima` finds `inimă` and `:thumbs_up:` finds `thumbs up`. */
function fold(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^\p{L}\p{N}+]+/gu, ' ').trim();
}

/** Removes the variation selector for color, which not all keyboards write. */
const bare = (emoji: string) => emoji.replaceAll('\uFE0F', '');
