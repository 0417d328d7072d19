import type { Field, ModuleSpec } from '../../../src/language/model.ts';

/** The module with the `enum` of each select that leaves it out: the values of its `options`. */
export function withListedValues(spec: ModuleSpec): ModuleSpec {
  return { ...spec, settings: { ...spec.settings, properties: inFields(spec.settings.properties) } };
}

function inFields(fields: Readonly<Record<string, Field>>): Record<string, Field> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, inField(field)]));
}

function inField(field: Field): Field {
  const { ui, items, properties } = field;
  const options = ui?.widget === 'select' ? ui.options : undefined;
  const listed = options?.flatMap((entry) => ('options' in entry ? entry.options : [entry])).map(({ value }) => value);
  return {
    ...field,
    ...(listed && !field.enum && { enum: listed }),
    ...(items && { items: inField(items) }),
    ...(properties && { properties: inFields(properties) }),
  };
}
