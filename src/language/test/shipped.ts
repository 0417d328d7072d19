import { loadModule, type ModuleId, moduleIds } from '../../../generated/catalogue.ts';
import { defaultsOf } from '../documents/defaults.ts';
import type { CompiledModule, Context, SettingsDocument } from '../model.ts';
import { resolveForPlan } from '../plans/resolveForPlan.ts';
import { resolveModule } from '../resolved/resolveModule.ts';
import { validate } from '../validation/validate.ts';
import { contextOf } from './context.ts';

const modules = new Map<ModuleId, CompiledModule>();
for (const id of moduleIds) modules.set(id, await loadModule(id));

/** What the validation of a shipped module's defaults says after changes. */
export function check(id: ModuleId, changes: SettingsDocument, parts: Partial<Context> = {}, saved?: SettingsDocument) {
  const module = modules.get(id);
  if (!module) throw new Error(`No module ${id}`);
  const context = contextOf(parts);
  const defaults = defaultsOf(resolveForPlan(module.spec, context.plan));
  const result = validate(resolveModule(module, context), {
    document: { ...defaults, ...changes },
    saved: saved && { ...defaults, ...saved },
  });
  return {
    problems: result.problems.map(({ path, message }) => [path, message]),
    warnings: result.warnings.map(({ path, message }) => [path, message]),
  };
}

/** The default values of an item in the shop. */
export function itemDefaults(): SettingsDocument {
  const shop = modules.get('shop');
  const { properties } = (shop && resolveForPlan(shop.spec, 'premium').fields.items?.items) ?? {};
  return Object.fromEntries(Object.entries(properties ?? {}).map(([name, field]) => [name, field.default]));
}
