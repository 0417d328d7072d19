import { complete } from '../../../language/defaults.ts';
import type { CompiledModule, DocumentCall, SettingsDocument } from '../../../language/model.ts';
import { forPlan } from '../../../language/plans.ts';
import { toWire } from '../../../language/wire.ts';
import type { Access } from '../guild-access.ts';

/** The fields of one document in the API's form, defaults filled in. Owner's fields are for the owner's eyes. */
export function presentFields(
  module: CompiledModule,
  call: DocumentCall,
  whole: SettingsDocument,
  { plan, rights }: Access,
): SettingsDocument {
  const planned = forPlan(module.spec, plan);
  const fields = toWire(planned, call, complete(planned, whole));
  if (rights.is_owner) return fields;
  return Object.fromEntries(Object.entries(fields).filter(([name]) => planned.fields[name]?.access !== 'owner'));
}

/** The answer of a load: the fields, where the module wants them, beside the facts that it asks for. */
export function presentLoad(
  { load }: DocumentCall,
  fields: SettingsDocument,
  { guild, plan }: Access,
  freePlan: string | undefined,
): SettingsDocument {
  const facts: Record<string, string | boolean> = { is_premium: plan !== freePlan, server_name: guild.name };
  const adds = Object.fromEntries((load.adds ?? []).map((name) => [name, facts[name] ?? null]));
  return { ...(load.nested ? { [load.nested]: fields } : fields), ...adds };
}

export function etagOf(revision: number): string {
  return `"${revision}"`;
}
