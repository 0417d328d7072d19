import { complete, defaultsOf } from './defaults.ts';
import type { Json, SettingsDocument } from './model.ts';
import type { PlannedField, PlannedModule } from './plans.ts';

/**
 * What the form shows and rules read: the stored document with defaults filled and locked fields at the value that
 * the plan forces. The stored document itself never changes because a plan does.
 */
export function view(module: PlannedModule, stored: Readonly<SettingsDocument>): SettingsDocument {
  const document = complete(module, stored);
  for (const [name, field] of Object.entries(module.fields)) {
    if (field.locked === 'default') document[name] = field.default;
  }
  return document;
}

/**
 * What the bot gets: the view, with lists cut and numbers clamped to the plan's limits; the defaults of a module that
 * the plan does not include.
 */
export function effective(module: PlannedModule, stored: Readonly<SettingsDocument>): SettingsDocument {
  const excluded = module.spec.requires?.some(({ plan }) => plan !== undefined && plan !== module.plan);
  if (excluded) return defaultsOf(module);
  const document = view(module, stored);
  for (const [name, field] of Object.entries(module.fields)) document[name] = fitted(field, document[name] as Json);
  return document;
}

function fitted(field: PlannedField, value: Json): Json {
  if (typeof value === 'number') {
    return Math.min(Math.max(value, field.minimum ?? -Infinity), field.maximum ?? Infinity);
  }
  if (Array.isArray(value)) {
    const kept = value.slice(0, field.maxItems);
    return field.items ? kept.map((row) => fitted(field.items as PlannedField, row)) : kept;
  }
  if (field.properties && typeof value === 'object' && value !== null) {
    const { properties } = field;
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, properties[name] ? fitted(properties[name], part) : part]),
    );
  }
  return value;
}
