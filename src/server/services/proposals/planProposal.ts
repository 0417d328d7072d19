import { createHash } from 'node:crypto';
import { withDefaults } from '../../../language/documents/defaults.ts';
import { memberIdsIn, referencesAndMentionsIn } from '../../../language/documents/references.ts';
import { choosesMembers } from '../../../language/fields/targets.ts';
import type { CompiledModule, DocumentCall, SettingsDocument } from '../../../language/model.ts';
import { resolveForPlan } from '../../../language/plans/resolveForPlan.ts';
import { lockedAt } from '../../../language/resolved/locks.ts';
import { isOwnersPart } from '../../../language/resolved/ownersParts.ts';
import type { ResolvedModule } from '../../../language/resolved/resolvedModule.ts';
import { resolveModule } from '../../../language/resolved/resolveModule.ts';
import { equal } from '../../../language/values/equal.ts';
import { getIn } from '../../../language/values/path.ts';
import { Refusal, sentenceText, unavailable } from '../../answers/refusal.ts';
import { sentenceFormatter } from '../../answers/sentences.ts';
import type { MissingReference, Omission, ProposedChange, StoppedModule } from '../../api/proposals.ts';
import { documentName } from '../../catalogue.ts';
import { mayReadModule } from '../../policies/rights.ts';
import type { Save, StoredDocument } from '../../store/storedDocument.ts';
import type { RequestAccess } from '../access/guildAccess.ts';
import { rolesOfBot } from '../discord/botRoles.ts';
import type { Services } from '../services.ts';
import { contextOf, refersTo } from '../settings/context.ts';
import { inRequest } from '../settings/inRequest.ts';
import {
  assertReadable,
  effectiveIn,
  migratedDocument,
  pickFields,
  settingsIn,
  usedModules,
} from '../settings/stored.ts';
import { assertCanModify, validateSave } from '../settings/validateSave.ts';
import { acceptableValues, leavesAsIs, type ProposalTarget } from './acceptableValues.ts';
import { allowedValues } from './allowedValues.ts';
import { requiredPlan } from './allowingPlan.ts';
import { proposedChanges } from './changes.ts';
import { withoutForeignIds } from './foreignIds.ts';
import { withKnownNames } from './knownNames.ts';
import { listMissing, type MissingPlace, missingPlaces, replaceMissing } from './missing.ts';
import type { Proposal } from './proposal.ts';
import { type DocumentsByName, proposedDocuments } from './proposedDocuments.ts';
import { documentNames, readCurrentReferences } from './references.ts';
import { stoppedModule, turnedOff } from './stoppedModules.ts';

/** What a proposal changes in a server. */
export interface ProposalPlan {
  changes: ProposedChange[];
  /** What proposed settings refer to and the server does not have. */
  missing: MissingReference[];
  /** What is left out, and why. */
  omissions: Omission[];
  /** The modules that would stop working, because another one is turned off. */
  stopped: StoppedModule[];
  saves: Save[];
  /** Changes with the current settings, with the proposed ones and with what is missing. */
  etag: string;
}

/** A module with its proposed settings. */
interface Candidate {
  target: ProposalTarget;
  /** The proposed settings with defaults. */
  proposed: SettingsDocument;
  /** The same, except that fields which the user or the plan may not change have their current values. */
  values: SettingsDocument;
  places: MissingPlace[];
  /** Why nothing of it can be changed, as far as that is known before the modules that it requires are planned. */
  refused: Refusal | undefined;
}

interface ModuleProposal extends Pick<ProposalPlan, 'changes' | 'omissions' | 'saves'> {
  id: string;
  /** The setting that is turned off and that other modules need. */
  off?: string | undefined;
}

/**
 * Plans what a proposal changes in a server, by the same rules as saves. What a save would refuse is left out, and so are missing
 * references without a replacement.
 * @throws Refusal 503 while lists of the server are unknown, or if a newer version has saved settings of the server or of the proposal
 */
