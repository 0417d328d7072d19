import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convertValue } from '../../../documents/convertValue.ts';
import { migrateDocument } from '../../../documents/migrate.ts';
import type { Field, Json, MigrationStep, SettingsDocument } from '../../../model.ts';
import { type Club, club, type Fields, type Parts, released } from '../../../test/storedModule.ts';
import { equal } from '../../../values/equal.ts';
import { getIn } from '../../../values/path.ts';
import type { StoredField } from '../types.ts';
import { afterStep, type StoredFields } from './afterStep.ts';
import { ledger } from './ledger.ts';
import { migrations } from './migrations.ts';
import { moves } from './moves.ts';
import { emptiedBy, newPathsOf, placesAfter, sourcesOf, valuesAfter } from './steps.ts';
import { accepts, hasPlaceIn, isListed, storedFields } from './storedFields.ts';

/** What is found about a module whose last release had other settings, besides about the bot. */
function found(before: Club, now: Club): string[] {
  const project = { ledger: released(before), moduleIds: ['club'], modules: [now] };
  return [...migrations(now, project), ...ledger(project)].map(({ reason, advice }) => `${reason} ${advice}`);
}

const text: Partial<Field> = { type: 'string' };
const number: Partial<Field> = { type: 'number' };
const whole: Partial<Field> = { type: 'integer' };
const flag: Partial<Field> = { type: 'boolean' };
const mode: Partial<Field> = { type: 'string', enum: ['a', 'b'] };
const list = (items: Partial<Field>): Partial<Field> => ({ type: 'array', items: items as Field });

