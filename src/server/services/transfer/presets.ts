import type { Language } from '../../../../generated/catalogue.ts';
import { presets } from '../../../../generated/presets.ts';
import type { SettingsDocument } from '../../../language/model.ts';
import { refusal } from '../../answers/refusal.ts';
import { FILE_FORMAT, FILE_TYPE, type SettingsFile } from '../../api/settingsFile.ts';
import type { Catalogue } from '../../catalogue.ts';

/** Settings that a server can start from, with texts in one language. */
export interface Preset {
  id: string;
  title: string;
  description: string;
  /** The name of an icon of Lucide. */
  icon: string;
  /** Settings by module. */
  modules: Readonly<Record<string, SettingsDocument>>;
  /** The names of what the settings refer to, by `<kind>:<number>`. */
  references: Readonly<Record<string, string>>;
}

/** All presets in a language, for users to choose from. */
export function listedPresets(language: Language) {
  return presets[language].map(({ id, title, description, icon, modules }) => ({
    id,
    title,
    description,
    icon,
    modules: Object.keys(modules),
  }));
}

/** A preset as a file of settings. @throws Refusal 404 */
export function presetFile({ modules }: Pick<Catalogue, 'modules'>, id: string, language: Language): SettingsFile {
  const preset = presets[language].find((one) => one.id === id);
  if (!preset) throw refusal(404, 'transfer.preset');
  const parts = modules.flatMap(({ spec, migrations }) => {
    const settings = preset.modules[spec.id];
    return settings ? [[spec.id, { version: migrations.length, settings }] as const] : [];
  });
  return { type: FILE_TYPE, format: FILE_FORMAT, modules: Object.fromEntries(parts), references: preset.references };
}
