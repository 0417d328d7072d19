/** A guild's custom emoji, written `<:name:id>` or, if animated, `<a:name:id>`. */
export interface CustomEmoji {
  animated: boolean;
  name: string;
  id: string;
}

/** An entry of a guild's emoji list. */
export interface GuildEmoji extends CustomEmoji {
  /** Whether the bot can use it. Some are disabled because the guild lost its boosts, others are reserved for roles. */
  available: boolean;
}

const custom = /<(a?):(\w{2,32}):(\d{17,20})>/;

/**
 * An emoji grapheme: a flag (a pair of letters), a keycap (which starts with a digit), or anything with a pictograph.
 */
const pictograph = /\p{Extended_Pictographic}|^\p{Regional_Indicator}{2}$|^[0-9#*]\uFE0F?\u20E3$/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first emoji in a text, Unicode or custom, or null. */
export function firstEmoji(text: string): string | null {
  const found = custom.exec(text);
  const before = found ? text.slice(0, found.index) : text;
  for (const { segment } of graphemes.segment(before)) if (pictograph.test(segment)) return segment;
  return found ? found[0] : null;
}

/** Parses a text that is exactly one custom emoji; null for anything else. */
export function parseCustomEmoji(text: string): CustomEmoji | null {
  const found = custom.exec(text);
  if (!found || found[0] !== text) return null;
  const [, animated, name = '', id = ''] = found;
  return { animated: animated === 'a', name, id };
}

/** A custom emoji as it is written in texts: the inverse of {@link parseCustomEmoji}. */
export function formatCustomEmoji({ id, name, animated }: CustomEmoji): string {
  return `<${animated ? 'a' : ''}:${name}:${id}>`;
}

/** URL of a custom emoji's image; `size` is a power of two, in pixels. */
export function emojiImageUrl({ id, animated }: CustomEmoji, cdnBase: string, size?: number): string {
  return `${cdnBase}/emojis/${id}.${animated ? 'gif' : 'png'}${size ? `?size=${size}` : ''}`;
}

/** Whether a text is exactly one emoji, Unicode or custom. */
export function isEmoji(text: string): boolean {
  return text !== '' && firstEmoji(text) === text;
}
