import { withDefaults } from '../../../language/documents/defaults.ts';
import { type DifferencePath, differences, takeBack } from '../../../language/documents/differences.ts';
import type { CompiledModule, DocumentCall, SettingsDocument } from '../../../language/model.ts';
import { type ModuleForPlan, resolveForPlan } from '../../../language/plans/resolveForPlan.ts';
import { resolveModule } from '../../../language/resolved/resolveModule.ts';
import { sectionsIn } from '../../../language/screens/layout.ts';
import { equal } from '../../../language/values/equal.ts';
import { getIn } from '../../../language/values/path.ts';
import { Refusal, refusal, sentenceText } from '../../answers/refusal.ts';
import { sentenceFormatter } from '../../answers/sentences.ts';
import type { VersionPreview, VersionSelection } from '../../api/history.ts';
import type { ReferenceMapping } from '../../api/proposals.ts';
import { documentName } from '../../catalogue.ts';
import type { KeyedAction } from '../../store/idempotencyKeys.ts';
import type { RequestAccess } from '../access/guildAccess.ts';
import { applyProposal, exactEtag, previewOf, refusedPreview } from '../proposals/applyProposal.ts';
import { planProposal } from '../proposals/planProposal.ts';
import type { Proposal } from '../proposals/proposal.ts';
import { runOnce } from '../requests/runOnce.ts';
import type { Services } from '../services.ts';
import { contextFor } from '../settings/context.ts';
import { inRequest } from '../settings/inRequest.ts';
import { readNames, settingsIn } from '../settings/stored.ts';
import { assertCanModify } from '../settings/validateSave.ts';
import { moduleOfDocument, withOrigins, withVersion } from './entryVersions.ts';
import { formerNames } from './formerNames.ts';
import { storedEntry } from './history.ts';

/** A version to restore, as a user has requested it. */
export interface VersionRequest extends VersionSelection {
  /** The entry that made the version. */
  cursor: string;
  /** Whether to restore the version before it instead. */
  version?: 'before' | 'after' | undefined;
  mapping?: ReferenceMapping | undefined;
}

/**
 * Previews a restore of a version, in the language of the request.
 * @returns the ETag too, unless the restore would be refused as a whole
 * @throws Refusal 404, UpstreamUnavailable
 */
export async function previewVersion(
  services: Services,
  access: RequestAccess,
  request: VersionRequest,
): Promise<{ preview: VersionPreview; etag?: string }> {
  const { module, document } = await findVersion(services, access, request);
  const refused = await refusalOf(services, access, module);
  const formatSentence = sentenceFormatter(access.language);
  const [newest] = await services.store.history.list({ guild: access.guild.id, documents: [document], limit: 1 });
  const undo = newest ? String(newest.cursor) : null;
  if (refused) {
    const why = sentenceText(refused.sentence, formatSentence);
    return { preview: { ...refusedPreview(why), undo } };
  }
  const plan = await planProposal(services, access, await proposeVersion(services, access, request));
  return { preview: { ...previewOf(plan, null), undo }, etag: exactEtag(plan) };
}

/**
 * Restores a version, a part of it or single values, as a save of the user.
 * @throws Refusal 404, 403 or 409 if the user may not save, 428 without If-Match, 412 with a new preview if anything has changed since
 */
export async function restoreVersion(
  services: Services,
  access: RequestAccess,
  request: VersionRequest,
  { ifMatch, keyed }: { ifMatch: string | undefined; keyed: KeyedAction | undefined },
): Promise<void> {
  await runOnce(services.store.keyedActions, keyed, async () => {
    const { module } = await findVersion(services, access, request);
    const refused = await refusalOf(services, access, module);
    if (refused) throw refused;
    const propose = () => proposeVersion(services, access, request);
    await applyProposal(services, access, propose, { ifMatch, etagOf: exactEtag, ...(keyed && { keyed }) });
    return null;
  });
}

