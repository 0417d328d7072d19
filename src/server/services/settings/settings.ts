import { reportedValues } from '../../../language/fields/reports.ts';
import type { CompiledModule, DocumentCall, SettingsDocument } from '../../../language/model.ts';
import { resolveModule } from '../../../language/resolved/resolveModule.ts';
import { equal } from '../../../language/values/equal.ts';
import { type Refusal, refusal } from '../../answers/refusal.ts';
import { documentName } from '../../catalogue.ts';
import type { SaveResult, StoredDocument } from '../../store/storedDocument.ts';
import type { RequestAccess } from '../access/guildAccess.ts';
import { peopleOf } from '../history/people.ts';
import { parseIdempotencyKey } from '../requests/idempotencyKey.ts';
import { createKeyedMutex } from '../requests/keyedMutex.ts';
import type { Services } from '../services.ts';
import { contextFor } from './context.ts';
import { expectedRevision } from './ifMatch.ts';
import { inRequest } from './inRequest.ts';
import { inServer } from './inServer.ts';
import { etagOf, fieldsAnswer, loadAnswer } from './loadAnswer.ts';
import { withNewMembers } from './newMembers.ts';
import {
  assertReadable,
  equalItems,
  migratedDocument,
  readNames,
  readSettings,
  type StoredSettings,
  settingsIn,
} from './stored.ts';
import { assertCanModify, validateSave, valuesInBody } from './validateSave.ts';

/** A document of a module, which a pair of calls loads and saves. */
export interface SettingsTarget {
  module: CompiledModule;
  call: DocumentCall;
}

/** How often a save with `If-Match: *` is retried over saves of other processes before it overwrites them. */
const MAX_RETRIES = 20;

/** Saves of a document run one at a time in this process. */
const runExclusive = createKeyedMutex();

/** Loads a document in the API's format. While nothing changes, it is the same object. */
export async function loadSettings(
  { store, catalogue, now }: Services,
  { module: declared, call }: SettingsTarget,
  access: RequestAccess,
): Promise<{ body: SettingsDocument; etag: string }> {
  const guild = access.guild.id;
  const module = inServer(declared, guild, now());
  const document = documentName(module.spec.id, call);
  const [documents, report] = await Promise.all([
    store.documents.read(guild, readNames(module)),
    call.reported ? store.reports.read(guild, document) : undefined,
  ]);
  assertReadable(documents, module);
  const stored = documents.get(document);
  const etag = etagOf(stored?.revision ?? 0);
  const answer = () => {
    const { storedSettings } = settingsIn(documents, module);
    const fields = {
      ...fieldsAnswer(module, call, storedSettings, access),
      ...reportedValues(call.reported ?? {}, report ?? {}),
    };
    return loadAnswer(call, fields, access, catalogue.plans[0]);
  };
  if (!stored || report) return { body: answer(), etag };
  const { plan, rights } = access;
  const basis = [module, ...documents.values(), plan, rights.is_owner, access.guild.name];
  const known = answers.get(stored);
  if (known && equalItems(known.basis, basis)) return { body: known.body, etag };
  const body = answer();
  answers.set(stored, { basis, body });
  return { body, etag };
}

/** The last answer about a stored document, with everything that it depends on. */
const answers = new WeakMap<StoredDocument, { basis: readonly unknown[]; body: SettingsDocument }>();

/** The request of a save. */
export interface SaveRequest {
  body: unknown;
  /** The header: the ETag of the version that was edited, or `*` to save into any version. */
  ifMatch: string | undefined;
  /** The header: repeated with the same key, a save is made once. */
  idempotencyKey?: string | string[];
}

/**
 * Validates and stores a save. Fields that are not sent keep their values, and a save without changes writes nothing but its key.
 * @returns the new ETag
 * @throws Refusal
 */
export async function saveSettings(
  services: Services,
  { module, call }: SettingsTarget,
  access: RequestAccess,
  { body, ifMatch, idempotencyKey }: SaveRequest,
): Promise<string> {
  const { store, now } = services;
  const guild = access.guild.id;
  const document = documentName(module.spec.id, call);
  const saved = { guild, document, user: access.userId };
  const resolved = resolveModule(inRequest(services, module, access), await contextFor(services, module, access));
  assertCanModify(resolved);
  const expected = expectedRevision(ifMatch);
  const key = parseIdempotencyKey(idempotencyKey, body);
  return runExclusive(`${guild} ${document}`, write);

  async function write(): Promise<string> {
    for (let attempt = 1; ; attempt++) {
      const known = await readSettings(store, guild, module);
      const { storedSettings, documents } = known;
      assertReadable(documents, module);
      const stored = documents.get(document);
      const revision = stored?.revision ?? 0;
      if (expected !== revision) {
        // A repeated save expects the revision before its first attempt.
        const before = key && (await store.documents.findResult(saved, key));
        if (before) return await etagAfter(before, known);
        // Checked before validation: what is invalid now may have been valid when the form was loaded.
        if (expected !== null) throw await stale(services, { module: resolved.module, call }, access, known);
      }
      const values = valuesInBody(resolved, call, body);
      const checked = await withNewMembers(services.guilds, resolved, { storedSettings, values });
      const changes = validateSave({ module: checked, storedSettings, values, fields: call.fields });
      const before = migratedDocument(documents, document, module);
      const value = { ...before, ...changes };
      if (equal(value, before)) {
        if (!key) return etagOf(revision);
        const unchanged = { revision, at: now(), idempotencyKey: key };
        return await etagAfter(await store.documents.saveUnchanged(saved, unchanged), known);
      }
      const result = await store.documents.save({
        ...saved,
        value,
        version: module.migrations.length,
        expectedRevision: expected ?? (attempt > MAX_RETRIES ? null : revision),
        at: now(),
        idempotencyKey: key,
      });
      if (result.ok || !result.stale || expected !== null) return await etagAfter(result, known);
    }
  }

  async function etagAfter(result: SaveResult, { storedSettings, documents }: StoredSettings): Promise<string> {
    if (result.ok) return etagOf(result.revision);
    if (!result.stale) throw refusal(422, 'error.keyReused');
    const current = new Map(documents);
    if (result.current) current.set(document, result.current);
    else current.delete(document);
    throw await stale(services, { module: resolved.module, call }, access, { storedSettings, documents: current });
  }
}

/** The refusal of a save into another version than the current one, with the current fields and who saved them. */
async function stale(
  services: Services,
  { module, call }: SettingsTarget,
  access: RequestAccess,
  { storedSettings, documents }: StoredSettings,
): Promise<Refusal> {
  const document = documentName(module.spec.id, call);
  const current = fieldsAnswer(
    module,
    call,
    { ...storedSettings, ...migratedDocument(documents, document, module) },
    access,
  );
  const by = await otherWhoSaved(services, access, document);
  const etag = etagOf(documents.get(document)?.revision ?? 0);
  return refusal(412, 'error.stale', {}, { body: { current, by }, headers: { etag } });
}

/** The name of who saved a document last; null if that is the user or no longer known. */
async function otherWhoSaved(services: Services, access: RequestAccess, document: string): Promise<string | null> {
  const [entry] = await services.store.history.list({ guild: access.guild.id, documents: [document], limit: 1 });
  if (!entry || entry.user_id === access.userId) return null;
  return (await peopleOf(services, access, [entry.user_id])).actorOf(entry).name;
}