export async function planProposal(
  services: Services,
  access: RequestAccess,
  proposal: Proposal,
): Promise<ProposalPlan> {
  const { catalogue, store, guilds, now } = services;
  const { names: known, mapping = {}, takes, isForeign = false, omissions = [] } = proposal;
  const guildId = access.guild.id;
  const current = await store.documents.read(guildId, documentNames(catalogue));
  const documents = proposedDocuments(catalogue, proposal, current);
  const settings = new Map(Object.entries(proposal.settings));
  for (const module of catalogue.modules) assertReadable(settings, module);
  const members = [
    ...membersIn(services, access, [current, documents], isForeign),
    ...Object.entries(mapping).flatMap(([key, id]) => (key.startsWith('member:') && id !== null ? [id] : [])),
  ];
  const [{ roles, lists, names, isComplete }, botRoles] = await Promise.all([
    readCurrentReferences(guilds, guildId, members),
    rolesOfBot(guilds, guildId),
  ]);
  // Whether an ID belongs to this server has to be known.
  if (isForeign && !isComplete) throw unavailable('error.references');
  const ownIds = new Set([...names.keys()].map((key) => key.slice(key.indexOf(':') + 1))).add(guildId);
  const guild = { ...access.guild, ...(roles && { roles: [...roles] }) };
  const formatSentence = sentenceFormatter(access.language);
  const result: Omit<ProposalPlan, 'missing' | 'etag'> = {
    changes: [],
    omissions: [...omissions],
    stopped: [],
    saves: [],
  };
  // Modules that others use come first, so that the others are validated with what is really stored.
  const modules = catalogue.modules.toSorted((a, b) => countUses(a) - countUses(b));
  const resolveWith = (module: CompiledModule, documents: DocumentsByName) => {
    const used = effectiveIn(documents, usedModules(module, catalogue, guildId, now()), access.plan);
    return resolveModule(
      module,
      contextOf(module, { ...access, guild }, { lists: { ...lists, botRoles }, modules: used, now: now() }),
    );
  };

  const candidates = modules.map((module) => candidateOf(inRequest(services, module, access)));
  const inOrder = catalogue.modules.flatMap(({ spec }) =>
    candidates.filter(({ target }) => target.module.spec.id === spec.id),
  );
  // Nobody is asked about what is left out with its module.
  const possible = inOrder.filter(({ refused }) => refused === undefined);
  const missing = listMissing(possible, { known, now: names, isForeign, mapping, formatSentence });
  const found = candidates.map((candidate) => plan(candidate, missing));
  // In the order of the modules.
  for (const module of catalogue.modules) {
    const one = found.find(({ id }) => id === module.spec.id);
    result.changes.push(...(one?.changes ?? []));
    result.omissions.push(...(one?.omissions ?? []));
    result.saves.push(...(one?.saves ?? []));
  }
  // Once the documents of all modules are known.
  result.stopped.push(
    ...found.flatMap(({ id, off }) => (off === undefined ? [] : stoppedBy({ module: id, path: off }))),
  );
  return { ...result, missing, etag: etagOf(current, proposal, missing) };

  function candidateOf(module: CompiledModule): Candidate {
    const target = targetOf(module);
    const fields = (module.spec.calls?.documents ?? []).flatMap((call) => call.fields);
    const all = withDefaults(target.module, settingsIn(documents, module).storedSettings);
    const proposed = Object.fromEntries(fields.map((name) => [name, all[name] ?? null]));
    const { values, omissions } = allowedValues(target, proposed, formatSentence);
    result.omissions.push(...omissions);
    const places = missingPlaces(target, values, { known, now: names, isForeign });
    const isTaken = ({ path }: MissingPlace) => {
      if (takes?.(module.spec.id, String(path[0])) === false) return false;
      if (isForeign && leavesAsIs(target, values, path)) return false;
      return !isOwnersPart(target.module, path, access.rights) && lockedAt(target.module, path) === undefined;
    };
    return { target, proposed, values, places: places.filter(isTaken), refused: refusalOf(target) };
  }

  function targetOf(module: CompiledModule): ProposalTarget {
    const resolved = resolveWith(module, documents);
    const { storedSettings } = settingsIn(current, module);
    return { module: resolved, storedSettings, now: withDefaults(resolved, storedSettings) };
  }

  /** Requirements have to be met before or after: settings may come together with what they require. */
  function refusalOf({ module: after }: ProposalTarget): Refusal | undefined {
    const refused = refusalToModify(after);
    return refused && refusalToModify(resolveWith(after.module, current)) && refused;
  }

  function plan(candidate: Candidate, absent: readonly MissingReference[]): ModuleProposal {
    const { module } = candidate.target.module;
    const { id } = module.spec;
    const target = targetOf(module);
    const nothing: ModuleProposal = { id, changes: [], saves: [], omissions: [] };
    const { now: stored } = target;
    const replaced = replaceMissing({ ...candidate, target }, { missing: absent, known, isForeign, formatSentence });
    const cleaned = isForeign
      ? withoutForeignIds(target, replaced.values, { own: ownIds, formatSentence })
      : { values: replaced.values, omissions: [] };
    const leftOut = [...replaced.omissions, ...cleaned.omissions];
    const differing = differingFields(module, cleaned.values, stored);
    const isSame = Object.keys(differing).length === 0;
    assertReadable(current, module);
    if (isSame) show(module, target, []);
    if (isSame && leftOut.length === 0) return nothing;
    try {
      const refused = refusalOf(target);
      if (refused) throw refused;
      if (isSame) return { ...nothing, omissions: leftOut };
      const { values, omissions } = acceptableValues(target, differing);
      const validated = validateSave({
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
        const after = { after: validated, storedSettings: target.storedSettings };
        const value = isForeign
          ? { ...migratedDocument(current, name, module), ...changedFields(call, validated, stored) }
          : valueToStore(call, documents.get(name)?.value ?? {}, { ...after, proposed: candidate.proposed });
        return {
          guild: guildId,
          document: name,
          value,
          version: module.migrations.length,
          expectedRevision: current.get(name)?.revision ?? 0,
          user: access.userId,
          at: now(),
          ...proposal.cause,
        };
      });
      show(module, target, saves);
      const named = resolveModule(module, withKnownNames(target.module.context, known));
      const versions = { before: stored, after };
      const changes = proposedChanges(named, versions, formatSentence);
      return { id, changes, saves, off: turnedOff(module, versions), omissions: [...leftOut, ...omissions] };
    } catch (error) {
      if (!(error instanceof Refusal) || error.statusCode === 503) throw error;
      show(module, target, []);
      return {
        ...nothing,
        omissions: [
          {
            title: module.spec.screen.title,
            message: sentenceText(error.sentence, formatSentence),
            plan: requiredPlan(target.module),
          },
        ],
      };
    }
  }

  function stoppedBy(by: { module: string; path: string }): StoppedModule[] {
    const needing = modules.find(({ spec }) => spec.id === by.module)?.neededBy ?? [];
    return catalogue.modules.flatMap((module) => {
      if (!needing.includes(module.spec.id) || !mayReadModule(access, module.spec.id)) return [];
      const stateWith = (all: DocumentsByName) => ({
        module: resolveWith(catalogue.inLanguage(module, access.language), all),
        storedSettings: settingsIn(all, module).storedSettings,
      });
      return stoppedModule({ before: stateWith(current), after: stateWith(documents) }, by) ?? [];
    });
  }

  /** Shows later modules the documents of this one as they will be. */
  function show(module: CompiledModule, { storedSettings }: ProposalTarget, saves: readonly Save[]): void {
    for (const call of module.spec.calls?.documents ?? []) {
      const name = documentName(module.spec.id, call);
      const save = saves.find(({ document }) => document === name);
      const value = save?.value ?? pickFields(storedSettings, call.fields);
      documents.set(name, { revision: 0, version: module.migrations.length, value });
    }
  }
}

