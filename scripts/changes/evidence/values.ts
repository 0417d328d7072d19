import { matchingText } from '../../../src/language/compile/examples/matchingText.ts';
import { newRow } from '../../../src/language/documents/defaults.ts';
import { rowKey } from '../../../src/language/documents/rows.ts';
import { CHANNEL_TYPES } from '../../../src/language/fields/channelTypes.ts';
import { choicesOf } from '../../../src/language/fields/choices.ts';
import type { BotPermission, GuildLists, Json, SettingsDocument } from '../../../src/language/model.ts';
import type { FieldForPlan } from '../../../src/language/plans/resolveForPlan.ts';
import { formatMention } from '../../../src/language/text/mentions.ts';
import { isObject } from '../../../src/language/values/isObject.ts';

const PERMISSIONS: readonly BotPermission[] = [
  'VIEW_CHANNEL',
  'SEND_MESSAGES',
  'EMBED_LINKS',
  'ATTACH_FILES',
  'CONNECT',
  'MOVE_MEMBERS',
  'MANAGE_CHANNELS',
];

const ROLE = { color: 0, icon: null, managed: false, position: 1, permissions: [] };

/** Ids that are in no server. */
const MISSING = '999999999999999999';

/** A server with one of everything that a reference can tell apart. */
export const SERVER: GuildLists = {
  id: '100000000000000000',
  roles: [
    { ...ROLE, id: '100000000000000001', name: 'Member' },
    { ...ROLE, id: '100000000000000002', name: 'Guest' },
    { ...ROLE, id: '100000000000000003', name: 'Other bot', managed: true },
    { ...ROLE, id: '100000000000000004', name: 'Bot', position: 5 },
    { ...ROLE, id: '100000000000000005', name: 'Admin', position: 9 },
    ...Array.from({ length: 60 }, (_, index) => ({
      ...ROLE,
      id: `20000000000000${1000 + index}`,
      name: `Role ${index}`,
    })),
  ],
  botRoles: ['100000000000000004'],
  channels: [
    ...Object.entries(CHANNEL_TYPES)
      .filter(([type]) => type !== 'category')
      .map(([name, type], index) => ({ id: `10000000000000001${index}`, name, type })),
    ...PERMISSIONS.map((lacks, index) => ({
      id: `10000000000000002${index}`,
      name: `without ${lacks}`,
      type: CHANNEL_TYPES.text,
      bot_lacks: [lacks],
    })),
    ...Array.from({ length: 60 }, (_, index) => ({
      id: `30000000000000${1000 + index}`,
      name: `channel ${index}`,
      type: CHANNEL_TYPES.text,
    })),
  ],
  voiceChannels: [
    { id: '100000000000000030', name: 'Voice', type: CHANNEL_TYPES.voice },
    ...PERMISSIONS.map((lacks, index) => ({
      id: `10000000000000004${index}`,
      name: `without ${lacks}`,
      type: CHANNEL_TYPES.voice,
      bot_lacks: [lacks],
    })),
  ],
  categories: [
    { id: '100000000000000050', name: 'Category', position: 0 },
    ...PERMISSIONS.map((lacks, index) => ({
      id: `10000000000000006${index}`,
      name: `without ${lacks}`,
      position: index + 1,
      bot_lacks: [lacks],
    })),
  ],
  members: { '100000000000000070': { id: '100000000000000070', name: 'Ada' }, [MISSING]: null },
};

/** The ids that a reference can tell apart; the others are for long lists. */
const IDS: readonly Json[] = [
  ...(SERVER.roles ?? []).slice(0, 6),
  ...(SERVER.channels ?? []).slice(0, 14),
  ...(SERVER.voiceChannels ?? []),
  ...(SERVER.categories ?? []),
].map(({ id }) => id);

const MENTIONS: readonly Json[] = [
  '@everyone',
  '@here',
  formatMention({ kind: 'role', id: '100000000000000001' }),
  formatMention({ kind: 'member', id: '100000000000000070' }),
];

/** Texts that patterns, addresses and formats tell apart. */
const TEXTS = [
  '',
  ' ',
  'a',
  'A',
  '0',
  '-1',
  'text',
  'Two words',
  'a_b',
  'a b',
  'é',
  '#ffffff',
  '07:05',
  'a\nb\nc\nd\ne\nf\ng',
  'https://example.com/a',
  'http://example.com',
  '(a|b)+',
  '(?=a)',
  '🎮',
  '2026-03-29',
  '2026-03-29T00:30:00Z',
];

/** At most this many values of each part of a list or group are tried. */
const PARTS = 60;
/** Lists longer than this are not made. */
const LONGEST_LIST = 600;
/** New rows are rarely accepted, so that longer lists of them would only take time. */
const LONGEST_OF_NEW_ROWS = 12;

