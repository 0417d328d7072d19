import { once } from '../../renderer/calls/once.ts';
import type { EmojiRow } from '../../renderer/widgets/parts/emojiSources.ts';
import { emojiFiles, type Language } from '../product/catalogue.ts';

type LoadEmojis = () => Promise<readonly EmojiRow[]>;

// Object.fromEntries loses the type of the keys.
/** Loaders of all emojis with names and keywords, by language. */
export const emojiLoaders = Object.fromEntries(
  Object.entries(emojiFiles).map(([language, file]) => [language, once(() => fetchRows(file))]),
) as Record<Language, LoadEmojis>;

/** Fetched as data instead of imported: browsers cache a failed import, so a retry would fail too. */
async function fetchRows(file: string): Promise<readonly EmojiRow[]> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`The emojis could not be loaded: status ${answer.status}`);
  const rows: unknown = await answer.json();
  if (!Array.isArray(rows)) throw new Error('The emojis could not be loaded: unexpected content');
  return rows;
}
