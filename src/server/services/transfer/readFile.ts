import { withDefaults } from '../../../language/documents/defaults.ts';
import { wrongTypePaths } from '../../../language/documents/fieldTypes.ts';
import { labelOf } from '../../../language/documents/references.ts';
import type { CompiledModule, Context, Json, SettingsDocument } from '../../../language/model.ts';
import { resolveModule } from '../../../language/resolved/resolveModule.ts';
import { UNKNOWN_GUILD } from '../../../language/resolved/unknownGuild.ts';
import { isObject } from '../../../language/values/isObject.ts';
import { refusal } from '../../answers/refusal.ts';
import type { FormatSentence } from '../../answers/sentences.ts';
import type { Omission } from '../../api/proposals.ts';
import { FILE_FORMAT, FILE_LIMITS, FILE_TYPE } from '../../api/settingsFile.ts';
import { documentName } from '../../catalogue.ts';
import type { StoredDocument } from '../../store/storedDocument.ts';
import type { Services } from '../services.ts';
import { namesOf, pickFields, settingsIn } from '../settings/stored.ts';
import type { ForeignSettings } from './foreignSettings.ts';

/** What reading a file takes. */
export interface FileReader {
  catalogue: Services['catalogue'];
  /** The modules with texts in the language of the request. */
  inLanguage(module: CompiledModule): CompiledModule;
  formatSentence: FormatSentence;
  /** Whether the settings of a module are asked for. */
  isWanted(module: string): boolean;
}

/** A file does not say what its server calls things. */
const NOWHERE: Omit<Context, 'plan'> = {
  user: { is_owner: true, is_admin: true, can_modify: true },
  guild: UNKNOWN_GUILD,
  modules: {},
};

/** How many unknown modules and settings are named. */
const MAX_NAMED = 50;

/**
 * Reads the settings in a file of any origin. Settings of older versions are migrated; modules and settings that do not exist, or
 * whose values have a wrong type, are left out and named.
 * @throws Refusal 400 if it is no file of settings, or one of a newer format
 */
export function readFile(
  file: unknown,
  { catalogue, inLanguage, formatSentence, isWanted }: FileReader,
): Omit<ForeignSettings, 'cause'> {
  const { modules, references } = partsOf(file);
  const omissions: Omission[] = [];
  const leaveOut = (title: string, message: string) => {
    if (omissions.length < MAX_NAMED) omissions.push({ title, message });
  };
  const documents = new Map<string, StoredDocument>();
  const readable = new Set<string>();
  for (const [id, part] of Object.entries(modules)) {
    const module = catalogue.modules.find(({ spec }) => spec.id === id);
    if (!module?.spec.calls) {
      leaveOut(id, formatSentence('transfer.unknownModule'));
      continue;
    }
    const { title } = inLanguage(module).spec.screen;
    if (!isWanted(id)) continue;
    if (!isModuleSettings(part)) leaveOut(title, formatSentence('transfer.unreadable'));
    else if (part.version > module.migrations.length) leaveOut(title, formatSentence('transfer.newerModule'));
    else {
      readable.add(id);
      // A file does not say in which document a setting was, so each has them all.
      for (const name of namesOf(module))
        documents.set(name, { revision: 0, version: part.version, value: part.settings });
    }
  }
  const settings = new Map<string, SettingsDocument>();
  for (const module of catalogue.modules) {
    const { id } = module.spec;
    const read = isWanted(id) && settingsOf(module);
    if (read) settings.set(id, read);
  }
  return {
    settings,
    names: new Map(Object.entries(references)),
    omissions,
  };

  /** The settings of a module, which may have been moved there from others. */
  function settingsOf(module: CompiledModule): SettingsDocument | null {
    const { title } = inLanguage(module).spec.screen;
    let values: SettingsDocument;
    try {
      values = settingsIn(documents, module).storedSettings;
    } catch {
      // A migration may stumble over values that were never valid.
      leaveOut(title, formatSentence('transfer.unreadable'));
      return null;
    }
    const moduleForPlan = resolveModule(inLanguage(module), { ...NOWHERE, plan: catalogue.plans.at(-1) ?? '' });
    const sent = (module.spec.calls?.documents ?? [])
      .flatMap(({ fields }) => fields)
      .filter((name) => !moduleForPlan.fields[name]?.readOnly);
    const kept: SettingsDocument = {};
    for (const [name, value] of Object.entries(values)) {
      const field = moduleForPlan.fields[name];
      if (!field || !sent.includes(name)) {
        if (!field && readable.has(module.spec.id))
          leaveOut(`${title} › ${name}`, formatSentence('transfer.unknownSetting'));
        continue;
      }
      const [wrong] = wrongTypePaths(field, value, [name]);
      if (wrong) {
        const label = labelOf(moduleForPlan, values, wrong).join(' › ');
        leaveOut(`${title} › ${label}`, formatSentence('transfer.wrongType'));
      } else kept[name] = value;
    }
    if (Object.keys(kept).length === 0) return null;
    return pickFields(withDefaults(moduleForPlan, kept), Object.keys(kept));
  }
}

/** The documents of a module with these settings, by their stored names. */
export function documentsOf(module: CompiledModule, settings: SettingsDocument): [string, StoredDocument][] {
  return (module.spec.calls?.documents ?? []).map((call) => [
    documentName(module.spec.id, call),
    { revision: 0, version: module.migrations.length, value: pickFields(settings, call.fields) },
  ]);
}

interface FileParts {
  modules: Record<string, Json>;
  references: Record<string, string>;
}

/** @throws Refusal 400 */
function partsOf(file: unknown): FileParts {
  if (!isObject(file) || file.type !== FILE_TYPE) throw refusal(400, 'transfer.notSettings');
  const { format, modules, references = {} } = file;
  if (typeof format !== 'number' || !Number.isInteger(format) || format < 1) throw refusal(400, 'transfer.notSettings');
  if (format > FILE_FORMAT) throw refusal(400, 'transfer.newerFormat');
  if (!isObject(modules) || !isObject(references)) throw refusal(400, 'transfer.damaged');
  const names = Object.entries(references);
  if (Object.keys(modules).length > FILE_LIMITS.modules || names.length > FILE_LIMITS.references) {
    throw refusal(400, 'transfer.tooMuch', { modules: FILE_LIMITS.modules, references: FILE_LIMITS.references });
  }
  if (!names.every(isReference)) throw refusal(400, 'transfer.damaged');
  return { modules, references: Object.fromEntries(names) };
}

const REFERENCE = /^(?:role|channel|voiceChannel|category|member|emoji):\d{1,20}$/;

function isReference(entry: [string, Json]): entry is [string, string] {
  const [key, name] = entry;
  return REFERENCE.test(key) && typeof name === 'string' && name.length <= 200;
}

function isModuleSettings(part: Json): part is { version: number; settings: SettingsDocument } {
  return isObject(part) && Number.isInteger(part.version) && Number(part.version) >= 0 && isObject(part.settings);
}