/**
 * Values that lie at and just beyond every limit that the versions of a setting have, and some that only formats tell apart.
 * @param versions the setting in one or several states, with one type
 */
export function telltaleValues(versions: readonly FieldForPlan[]): Json[] {
  const [field] = versions;
  if (!field) return [];
  const all = [...versions.map((one) => one.default), ...own(field, versions)];
  const seen = new Set<string>();
  return all.filter((value) => {
    const text = JSON.stringify(value);
    return seen.size < seen.add(text).size;
  });
}

function own(field: FieldForPlan, versions: readonly FieldForPlan[]): Json[] {
  const choices = versions.flatMap((one) => [
    ...(one.enum ?? []),
    ...(one.lockedValues ?? []).map(({ value }) => value),
    ...choicesOf(one).map(({ value }) => value),
  ]);
  switch (field.type) {
    case 'boolean':
      return [true, false];
    case 'number':
    case 'integer':
      return [...choices, ...numbers(field.type, versions)];
    case 'array':
      return lists(versions);
    case 'object':
      return groups(versions);
    default:
      return [...choices, ...texts(versions)];
  }
}

function numbers(type: 'number' | 'integer', versions: readonly FieldForPlan[]): number[] {
  const limits = versions.flatMap(({ minimum, maximum, exclusiveMinimum, multipleOf }) =>
    [minimum, maximum, exclusiveMinimum, multipleOf].flatMap((limit) => limit ?? []),
  );
  const steps = versions.flatMap(({ multipleOf }) => multipleOf ?? []);
  const small = type === 'integer' ? [1] : [1, 0.5, 0.1, 0.01, 0.001];
  const around = [0, 1, 2, 3, ...limits].flatMap((limit) => [
    limit,
    ...[...small, ...steps].flatMap((step) => [limit - step, limit + step]),
  ]);
  const multiples = steps.flatMap((step) => [2, 3, 5, 7, 10].map((times) => times * step));
  return [...around, ...multiples].map((number) => Number(number.toFixed(6)));
}

function texts(versions: readonly FieldForPlan[]): Json[] {
  const limits = versions.flatMap(({ minLength, maxLength, limits: conditional = [] }) => [
    ...[minLength, maxLength, ...conditional.map((one) => one.maxLength)].flatMap((limit) => limit ?? []),
  ]);
  const lines = versions.flatMap(({ limits: conditional = [] }) =>
    conditional.flatMap(({ maxLines }) => maxLines ?? []),
  );
  const lengths = [...new Set(limits.flatMap((limit) => [limit - 1, limit, limit + 1]))].filter(
    (length) => length >= 0,
  );
  const hosts = versions.flatMap(({ url }) => url?.hosts ?? []);
  const known = versions
    .flatMap((one) => [
      matchingText({ ...one, minLength: 0, maxLength: Infinity }, TEXTS) ?? [],
      ...lengths.flatMap(
        (length) => matchingText({ ...one, minLength: length, maxLength: length }, filled(length)) ?? [],
      ),
    ])
    .flat();
  const nullable = versions.some(({ type }) => Array.isArray(type)) ? [null] : [];
  const references = versions.some(({ refers }) => refers)
    ? [...IDS, ...Object.keys(SERVER.members ?? {}), ...MENTIONS, MISSING]
    : [];
  return [
    ...nullable,
    ...references,
    ...TEXTS,
    ...known,
    ...lengths.flatMap(filled),
    ...lines.flatMap((count) => [
      Array(count).fill('a').join('\n'),
      Array(count + 1)
        .fill('a')
        .join('\n'),
    ]),
    ...hosts.map((host) => `https://${host.replace('*.', 'www.')}/a`),
    'https://other.example/a',
  ];
}

/** Texts of a length, of letters that patterns like. */
function filled(length: number): string[] {
  return ['x', '1', 'X', '{user}'].map((text) => text.padEnd(length, text.length > 1 ? 'x' : text).slice(0, length));
}

function lists(versions: readonly FieldForPlan[]): Json[] {
  const counts = listLengths(versions);
  const [list] = versions;
  if (!list) return [];
  const items = versions.flatMap((one) => one.items ?? []);
  const values = telltaleValues(items).slice(0, PARTS);
  if (items.every(({ properties }) => !properties)) {
    const singles = values.map((value) => [value]);
    const [one = null, other = null] = values.filter((value) => value !== '' && value !== null);
    const cases = typeof other === 'string' ? [[other.toLowerCase(), other.toUpperCase()]] : [];
    const twice = values.map((value) => [value, value]);
    return [[], ...singles, ...twice, [one, other], ...cases, ...counts.map((count) => distinct(values, count))];
  }
  const edited = values.map((value) => (isObject(value) ? [rowOf(list, value, 0)] : []));
  const alike = edited.slice(0, PARTS).map(([row]) => (row ? [row, rowOf(list, row, 1)] : []));
  return [
    [],
    ...edited,
    ...alike,
    ...counts.filter((count) => count <= LONGEST_OF_NEW_ROWS).map((count) => alikeRows(list, {}, count)),
  ];
}