describe('a step is refused that', () => {
  test.each<[what: string, before: Fields, now: Fields, steps: MigrationStep[], finding: string]>([
    [
      'removes choices that are some',
      { mode },
      { mode },
      [{ op: 'remove', path: 'mode', values: ['b'] }],
      "'b' is still a choice of 'mode', and this step deletes it where servers have stored it. Remove it from `values`, or the step.",
    ],
    [
      'removes a choice of several',
      { modes: list(mode) },
      { modes: list(mode) },
      [{ op: 'remove', path: 'modes.*', values: ['b'] }],
      "'b' is still a choice of 'modes.*'",
    ],
    [
      'removes a choice under an earlier name',
      { mode },
      { look: mode },
      [
        { op: 'remove', path: 'mode', values: ['b'] },
        { op: 'rename', from: 'mode', to: 'look' },
      ],
      "'b' is still a choice of 'look'",
    ],
    [
      'removes a position of a switch',
      { flag },
      { flag },
      [{ op: 'remove', path: 'flag', values: [false] }],
      "'false' is still a choice of 'flag'",
    ],
    [
      'keeps only some of the choices',
      { name: text },
      { name: mode },
      [{ op: 'remove', path: 'name', except: ['a'] }],
      "'b' is still a choice of 'name', and this step deletes it where servers have stored it. Add it to `except`.",
    ],
    [
      'keeps only some values where all are allowed',
      { name: text },
      { name: text },
      [{ op: 'remove', path: 'name', except: ['a'] }],
      "'name' accepts other values, too",
    ],
    [
      'keeps only some values twice',
      { name: text },
      { name: text },
      [
        { op: 'remove', path: 'name', except: ['a'] },
        { op: 'remove', path: 'name', except: ['a'] },
      ],
      "'name' accepts other values, too",
    ],
    [
      'keeps only some values that another divides',
      { name: text },
      { first: text, name: text },
      [
        { op: 'remove', path: 'name', except: ['a'] },
        { op: 'split', path: 'name', separator: ' ', to: ['first', 'name'] },
      ],
      "'first' accepts other values, too",
    ],
    [
      'keeps only some values that another joins',
      { first: text, last: text },
      { full: text },
      [
        { op: 'remove', path: 'first', except: ['a'] },
        { op: 'join', from: ['first', 'last'], separator: ' ', to: 'full' },
      ],
      "'full' accepts other values, too",
    ],
    [
      'renames a setting that stays',
      { name: text },
      { name: text, title: text },
      [{ op: 'rename', from: 'name', to: 'title' }],
      "The module has a setting 'name', and this step takes away what servers have stored in it. Remove the step, or give the new setting another name.",
    ],
    [
      'joins a setting that stays',
      { first: text, last: text },
      { first: text, full: text },
      [{ op: 'join', from: ['first', 'last'], separator: ' ', to: 'full' }],
      "The module has a setting 'first', and this step takes away",
    ],
    [
      'splits a setting that stays',
      { full: text },
      { full: text, first: text, last: text },
      [{ op: 'split', path: 'full', separator: ' ', to: ['first', 'last'] }],
      "The module has a setting 'full', and this step takes away",
    ],
    [
      'renames a setting over another',
      { name: text, title: text },
      { title: text },
      [{ op: 'rename', from: 'name', to: 'title' }],
      "Servers have stored values for 'title', which this step overwrites. Choose another name, or delete them first with a step `remove`.",
    ],
    [
      'joins settings over another',
      { first: text, last: text, full: text },
      { full: text },
      [{ op: 'join', from: ['first', 'last'], separator: ' ', to: 'full' }],
      "Servers have stored values for 'full', which this step overwrites.",
    ],
    [
      'splits a setting over another',
      { full: text, last: text },
      { full: text, last: text },
      [{ op: 'split', path: 'full', separator: ' ', to: ['full', 'last'] }],
      "Servers have stored values for 'last', which this step overwrites.",
    ],
    [
      'converts numbers to whole ones',
      { price: number },
      { price: number },
      [{ op: 'convert', path: 'price', to: 'integer' }],
      "'price' accepts values that this step deletes, such as 1.5. Convert to a type that keeps them, or remove the step.",
    ],
    [
      'converts texts to whole numbers instead of numbers',
      { price: text },
      { price: number },
      [{ op: 'convert', path: 'price', to: 'integer' }],
      `'price' accepts values that this step deletes, such as "1.5".`,
    ],
    [
      'is taken back by another',
      { name: text },
      { name: text },
      [
        { op: 'convert', path: 'name', to: 'integer' },
        { op: 'convert', path: 'name', to: 'string' },
      ],
      `'name' accepts values that this step deletes, such as "text".`,
    ],
  ])('%s', (_, before, now, steps, finding) => {
    expect(found(club(before), club(now, { steps: [steps] }))).toEqual([expect.stringContaining(finding)]);
  });

  test('joins settings of several documents, which are migrated one by one', () => {
    const calls = (...fields: string[][]) => ({
      documents: fields.map((own, index) => ({ id: `part${index + 1}`, fields: own })),
    });
    const before = club({ first: text, last: text }, { calls: calls(['first'], ['last']) });
    const step: MigrationStep = { op: 'join', from: ['first', 'last'], separator: ' ', to: 'full' };
    expect(found(before, club({ full: text }, { steps: [[step]], calls: calls(['full'], []) }))).toEqual([
      'These settings are stored in different documents (part1, part2), so all but one would be lost. Keep the settings, and remove the step.',
    ]);
  });

  test('changes what another module reads, or comes second there', () => {
    const bank = (fields: Fields, parts: Parts = {}) => club(fields, { id: 'bank', ...parts });
    const before = released(club({ name: text, title: text }), bank({}));
    const move = (path: string): MigrationStep => ({
      op: 'move',
      from: { module: 'club', documents: ['settings'], version: 0, path },
      to: 'name',
    });
    const findings = (...modules: Club[]) => {
      const project = { ledger: before, moduleIds: [], modules };
      return [
        ...modules.flatMap((module) => migrations(module, project)),
        ...moves(project as unknown as Parameters<typeof moves>[0]),
      ].map(({ reason }) => reason);
    };
    const moved = bank({ name: text }, { steps: [[move('name')]] });
    expect(findings(club({ title: text }), moved)).toEqual([]);
    const removed = club({ title: text }, { steps: [[{ op: 'remove', path: 'name' }]] });
    expect(findings(removed, moved)).toEqual([
      "'name' is moved to the module 'bank', which reads the values here that this step changes.",
    ]);
    expect(findings(club({}), bank({ name: text }, { steps: [[move('name'), move('title')]] }))).toEqual([
      expect.stringContaining("Servers may have stored another value for 'name'"),
    ]);
  });
});

