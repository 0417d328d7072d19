import { createHash } from 'node:crypto';
import { withDefaults } from '../../../language/documents/defaults.ts';
import type { CompiledModule, Context, DocumentCall, Json, SettingsDocument } from '../../../language/model.ts';
import type { FieldForPlan } from '../../../language/plans/resolveForPlan.ts';
import { type ResolvedModule, resolveModule } from '../../../language/resolved/resolvedModule.ts';
import { view } from '../../../language/resolved/view.ts';
import { equal } from '../../../language/values/equal.ts';
import { Refusal, sentenceText } from '../../answers/refusal.ts';
import { type FormatSentence, sentenceFormatter } from '../../answers/sentences.ts';
import type { Change, MissingReference, Omission, ReferenceMapping } from '../../api/backups.ts';
import { documentName } from '../../catalogue.ts';
import type { Save, StoredDocument } from '../../store/documents.ts';
import type { RequestAccess } from '../access/guildAccess.ts';
import { rolesOfBot } from '../discord/botRoles.ts';
import type { Services } from '../services.ts';
import { contextOf } from '../settings/context.ts';
import { effectiveIn, migrated, pickFields, settingsIn, usedModules } from '../settings/stored.ts';
import { assertCanModify, validateValues } from '../settings/validateSave.ts';
import { changesOf } from './changes.ts';
import type { BackupValue } from './contents.ts';
import { listMissing, type MissingPlace, missingPlaces, replaceMissing } from './missing.ts';
import { type RestoreTarget, restorableValues, titleOf } from './restorableValues.ts';
import { documentNames, type ReferenceNames, readCurrentReferences } from './snapshot.ts';

type Documents = Map<string, StoredDocument>;

/** What a backup's settings would do to those of the server. */
export interface RestorePlan {
  changes: Change[];
  /** What settings of the backup point to and the server no longer has. */
  missing: MissingReference[];
  /** What is not brought back, and why. */
  omissions: Omission[];
  saves: Save[];
  /** Tells this restoration from one of other settings, or of a server that lacks other things. */
  etag: string;
}

/** A module with what the backup has of it, as far as the person and the plan may change it. */
interface Candidate {
  restoreTarget: RestoreTarget;
  /** As the backup has it, complete; and without what is not for this person and plan. */
  old: SettingsDocument;
  values: SettingsDocument;
  places: MissingPlace[];
}

/**
 * Judges a backup as if its settings were saved: by the same rules, against what is stored. What a save would refuse is
 * left out, and so is what is missing and has nothing to stand in.
 * @throws Refusal 503 while the server's lists are not known
 */
