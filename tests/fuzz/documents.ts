import fc from 'fast-check';
import { rowKey } from '../../src/language/documents/rows.ts';
import { listsOf } from '../../src/language/fields/targets.ts';
import type { CompiledModule, GuildLists, Json, Plan, Reference, SettingsDocument } from '../../src/language/model.ts';
import { type FieldForPlan, resolveForPlan } from '../../src/language/plans/resolveForPlan.ts';
import { view } from '../../src/language/resolved/view.ts';
import { formatMention } from '../../src/language/text/mentions.ts';
import { shift } from '../../src/language/values/decimal.ts';
import { isObject } from '../../src/language/values/isObject.ts';

/**
 * Texts that tend to break validators: variables, mentions, surrogate pairs, control characters, near-valid formats.
 */
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
/** Addresses and regular expressions that are allowed, nearly allowed, and not at all. */
const ADDRESSES = [
  'https://example.com/a?b#c',
  'http://example.com',
  'https://a@example.com',
  'https://',
  '//example.com',
];
const PATTERNS = ['free (nitro|gift)s?', '(', '(a)\\1', '\\p{L}+', '\\'];
/** Row keys in emoji fields. */
const EMOJIS = ['🎮', '👩‍👩‍👧', '<:party:123456789012345678>', '<a:wave:223456789012345678>', '1️⃣', '🎮🎮', 'none'];
const WRONG_TYPES: Json[] = [null, true, 0, -1, 1.5, 'text', [], {}, [1], { a: 1 }];

/** A stored document and an edited version of it. */
export interface Edit {
  /** The stored settings: of the right types, within current limits or not. Empty if nothing was ever saved. */
  stored: SettingsDocument;
  /** The document to save, as a form or any other client could send it: valid, at limits, beyond them, or malformed. */
  edited: SettingsDocument;
}

/** Generates edits of a module's settings on a plan. */
export function editsOf(module: CompiledModule, plan: Plan, guild: GuildLists): fc.Arbitrary<Edit> {
  const moduleForPlan = resolveForPlan(module.spec, plan);
  const names = Object.keys(moduleForPlan.fields);
  const documents = (wrongTypes: boolean) => objectOf(moduleForPlan.fields, guild, wrongTypes);
  const few = fc.subarray(names, { minLength: 1, maxLength: Math.min(3, names.length) });
  const pick = (document: SettingsDocument, picked: readonly string[]): SettingsDocument =>
    Object.fromEntries(Object.entries(document).filter(([name]) => picked.includes(name)));
  const stored = fc.oneof(
    { weight: 2, arbitrary: fc.constant<SettingsDocument>({}) },
    { weight: 3, arbitrary: fc.tuple(documents(false), few).map(([document, picked]) => pick(document, picked)) },
    { weight: 2, arbitrary: documents(false) },
  );
  // Mostly few changes, because many faults would hide each other.
  const changes = fc.oneof({ weight: 1, arbitrary: fc.constant(names) }, { weight: 3, arbitrary: few });
  return fc.tuple(stored, documents(true), changes).map(([before, document, changed]) => ({
    stored: before,
    edited: { ...view(moduleForPlan, before), ...pick(document, changed) },
  }));
}

/** Generates values of a field; with `wrongTypes`, occasionally one of a wrong type. */
export function valuesOf(field: FieldForPlan, guild: GuildLists, wrongTypes: boolean): fc.Arbitrary<Json> {
  const good: fc.Arbitrary<Json>[] = [fc.constant(field.default)];
  if (field.enum) good.push(fc.constantFrom(...field.enum));
  if (field.type === 'boolean') good.push(fc.boolean(), fc.boolean());
  if (field.type === 'number' || field.type === 'integer') good.push(...numbers(field));
  if (field.ui?.entriesOf !== undefined) good.push(fc.constantFrom('', ...[0, 1, 2].map(generatedKey)));
  if (field.refers) good.push(reference(field, guild));
  else if (field.format === 'date' || field.format === 'date-time') good.push(...times(field.format));
  else if (field.type === 'string') good.push(...texts(field));
  if (field.url)
    good.push(fc.constantFrom(...ADDRESSES, ...(field.url.hosts ?? []).map((host) => `https://${host}/a`)));
  if (field.code) good.push(fc.constantFrom(...PATTERNS));
  if (field.type === 'array') good.push(rowsOf(field, guild, wrongTypes));
  if (field.properties) good.push(objectOf(field.properties, guild, wrongTypes));
  const normal = fc.oneof(...good);
  if (!wrongTypes) return normal;
  // Rows of a map are an object on the wire, so other objects and lists are not of a wrong type there, nor are other
  // objects in place of a group.
  const isRight = (value: Json) => (field.wire?.as === 'map' && Array.isArray(value)) || isObject(value);
  const wrong =
    field.wire?.as === 'map' || field.properties ? WRONG_TYPES.filter((value) => !isRight(value)) : WRONG_TYPES;
  return fc.oneof({ weight: 30, arbitrary: normal }, { weight: 1, arbitrary: fc.constantFrom(...wrong) });
}

