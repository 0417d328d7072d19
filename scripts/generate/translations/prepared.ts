import { loadModules, loadScreens, moduleTexts } from '../modules/module.ts';
import { loadProduct } from '../sources/product.ts';
import { Sources } from '../sources/source.ts';
import { writeChanged } from '../write.ts';
import { pairsFor, type TranslationPair } from './pairs.ts';
import { originalTexts, sharedFiles, translationFile } from './translation.ts';

/** An updated translation file. */
export interface PreparedFile {
  file: string;
  text: string;
  /** The number of missing or outdated translations. */
  open: number;
}

/** All translation files, updated for the current texts. */
export function preparedTranslations(sources: Sources): PreparedFile[] {
  const [first = 'en', ...others] = loadProduct(sources).product.languages;
  // Shared texts are translated once for all modules.
  const shared = new Set(sharedFiles(sources).flatMap(({ texts }) => Object.values(texts)));
  return others.flatMap((language) => {
    const prepare = (file: string, $schema: string, texts: Record<string, string>) =>
      prepared(sources, { file, $schema, texts, languages: [first, language] });
    return [
      ...originalTexts(sources, first).flatMap(({ name, texts }) =>
        prepare(translationFile(name, language), '../../meta/translation.schema.json', texts),
      ),
      ...[...loadModules(sources, [first]), ...loadScreens(sources, [first])].flatMap(({ folder, spec }) => {
        const own = [...moduleTexts(spec)].filter(([, text]) => !shared.has(text));
        const file = `${folder}/locales/${language}.json`;
        return prepare(file, '../../../meta/translation.schema.json', Object.fromEntries(own));
      }),
    ];
  });
}

/** Updates the translation files of a project, and returns those in which something has to be translated. */
export function writeTranslations(root: string): PreparedFile[] {
  const files = preparedTranslations(new Sources(root));
  writeChanged(root, new Map(files.map(({ file, text }) => [file, text])));
  return files.filter(({ open }) => open > 0);
}

/** What has to be translated: a line for each file, the one with the most texts first, and their sum. */
export function translationsLeft(files: readonly PreparedFile[]): string[] {
  if (files.length === 0) return ['Nothing is left to translate.'];
  const sorted = files.toSorted((a, b) => b.open - a.open);
  const sum = files.reduce((total, { open }) => total + open, 0);
  return [...sorted.map(({ file, open }) => `${file}: ${open} to translate`), `${sum} to translate altogether`];
}

interface Preparation {
  file: string;
  $schema: string;
  texts: Record<string, string>;
  languages: readonly [string, string];
}

/** Empty if there is nothing to translate. */
function prepared(sources: Sources, { file, $schema, texts, languages }: Preparation): PreparedFile[] {
  const { $schema: _, ...before }: Record<string, TranslationPair> = sources.exists(file) ? sources.json(file) : {};
  const pairs = pairsFor(texts, before, languages);
  if (Object.keys(pairs).length === 0) return [];
  const [first, language] = languages;
  const open = Object.entries(pairs).filter(([key, pair]) => pair[first] !== texts[key] || !pair[language]).length;
  return [{ file, text: `${JSON.stringify({ $schema, ...pairs }, null, 2)}\n`, open }];
}
