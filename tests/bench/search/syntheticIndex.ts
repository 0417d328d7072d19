import type { IndexedSetting, Named, SettingsIndex } from '../../../src/language/search/settingsIndex.ts';
import { generator } from '../statistics.ts';

/** How many of the words of a copy are words of its own. */
const OWN_WORDS = 0.5;
/** Shorter words stay: articles and prepositions are the same everywhere. */
const LONG = 5;

/**
 * An index of at least so many settings: the modules of another one and copies of them, half of whose longer words are different
 * ones, so that the vocabulary grows with the number of modules.
 */
export function syntheticIndex(index: SettingsIndex, settings: number): SettingsIndex {
  const modules = [...index];
  for (let copy = 1; countSettings(modules) < settings; copy++) modules.push(...copyOf(index, copy));
  return modules;
}

/** The settings of all modules, with those in entries and groups. */
export function countSettings(index: SettingsIndex): number {
  const within = ({ entry = [], group = [] }: IndexedSetting): number =>
    [...entry, ...group].reduce((sum, setting) => sum + within(setting), 1);
  const all = index.flatMap(({ sections = [] }) => sections.flatMap(({ settings }) => settings));
  return all.reduce((sum, setting) => sum + within(setting), 0);
}

function copyOf(index: SettingsIndex, copy: number): SettingsIndex {
  const random = generator(copy);
  const words = new Map<string, string>();
  const own = (text: string) =>
    text.replace(/\p{L}+/gu, (word) => {
      const known = words.get(word);
      if (known !== undefined) return known;
      const other = word.length < LONG || random() > OWN_WORDS ? word : shifted(word, copy);
      words.set(word, other);
      return other;
    });
  const named = <Entry extends Named>(entry: Entry): Entry => ({
    ...entry,
    title: own(entry.title),
    help: entry.help && own(entry.help),
    synonyms: entry.synonyms?.map(own),
  });
  const settingOf = (setting: IndexedSetting): IndexedSetting => ({
    ...named(setting),
    choices: setting.choices?.map(own),
    entry: setting.entry?.map(settingOf),
    group: setting.group?.map(settingOf),
  });
  return index.map((module) => ({
    ...named(module),
    id: `${module.id}${copy}`,
    sections: module.sections?.map((section) => ({
      ...section,
      title: section.title && own(section.title),
      help: section.help && own(section.help),
      settings: section.settings.map(settingOf),
    })),
  }));
}

/** Another word of the same length: its letters moved on in the alphabet. */
function shifted(word: string, by: number): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  return Array.from(word.toLowerCase(), (letter) => {
    const at = letters.indexOf(letter);
    return at < 0 ? letter : letters[(at + by) % letters.length];
  }).join('');
}
