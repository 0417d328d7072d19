import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** An emoji, its name, and additional keywords. */
export type EmojiRow = [emoji: string, name: string, keywords: string];

/** The newest emoji version that operating systems of the past two years support. */
const NEWEST = 15.1;
/** The group of skin tones and hair, which are not used on their own. */
const COMPONENTS = 2;

interface EnglishEmoji {
  emoji: string;
  hexcode: string;
  label: string;
  tags?: string[];
  version: number;
  /** Undefined for regional indicators. */
  group?: number;
}

type Shortcodes = Record<string, string | string[]>;

/** Names (`tts`) and keywords of one language, by emoji. */
type Annotations = Record<string, { default?: string[]; tts?: string[] }>;

/** Annotations of a language other than English: flags and other sequences, then single characters. Empty if there are none. */
function annotationsIn(language: string): Annotations {
  try {
    return {
      ...require(`cldr-annotations-derived-modern/annotationsDerived/${language}/annotations.json`).annotationsDerived
        .annotations,
      ...require(`cldr-annotations-modern/annotations/${language}/annotations.json`).annotations.annotations,
    };
  } catch {
    return {};
  }
}

const LICENSES = ['emojibase-data/LICENSE', 'cldr-annotations-modern/LICENSE'];

/**
 * All emoji in the standard order, without skin tones. Other languages include the English keywords; a language without
 * data has the English names.
 */
export function emojiRows(language: string): EmojiRow[] {
  const emoji: EnglishEmoji[] = require('emojibase-data/en/data.json');
  const shortcodes: Shortcodes = require('emojibase-data/en/shortcodes/joypixels.json');
  const annotations = byBareEmoji(language === 'en' ? {} : annotationsIn(language));
  return emoji
    .filter(({ group, version }) => group !== undefined && group !== COMPONENTS && version <= NEWEST)
    .map((entry): EmojiRow => {
      const english = [entry.label, ...(entry.tags ?? []), ...[shortcodes[entry.hexcode] ?? []].flat()];
      const { tts: [name = entry.label] = [], default: keywords = [] } = annotations.get(bare(entry.emoji)) ?? {};
      return [qualified(entry.emoji), name, wordsBeside(name, [...keywords, ...english])];
    });
}

/** The license notices that must accompany the data. */
export function emojiNotice(): string {
  const texts = LICENSES.map((file) => `${file}\n\n${readFileSync(require.resolve(file), 'utf8').trim()}\n`);
  return `The names and keywords in this folder are made from the following packages.\n\n${texts.join('\n\n')}`;
}

/** Removes variation selectors, which the data sources use inconsistently. */
const bare = (emoji: string) => emoji.replaceAll('\uFE0F', '');

/** Keeps variation selectors only if the character would be drawn as text without them. */
const qualified = (emoji: string) => emoji.replace(/(\p{Emoji_Presentation})\uFE0F/gu, '$1');

function byBareEmoji(annotations: Annotations) {
  return new Map(Object.entries(annotations).map(([emoji, texts]) => [bare(emoji), texts]));
}

/** The distinct words of some texts that are not in the name. */
function wordsBeside(name: string, texts: readonly string[]): string {
  const wordsOf = (text: string) => text.toLowerCase().split(/[\s_:,“”"()]+/);
  const named = new Set(wordsOf(name));
  const words = texts.flatMap(wordsOf).filter((word) => word !== '' && !named.has(word));
  return [...new Set(words)].join(' ');
}
