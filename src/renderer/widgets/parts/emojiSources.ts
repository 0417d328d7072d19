import type { CustomEmoji } from '../../../language/text/emoji.ts';

/** One of all emoji; the keywords are words with a space between them. */
export type EmojiRow = readonly [emoji: string, name: string, keywords: string];

/** Where the picker gets what is not part of it. Both may reject, and are asked for first when a picker opens. */
export interface EmojiSources {
  /** Every emoji in the language of the person, in the standard order. */
  all(): Promise<readonly EmojiRow[]>;
  /** The server's own that may be used. */
  server(): Promise<readonly CustomEmoji[]>;
}

/** Nothing beyond the common ones. */
export const commonOnly: EmojiSources = { all: async () => [], server: async () => [] };
