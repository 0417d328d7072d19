import { metaOf } from '../../../src/language/compile/meta/meta.ts';
import { textsOf, translate } from '../../../src/language/compile/meta/texts.ts';
import type { PlanEntry } from '../sources/product.ts';
import type { Sources } from '../sources/source.ts';

/** A translation file. */
export interface Translation {
  /** The translated texts, by key. */
  texts: Record<string, string>;
  /** The original texts they were translated from, by key. */
  originals: Record<string, string>;
}

/** A file with texts in the original language. */
export interface Original {
  /** The file's name without extension, which its translations share. */
  name: string;
  file: string;
  texts: Record<string, string>;
  /** Whether the keys are dotted paths into the file instead of names. */
  nested: boolean;
}

/** Reads a translation file; undefined if it does not exist. */
export function readTranslation(
  sources: Sources,
  file: string,
  [original, language]: readonly [string, string],
): Translation | undefined {
  if (!sources.exists(file)) return undefined;
  const { $schema: _, ...pairs } = sources.json<Record<string, Record<string, string>> | undefined>(file) ?? {};
  const column = (name: string) =>
    Object.fromEntries(Object.entries(pairs).flatMap(([key, pair]) => (pair[name] ? [[key, pair[name]]] : [])));
  return { texts: column(language), originals: column(original) };
}

/** The plans of `schemas/plans.json` with their titles in a language. */
export function plansIn(sources: Sources, [original, language]: readonly [string, string]): PlanEntry[] {
  const { plans = [] } = sources.json<{ plans?: PlanEntry[] } | undefined>('schemas/plans.json') ?? {};
  if (language === original) return plans;
  const { texts = {} } = readTranslation(sources, translationFile('plans', language), [original, language]) ?? {};
  return translate('plans', { plans }, texts).plans;
}

/** The path of the translation of an {@link Original}. */
export function translationFile(name: string, language: string): string {
  return `schemas/locales/${language}/${name}.json`;
}

/**
 * A module's translation, completed with its texts from shared definitions, which are translated once for all modules.
 */
export function withShared(
  sources: Sources,
  texts: ReadonlyMap<string, string>,
  own: Translation | undefined,
  [original, language]: readonly [string, string],
): Translation {
  const shared = sharedTranslation(sources, original, language);
  const both: Translation = { texts: { ...own?.texts }, originals: { ...own?.originals } };
  for (const [key, text] of texts) {
    const translated = shared.get(text);
    if (translated === undefined || Object.hasOwn(both.texts, key)) continue;
    both.texts[key] = translated;
    both.originals[key] = text;
  }
  return both;
}

function sharedTranslation(sources: Sources, original: string, language: string): Map<string, string> {
  return sources.remember(`shared texts in ${language}`, [original], () => {
    const pairs = sharedFiles(sources).flatMap(({ name, texts }) => {
      const translation = readTranslation(sources, translationFile(name, language), [original, language]);
      return Object.entries(texts).flatMap(([key, text]): [string, string][] => {
        const translated = translation?.originals[key] === text ? translation.texts[key] : undefined;
        return translated === undefined ? [] : [[text, translated]];
      });
    });
    return new Map(pairs);
  });
}

/** The files with texts shared by modules. */
export function sharedFiles(sources: Sources): Original[] {
  return nestedFiles(
    sources,
    // Emoji names have a source of their own.
    sources
      .list('schemas/shared')
      .filter((name) => name !== 'emoji.json')
      .map((name) => `schemas/shared/${name}`),
  );
}

/** All texts outside the modules: of the application, plans, screens and shared definitions. */
export function originalTexts(sources: Sources, language: string): Original[] {
  const folder = `schemas/locales/${language}`;
  const flat = sources.list(folder).map((name): Original => {
    const file = `${folder}/${name}`;
    return { name: nameOf(name), file, texts: flatTexts(sources, file), nested: false };
  });
  const screens = sources.list('schemas/screens').map((name) => `schemas/screens/${name}`);
  const others = ['schemas/plans.json', ...screens, ...presetFiles(sources)];
  return [...flat, ...nestedFiles(sources, others), ...sharedFiles(sources)];
}

/** The texts of a part of the application. @param file such as `schemas/locales/en/web.json` */
export function flatTexts(sources: Sources, file: string): Record<string, string> {
  const { $schema: _, ...texts } = sources.json<Record<string, string>>(file);
  return texts;
}

/** The files of presets. */
export function presetFiles(sources: Sources): string[] {
  return sources.list('schemas/presets').map((name) => `schemas/presets/${name}`);
}

function nestedFiles(sources: Sources, files: readonly string[]): Original[] {
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({
      name: nameOf(file),
      file,
      texts: Object.fromEntries(textsOf(metaOf(file), sources.read(file).value)),
      nested: true,
    }));
}

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.json$/, '');
}

/** The translated texts of a file outside the modules; empty in the original language. @param name such as `landing` */
export function translatedTexts(
  sources: Sources,
  name: string,
  language: string,
  [original = 'en']: readonly string[],
): Readonly<Record<string, string>> {
  if (language === original) return {};
  return readTranslation(sources, translationFile(name, language), [original, language])?.texts ?? {};
}
