import { describe, expect, test } from 'vitest';
import { plans } from '../generated/catalogue.ts';
import { defaultsOf, newRow } from '../src/language/documents/defaults.ts';
import { fromWire, toWire } from '../src/language/documents/wire.ts';
import type { CompiledModule, DocumentCall, Json, SettingsDocument } from '../src/language/model.ts';
import { type FieldForPlan, resolveForPlan } from '../src/language/plans/resolveForPlan.ts';
import { exampleContext } from '../src/language/resolved/exampleContext.ts';
import { resolveModule } from '../src/language/resolved/resolveModule.ts';
import { isObject } from '../src/language/values/isObject.ts';
import { getIn, setIn } from '../src/language/values/path.ts';

import { examplesOf, modules, referenceOf } from './modules.ts';
import { validateBody } from './server/validateBody.ts';

const highest = plans.at(-1)?.id as string;
const calls = modules.flatMap((module) =>
  (module.spec.calls?.documents ?? []).map((call) => [`${module.spec.id}.${call.id}`, { module, call }] as const),
);

interface Row {
  path: string;
  /** On the highest plan. */
  default: string;
  /** On the highest plan. */
  limits: string;
}

/** What a page describes of a document. */
function described(
  { spec }: CompiledModule,
  call: DocumentCall,
): { rows: Row[]; text: string; body: SettingsDocument } {
  const text = referenceOf(spec.id)
    .split(/^## /m)
    .find((part) => part.includes(`saved with \`POST /auth/guilds/{guildId}/${call.save.path}\``));
  const lines = text?.split('\n').filter((line) => line.startsWith('| ')) ?? [];
  const rows = lines.slice(1).map((line) => {
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    // Where plans differ, that of each is named.
    const [, ofHighest = cells[4] ?? ''] = new RegExp(`, (\\S+) \\(${highest}\\)$`).exec(cells[4] ?? '') ?? [];
    return { path: cells[1] ?? '', default: ofHighest, limits: cells.at(-2) ?? '' };
  });
  const [, example = ''] = text?.match(/```http\n[\s\S]*?\n\n([\s\S]*?)\n```/) ?? [];
  return { rows, text: text ?? '', body: JSON.parse(example) };
}

/** A document with an entry in every list; keys of maps name their parts. */
function full(field: FieldForPlan): Json {
  const { items, wire, properties } = field;
  if (properties) return Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, full(part)]));
  if (!items) return field.default ?? '';
  if (!items.properties) return [full(items)];
  const row = { ...newRow(field), ...(full(items) as SettingsDocument) };
  if (wire?.as === 'map') for (const key of [wire.key, wire.prefix]) if (key) row[key] = `{${key}}`;
  return [row];
}

/** The paths of a body, including outer ones. */
function pathsOf(value: Json, above: string[] = []): string[] {
  const entries: [string, Json][] = Array.isArray(value)
    ? value.map((entry) => ['*', entry])
    : isObject(value)
      ? Object.entries(value)
      : [];
  return [above.join('.'), ...entries.flatMap(([key, part]) => pathsOf(part, [...above, key]))].filter(Boolean);
}

function leavesOf(paths: readonly string[]): string[] {
  return paths.filter((path) => !paths.some((other) => other.startsWith(`${path}.`))).toSorted();
}

describe.each(calls)('the reference of %s', (_, { module, call }) => {
  const { rows, text, body } = described(module, call);
  const moduleForPlan = resolveForPlan(module.spec, highest);
  const document = Object.fromEntries(Object.entries(moduleForPlan.fields).map(([name, field]) => [name, full(field)]));

  test('lists exactly the fields in the body of a save', () => {
    const storedSettings = toWire(moduleForPlan, call, document);
    const paths = pathsOf(storedSettings);
    const listed = rows.map(({ path }) => path);
    expect(leavesOf(listed)).toEqual(leavesOf(paths));
    expect(listed.filter((path) => !paths.includes(path))).toEqual([]);
    expect(fromWire(moduleForPlan, call, storedSettings).problems).toEqual([]);
  });

  test('has an example that the server accepts', () => {
    const examples = examplesOf(module.spec.id, 'valid').filter(({ plan }) => plan === highest);
    const project = { modules: modules.map(({ spec }) => ({ id: spec.id, spec })) };
    const refusals = examples.map((example) => {
      const context = exampleContext(module, project, example);
      try {
        validateBody({ module: resolveModule(module, context), call, body, storedSettings: {} });
        return null;
      } catch (error) {
        return error;
      }
    });
    expect(refusals).toContain(null);
  });

  test('has defaults and limits in the wire format', () => {
    const defaults = toWire(moduleForPlan, call, defaultsOf(moduleForPlan));
    for (const name of call.fields) {
      const field = moduleForPlan.fields[name] as FieldForPlan;
      const place = field.wire?.path?.split('.') ?? [name];
      const row = rows.find(({ path }) => path === place.join('.'));
      expect(JSON.parse(row?.default.replaceAll('\\|', '|') ?? '')).toEqual(getIn(defaults, place));
      const [, low, high = row?.limits.match(/(?<=^|; )at most (-?[\d.]+)(?=;|$)/)?.[1]] =
        row?.limits.match(/^(-?[\d.]+) to (-?[\d.]+)(?! characters| entries)/) ?? [];
      const inForm = (limit: string | undefined) =>
        fromWire(moduleForPlan, call, setIn({}, place, Number(limit)) as SettingsDocument).values[name];
      if (field.minimum !== undefined) expect(inForm(low)).toBe(field.minimum);
      if (field.maximum !== undefined) expect(inForm(high)).toBe(field.maximum);
    }
  });

  test('names additional fields, and has no unfilled placeholders', () => {
    const beside = { ...call.save.constants, ...call.reported };
    for (const name of [...Object.keys(beside), ...(call.load.adds ?? [])]) expect(text).toContain(`\`${name}\``);
    if (call.load.nested) expect(text).toContain(`inside \`${call.load.nested}\``);
    expect(rows.map(({ path }) => path)).not.toEqual([]);
    const titles = text.split('\n').filter((line) => /^\| [^|]+\| [^|]*\{/.test(line));
    expect(titles).toEqual([]);
  });
});
