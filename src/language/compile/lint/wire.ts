import type { Field, WireForm } from '../../model.ts';
import { type PlacedField, placedFields } from './fields.ts';
import { instead } from './nearest.ts';
import type { Finding, ModuleLint } from './types.ts';

type MapForm = Extract<WireForm, { as: 'map' }>;

/** A list that is written as a map has the entry settings that it is made of; only numbers become fractions. */
export const wire: ModuleLint = (module) =>
  placedFields(module.spec).flatMap(({ field, pointer }): Finding[] => {
    const { file } = module;
    const form = field.wire;
    if (!form) return [];
    if (form.as === 'fraction') {
      if (field.type === 'number' || field.type === 'integer') return [];
      const reason = 'Only a number can be written as a fraction.';
      return [
        { file, pointer: [...pointer, 'wire', 'as'], reason, advice: 'Remove `wire`, or make the setting a number.' },
      ];
    }
    if (form.as !== 'map') return [];
    const properties = field.items?.properties;
    if (!properties) {
      const reason = 'Only a list whose entries hold settings can be written as a map.';
      return [
        {
          file,
          pointer: [...pointer, 'wire', 'as'],
          reason,
          advice: 'Remove `wire`, or give the entries `properties`.',
        },
      ];
    }
    const unknown = (['key', 'value', 'prefix'] as const).flatMap((part) => {
      const name = form[part];
      if (name === undefined || Object.hasOwn(properties, name)) return [];
      const reason = `The map's ${part} is '${name}', which is no setting of the entries.`;
      return [{ file, pointer: [...pointer, 'wire', part], reason, advice: instead(name, Object.keys(properties)) }];
    });
    if (unknown.length > 0) return unknown;
    return [...withoutChoices(file, pointer, form, properties), ...lost(file, pointer, form, properties)];
  });

/** Where a key begins with one of several choices, they say where its other part begins. */
function withoutChoices(
  file: string,
  pointer: PlacedField['pointer'],
  { prefix }: MapForm,
  properties: Record<string, Field>,
): Finding[] {
  if (prefix === undefined) return [];
  const at = { file, pointer: [...pointer, 'wire', 'prefix'] };
  const choices = properties[prefix]?.enum?.map(String);
  if (choices === undefined) {
    const reason = `The map's keys begin with '${prefix}', of which no choices are listed, so they cannot be read back.`;
    return [{ ...at, reason, advice: `Add \`enum\` to '${prefix}'.` }];
  }
  const unclear = choices.find((one) => choices.some((other) => other.startsWith(`${one}_`)));
  if (unclear === undefined) return [];
  const reason = `Another choice of '${prefix}' begins with '${unclear}_', so a key can be read in two ways.`;
  return [{ ...at, reason, advice: 'Give the choices values of which none begins with another one and _.' }];
}

/** Of rows that are written as a key and one value, nothing else is written. */
function lost(
  file: string,
  pointer: PlacedField['pointer'],
  { key, value, prefix }: MapForm,
  properties: Record<string, Field>,
): Finding[] {
  if (value === undefined) return [];
  return Object.keys(properties)
    .filter((name) => ![key, value, prefix].includes(name))
    .map((name) => ({
      file,
      pointer: [...pointer, 'items', 'properties', name],
      at: 'key',
      reason: `'${name}' is neither the map's key nor its value, so it would be lost.`,
      advice: "Remove it, or the map's `value`.",
    }));
}