function numbers({ minimum = 0, maximum = 1e6, exclusiveMinimum, type, wire }: FieldForPlan): fc.Arbitrary<Json>[] {
  const low = exclusiveMinimum ?? minimum;
  const edges = fc.constantFrom(low, low - 1, low + 1, maximum, maximum + 1, maximum - 1, 0, -0.01, 0.005, 1.5);
  const inside =
    type === 'integer' ? fc.integer({ min: low, max: maximum }) : fc.double({ min: low, max: maximum, noNaN: true });
  // JSON has no negative zero, and a percentage so small that its fraction is 0 is read back as 0.
  const afterRoundTrip = (value: number) => (wire?.as === 'fraction' ? shift(shift(value, -2), 2) : value) + 0 || 0;
  return [edges, inside].map((arbitrary) => arbitrary.map(afterRoundTrip));
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

/** Dates or moments as they are stored, and texts that look like some. Moments in the past and in the future. */
function times(format: 'date' | 'date-time'): fc.Arbitrary<Json>[] {
  const length = format === 'date' ? 10 : 19;
  const real = fc
    .date({ min: new Date('1999-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, length) + (format === 'date' ? '' : 'Z'));
  return [real, real, fc.constantFrom(null, ...ODD_TIMES)];
}

const ODD_TIMES = [
  '',
  'tomorrow',
  '2026-02-29',
  '2026-02-29T00:00:00Z',
  '2026-03-29T24:00:00Z',
  '2026-03-29T00:30',
  '2026-03-29T00:30:00+02:00',
  '0000-01-01',
  '9999-12-31T23:59:59Z',
  '+10000-01-01',
];

/** The id of nothing in the server. */
export const UNKNOWN_ID = '999999999999999999';

function reference({ refers, type, maxLength = 20 }: FieldForPlan, guild: GuildLists): fc.Arbitrary<Json> {
  const none = Array.isArray(type) ? [null, ''] : [''];
  const known = refers ? knownTargets(refers, guild) : [];
  return fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...known, ...known, ...none) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(UNKNOWN_ID, '12ab', '<@&12ab>', '@nobody', '1'.repeat(maxLength + 1)),
    },
  );
}

/** The stored values that point to what is in the guild. */
export function knownTargets(refers: Reference, guild: GuildLists): string[] {
  const listed = listsOf(refers).flatMap((name) => guild[name]?.map(({ id }) => id) ?? []);
  const members = Object.entries(guild.members ?? {}).flatMap(([id, member]) => (member ? [id] : []));
  if (refers.to === 'member') return members;
  if (refers.to !== 'mention') return listed;
  return [
    '@everyone',
    '@here',
    ...listed.map((id) => formatMention({ kind: 'role', id })),
    ...members.map((id) => formatMention({ kind: 'member', id })),
  ];
}

function rowsOf(field: FieldForPlan, guild: GuildLists, wrongTypes: boolean): fc.Arbitrary<Json> {
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
      objectOf(properties, guild, wrongTypes, key),
      // A prefix in a map key can only be read back if it is one of the choices.
      prefix ? fc.constantFrom(...(prefix.enum ?? [])) : fc.constant(undefined),
    )
    .map(([rest, choice]) => (choice === undefined ? rest : { ...rest, [map?.prefix ?? '']: choice }));
  const names = items.properties[key ?? '']?.ui?.widget === 'emoji' ? EMOJIS : undefined;
  const keyed = (rows: SettingsDocument[]) =>
    // Keys are unique, as they are in a map on the wire.
    rows.map((value, index): Json => {
      if (key === undefined) return value;
      const isInvalid = index % 7 === 6;
      const name = names ? (names[index] ?? `<:e${index}:${index}>`) : generatedKey(index);
      return { ...value, [key]: isInvalid ? `bad key ${index}` : name };
    });
  return fc.oneof(
    { weight: 20, arbitrary: fc.array(row, { maxLength: 4 }).map(keyed) },
    {
      weight: 1,
      arbitrary: row.map((value) => keyed(Array.from({ length: maxItems + 1 }, () => value))),
    },
    {
      weight: 1,
      arbitrary: row.map((value) => keyed(Array.from({ length: maxItems }, () => value))),
    },
  );
}

/** The key of a row, as a form would generate it. */
function generatedKey(index: number): string {
  return `item_1700000000_${index}`;
}

/** Generates objects with these properties. `key` always has the right type, because it is read back from a map key. */
function objectOf(
  properties: Record<string, FieldForPlan>,
  guild: GuildLists,
  wrongTypes: boolean,
  key?: string,
): fc.Arbitrary<SettingsDocument> {
  const values: Record<string, fc.Arbitrary<Json>> = {};
  for (const [name, part] of Object.entries(properties))
    values[name] = valuesOf(part, guild, wrongTypes && name !== key);
  return fc.record(values);
}