describe('a step is allowed that', () => {
  test.each<[what: string, before: Fields, now: Fields, steps: MigrationStep[]]>([
    [
      'removes what is no choice any more',
      { mode },
      { mode: { ...mode, enum: ['a'] } },
      [{ op: 'remove', path: 'mode', values: ['b'] }],
    ],
    [
      'removes a value of a text by its name',
      { name: text },
      { name: text },
      [{ op: 'remove', path: 'name', values: ['n/a'] }],
    ],
    [
      'exchanges two settings',
      { one: text, other: text },
      { one: text, other: text },
      [
        { op: 'rename', from: 'one', to: 'spare' },
        { op: 'rename', from: 'other', to: 'one' },
        { op: 'rename', from: 'spare', to: 'other' },
      ],
    ],
    [
      'makes room first',
      { name: text, title: text },
      { title: text },
      [
        { op: 'remove', path: 'title' },
        { op: 'rename', from: 'name', to: 'title' },
      ],
    ],
    [
      'frees a name for values of another type',
      { name: text },
      { name: whole, title: text },
      [{ op: 'rename', from: 'name', to: 'title' }],
    ],
    [
      'joins settings to one of them',
      { first: text, last: text },
      { first: text },
      [{ op: 'join', from: ['first', 'last'], separator: ' ', to: 'first' }],
    ],
  ])('%s', (_, before, now, steps) => {
    expect(found(club(before), club(now, { steps: [steps] }))).toEqual([]);
  });
});

const NAMES = ['a', 'b', 'c', 'd'];
const SPARE = ['e', 'f'];

/** Kinds of settings, with values that they may have. */
const KINDS: [field: Partial<Field>, values: Json[]][] = [
  [text, ['', 'x', '1', '1.5', 'true', 'x y']],
  [{ type: 'string', enum: ['1', 'x'] }, ['1', 'x']],
  [{ type: 'string', enum: ['1', 'x', 'true'] }, ['1', 'x', 'true']],
  [whole, [0, 1, 7]],
  [number, [0, 1, 1.5]],
  [flag, [true, false]],
  [list({ ...text, title: '', default: '' }), [[], ['x'], ['1', 'x']]],
];

const kind = fc.constantFrom(...KINDS.keys());
const name = fc.constantFrom(...NAMES, ...SPARE);
const path = fc.oneof({ weight: 6, arbitrary: name }, { weight: 1, arbitrary: fc.constantFrom('a.*', 'b.*') });
const some = fc.uniqueArray(fc.constantFrom<string | number | boolean>('1', 'x', true, 7), { minLength: 1 });
const steps: fc.Arbitrary<MigrationStep> = fc.oneof(
  fc.record({ op: fc.constant('rename'), from: name, to: name }),
  fc.record({ op: fc.constant('remove'), path }),
  fc.record({ op: fc.constant('remove'), path, values: some }),
  fc.record({ op: fc.constant('remove'), path, except: some }),
  fc.record({
    op: fc.constant('convert'),
    path,
    to: fc.constantFrom('string', 'number', 'integer', 'boolean', 'array'),
  }),
  fc.record({ op: fc.constant('convert'), path: name, to: fc.constant('string'), separator: fc.constant(',') }),
  fc.record({
    op: fc.constant('replace'),
    path,
    values: fc.constantFrom<Record<string, Json>>({ x: '1' }, { 1: 'x' }),
  }),
  fc.record({ op: fc.constant('round'), path }),
  fc.record({
    op: fc.constant('split'),
    path: name,
    separator: fc.constant(' '),
    to: fc.uniqueArray(name, { minLength: 2, maxLength: 2 }),
  }),
  fc.record({
    op: fc.constant('join'),
    from: fc.uniqueArray(name, { minLength: 2, maxLength: 2 }),
    separator: fc.constant(' '),
    to: name,
  }),
);