/** The lengths at the limits of a list, and just beyond. */
export function listLengths(versions: readonly FieldForPlan[]): number[] {
  const limits = versions.flatMap(({ minItems = 0, maxItems = 0 }) => [minItems, maxItems]);
  const lengths = new Set(limits.flatMap((limit) => [limit - 1, limit, limit + 1]));
  return [...lengths].filter((length) => length >= 0 && length <= LONGEST_LIST);
}

/** Rows that differ in their keys only. */
export function alikeRows(list: FieldForPlan, row: SettingsDocument, count: number): Json[] {
  return Array.from({ length: count }, (_, index) => rowOf(list, row, index));
}

/** Rows that differ in whatever can: they refer to other roles and channels, and have other texts and numbers. */
export function variedRows(list: FieldForPlan, row: SettingsDocument, count: number): Json[] {
  const parts = Object.entries(list.items?.properties ?? {});
  return Array.from({ length: count }, (_, index) => {
    const values = parts.map(([name, part]): [string, Json] => [name, varied(part, row[name] ?? part.default, index)]);
    return rowOf(list, Object.fromEntries(values), index);
  });
}

function varied(part: FieldForPlan, value: Json, index: number): Json {
  if (part.enum || index === 0 || value === null || value === '') return value;
  if (part.refers) {
    const others = [...(SERVER.roles ?? []), ...(SERVER.channels ?? [])];
    const isRole = SERVER.roles?.some(({ id }) => id === value);
    const alike = others.filter(
      ({ id }) => /^[23]0000/.test(id) && (SERVER.roles?.some((role) => role.id === id) ?? false) === isRole,
    );
    return alike[index % alike.length]?.id ?? value;
  }
  if (typeof value === 'number') return value + index <= (part.maximum ?? Infinity) ? value + index : value;
  if (typeof value !== 'string' || part.pattern !== undefined || part.format !== undefined) return value;
  const text = `${value}${index}`;
  return text.length <= (part.maxLength ?? Infinity) ? text : value;
}

function rowOf(list: FieldForPlan, values: SettingsDocument, index: number): SettingsDocument {
  const key = rowKey(list);
  return { ...newRow(list), ...values, ...(key !== undefined && { [key]: `row_${index + 1}` }) };
}

/** As many different values as there are, and then texts that are like none of them. */
function distinct(values: readonly Json[], count: number): Json[] {
  const known = values.filter((value) => typeof value !== 'object' && value !== '');
  return Array.from({ length: count }, (_, index) => known[index] ?? `word${index}`);
}

function groups(versions: readonly FieldForPlan[]): Json[] {
  const base = versions[0]?.default;
  if (!isObject(base)) return [];
  const whole = Object.assign({}, ...versions.map(({ properties = {} }) => defaults(properties)), base);
  const names = new Set(versions.flatMap(({ properties = {} }) => Object.keys(properties)));
  const edited = [...names].flatMap((name) =>
    telltaleValues(versions.flatMap(({ properties = {} }) => properties[name] ?? [])).map((value) => ({
      ...whole,
      [name]: value,
    })),
  );
  return [whole, ...edited, ...totals(whole, versions)];
}

function defaults(properties: Readonly<Record<string, FieldForPlan>>): SettingsDocument {
  return Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, part.default]));
}

/** Groups whose texts are together as long as allowed, and a character longer. */
function totals(whole: SettingsDocument, versions: readonly FieldForPlan[]): Json[] {
  return versions.flatMap(({ maxTotalLength, totalLengthOf = [], properties = {} }) => {
    const texts = Object.entries(properties).filter(
      ([name, { type }]) => totalLengthOf.includes(name) && type === 'string',
    );
    if (maxTotalLength === undefined) return [];
    return [maxTotalLength, maxTotalLength + 1].map((total) => {
      let left = total;
      const parts = texts.map(([name, { maxLength = 0 }]): [string, Json] => {
        const length = Math.min(left, maxLength);
        left -= length;
        return [name, 'x'.repeat(length)];
      });
      return { ...whole, ...Object.fromEntries(parts) };
    });
  });
}
