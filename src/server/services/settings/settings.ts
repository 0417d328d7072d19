import type { CompiledModule, DocumentCall, SettingsDocument } from '../../../language/model.ts';
import { reportedValues } from '../../../language/reports.ts';
import { documentName } from '../../catalogue.ts';
import { refusal } from '../../refusal.ts';
import type { StoredDocument } from '../../store/documents.ts';
import type { Access } from '../guild-access.ts';
import { turns } from '../in-turn.ts';
import type { Services } from '../services.ts';
import { contextFor } from './context.ts';
import { judge, permit } from './judge.ts';
import { etagOf, presentFields, presentLoad } from './present.ts';
import { migrated, readSettings } from './stored.ts';

/** One document of one module: what a pair of calls loads and saves. */
export interface SettingsTarget {
  module: CompiledModule;
  call: DocumentCall;
}

/** A save without an expected revision is made again over one of another process, this often, before it simply wins. */
const MERGES = 20;

/** Saves of one document by this process do not contend with each other. */
const inTurn = turns();

export async function loadSettings(
  { store, catalogue }: Services,
  { module, call }: SettingsTarget,
  access: Access,
): Promise<{ body: SettingsDocument; etag: string }> {
  const guild = access.guild.id;
  const document = documentName(module.spec.id, call);
  const [{ whole, documents }, report] = await Promise.all([
    readSettings(store, guild, module),
    call.reported ? store.reports.read(guild, document) : {},
  ]);
  const fields = { ...presentFields(module, call, whole, access), ...reportedValues(call.reported ?? {}, report) };
  return {
    body: presentLoad(call, fields, access, catalogue.plans[0]),
    etag: etagOf(documents.get(document)?.revision ?? 0),
  };
}

/**
 * Judges and writes a save; fields that the body lacks keep their stored value.
 * @param expected the revision that the person's form was made from; null merges into whatever is there
 * @returns the new ETag
 * @throws Refusal
 */
export async function saveSettings(
  services: Services,
  { module, call }: SettingsTarget,
  access: Access,
  { body, expected }: { body: unknown; expected: number | null },
): Promise<string> {
  const { store, catalogue, now } = services;
  const guild = access.guild.id;
  const document = documentName(module.spec.id, call);
  const localized = catalogue.inLanguage(module, access.language);
  const context = await contextFor(services, module, access);
  permit(localized, context);
  return inTurn(`${guild} ${document}`, write);

  async function write(): Promise<string> {
    for (let attempt = 1; ; attempt++) {
      const { whole, documents } = await readSettings(store, guild, module);
      const stored = documents.get(document);
      const revision = stored?.revision ?? 0;
      // Before it is judged: what is wrong by now may have been right when the form was loaded.
      if (expected !== null && expected !== revision) throw stale(module, call, access, { whole, current: stored });
      const changes = judge({ module: localized, call, body, context, whole });
      const result = await store.documents.save({
        guild,
        document,
        value: { ...migrated(stored, module), ...changes },
        version: module.migrations.length,
        expectedRevision: expected ?? (attempt > MERGES ? null : revision),
        user: access.userId,
        at: now(),
      });
      if (result.ok) return etagOf(result.revision);
      if (expected !== null) throw stale(module, call, access, { whole, current: result.current ?? undefined });
    }
  }
}

function stale(
  module: CompiledModule,
  call: DocumentCall,
  access: Access,
  { whole, current }: { whole: SettingsDocument; current: StoredDocument | undefined },
) {
  const fields = presentFields(module, call, { ...whole, ...migrated(current, module) }, access);
  return refusal(
    412,
    'error.stale',
    {},
    { body: { current: fields }, headers: { etag: etagOf(current?.revision ?? 0) } },
  );
}
