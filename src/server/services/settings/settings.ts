import { reportedValues } from '../../../language/fields/reports.ts';
import type { CompiledModule, DocumentCall, SettingsDocument } from '../../../language/model.ts';
import { resolveModule } from '../../../language/resolved/resolvedModule.ts';
import { equal } from '../../../language/values/equal.ts';
import { refusal } from '../../answers/refusal.ts';
import { documentName } from '../../catalogue.ts';
import type { SaveResult, StoredDocument } from '../../store/documents.ts';
import type { Access } from '../access/guildAccess.ts';
import { intentOf } from '../requests/intent.ts';
import { createKeyedMutex } from '../requests/keyedMutex.ts';
import type { Services } from '../services.ts';
import { contextFor } from './context.ts';
import { expectedRevision } from './ifMatch.ts';
import { etagOf, presentFields, presentLoad } from './present.ts';
import { migrated, readSettings } from './stored.ts';
import { assertCanModify, validateSave } from './validateSave.ts';

/** One document of one module: what a pair of calls loads and saves. */
export interface SettingsTarget {
  module: CompiledModule;
  call: DocumentCall;
}

/** A save without an expected revision is made again over one of another process, this often, before it simply wins. */
const MERGES = 20;

/** Saves of one document by this process do not contend with each other. */
const inTurn = createKeyedMutex();

export async function loadSettings(
  { store, catalogue }: Services,
  { module, call }: SettingsTarget,
  access: Access,
): Promise<{ body: SettingsDocument; etag: string }> {
  const guild = access.guild.id;
  const document = documentName(module.spec.id, call);
  const [{ storedSettings, documents }, report] = await Promise.all([
    readSettings(store, guild, module),
    call.reported ? store.reports.read(guild, document) : {},
  ]);
  const fields = {
    ...presentFields(module, call, storedSettings, access),
    ...reportedValues(call.reported ?? {}, report),
  };
  return {
    body: presentLoad(call, fields, access, catalogue.plans[0]),
    etag: etagOf(documents.get(document)?.revision ?? 0),
  };
}

/** A save as it arrives. */
export interface AskedSave {
  body: unknown;
  /** The header: the ETag that the person's form was made from, or `*`, which merges into whatever is there. */
  ifMatch: string | undefined;
  /** The header: sent again with the same key, a save is made once. */
  idempotencyKey?: string | string[];
}

/**
 * Judges and writes a save; fields that the body lacks keep their stored value. What changes nothing is not written.
 * @returns the ETag after it
 * @throws Refusal
 */
export async function saveSettings(
  services: Services,
  { module, call }: SettingsTarget,
  access: Access,
  { body, ifMatch, idempotencyKey }: AskedSave,
): Promise<string> {
  const { store, catalogue, now } = services;
  const guild = access.guild.id;
  const document = documentName(module.spec.id, call);
  const saved = { guild, document, user: access.userId };
  const resolved = resolveModule(
    catalogue.inLanguage(module, access.language),
    await contextFor(services, module, access),
  );
  assertCanModify(resolved);
  const expected = expectedRevision(ifMatch);
  const intent = intentOf(idempotencyKey, body);
  return inTurn(`${guild} ${document}`, write);

  async function write(): Promise<string> {
    for (let attempt = 1; ; attempt++) {
      const { storedSettings, documents } = await readSettings(store, guild, module);
      const stored = documents.get(document);
      const revision = stored?.revision ?? 0;
      if (expected !== revision) {
        // A save that is sent again expects the revision from before it was made.
        const before = intent && (await store.documents.findResult(saved, intent));
        if (before) return etagAfter(before, storedSettings);
        // Before it is judged: what is wrong by now may have been right when the form was loaded.
        if (expected !== null) throw stale(module, call, access, { storedSettings, current: stored });
      }
      const changes = validateSave({ module: resolved, call, body, storedSettings });
      const known = migrated(stored, module);
      const value = { ...known, ...changes };
      if (equal(value, known)) return etagOf(revision);
      const result = await store.documents.save({
        ...saved,
        value,
        version: module.migrations.length,
        expectedRevision: expected ?? (attempt > MERGES ? null : revision),
        at: now(),
        idempotencyKey: intent,
      });
      if (result.ok || !result.stale || expected !== null) return etagAfter(result, storedSettings);
    }
  }

  function etagAfter(result: SaveResult, storedSettings: SettingsDocument): string {
    if (result.ok) return etagOf(result.revision);
    if (!result.stale) throw refusal(422, 'error.keyReused');
    throw stale(module, call, access, { storedSettings, current: result.current ?? undefined });
  }
}

function stale(
  module: CompiledModule,
  call: DocumentCall,
  access: Access,
  { storedSettings, current }: { storedSettings: SettingsDocument; current: StoredDocument | undefined },
) {
  const fields = presentFields(module, call, { ...storedSettings, ...migrated(current, module) }, access);
  return refusal(
    412,
    'error.stale',
    {},
    { body: { current: fields }, headers: { etag: etagOf(current?.revision ?? 0) } },
  );
}
