import { placeholderNames } from '../../../text/message.ts';
import { instead } from '../../../text/nearest.ts';
import type { Pointer } from '../../../values/pointer.ts';
import { textsOf } from '../../meta/texts.ts';
import type { Finding, LintProject, ModuleLint, ProjectLint, TextFile } from '../types.ts';

/** Every text of a module is translated, in its present wording, into every other language; no translation is left over. */
export const translations: ModuleLint = (module, { product, locales: all }) => {
  const [first = '', ...others] = product.languages;
  // Texts of shared definitions are translated once for all modules, in files of their own.
  const shared = Object.values(all[first] ?? {}).filter(({ file }) => file.startsWith('schemas/shared/'));
  const elsewhere = new Set(shared.flatMap(({ texts }) => Object.values(texts)));
  return others.flatMap((language) => {
    const file = module.file.replace('module.json', `locales/${language}.json`);
    const translation = module.translations[language];
    const own = [...textsOf('module', module.spec)].filter(
      ([key, text]) => translation?.texts[key] !== undefined || !elsewhere.has(text),
    );
    const original = { file: module.file, texts: Object.fromEntries(own), nested: true };
    return compare(original, translation, { file, first, language, isDraft: isDraft(language, product, all) });
  });
};

/** Of a language without any file, the check of the product says so once. */
function isDraft(
  language: string,
  { draftLanguages = [] }: LintProject['product'],
  all: LintProject['locales'],
): boolean {
  return draftLanguages.includes(language) || Object.keys(all[language] ?? {}).length === 0;
}

/** The same for the texts of the application and its pages. */
export const locales: ProjectLint = ({ product, locales: all }) => {
  const [first = '', ...others] = product.languages;
  const originals = all[first] ?? {};
  return others.flatMap((language) => {
    const translated = all[language] ?? {};
    return [
      ...Object.entries(originals).flatMap(([name, original]) => {
        const file = `schemas/locales/${language}/${name}.json`;
        return compare(original, translated[name], { file, first, language, isDraft: isDraft(language, product, all) });
      }),
      ...Object.entries(translated).flatMap(([name, { file }]) =>
        Object.hasOwn(originals, name) ? [] : [ofNothing(file, name, Object.keys(originals))],
      ),
    ];
  });
};

function ofNothing(file: string, name: string, names: readonly string[]): Finding {
  const twin = names.find((other) => other.toLowerCase() === name.toLowerCase());
  const reason = `No texts are called '${name}', so nothing reads this file.`;
  const advice =
    twin === undefined
      ? `Remove it, or name it like the texts that it translates. ${instead(name, names)}`
      : `Its name differs from '${twin}.json' only in capitals, and some computers treat both as one file. Remove it.`;
  return { file, pointer: [], reason, advice };
}

function compare(
  original: TextFile,
  translation: TextFile | undefined,
  { file, first, language, isDraft }: { file: string; first: string; language: string; isDraft: boolean },
): Finding[] {
  const found: Finding[] = [];
  for (const [key, text] of Object.entries(original.texts)) {
    const translated = translation?.texts[key];
    if (translated === undefined) {
      if (isDraft) continue;
      const reason = `'${shorten(text)}' has no translation into '${language}'.`;
      found.push({
        file: original.file,
        pointer: pointerOf(original, key),
        reason,
        advice: `Add "${key}" to ${file}.`,
      });
      continue;
    }
    const before = translation?.originals?.[key];
    if (before !== text) {
      found.push({
        file,
        pointer: [key],
        reason: `The text is now '${shorten(text)}', but this translates '${shorten(before ?? '')}'.`,
        advice: `Translate it again, and write the present text as "${first}".`,
      });
    }
    const [wanted, written] = [braces(text), braces(translated)];
    const lost = wanted.filter((part) => !written.includes(part));
    const foreign = written.filter((part) => !wanted.includes(part));
    if (lost.length > 0) {
      const reason = `The translation lacks ${lost.join(', ')}.`;
      found.push({ file, pointer: [key], reason, advice: 'Add it where it belongs in the sentence.' });
    }
    if (foreign.length > 0) {
      const reason = `The text has no ${foreign.join(', ')}, so nothing is filled in there.`;
      found.push({ file, pointer: [key], reason, advice: instead(foreign[0] ?? '', wanted) });
    }
  }
  for (const key of Object.keys(translation?.texts ?? {})) {
    if (Object.hasOwn(original.texts, key)) continue;
    found.push({
      file,
      pointer: [key],
      at: 'key',
      reason: `There is no longer a text '${key}'.`,
      advice: 'Remove this translation.',
    });
  }
  return found;
}

function pointerOf({ nested }: TextFile, key: string): Pointer {
  return nested ? key.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)) : [key];
}

function braces(text: string): string[] {
  return placeholderNames(text).map((name) => `{${name}}`);
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
