import { createHash } from 'node:crypto';
import { withDefaults } from '../../../language/documents/defaults.ts';
import { memberIdsIn } from '../../../language/documents/references.ts';
import { choosesMembers } from '../../../language/fields/targets.ts';
import type { CompiledModule, Context, DocumentCall, SettingsDocument } from '../../../language/model.ts';
import { resolveForPlan } from '../../../language/plans/resolveForPlan.ts';
import { keepLocked } from '../../../language/resolved/locks.ts';
import { type ResolvedModule, resolveModule } from '../../../language/resolved/resolvedModule.ts';
import { view } from '../../../language/resolved/view.ts';
import { equal } from '../../../language/values/equal.ts';
import { getIn } from '../../../language/values/path.ts';
import { Refusal, sentenceText } from '../../answers/refusal.ts';
import { type FormatSentence, sentenceFormatter } from '../../answers/sentences.ts';
import type { Change, MissingReference, Omission, ReferenceMapping } from '../../api/backups.ts';
import { documentName } from '../../catalogue.ts';
import type { Save, StoredDocument } from '../../store/documents.ts';
import type { RequestAccess } from '../access/guildAccess.ts';
import { rolesOfBot } from '../discord/botRoles.ts';
import type { Services } from '../services.ts';
import { contextOf, refersTo } from '../settings/context.ts';
import { effectiveIn, migrated, pickFields, settingsIn, usedModules } from '../settings/stored.ts';
import { assertCanModify, validateValues } from '../settings/validateSave.ts';
import { changesOf } from './changes.ts';
import type { BackupValue } from './contents.ts';
import { listMissing, type MissingPlace, missingPlaces, replaceMissing } from './missing.ts';
import { type RestoreTarget, restorableValues, titleOf } from './restorableValues.ts';
import { documentNames, type ReferenceNames, readCurrentReferences } from './snapshot.ts';

type Documents = Map<string, StoredDocument>;

/** What a restore of settings changes. */
export interface RestorePlan {
  changes: Change[];
  /** What settings of the backup refer to and the server no longer has. */
  missing: MissingReference[];
  /** What is not restored, and why. */
  omissions: Omission[];
  saves: Save[];
  /** Changes with the current settings and with what is missing. */
  etag: string;
}

/** A module with its settings in the backup. */
interface Candidate {
  restoreTarget: RestoreTarget;
  /** The settings of the backup with defaults. */
  old: SettingsDocument;
  /** The same, except that fields which the user or the plan may not change have their current values. */
  values: SettingsDocument;
  places: MissingPlace[];
}

interface RestoredModule extends Pick<RestorePlan, 'changes' | 'omissions' | 'saves'> {
  id: string;
}

/**
 * Plans a restore of settings, by the same rules as saves. What a save would refuse is left out, and so are missing
 * references without a replacement.
 * @throws Refusal 503 while lists of the server are unknown
 */
