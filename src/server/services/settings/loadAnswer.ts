import { withDefaults } from '../../../language/documents/defaults.ts';
import { toWire } from '../../../language/documents/wire.ts';
import type { CompiledModule, DocumentCall, SettingsDocument } from '../../../language/model.ts';
import { resolveForPlan } from '../../../language/plans/resolveForPlan.ts';
import { withoutOwnersParts } from '../../../language/resolved/ownersParts.ts';
import type { RequestAccess } from '../access/guildAccess.ts';

/** The fields of a document in the API's format, with defaults. Only the owner gets owner-only fields. */
export function fieldsAnswer(
  module: CompiledModule,
  call: DocumentCall,
  storedSettings: SettingsDocument,
  { plan, rights }: RequestAccess,
): SettingsDocument {
  const moduleForPlan = resolveForPlan(module.spec, plan);
  // Before they are translated: in the API's format, fields may be renamed or nested.
  const shown = withoutOwnersParts(moduleForPlan, withDefaults(moduleForPlan, storedSettings), rights);
  return toWire(moduleForPlan, call, shown);
}

/** The answer of a load: the fields, nested as the module declares, and the facts that it asks for. */
export function loadAnswer(
  { load }: DocumentCall,
  fields: SettingsDocument,
  { guild, plan }: RequestAccess,
  freePlan: string | undefined,
): SettingsDocument {
  const facts: Record<string, string | boolean> = { is_premium: plan !== freePlan, server_name: guild.name };
  const adds = Object.fromEntries((load.adds ?? []).map((name) => [name, facts[name] ?? null]));
  return { ...(load.nested ? { [load.nested]: fields } : fields), ...adds };
}

export function etagOf(revision: number): string {
  return `"${revision}"`;
}