/** Why the user cannot save settings of a module; null if they can. */
async function refusalOf(services: Services, access: RequestAccess, module: CompiledModule): Promise<Refusal | null> {
  try {
    assertCanModify(resolveModule(inRequest(services, module, access), await contextFor(services, module, access)));
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** @throws Refusal 404 if the entry made no version of a current document, or it is no longer stored */
async function findVersion(services: Services, access: RequestAccess, { cursor, version: which }: VersionRequest) {
  const { store, catalogue } = services;
  const entry = await storedEntry(services, access, cursor);
  const { made } = entry;
  const module = made ? moduleOfDocument(catalogue, made.document) : undefined;
  const call = module?.spec.calls?.documents.find((one) => documentName(module.spec.id, one) === made?.document);
  if (!made || !module || !call) throw refusal(404, 'history.version');
  const wanted = { ...made, revision: made.revision - (which === 'before' ? 1 : 0) };
  const [revisions, firsts] = await Promise.all([
    store.history.revisions(access.guild.id, [wanted]),
    store.history.firstRevisions(access.guild.id, [made.document]),
  ]);
  const version = revisions(wanted);
  // Before its first version, a document has its defaults.
  const isBeforeFirst = which === 'before' && made.revision === firsts.get(made.document);
  if (!version && !isBeforeFirst) throw refusal(404, 'history.version');
  return { entry, document: made.document, module, call, version };
}

/** The proposal to give settings the values that they had in a version. Its other settings keep their current values. */
async function proposeVersion(services: Services, access: RequestAccess, request: VersionRequest): Promise<Proposal> {
  const { entry, document, module, call, version } = await findVersion(services, access, request);
  const current = await services.store.documents.read(access.guild.id, readNames(module));
  const then = await withOrigins(services.store, access.guild.id, { module, current, version, entry });
  const moduleForPlan = resolveForPlan(inRequest(services, module, access).spec, access.plan);
  const stored = {
    old: settingsIn(withVersion(then, document, version), module).storedSettings,
    now: settingsIn(current, module).storedSettings,
  };
  const value = chosenValues({ moduleForPlan, module, call }, stored, request);
  const values = withoutUndefined(value);
  return {
    settings: { [document]: { version: module.migrations.length, value: values } },
    names: await formerNames(services, access.guild.id, { module, values }),
    ...(request.mapping && { mapping: request.mapping }),
    takes: (id, setting) => id === module.spec.id && Object.hasOwn(value, setting),
    cause: { kind: 'restore', details: { kind: 'restore', cursor: entry.cursor, at: entry.at } },
  };
}

interface VersionModule {
  moduleForPlan: ModuleForPlan;
  module: CompiledModule;
  call: DocumentCall;
}

/** The settings to restore, with the values to store. Undefined stands for the default. */
function chosenValues(
  { moduleForPlan, module, call }: VersionModule,
  { old, now }: Record<'old' | 'now', SettingsDocument>,
  { section, paths }: VersionSelection,
): Record<string, SettingsDocument[string] | undefined> {
  const valuesOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, getIn(old, [name])]));
  if (!paths) {
    const sections = sectionsIn(module.spec.screen.layout);
    const inSection = sections.find((one) => one.section === section)?.fields.flat();
    return valuesOf(call.fields.filter((name) => section === undefined || inSection?.includes(name)));
  }
  const versions = { before: withDefaults(moduleForPlan, old), after: withDefaults(moduleForPlan, now) };
  const chosen = differences(moduleForPlan, versions.before, versions.after).filter(({ path }) =>
    paths.some((wanted) => isWithin(path, wanted)),
  );
  const restored = takeBack(moduleForPlan, versions, chosen);
  const names = call.fields.filter((name) => chosen.some(({ path }) => path[0] === name));
  // What is restored as a whole is stored as it was, which may be not at all.
  const whole = names.filter((name) => equal(restored[name], versions.before[name]));
  return { ...Object.fromEntries(names.map((name) => [name, restored[name]])), ...valuesOf(whole) };
}

/** Whether a difference is at a path, below it, or concerns a row that it leads through. */
function isWithin(path: DifferencePath, wanted: string): boolean {
  const own = `${path.join('.')}.`;
  return own.startsWith(`${wanted}.`) || `${wanted}.`.startsWith(own);
}

function withoutUndefined(values: Record<string, SettingsDocument[string] | undefined>): SettingsDocument {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