export async function planRestore(
  services: Services,
  access: RequestAccess,
  backup: BackupValue,
  mapping: ReferenceMapping = {},
): Promise<RestorePlan> {
  const { catalogue, store, guilds, now } = services;
  const guildId = access.guild.id;
  const current = await store.documents.read(guildId, documentNames(catalogue));
  const restoredDocuments = restoredDocumentsOf(services, backup, current);
  const members = [
    ...membersIn(services, access, [current, restoredDocuments]),
    ...Object.entries(mapping).flatMap(([key, id]) => (key.startsWith('member:') && id !== null ? [id] : [])),
  ];
  const [{ roles, lists, names }, botRoles] = await Promise.all([
    readCurrentReferences(guilds, guildId, members),
    rolesOfBot(guilds, guildId),
  ]);
  const guild = { ...access.guild, ...(roles && { roles: [...roles] }) };
  const formatSentence = sentenceFormatter(access.language);
  const known = namesOfBackup(backup);
  const result: Omit<RestorePlan, 'missing' | 'etag'> = { changes: [], omissions: [], saves: [] };
  // Modules that others use come first, so that the others are validated with what is really restored.
  const modules = catalogue.modules.toSorted((a, b) => countUses(a) - countUses(b));
  const resolveWith = (module: CompiledModule, documents: Documents) => {
    const used = effectiveIn(documents, usedModules(module, catalogue), access.plan);
    return resolveModule(module, contextOf({ ...access, guild }, { ...lists, botRoles }, used, now()));
  };

  const candidates = modules.map((module) => candidateOf(catalogue.inLanguage(module, access.language)));
  const missing = listMissing(candidates, { known, now: names, mapping, formatSentence });
  const found = candidates.map((candidate) => restored(candidate, missing));
  // In the order of the modules.
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

  function restored(candidate: Candidate, absent: readonly MissingReference[]): RestoredModule {
    const { module } = candidate.restoreTarget.module;
    const { id } = module.spec;
    const target = targetOf(module);
    const nothing: RestoredModule = { id, changes: [], saves: [], omissions: [] };
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
      markRestored(module, target, saves);
      const named = resolveModule(module, withKnownNames(target.module.context, known));
      const changes = changesOf(named, { before: stored, after }, formatSentence);
      return { id, changes, saves, omissions: [...replaced.omissions, ...omissions] };
    } catch (error) {
      if (!(error instanceof Refusal) || error.statusCode === 503) throw error;
      markRestored(module, target, []);
      return {
        ...nothing,
        omissions: [{ title: module.spec.screen.title, message: sentenceText(error.sentence, formatSentence) }],
      };
    }
  }

  /** Shows later modules the documents of this one as they will be after the restore. */
  function markRestored(module: CompiledModule, { storedSettings }: RestoreTarget, saves: readonly Save[]): void {
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

/** Leaves out changes of settings that only the owner may change, or that the plan locks. */
function withoutForbidden(
  target: RestoreTarget,
  old: SettingsDocument,
  { isOwner, formatSentence }: { isOwner: boolean; formatSentence: FormatSentence },
): { values: SettingsDocument; omissions: Omission[] } {
  const { module, now, storedSettings } = target;
  const shown = view(module, storedSettings);
  const { values, refused } = keepLocked(module, old, { stored: now, shown });
  const omissions = refused.flatMap(({ path, field }): Omission[] =>
    path.length === 1
      ? []
      : [{ title: titleOf(target, old, path), message: field.lockMessage || formatSentence('error.locked') }],
  );
  for (const [name, value] of Object.entries(old)) {
    const field = module.fields[name];
    if (!field) continue;
    const forOwner = field.access === 'owner' && !isOwner;
    if (!forOwner && !field.locked) continue;
    values[name] = now[name] ?? null;
    if (equal(value, now[name]) || (field.locked && equal(value, shown[name]))) continue;
    const message = forOwner
      ? (field.messages?.owner ?? formatSentence('error.owner'))
      : field.lockMessage || formatSentence('error.locked');
    omissions.push({ title: titleOf(target, old, [name]), message });
  }
  return { values, omissions };
}

/** The fields of all documents in which something differs from the current settings. */
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
 * Requirements have to be met before or after the restore: settings may be restored together with what they require.
 * @throws Refusal
 */
function assertCanRestore({ before, after }: Record<'before' | 'after', ResolvedModule>): void {
  try {
    assertCanModify(before);
  } catch {
    assertCanModify(after);
  }
}

/** The documents after a restore without omissions. Fields that have moved since the backup are in their current document. */
function restoredDocumentsOf({ catalogue }: Services, { settings = {} }: BackupValue, current: Documents): Documents {
  const revision = (name: string) => current.get(name)?.revision ?? 0;
  const backup = new Map(Object.entries(settings).map(([name, old]) => [name, { revision: revision(name), ...old }]));
  const restoredDocuments: Documents = new Map([...current, ...backup]);
  for (const module of catalogue.modules) {
    const { storedSettings } = settingsIn(backup, module);
    for (const call of module.spec.calls?.documents ?? []) {
      const name = documentName(module.spec.id, call);
      const value = { ...migrated(restoredDocuments, name, module), ...pickFields(storedSettings, call.fields) };
      if (restoredDocuments.has(name) || Object.keys(value).length > 0) {
        restoredDocuments.set(name, { revision: revision(name), version: module.migrations.length, value });
      }
    }
  }
  return restoredDocuments;
}

/** The ids of the members that settings refer to. */
function membersIn(
  { catalogue }: Services,
  { plan }: RequestAccess,
  versions: readonly ReadonlyMap<string, StoredDocument>[],
): string[] {
  return catalogue.modules
    .filter((module) => refersTo(module, choosesMembers))
    .flatMap((module) =>
      versions.flatMap((documents) =>
        memberIdsIn(resolveForPlan(module.spec, plan), settingsIn(documents, module).storedSettings),
      ),
    );
}

/** The value to store: as in the backup, except for fields that were left out. */
function restoredValue(
  { fields }: DocumentCall,
  storedValue: SettingsDocument,
  { after, old, storedSettings }: Record<'after' | 'old' | 'storedSettings', SettingsDocument>,
): SettingsDocument {
  const value = { ...storedValue };
  for (const name of fields) {
    const restored = getIn(after, [name]);
    if (restored !== undefined && equal(restored, old[name])) continue;
    const next = restored === undefined ? getIn(storedSettings, [name]) : restored;
    if (next === undefined) delete value[name];
    else value[name] = next;
  }
  return value;
}

/** The names that a backup knows: its own list of names, and those of its roles and channels. */
function namesOfBackup({ names = {}, roles = [], channels = [] }: BackupValue): ReferenceNames {
  const kindsOf = (type: number) =>
    type === 4 ? ['category'] : type === 2 ? ['channel', 'voiceChannel'] : ['channel'];
  return new Map([
    ...roles.map(({ id, name }) => [`role:${id}`, name] as const),
    ...channels.flatMap(({ id, name, type }) => kindsOf(type).map((kind) => [`${kind}:${id}`, name] as const)),
    ...Object.entries(names),
  ]);
}

/** Adds what is missing to the lists of the server, so that changes show them by name. */
function withKnownNames(context: Context, known: ReferenceNames): Context {
  const { guild } = context;
  const missing = (kind: string, list: readonly { id: string }[] | null) => {
    const ids = new Set(list?.map(({ id }) => id));
    return [...known].flatMap(([key, name]) => {
      const [of, id = ''] = key.split(':');
      return of === kind && !ids.has(id) ? [{ id, name }] : [];
    });
  };
  const plainRole = { color: 0, icon: null, managed: false, position: 0, permissions: [] };
  const { roles, channels, voiceChannels, categories, members } = guild;
  const former = Object.entries(members ?? {}).flatMap(([id, member]) => {
    const name = member ? undefined : known.get(`member:${id}`);
    return name === undefined ? [] : [[id, { id, name }] as const];
  });
  return {
    ...context,
    guild: {
      ...guild,
      roles: roles && [...roles, ...missing('role', roles).map((role) => ({ ...plainRole, ...role }))],
      channels: channels && [...channels, ...missing('channel', channels).map((channel) => ({ type: 0, ...channel }))],
      voiceChannels: voiceChannels && [
        ...voiceChannels,
        ...missing('voiceChannel', voiceChannels).map((voice) => ({ type: 2, ...voice })),
      ],
      members: members && { ...members, ...Object.fromEntries(former) },
      categories: categories && [
        ...categories,
        ...missing('category', categories).map((category) => ({ position: 0, ...category })),
      ],
    },
  };
}

function etagOf(current: Documents, missing: readonly MissingReference[]): string {
  const revisions = [...current].map(([name, { revision }]) => `${name} ${revision}`).sort();
  const seen = JSON.stringify([revisions, missing.map(({ key }) => key).sort()]);
  return `"${createHash('sha256').update(seen).digest('base64url')}"`;
}
