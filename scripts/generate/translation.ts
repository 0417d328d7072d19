import { metaOf } from '../../src/language/compile/meta.ts';
import { textsOf } from '../../src/language/compile/texts.ts';
import type { Sources } from './source.ts';

/** A file of translations: each text beside the original that was translated. */
export interface Translation {
  /** Texts in the language, by key. */
  texts: Record<string, string>;
  /** What each was translated from. */
  originals: Record<string, string>;
}

/** Texts in the language that the schemas are written in. */
export interface Original {
  /** What the file is called without its ending; its translations are called the same. */
  name: string;
  file: string;
  texts: Record<string, string>;
  /** Keys are dotted paths into the file, not names. */
  nested: boolean;
}

/** The pairs of a file of translations; none when there is no such file. */
export function readTranslation(
  sources: Sources,
  file: string,
  [original, language]: readonly [string, string],
): Translation | undefined {
  if (!sources.exists(file)) return undefined;
  const { $schema: _, ...pairs } = (sources.read(file).value ?? {}) as Record<string, Record<string, string>>;
  const column = (name: string) =>
    Object.fromEntries(Object.entries(pairs).flatMap(([key, pair]) => (pair[name] ? [[key, pair[name]]] : [])));
  return { texts: column(language), originals: column(original) };
}

/** Where the translation of an {@link Original} stands. */
export function translationFile(name: string, language: string): string {
  return `schemas/locales/${language}/${name}.json`;
}

/**
 * A module's translation with the texts that it has from the shared definitions: these are translated once for all modules,
 * and a module's own file does not have them.
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
  const made = shared.get(sources)?.get(language);
  if (made) return made;
  const pairs = sharedFiles(sources).flatMap(({ name, texts }) => {
    const translation = readTranslation(sources, translationFile(name, language), [original, language]);
    return Object.entries(texts).flatMap(([key, text]): [string, string][] => {
      const translated = translation?.originals[key] === text ? translation.texts[key] : undefined;
      return translated === undefined ? [] : [[text, translated]];
    });
  });
  const map = new Map(pairs);
  shared.set(sources, new Map([...(shared.get(sources) ?? []), [language, map]]));
  return map;
}

const shared = new WeakMap<Sources, Map<string, Map<string, string>>>();

/** The texts of definitions that modules share. */
export function sharedFiles(sources: Sources): Original[] {
  return nestedFiles(
    sources,
    // Names of emoji have a source of their own.
    sources
      .list('schemas/shared')
      .filter((name) => name !== 'emoji.json')
      .map((name) => `schemas/shared/${name}`),
  );
}

/** All texts outside the modules: those of the application, of plans, screens and shared definitions. */
export function originalTexts(sources: Sources, language: string): Original[] {
  const folder = `schemas/locales/${language}`;
  const flat = sources.list(folder).map((name): Original => {
    const { $schema: _, ...texts } = sources.read(`${folder}/${name}`).value as Record<string, string>;
    return { name: nameOf(name), file: `${folder}/${name}`, texts, nested: false };
  });
  const screens = sources.list('schemas/screens').map((name) => `schemas/screens/${name}`);
  return [...flat, ...nestedFiles(sources, ['schemas/plans.json', ...screens]), ...sharedFiles(sources)];
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
