import fc from 'fast-check';
import { rowKey } from '../../src/language/documents/rows.ts';
import type { CompiledModule, GuildLists, Json, Plan, SettingsDocument } from '../../src/language/model.ts';
import { type FieldForPlan, resolveForPlan } from '../../src/language/plans/resolveForPlan.ts';
import { view } from '../../src/language/resolved/view.ts';
import { shift } from '../../src/language/values/decimal.ts';

/** Texts that have broken validators elsewhere: marks, variables, code units above the basic plane, long runs. */
const ODD_TEXTS = [
  '',
  ' ',
  '   ab  ',
  '{user}',
  '{user} joined',
  '{username}!',
  '<#301>',
  '🎮',
  '👩‍👩‍👧',
  'a\nb\nc\nd',
  '"\'`',
  '#ffffff',
  '#GGGGGG',
  '07:05',
  '24:00',
  '-1',
  '__proto__',
  'null',
  '\u202eabc',
  '{member_count}',
];
/** Names of rows that people choose. */
const EMOJIS = ['🎮', '👩‍👩‍👧', '<:party:123456789012345678>', '<a:wave:223456789012345678>', '1️⃣', '🎮🎮', 'none'];
const WRONG: Json[] = [null, true, 0, -1, 1.5, 'text', [], {}, [1], { a: 1 }];

/** A stored document and what somebody makes of it. */
export interface Edit {
  /** What the store holds: of the right types, within today's limits or not. Empty where nothing was ever saved. */
  stored: SettingsDocument;
  /** The form's document, as a person or somebody with other tools could send it: valid, at limits, past them, broken. */
  edited: SettingsDocument;
}

/** Edits of a module's settings on a plan. */
export function editsOf(module: CompiledModule, plan: Plan, guild: GuildLists): fc.Arbitrary<Edit> {
  const planned = resolveForPlan(module.spec, plan);
  const names = Object.keys(planned.fields);
  const documentsWith = (wrong: boolean) =>
    fc.record(
      Object.fromEntries(names.map((name) => [name, valuesOf(planned.fields[name] as FieldForPlan, guild, wrong)])),
    ) as fc.Arbitrary<SettingsDocument>;
  const few = fc.subarray(names, { minLength: 1, maxLength: 3 });
  const pick = (document: SettingsDocument, some: readonly string[]) =>
    Object.fromEntries(some.map((name) => [name, document[name] as Json]));
  const stored = fc.oneof(
    { weight: 2, arbitrary: fc.constant<SettingsDocument>({}) },
    { weight: 3, arbitrary: fc.tuple(documentsWith(false), few).map(([document, some]) => pick(document, some)) },
    { weight: 2, arbitrary: documentsWith(false) },
  );
  // A few odd fields in what was there: faults that many other faults would hide.
  const some = fc.oneof({ weight: 1, arbitrary: fc.constant(names) }, { weight: 3, arbitrary: few });
  return fc.tuple(stored, documentsWith(true), some).map(([before, document, changed]) => ({
    stored: before,
    edited: { ...view(planned, before), ...pick(document, changed) },
  }));
}

/** Values of a field; with `wrong`, now and then one of a type that the field does not have. */
export function valuesOf(field: FieldForPlan, guild: GuildLists, wrong: boolean): fc.Arbitrary<Json> {
  const good: fc.Arbitrary<Json>[] = [fc.constant(field.default)];
  if (field.enum) good.push(fc.constantFrom(...field.enum));
  if (field.type === 'boolean') good.push(fc.boolean(), fc.boolean());
  if (field.type === 'number' || field.type === 'integer') good.push(...numbers(field));
  if (field.refers) good.push(reference(field, guild));
  else if (field.type === 'string') good.push(...texts(field));
  if (field.type === 'array') good.push(rowsOf(field, guild, wrong));
  if (field.properties) good.push(objectOf(field.properties, guild, wrong));
  const normal = fc.oneof(...good);
  if (!wrong) return normal;
  // The API writes rows as a map, so an object or a list of something else there is another value, not a wrong one.
  const types = field.wire?.as === 'map' ? WRONG.filter((value) => typeof value !== 'object' || value === null) : WRONG;
  return fc.oneof({ weight: 30, arbitrary: normal }, { weight: 1, arbitrary: fc.constantFrom(...types) });
}

