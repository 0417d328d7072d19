import { textsOf } from '../texts.ts';
import type { Finding, ModuleLint, ProjectLint, TextFile } from './types.ts';

/** Every text of a module has a translation into every further language, and no translation is left over. */
export const translations: ModuleLint = (module, { product }) => {
  const { id: _id, standard: _standard, ...spec } = module.spec;
  const texts = Object.fromEntries(textsOf(spec));
  return product.languages.slice(1).flatMap((language) => {
    const file = `schemas/modules/${module.id}/locales/${language}.json`;
    if (Object.keys(texts).length === 0) return [];
    return compare(texts, module.translations[language], file, language, (key) => {
      const pointer = key.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
      return { file: module.file, pointer };
    });
  });
};

/** The texts of the application, likewise. */
export const locales: ProjectLint = ({ product, locales: all }) => {
  const [first = '', ...others] = product.languages;
  return others.flatMap((language) =>
    Object.entries(all[first] ?? {}).flatMap(([name, original]) => {
      const file = `schemas/locales/${language}/${name}.json`;
      return compare(original.texts, all[language]?.[name], file, language, (key) => ({
        file: original.file,
        pointer: [key],
      }));
    }),
  );
};

function compare(
  texts: Readonly<Record<string, string>>,
  translation: TextFile | undefined,
  file: string,
  language: string,
  original: (key: string) => { file: string; pointer: (string | number)[] },
): Finding[] {
  const found: Finding[] = [];
  for (const [key, text] of Object.entries(texts)) {
    const translated = translation?.texts[key];
    if (translated === undefined) {
      const reason = `'${shorten(text)}' has no translation into '${language}'.`;
      found.push({ ...original(key), reason, advice: `Add "${key}" to ${file}.` });
      continue;
    }
    const lost = braces(text).filter((part) => !braces(translated).includes(part));
    if (lost.length === 0) continue;
    found.push({
      file,
      pointer: [key],
      reason: `The translation lost ${lost.join(', ')}.`,
      advice: 'Write it where it belongs in the sentence.',
    });
  }
  for (const key of Object.keys(translation?.texts ?? {})) {
    if (Object.hasOwn(texts, key)) continue;
    found.push({
      file,
      pointer: [key],
      at: 'key',
      reason: `There is no text '${key}' any more.`,
      advice: 'Remove this translation.',
    });
  }
  return found;
}

function braces(text: string): string[] {
  return [...text.matchAll(/\{\w+\}/g)].map(([part]) => part);
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