export async function planRestore(
  services: Services,
  access: RequestAccess,
  backup: BackupValue,
  mapping: ReferenceMapping = {},
): Promise<RestorePlan> {
  const { catalogue, store, guilds, now } = services;
  const guildId = access.guild.id;
  const [current, { roles, lists, names }, botRoles] = await Promise.all([
    store.documents.read(guildId, documentNames(catalogue)),
    readCurrentReferences(guilds, guildId),
    rolesOfBot(guilds, guildId),
  ]);
  const guild = { ...access.guild, ...(roles && { roles: [...roles] }) };
  const formatSentence = sentenceFormatter(access.language);
  const known = namesOfBackup(backup);
  const restoredDocuments = restoredDocumentsOf(services, backup, current);
  const result: Omit<RestorePlan, 'missing' | 'etag'> = { changes: [], omissions: [], saves: [] };
  // What others build on comes first, so that they are validated by what really comes back of it.
  const modules = catalogue.modules.toSorted((a, b) => countUses(a) - countUses(b));
  const resolveWith = (module: CompiledModule, documents: Documents) => {
    const used = effectiveIn(documents, usedModules(module, catalogue), access.plan);
    return resolveModule(module, contextOf({ ...access, guild }, { ...lists, botRoles }, used));
  };

  const candidates = modules.map((module) => candidateOf(catalogue.inLanguage(module, access.language)));
  const missing = listMissing(candidates, { known, now: names, mapping, formatSentence });
  const found = candidates.map((candidate) => restored(candidate, missing));
  // Read in the order of the modules.
  for (const module of catalogue.modules) {
    const one = found.find(({ id }) => id === module.spec.id);
    result.changes.push(...(one?.changes ?? []));
    result.omissions.push(...(one?.omissions ?? []));
    result.saves.push(...(one?.saves ?? []));
  }
  return { ...result, missing, etag: etagOf(current, missing) };

  function candidateOf(module: CompiledModule): Candidate {
    const target = targetOf(module);
    const fields = (module.spec.calls?.documents ?? []).flatMap((call) => call.fields);
    const all = withDefaults(target.module, settingsIn(restoredDocuments, module).storedSettings);
    const old = Object.fromEntries(fields.map((name) => [name, all[name] ?? null]));
    const { values, omissions } = withoutForbidden(target, old, { isOwner: access.rights.is_owner, formatSentence });
    result.omissions.push(...omissions);
    return { restoreTarget: target, old, values, places: missingPlaces(target, values, { known, now: names }) };
  }

  function targetOf(module: CompiledModule): RestoreTarget {
    const resolved = resolveWith(module, restoredDocuments);
    const { storedSettings } = settingsIn(current, module);
    return { module: resolved, storedSettings, now: withDefaults(resolved, storedSettings) };
  }

  function restored(candidate: Candidate, absent: readonly MissingReference[]) {
    const { module } = candidate.restoreTarget.module;
    const { id } = module.spec;
    const target = targetOf(module);
    const nothing = { id, changes: [], saves: [], omissions: [] as Omission[] };
    const { now: stored } = target;
    const replaced = replaceMissing({ ...candidate, restoreTarget: target }, { missing: absent, formatSentence });
    const differing = differingFields(module, replaced.values, stored);
    if (Object.keys(differing).length === 0) return { ...nothing, omissions: replaced.omissions };
    try {
      assertCanRestore({ before: resolveWith(module, current), after: target.module });
      const { values, omissions } = restorableValues(target, differing);
      const validated = validateValues({
        module: target.module,
        storedSettings: target.storedSettings,
        values,
        fields: Object.keys(values),
      });
      const after = { ...stored, ...validated };
      const calls = (module.spec.calls?.documents ?? []).filter(({ fields }) =>
        fields.some((name) => Object.hasOwn(validated, name) && !equal(validated[name], stored[name])),
      );
      const saves = calls.map((call): Save => {
        const name = documentName(id, call);
        const value = restoredValue(call, restoredDocuments.get(name)?.value ?? {}, {
          after: validated,
          old: candidate.old,
          storedSettings: target.storedSettings,
        });
        return {
          guild: guildId,
          document: name,
          value,
          version: module.migrations.length,
          expectedRevision: current.get(name)?.revision ?? 0,
          user: access.userId,
          at: now(),
        };
      });
      bringBack(module, target, saves);
      const named = resolveModule(module, withKnownNames(target.module.context, known));
      const changes = changesOf(named, { before: stored, after }, formatSentence);
      return { id, changes, saves, omissions: [...replaced.omissions, ...omissions] };
    } catch (error) {
      if (!(error instanceof Refusal) || error.statusCode === 503) throw error;
      bringBack(module, target, []);
      return {
        ...nothing,
        omissions: [{ title: module.spec.screen.title, message: sentenceText(error.sentence, formatSentence) }],
      };
    }
  }

  /** From here on the module's documents are as they will be, for those that read them. */
  function bringBack(module: CompiledModule, { storedSettings }: RestoreTarget, saves: readonly Save[]): void {
    for (const call of module.spec.calls?.documents ?? []) {
      const name = documentName(module.spec.id, call);
      const save = saves.find(({ document }) => document === name);
      const value = save?.value ?? pickFields(storedSettings, call.fields);
      restoredDocuments.set(name, { revision: 0, version: module.migrations.length, value });
    }
  }
}

function countUses({ spec }: CompiledModule): number {
  return spec.calls?.uses?.length ?? 0;
}

/** Without the settings that only the owner may change, and those that the plan locks: they stay as they are. */
function withoutForbidden(
  target: RestoreTarget,
  old: SettingsDocument,
  { isOwner, formatSentence }: { isOwner: boolean; formatSentence: FormatSentence },
): { values: SettingsDocument; omissions: Omission[] } {
  const { module, now, storedSettings } = target;
  const shown = view(module, storedSettings);
  const values = { ...old };
  const omissions: Omission[] = [];
  for (const [name, value] of Object.entries(old)) {
    const field = module.fields[name] as FieldForPlan;
    const forOwner = field.access === 'owner' && !isOwner;
    if (!forOwner && !field.locked) continue;
    values[name] = now[name] as Json;
    if (equal(value, now[name]) || (field.locked && equal(value, shown[name]))) continue;
    const message = forOwner
      ? (field.messages?.owner ?? formatSentence('error.owner'))
      : field.lockMessage || formatSentence('error.locked');
    omissions.push({ title: titleOf(target, old, [name]), message });
  }
  return { values, omissions };
}

