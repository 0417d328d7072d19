/** A custom emoji of a server, written `<:name:id>` or, animated, `<a:name:id>`. */
export interface CustomEmoji {
  animated: boolean;
  name: string;
  id: string;
}

/** A custom emoji in the list of its server. */
export interface GuildEmoji extends CustomEmoji {
  /** The bot can use it. A server that has lost its boosts keeps some that nobody can; others are for single roles. */
  available: boolean;
}

const custom = /<(a?):(\w{2,32}):(\d{17,20})>/;

/** Flags are pairs of letters, keycaps start with a digit; everything else has a pictograph in it. */
const pictograph = /\p{Extended_Pictographic}|^\p{Regional_Indicator}{2}$|^[0-9#*]\uFE0F?\u20E3$/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first emoji in a text, unicode or custom; `null` where there is none. */
export function firstEmoji(text: string): string | null {
  const found = custom.exec(text);
  const before = found ? text.slice(0, found.index) : text;
  for (const { segment } of graphemes.segment(before)) if (pictograph.test(segment)) return segment;
  return found ? found[0] : null;
}

/** The parts of a text that is exactly one custom emoji. */
export function parseCustom(text: string): CustomEmoji | null {
  const found = custom.exec(text);
  if (!found || found[0] !== text) return null;
  const [, animated, name = '', id = ''] = found;
  return { animated: animated === 'a', name, id };
}

/** A custom emoji as texts write it. */
export function writeCustom({ id, name, animated }: CustomEmoji): string {
  return `<${animated ? 'a' : ''}:${name}:${id}>`;
}

/** Address of a custom emoji's picture; `size` is a power of two, in pixels. */
export function imageOf({ id, animated }: CustomEmoji, cdnBase: string, size?: number): string {
  return `${cdnBase}/emojis/${id}.${animated ? 'gif' : 'png'}${size ? `?size=${size}` : ''}`;
}

/** Whether a text is one emoji and nothing else: a unicode one, or a custom one as the platform writes it. */
export function isEmoji(text: string): boolean {
  return text !== '' && firstEmoji(text) === text;
}
