import type { Json } from '../../src/language/model.ts';
import { isObject } from '../../src/language/values/isObject.ts';
import type { Pointer } from '../../src/language/values/pointer.ts';

/** A source of numbers from 0 up to, but not including, 1. */
export type Random = () => number;

/** A repeatable source (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A change as a hurried author might make it, and what was done. */
export interface Mutation {
  value: Json;
  what: string;
}

/** Values that are of a wrong type or size at most places. */
const ODD_VALUES: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e6,
  '',
  ' ',
  'x',
  'x'.repeat(300),
  '{maxLength}',
  '{',
  'self.enabled',
  [],
  {},
  [[]],
  [''],
  { a: 1 },
];
const OPERATORS = [
  '==',
  '!=',
  '&&',
  '||',
  '>',
  '<',
  '>=',
  '<=',
  '+',
  '-',
  '*',
  '/',
  'self',
  'item',
  '!',
  "'",
  '(',
  ')',
];

/** Changes one part of a file. */
export function mutate(file: Json, random: Random): Mutation {
  const parts = partsOf(file);
  const pick = <Value>(values: readonly Value[]): Value | undefined => values[Math.floor(random() * values.length)];
  const { pointer, value } = pick(parts) ?? { pointer: [], value: file };
  const at = pointer.join('.');
  const parent = pointer.slice(0, -1);
  const key = pointer.at(-1);
  const others = parts.filter((other) => other.pointer.at(-1) === key && other.pointer.join('.') !== at);
  const changes: (() => Mutation | undefined)[] = [
    () => ({ value: withPart(file, pointer, undefined), what: `removed ${at}` }),
    () => put(pick(ODD_VALUES) ?? null),
    () => {
      const other = pick(others);
      return other && put(other.value, `the value at ${other.pointer.join('.')}`);
    },
    () => {
      const other = pick(others);
      if (!other || isBelow(pointer, other.pointer) || isBelow(other.pointer, pointer)) return undefined;
      const swapped = withPart(withPart(file, pointer, other.value), other.pointer, value);
      return { value: swapped, what: `swapped ${at} and ${other.pointer.join('.')}` };
    },
    () => renamed(typeof key === 'string' ? misspelt(key) : undefined),
    () => renamed(String(pick(parts)?.pointer.findLast((one) => typeof one === 'string') ?? 'x')),
    duplicated,
    scalar,
    scalar,
    scalar,
  ];
  return pick(changes)?.() ?? mutate(file, random);

  function put(next: Json, shown = JSON.stringify(next)): Mutation | undefined {
    if (JSON.stringify(next) === JSON.stringify(value)) return undefined;
    return { value: withPart(file, pointer, next), what: `${at} became ${shown.slice(0, 80)}` };
  }

  function renamed(name: string | undefined): Mutation | undefined {
    const holder = partAt(file, parent);
    if (name === undefined || typeof key !== 'string' || name === key || !isObject(holder)) return undefined;
    const entries = Object.entries(holder).map(([one, part]) => [one === key ? name : one, part]);
    return { value: withPart(file, parent, Object.fromEntries(entries)), what: `renamed ${at} to ${name}` };
  }

  function duplicated(): Mutation | undefined {
    const holder = partAt(file, parent);
    if (Array.isArray(holder)) {
      return { value: withPart(file, parent, [...holder, value]), what: `duplicated ${at}` };
    }
    if (!isObject(holder) || typeof key !== 'string') return undefined;
    return { value: withPart(file, parent, { ...holder, [`${key}_two`]: value }), what: `duplicated ${at}` };
  }

  function scalar(): Mutation | undefined {
    if (typeof value === 'number') return put(pick([value + 1, value - 1, value * 10, -value, value / 2, 0]) ?? 0);
    if (typeof value === 'boolean') return put(!value);
    if (typeof value === 'string') return put(edited(value));
    return undefined;
  }

  function edited(text: string): string {
    const place = Math.floor(random() * (text.length + 1));
    const [before, after] = [text.slice(0, place), text.slice(place)];
    const found = OPERATORS.filter((one) => text.includes(one));
    const texts = [
      before + after.slice(1),
      `${before}x${after}`,
      before,
      `${text} {oops}`,
      text.toUpperCase(),
      text.replace(pick(found) ?? '', pick(OPERATORS) ?? ''),
      text.replace(pick(found) ?? '', pick(OPERATORS) ?? ''),
      text.replace(/\d+/, (digits) => String(Number(digits) + (random() < 0.5 ? 1 : -1))),
      text.replace(/'(\w)/, "'x$1"),
    ];
    return pick(texts) ?? text;
  }
}

function misspelt(name: string): string {
  return name.length > 1 ? name.slice(0, 1) + name.slice(2) : `${name}${name}`;
}

function isBelow(one: Pointer, other: Pointer): boolean {
  return other.every((key, depth) => one[depth] === key);
}

/** Every part of a file except the whole and its `$schema`. */
function partsOf(value: Json, pointer: Pointer = []): { pointer: Pointer; value: Json }[] {
  const entries: [string | number, Json][] = Array.isArray(value)
    ? [...value.entries()]
    : isObject(value)
      ? Object.entries(value).filter(([key]) => key !== '$schema')
      : [];
  return entries.flatMap(([key, part]) => [
    { pointer: [...pointer, key], value: part },
    ...partsOf(part, [...pointer, key]),
  ]);
}

function partAt(value: Json, pointer: Pointer): Json | undefined {
  return pointer.reduce<Json | undefined>((part, key) => {
    if (Array.isArray(part)) return part[Number(key)];
    return isObject(part) ? part[key] : undefined;
  }, value);
}

/** The value with another part at a pointer; `undefined` removes it. */
function withPart(value: Json, [key, ...rest]: Pointer, part: Json | undefined): Json {
  if (key === undefined) return part ?? null;
  const below = (inner: Json | undefined) => (rest.length > 0 ? withPart(inner ?? null, rest, part) : part);
  if (Array.isArray(value)) {
    const index = Number(key);
    const next = below(value[index]);
    return next === undefined ? value.toSpliced(index, 1) : value.with(index, next);
  }
  if (!isObject(value)) return value;
  const next = below(value[key]);
  const entries = Object.entries(value).flatMap(([name, one]): [string, Json][] => {
    if (name !== key) return [[name, one]];
    return next === undefined ? [] : [[name, next]];
  });
  return Object.fromEntries(entries);
}