function numbers({ minimum = 0, maximum = 1e6, exclusiveMinimum, type, wire }: FieldForPlan): fc.Arbitrary<Json>[] {
  const low = exclusiveMinimum ?? minimum;
  const edges = fc.constantFrom(low, low - 1, low + 1, maximum, maximum + 1, maximum - 1, 0, -0.01, 0.005, 1.5);
  const inside =
    type === 'integer' ? fc.integer({ min: low, max: maximum }) : fc.double({ min: low, max: maximum, noNaN: true });
  // JSON knows no negative zero. A percentage travels as a fraction, in which the smallest numbers are 0.
  const carried = (value: number) => (wire?.as === 'fraction' ? shift(shift(value, -2), 2) : value) + 0 || 0;
  return [edges, inside].map((arbitrary) => arbitrary.map(carried));
}

function texts({ minLength = 0, maxLength = 100, limits = [] }: FieldForPlan): fc.Arbitrary<Json>[] {
  const edges = [
    minLength - 1,
    minLength,
    maxLength,
    maxLength + 1,
    ...limits.flatMap((limit) => [limit.maxLength ?? 0, (limit.maxLength ?? 0) + 1]),
  ];
  const lengths = fc.constantFrom(...edges.filter((length) => length >= 0));
  return [
    fc.constantFrom(...ODD_TEXTS),
    fc
      .string({ maxLength: Math.min(maxLength, 60), unit: 'grapheme' })
      .filter((text) => text.isWellFormed() && !text.includes('\0')),
    lengths.map((length) => 'x'.repeat(length)),
    lengths.map((length) => `{user}${'é'.repeat(length)}`.slice(0, length)),
  ];
}

function reference({ refers, maxLength = 20 }: FieldForPlan, guild: GuildLists): fc.Arbitrary<Json> {
  const lists = {
    role: guild.roles,
    channel: guild.channels,
    voiceChannel: guild.voiceChannels,
    category: guild.categories,
  };
  const known = (refers && lists[refers.to])?.map(({ id }) => id) ?? [];
  return fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...known, ...known, null, '') },
    { weight: 1, arbitrary: fc.constantFrom('999999999999999999', '12ab', '1'.repeat(maxLength + 1)) },
  );
}

function rowsOf(field: FieldForPlan, guild: GuildLists, wrong: boolean): fc.Arbitrary<Json> {
  const { items, maxItems = 10 } = field;
  if (!items) return fc.constant([]);
  if (!items.properties) {
    return fc.oneof(
      { weight: 9, arbitrary: fc.array(valuesOf(items, guild, false), { maxLength: 3 }) },
      { weight: 1, arbitrary: fc.constant(Array.from({ length: maxItems + 1 }, () => items.default)) },
    );
  }
  const map = field.wire?.as === 'map' ? field.wire : undefined;
  const { [map?.prefix ?? '']: prefix, ...properties } = items.properties;
  const key = rowKey(field);
  const row = fc
    .tuple(
      objectOf(properties, guild, wrong, key),
      // What begins a key of the API's map is read back as one of the choices or as none.
      prefix ? fc.constantFrom(...(prefix.enum ?? [])) : fc.constant(undefined),
    )
    .map(([rest, choice]) => (choice === undefined ? rest : { ...rest, [map?.prefix ?? '']: choice }));
  const names = items.properties[key ?? '']?.ui?.widget === 'emoji' ? EMOJIS : undefined;
  const keyed = (rows: SettingsDocument[]) =>
    // Keys are unique because the API's map has each key once.
    rows.map((value, index): Json => {
      if (key === undefined) return value;
      const bad = index % 7 === 6;
      const name = names ? (names[index] ?? `<:e${index}:${index}>`) : `item_1700000000_${index}`;
      return { ...value, [key]: bad ? `bad key ${index}` : name };
    });
  return fc.oneof(
    { weight: 20, arbitrary: fc.array(row, { maxLength: 4 }).map(keyed) },
    {
      weight: 1,
      arbitrary: row.map((one) => keyed(Array.from({ length: maxItems + 1 }, () => one))),
    },
    {
      weight: 1,
      arbitrary: row.map((one) => keyed(Array.from({ length: maxItems }, () => one))),
    },
  );
}

/** A group of settings; `key` is of its own type always, because it is read back as one. */
function objectOf(
  properties: Record<string, FieldForPlan>,
  guild: GuildLists,
  wrong: boolean,
  key?: string,
): fc.Arbitrary<SettingsDocument> {
  const parts = Object.entries(properties).map(([name, part]) => [name, valuesOf(part, guild, wrong && name !== key)]);
  return fc.record(Object.fromEntries(parts)) as fc.Arbitrary<SettingsDocument>;
}