test('migrations that are accepted keep every stored value that is still valid, unless a step names it', () => {
  let accepted = 0;
  fc.assert(
    fc.property(
      fc.tuple(kind, kind, kind, kind),
      fc.array(steps, { minLength: 1, maxLength: 4 }),
      fc.array(fc.tuple(fc.constantFrom(...NAMES), kind), { maxLength: 2 }),
      (kinds, list, others) => {
        const fieldOf = (index: number) => KINDS[index]?.[0] ?? {};
        const before = club(Object.fromEntries(kinds.map((one, index) => [NAMES[index], fieldOf(one)])));
        const left = list.reduce<StoredFields>((fields, step) => afterStep(fields, step), storedFields(before.spec));
        // What the steps leave, and settings that are there again.
        const now = { ...fieldsOf(left), ...Object.fromEntries(others.map(([one, index]) => [one, fieldOf(index)])) };
        if (found(before, club(now, { steps: [list] })).length > 0) return;
        accepted++;
        const fields = storedFields(club(now).spec);
        for (const [index, own] of kinds.entries()) {
          const name = NAMES[index] ?? '';
          const [was, is] = [storedFields(before.spec)[name], fields[name]];
          for (const value of KINDS[own]?.[1] ?? []) {
            // A name that is free can be given to another kind of setting.
            if (was && is && !hasPlaceIn(was, is) && isFreed(list, name)) continue;
            if (!was || !is || !accepts(is, value, was) || isNamed(list, name, value)) continue;
            if (!hasPlaceAfterwards(list, name, value, fields)) continue;
            if (Array.isArray(value) && !value.every((entry) => hasEntry(fields[`${name}.*`], entry))) continue;
            const document: SettingsDocument = { [name]: value };
            const after = migrateDocument({ value: document, version: 0 }, { migrations: [list] });
            expect(kept(after, name, value), JSON.stringify([document, after, now])).toBe(true);
          }
        }
      },
    ),
    { numRuns: 3_000 },
  );
  expect(accepted).toBeGreaterThan(50);
});

/** Settings that are stored as these fields. */
function fieldsOf(stored: StoredFields): Fields {
  const top = Object.entries(stored).filter(([path]) => !path.includes('.'));
  return Object.fromEntries(
    top.map(([path, { api: _, ...field }]) => {
      const entry = stored[`${path}.*`];
      return [path, { ...field, ...(entry && { items: entry }) } as Partial<Field>];
    }),
  );
}

/** Whether a step says that the value of a setting changes, wherever it is by then. */
function isNamed(list: readonly MigrationStep[], name: string, value: Json): boolean {
  const names = new Set([name]);
  return list.some((step) => {
    const isAt = sourcesOf(step).some(({ path }) => names.has(path.replace('.*', '')));
    if (!isAt) return false;
    for (const { path } of newPathsOf(step)) names.add(path);
    // A split gives each part a setting of its own.
    const values = [value].flat().flatMap((one) => [one, ...String(one).split(' ')]);
    if (step.op === 'remove') return !step.except && values.some((one) => !step.values || isListed(one, step.values));
    if (step.op === 'replace') return values.some((one) => Object.hasOwn(step.values, String(one)));
    // A text such as "1" becomes a switch that is on.
    if (step.op === 'convert') {
      return values.some((one) => {
        const next = convertValue(one, step);
        return next !== undefined && String(next) !== String(one);
      });
    }
    return step.op === 'round';
  });
}

/** Whether what splits and conversions make of a value is accepted where it is afterwards. */
function hasPlaceAfterwards(list: readonly MigrationStep[], name: string, value: Json, now: StoredFields): boolean {
  return list.every((step, index) => {
    if (step.op !== 'split' && step.op !== 'convert') return true;
    const [until, later] = [list.slice(0, index + 1), list.slice(index + 1)];
    return valuesAfter(name, value, until).every((part) =>
      placesAfter(part.path, later).some((path) => now[path] && accepts(now[path], part.value, now[path])),
    );
  });
}

function isFreed(list: readonly MigrationStep[], name: string): boolean {
  return list.some((step) => emptiedBy(step).some(({ path }) => path === name));
}

function hasEntry(entries: StoredField | undefined, value: Json): boolean {
  return entries !== undefined && accepts(entries, value, entries);
}

/** Whether a value is where it was, or where steps have brought it, and be it in parts. */
function kept(after: SettingsDocument, name: string, value: Json): boolean {
  const words = Object.values(after).flatMap((one) => [one].flat().flatMap((part) => String(part).split(/[ ,]/)));
  const own = [value].flat().flatMap((part) => String(part).split(/[ ,]/));
  return equal(getIn(after, [name]), value) || own.every((word) => words.includes(word));
}
