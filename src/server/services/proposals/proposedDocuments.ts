import type { CompiledModule, SettingsDocument } from '../../../language/model.ts';
import type { Catalogue } from '../../catalogue.ts';
import { documentName } from '../../catalogue.ts';
import type { StoredDocument } from '../../store/storedDocument.ts';
import { migratedDocument, pickFields, readNames, settingsIn } from '../settings/stored.ts';
import type { Proposal } from './proposal.ts';

export type DocumentsByName = Map<string, StoredDocument>;

/**
 * The documents of a server as a proposal would leave them if nothing were left out. Settings that have moved since the proposal was
 * made are in their current document.
 */
export function proposedDocuments(
  { modules }: Catalogue,
  proposal: Proposal,
  current: DocumentsByName,
): DocumentsByName {
  const revision = (name: string) => current.get(name)?.revision ?? 0;
  const proposed: DocumentsByName = new Map(
    Object.entries(proposal.settings).map(([name, own]) => [name, { revision: revision(name), ...own }]),
  );
  const isWhole = !proposal.takes && !proposal.isForeign;
  const documents: DocumentsByName = new Map([...current, ...(isWhole ? proposed : [])]);
  for (const module of modules) {
    const { storedSettings } = settingsIn(proposed, module);
    const takes = taken(module, proposal, storedSettings);
    for (const call of module.spec.calls?.documents ?? []) {
      const name = documentName(module.spec.id, call);
      const fields = call.fields.filter(takes);
      const value = isWhole
        ? { ...migratedDocument(documents, name, module), ...pickFields(storedSettings, fields) }
        : withFields(migratedDocument(current, name, module), storedSettings, fields);
      if (documents.has(name) || Object.keys(value).length > 0) {
        documents.set(name, { revision: revision(name), version: module.migrations.length, value });
      }
    }
  }
  return documents;
}

/** Whether a setting of a module has its value from the proposal, as a function of its name. */
function taken(
  module: CompiledModule,
  { settings, takes = () => true, isForeign }: Proposal,
  storedSettings: SettingsDocument,
): (field: string) => boolean {
  const isProposed = readNames(module).some((name) => Object.hasOwn(settings, name));
  return (field) => {
    if (!takes(module.spec.id, field)) return false;
    return isForeign ? Object.hasOwn(storedSettings, field) : isProposed;
  };
}

function withFields(base: SettingsDocument, from: SettingsDocument, fields: readonly string[]): SettingsDocument {
  const others = Object.entries(base).filter(([name]) => !fields.includes(name));
  return { ...Object.fromEntries(others), ...pickFields(from, fields) };
}
