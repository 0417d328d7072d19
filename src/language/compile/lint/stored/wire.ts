import type { MapForm } from '../../../documents/wire.ts';
import type { Field, ModuleSpec } from '../../../model.ts';
import type { Pointer } from '../../../values/pointer.ts';
import { type PlacedField, placedFields, TYPE_TITLES, typeOf } from '../fields/fields.ts';
import type { Finding, ModuleLint } from '../types.ts';

/**
 * No two settings share a place in the API. Only numbers are written as fractions, and only lists that can be read back
 * as maps.
 */
export const wire: ModuleLint = (module) => {
  const { spec, file } = module;
  const fields = placedFields(spec);
  const inside = fields.flatMap(({ field: { properties = {} }, pointer }) =>
    collisions(file, placesOf(properties, [...pointer, 'properties'])),
  );
  return [...inDocuments(spec, file), ...inside, ...fields.flatMap((placed) => formFindings(file, placed))];
};

/** A place in a request body, and what is written there. */
interface WireProperty {
  what: string;
  path: string;
  pointer: Pointer;
}

function placesOf(fields: Readonly<Record<string, Field>>, pointer: Pointer): WireProperty[] {
  return Object.entries(fields).map(([name, field]) => ({
    what: `the setting '${name}'`,
    path: field.wire?.path ?? name,
    pointer: [...pointer, name],
  }));
}

function inDocuments({ calls, settings }: ModuleSpec, file: string): Finding[] {
  return (calls?.documents ?? []).flatMap(({ fields, save }, index) => {
    const own = Object.entries(settings.properties).filter(([name]) => fields.includes(name));
    const constants = Object.keys(save.constants ?? {}).map((name) => ({
      what: `the constant '${name}'`,
      path: name,
      pointer: ['calls', 'documents', index, 'save', 'constants', name],
    }));
    return collisions(file, [...placesOf(Object.fromEntries(own), ['settings', 'properties']), ...constants]);
  });
}

/** Places that are equal, or inside one another. */
function collisions(file: string, places: readonly WireProperty[]): Finding[] {
  return places.flatMap(({ what, path, pointer }, index): Finding[] => {
    const other = places
      .slice(0, index)
      .find((one) => one.path === path || one.path.startsWith(`${path}.`) || path.startsWith(`${one.path}.`));
    if (!other) return [];
    const reason = `In the API, ${what} and ${other.what} would both be written to '${other.path}'.`;
    return [{ file, pointer, at: 'key', reason, advice: 'Give one of them another place.' }];
  });
}

function formFindings(file: string, { field, pointer, parent }: PlacedField): Finding[] {
  const form = field.wire;
  if (!form) return [];
  if (parent && form.path?.includes('.')) {
    const reason = 'A setting inside an entry or a group cannot be moved into another object in the API.';
    return [{ file, pointer: [...pointer, 'wire', 'path'], reason, advice: 'Write a name without dots.' }];
  }
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
  const used = [form.key, form.value, form.prefix];
  if (used.some((name) => name !== undefined && !Object.hasOwn(properties, name))) return [];
  return [
    ...withoutText(file, pointer, form, properties),
    ...withoutChoices(file, pointer, form, properties),
    ...lost(file, pointer, form, properties),
  ];
}

/** Keys of maps are read back as texts. */
function withoutText(
  file: string,
  pointer: PlacedField['pointer'],
  form: MapForm,
  properties: Record<string, Field>,
): Finding[] {
  return (['key', 'prefix'] as const).flatMap((part): Finding[] => {
    const name = form[part];
    const field = name === undefined ? undefined : properties[name];
    if (!field || typeOf(field) === 'string') return [];
    const reason = `The keys of a map are texts, but '${name}' is ${TYPE_TITLES[typeOf(field)]}.`;
    const advice = 'Name a setting of the type string, or remove `wire`.';
    return [{ file, pointer: [...pointer, 'wire', part], reason, advice }];
  });
}

/** The prefix of a key comes from listed choices, so that it can be separated from the rest. */
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
    const reason = `The map's keys begin with '${prefix}', which has no list of choices, so they cannot be read back.`;
    return [{ ...at, reason, advice: `Add \`enum\` to '${prefix}'.` }];
  }
  const unclear = choices.find((one) => choices.some((other) => other.startsWith(`${one}_`)));
  if (unclear === undefined) return [];
  const reason = `Another choice of '${prefix}' begins with '${unclear}_', so keys are ambiguous.`;
  return [{ ...at, reason, advice: 'Rename the values so that none begins with another one and _.' }];
}

/** Settings of entries that a map of single values would lose. */
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