function countUses({ spec }: CompiledModule): number {
  return spec.calls?.uses?.length ?? 0;
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

/** Why the user may not change a module; undefined if they may. */
function refusalToModify(module: ResolvedModule): Refusal | undefined {
  try {
    assertCanModify(module);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** The ids of the members that settings refer to. */
function membersIn(
  { catalogue }: Services,
  { plan }: RequestAccess,
  versions: readonly ReadonlyMap<string, StoredDocument>[],
  inTexts: boolean,
): string[] {
  return catalogue.modules.flatMap((module) => {
    if (!inTexts && !refersTo(module, choosesMembers)) return [];
    const moduleForPlan = resolveForPlan(module.spec, plan);
    return versions.flatMap((documents) => {
      const { storedSettings } = settingsIn(documents, module);
      if (!inTexts) return memberIdsIn(moduleForPlan, storedSettings);
      return referencesAndMentionsIn(moduleForPlan, storedSettings).flatMap(({ kind, id }) =>
        kind === 'member' ? [id] : [],
      );
    });
  });
}

/** The fields of a document that differ from the current values. */
function changedFields({ fields }: DocumentCall, after: SettingsDocument, now: SettingsDocument): SettingsDocument {
  return pickFields(
    after,
    fields.filter((name) => !equal(after[name], now[name])),
  );
}

/** The value to store: as proposed, except for fields that were left out. */
function valueToStore(
  { fields }: DocumentCall,
  storedValue: SettingsDocument,
  { after, proposed, storedSettings }: Record<'after' | 'proposed' | 'storedSettings', SettingsDocument>,
): SettingsDocument {
  const value = { ...storedValue };
  for (const name of fields) {
    const next = getIn(after, [name]);
    if (next !== undefined && equal(next, proposed[name])) continue;
    const kept = next === undefined ? getIn(storedSettings, [name]) : next;
    if (kept === undefined) delete value[name];
    else value[name] = kept;
  }
  return value;
}

function etagOf(current: DocumentsByName, { settings }: Proposal, missing: readonly MissingReference[]): string {
  const revisions = [...current].map(([name, { revision }]) => `${name} ${revision}`).sort();
  const seen = JSON.stringify([revisions, settings, missing.map(({ key }) => key).sort()]);
  return `"${createHash('sha256').update(seen).digest('base64url')}"`;
}
