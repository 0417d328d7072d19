import type { Field, ModuleSpec } from '../../src/language/model.ts';

/** The module with `enum` filled in for fields whose choices are grouped under headings. */
export function withListedValues(spec: ModuleSpec): ModuleSpec {
  return { ...spec, settings: { ...spec.settings, properties: inFields(spec.settings.properties) } };
}

function inFields(fields: Readonly<Record<string, Field>>): Record<string, Field> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, inField(field)]));
}

function inField(field: Field): Field {
  const { ui, items, properties } = field;
  const listed = ui?.groups?.flatMap(({ options }) => options.map(({ value }) => value));
  return {
    ...field,
    ...(listed && !field.enum && { enum: listed }),
    ...(items && { items: inField(items) }),
    ...(properties && { properties: inFields(properties) }),
  };
}
