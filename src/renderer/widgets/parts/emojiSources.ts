import type { CustomEmoji } from '../../../language/text/emoji.ts';

/** One emoji of the full list, with space-separated keywords. */
export type EmojiRow = readonly [emoji: string, name: string, keywords: string];

/** Loads the emoji that are not built in, when a panel first opens. Both functions may reject. */
export interface EmojiSources {
  /** All emoji in the user's language, in Unicode order. */
  all(): Promise<readonly EmojiRow[]>;
  /** The server's available custom emoji. */
  server(): Promise<readonly CustomEmoji[]>;
}

/** Only the common emoji, which are built in. */
export const commonOnly: EmojiSources = { all: async () => [], server: async () => [] };