/** The fields of the documents in which anything differs from now. */
function differingFields({ spec }: CompiledModule, values: SettingsDocument, now: SettingsDocument): SettingsDocument {
  const calls = (spec.calls?.documents ?? []).filter(({ fields }) =>
    fields.some((name) => !equal(now[name], values[name])),
  );
  return pickFields(
    values,
    calls.flatMap(({ fields }) => fields),
  );
}

/**
 * Conditions on other modules hold where they do before or after: settings and what they need may come and go together.
 * @throws Refusal
 */
function assertCanRestore({ before, after }: Record<'before' | 'after', ResolvedModule>): void {
  try {
    assertCanModify(before);
  } catch {
    assertCanModify(after);
  }
}

/** The server's documents as they would be: those of the backup, each field in its document of today, for those of now. */
function restoredDocumentsOf({ catalogue }: Services, { settings = {} }: BackupValue, current: Documents): Documents {
  const revision = (name: string) => current.get(name)?.revision ?? 0;
  const backup = new Map(Object.entries(settings).map(([name, old]) => [name, { revision: revision(name), ...old }]));
  const restoredDocuments: Documents = new Map([...current, ...backup]);
  for (const module of catalogue.modules) {
    const { storedSettings } = settingsIn(backup, module);
    for (const call of module.spec.calls?.documents ?? []) {
      const name = documentName(module.spec.id, call);
      const value = { ...migrated(restoredDocuments.get(name), module), ...pickFields(storedSettings, call.fields) };
      if (restoredDocuments.has(name) || Object.keys(value).length > 0) {
        restoredDocuments.set(name, { revision: revision(name), version: module.migrations.length, value });
      }
    }
  }
  return restoredDocuments;
}

/** A document to store: as it was in the backup, except where a save leaves what is stored. */
function restoredValue(
  { fields }: DocumentCall,
  storedValue: SettingsDocument,
  { after, old, storedSettings }: Record<'after' | 'old' | 'storedSettings', SettingsDocument>,
): SettingsDocument {
  const value = { ...storedValue };
  for (const name of fields) {
    if (Object.hasOwn(after, name) && equal(after[name], old[name])) continue;
    if (Object.hasOwn(after, name)) value[name] = after[name] as Json;
    else if (Object.hasOwn(storedSettings, name)) value[name] = storedSettings[name] as Json;
    else delete value[name];
  }
  return value;
}

/** What the backup calls things: by the names that it keeps, and by its lists. */
function namesOfBackup({ names = {}, roles = [], channels = [] }: BackupValue): ReferenceNames {
  const kindsOf = (type: number) =>
    type === 4 ? ['category'] : type === 2 ? ['channel', 'voiceChannel'] : ['channel'];
  return new Map([
    ...roles.map(({ id, name }) => [`role:${id}`, name] as const),
    ...channels.flatMap(({ id, name, type }) => kindsOf(type).map((kind) => [`${kind}:${id}`, name] as const)),
    ...Object.entries(names),
  ]);
}

/** The server's lists with what is gone, so that it is read by its name. */
function withKnownNames(context: Context, known: ReferenceNames): Context {
  const { guild } = context;
  const gone = (kind: string, list: readonly { id: string }[] | null) => {
    const ids = new Set(list?.map(({ id }) => id));
    return [...known].flatMap(([key, name]) => {
      const [of, id = ''] = key.split(':');
      return of === kind && !ids.has(id) ? [{ id, name }] : [];
    });
  };
  const plainRole = { color: 0, icon: null, managed: false, position: 0, permissions: [] };
  const { roles, channels, voiceChannels, categories } = guild;
  return {
    ...context,
    guild: {
      ...guild,
      roles: roles && [...roles, ...gone('role', roles).map((role) => ({ ...plainRole, ...role }))],
      channels: channels && [...channels, ...gone('channel', channels).map((channel) => ({ type: 0, ...channel }))],
      voiceChannels: voiceChannels && [
        ...voiceChannels,
        ...gone('voiceChannel', voiceChannels).map((voice) => ({ type: 2, ...voice })),
      ],
      categories: categories && [
        ...categories,
        ...gone('category', categories).map((category) => ({ position: 0, ...category })),
      ],
    },
  };
}

function etagOf(current: Documents, missing: readonly MissingReference[]): string {
  const revisions = [...current].map(([name, { revision }]) => `${name} ${revision}`).sort();
  const seen = JSON.stringify([revisions, missing.map(({ key }) => key).sort()]);
  return `"${createHash('sha256').update(seen).digest('base64url')}"`;
}
