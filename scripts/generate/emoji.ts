import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** An emoji, its name, and more words that find it. */
export type EmojiRow = [emoji: string, name: string, keywords: string];

/** What the systems of the past two years can draw. */
const NEWEST = 15.1;
/** Skin tones and hair, which stand for nothing by themselves. */
const COMPONENTS = 2;

interface EnglishEmoji {
  emoji: string;
  hexcode: string;
  label: string;
  tags?: string[];
  version: number;
  /** Regional letters have none. */
  group?: number;
}

type Shortcodes = Record<string, string | string[]>;

/** Names and keywords of one language, by emoji. `tts` is the name. */
type Annotations = Record<string, { default?: string[]; tts?: string[] }>;

/** The languages beside English: of single characters, and of flags and other sequences. */
const ANNOTATIONS: Record<string, () => Annotations> = {
  ro: () => ({
    ...require('cldr-annotations-derived-modern/annotationsDerived/ro/annotations.json').annotationsDerived.annotations,
    ...require('cldr-annotations-modern/annotations/ro/annotations.json').annotations.annotations,
  }),
};

const LICENSES = ['emojibase-data/LICENSE', 'cldr-annotations-modern/LICENSE'];

/**
 * All emoji in the standard order, without skin tones. In a language beside English the English words find them too; a
 * language without data has English names.
 */
export function emojiRows(language: string): EmojiRow[] {
  const emoji = require('emojibase-data/en/data.json') as EnglishEmoji[];
  const shortcodes = require('emojibase-data/en/shortcodes/joypixels.json') as Shortcodes;
  const annotations = byBareEmoji(ANNOTATIONS[language]?.() ?? {});
  return emoji
    .filter(({ group, version }) => group !== undefined && group !== COMPONENTS && version <= NEWEST)
    .map((entry): EmojiRow => {
      const english = [entry.label, ...(entry.tags ?? []), ...[shortcodes[entry.hexcode] ?? []].flat()];
      const { tts: [name = entry.label] = [], default: keywords = [] } = annotations.get(bare(entry.emoji)) ?? {};
      return [qualified(entry.emoji), name, wordsBeside(name, [...keywords, ...english])];
    });
}

/** The notices that the data asks to be kept with it. */
export function emojiNotice(): string {
  const texts = LICENSES.map((file) => `${file}\n\n${readFileSync(require.resolve(file), 'utf8').trim()}\n`);
  return `The names and keywords in this folder are made from the following packages.\n\n${texts.join('\n\n')}`;
}

/** Without what asks for the colored form: the sources differ in where they write it. */
const bare = (emoji: string) => emoji.replaceAll('\uFE0F', '');

/** With it exactly where the character would be drawn as text else. */
const qualified = (emoji: string) => emoji.replace(/(\p{Emoji_Presentation})\uFE0F/gu, '$1');

function byBareEmoji(annotations: Annotations) {
  return new Map(Object.entries(annotations).map(([emoji, texts]) => [bare(emoji), texts]));
}

/** Every word once, and none that the name has. */
function wordsBeside(name: string, texts: readonly string[]): string {
  const wordsOf = (text: string) => text.toLowerCase().split(/[\s_:,“”"()]+/);
  const named = new Set(wordsOf(name));
  const words = texts.flatMap(wordsOf).filter((word) => word !== '' && !named.has(word));
  return [...new Set(words)].join(' ');
}
