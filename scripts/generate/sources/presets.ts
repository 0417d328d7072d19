import { translate } from '../../../src/language/compile/meta/texts.ts';
import type { SettingsDocument } from '../../../src/language/model.ts';
import { HEAD } from '../outputs.ts';
import { presetFiles, readTranslation, translationFile } from '../translations/translation.ts';
import type { Sources } from './source.ts';

/** A file in `schemas/presets/`. */
export interface PresetFile {
  title: string;
  description: string;
  icon: string;
  order: number;
  plan?: string;
  modules: Record<string, SettingsDocument>;
  texts?: Record<string, Record<string, string>>;
  references?: Record<string, string>;
}

/** The presets with their texts in each language, in their order. */
export function presetsSource(sources: Sources, languages: readonly string[]): string {
  const [original = 'en'] = languages;
  const all = Object.fromEntries(languages.map((language) => [language, presetsIn(sources, original, language)]));
  return `${HEAD}import type { Preset } from '../src/server/services/transfer/presets.ts';
import type { Language } from './product.ts';

export const presets: Record<Language, readonly Preset[]> = ${JSON.stringify(all, null, 2)};
`;
}

/** The names of the icons of presets. */
export function presetIcons(sources: Sources): string[] {
  return presetFiles(sources).map((file) => sources.json<PresetFile>(file).icon);
}

function presetsIn(sources: Sources, original: string, language: string) {
  const files = presetFiles(sources).map((file) => {
    const id = idOf(file);
    const translation = readTranslation(sources, translationFile(id, language), [original, language]);
    const texts = language === original ? {} : (translation?.texts ?? {});
    return { id, ...translate('preset', sources.json<PresetFile>(file), texts) };
  });
  return files
    .sort((a, b) => a.order - b.order)
    .map(({ id, title, description, icon, references = {}, ...preset }) => ({
      id,
      title,
      description,
      icon,
      modules: presetSettings(preset),
      references,
    }));
}

/** The settings of a preset by module, texts included. */
export function presetSettings({
  modules,
  texts = {},
}: Pick<PresetFile, 'modules' | 'texts'>): Record<string, SettingsDocument> {
  const ids = new Set([...Object.keys(modules), ...Object.keys(texts)]);
  return Object.fromEntries([...ids].map((id) => [id, { ...modules[id], ...texts[id] }]));
}

function idOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.json$/, '');
}
