import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { plans as declared } from '../../generated/catalogue.ts';
import { activeDocument } from '../../src/language/compile/examples/activeDocument.ts';
import { matchingText } from '../../src/language/compile/examples/matchingText.ts';
import { placedFields } from '../../src/language/compile/lint/fields/fields.ts';
import { defaultsOf, newRow, withDefaults } from '../../src/language/documents/defaults.ts';
import { rowKey } from '../../src/language/documents/rows.ts';
import { saveBody } from '../../src/language/documents/wire.ts';
import { CONSTRAINTS, RANGE_KEYS } from '../../src/language/fields/constraints.ts';
import type { DocumentCall, Json, ModuleSpec, Plan, Problem, SettingsDocument } from '../../src/language/model.ts';
import { type FieldForPlan, fieldAt, resolveForPlan } from '../../src/language/plans/resolveForPlan.ts';
import { resolveModule } from '../../src/language/resolved/resolveModule.ts';
import { effectiveDocument } from '../../src/language/resolved/view.ts';
import { contextOf } from '../../src/language/test/context.ts';
import { getIn, parsePath, setIn, valuesAt } from '../../src/language/values/path.ts';
import { documentName } from '../../src/server/catalogue.ts';
import { readSettings } from '../../src/server/services/settings/stored.ts';
import { HARBOUR_TAVERN } from '../../src/simulators/demo/world.ts';
import { catalogue, moduleNamed, modules } from '../modules.ts';
import { type Site, startSite, type Visitor } from './site.ts';

const [LOW, HIGH]: [Plan, Plan] = [declared[0].id, declared[declared.length - 1]?.id ?? declared[0].id];

/** A setting that the lower plan limits or locks. */
interface Gate {
  id: string;
  /** Path with `*` for rows. */
  path: string;
  /** What the lower plan changes, like `maxItems`, `maximum` or `locked`. */
  what: string;
}

const withSettings = modules.filter(({ spec }) => spec.calls).map(({ spec }) => spec.id);
const included = withSettings.filter((id) => !needsPlan(id));
const excluded = withSettings.filter(needsPlan);
const gates = withSettings.flatMap((id) => gatesOf(id, moduleNamed(id).spec));
const limits = gates.filter(({ id, path, what }) => {
  const locked = gates.some((other) => other.id === id && other.path === path && other.what === 'locked');
  return what !== 'locked' && !locked && included.includes(id);
});

function needsPlan(id: string): boolean {
  return moduleNamed(id).spec.requires?.some(({ plan }) => plan !== undefined && plan !== LOW) ?? false;
}

function gatesOf(id: string, spec: ModuleSpec): Gate[] {
  return placedFields(spec).flatMap(({ field, path }) => {
    const override = field.plans?.[LOW] ?? {};
    return [...CONSTRAINTS, 'locked' as const].filter((what) => what in override).map((what) => ({ id, path, what }));
  });
}

/** Settings that use the higher plan to its limits: full lists and maximum numbers. */
function generous(id: string): SettingsDocument {
  const { fields } = resolveForPlan(moduleNamed(id).spec, HIGH);
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, most(field)]));
}

/** The largest value of a field, or one that is not its default. */
function most(field: FieldForPlan): Json {
  if (field.items) return entriesOf(field, field.maxItems ?? 0);
  if (field.refers || field.properties) return field.default;
  // The first entry of that list, which every plan keeps.
  if (field.ui?.entriesOf !== undefined) return keyOf(undefined, 0);
  if (field.enum) return field.enum.find((value) => value !== field.default) ?? field.default;
  if (field.type === 'boolean') return !field.default;
  if (typeof field.maximum === 'number') return field.maximum;
  return typeof field.default === 'string' && !field.pattern
    ? 'x'.repeat(Math.min(field.maxLength ?? 1, 20))
    : field.default;
}

/** This many entries of a list, the first of them with the largest values. */
function entriesOf(list: FieldForPlan, count: number): Json[] {
  const { items } = list;
  if (!items?.properties) {
    const choices = items?.enum ?? (items?.refers ? [items.default] : [...Array(count).keys()].map(String));
    return [...Array(count).keys()].map((index) => choices[index % choices.length] ?? null);
  }
  const key = rowKey(list);
  const largest = Object.entries(items.properties).map(([name, part]) => [name, most(part)]);
  return [...Array(count).keys()].map((index) => ({
    ...newRow(list),
    ...(index === 0 ? Object.fromEntries(largest) : {}),
    ...(key === undefined ? {} : { [key]: keyOf(items.properties?.[key], index) }),
  }));
}

function keyOf(field: FieldForPlan | undefined, index: number): string {
  return field?.ui?.widget === 'emoji' ? `<:e${index}:${10_000 + index}>` : `row${index}`;
}

/** Settings of all modules, which their expressions may read. */
const others = Object.fromEntries(withSettings.map((id) => [id, generous(id)]));

let site: Site;
let owner: Visitor;

beforeAll(async () => {
  site = await startSite({ LIMIT_REQUESTS: '0', LIMIT_SAVES: '0' }, { catalogue });
  owner = await site.visit('owner');
});
afterAll(() => site.close());

async function move(plan: Plan): Promise<void> {
  await site.store.subscriptions.revoke(HARBOUR_TAVERN, Date.now());
  if (plan !== LOW) await site.store.subscriptions.grant({ guild: HARBOUR_TAVERN, plan, now: Date.now() });
  const answer = await owner('GET', `/auth/guilds/${HARBOUR_TAVERN}/permissions/`);
  expect(answer.json().is_premium).toBe(plan !== LOW);
}

const calls = (id: string): readonly DocumentCall[] => moduleNamed(id).spec.calls?.documents ?? [];

async function put(id: string, document: SettingsDocument): Promise<void> {
  for (const call of calls(id)) {
    await site.store.documents.save({
      guild: HARBOUR_TAVERN,
      document: documentName(id, call),
      value: Object.fromEntries(Object.entries(document).filter(([name]) => call.fields.includes(name))),
      version: moduleNamed(id).migrations.length,
      expectedRevision: null,
      user: '0',
      at: 0,
    });
  }
}

/** A module's stored settings. */
async function stored(id: string): Promise<SettingsDocument> {
  return (await readSettings(site.store, HARBOUR_TAVERN, moduleNamed(id))).storedSettings;
}

/** Saves a document with the calls of the form. */
async function save(id: string, plan: Plan, document: SettingsDocument) {
  const moduleForPlan = resolveForPlan(moduleNamed(id).spec, plan);
  const answers = [];
  for (const call of calls(id)) {
    const body = saveBody(moduleForPlan, call, withDefaults(moduleForPlan, document));
    const answer = await owner('POST', `/auth/guilds/${HARBOUR_TAVERN}/${call.save.path}`, { body });
    answers.push({ status: answer.statusCode, ...answer.json() });
  }
  return answers.find(({ status }) => status !== 200) ?? answers[0];
}

const forBot = async (id: string, plan: Plan) =>
  effectiveDocument(moduleNamed(id), await stored(id), { plan, modules: others });

/** Expects a value to be within the lower plan's limits. */
function expectAllowed(value: Json, field: FieldForPlan | undefined, what: string): void {
  if (!field) throw new Error('There is no such field');
  if (what === 'locked') {
    if (field.locked === 'default') expect(value).toEqual(field.default);
  } else if (what === 'maxItems')
    expect(Array.isArray(value) && value.length).toBeLessThanOrEqual(Number(field.maxItems));
  else if (what === 'maximum') expect(value).toBeLessThanOrEqual(Number(field.maximum));
  else if (what === 'minimum') expect(value).toBeGreaterThanOrEqual(Number(field.minimum));
  else if (what === 'maxLength') expect(String(value).length).toBeLessThanOrEqual(Number(field.maxLength));
  else if (what === 'enum') expect(field.enum).toContain(value);
  // A text cannot be made to match a pattern, nor a number or list be filled up.
}

test('there are limits and locks to test', () => {
  expect(limits.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['maxItems', 'maximum', 'minItems', 'minLength', 'multipleOf', 'pattern']),
  );
  expect(gates.some(({ what }) => what === 'locked')).toBe(true);
  expect(excluded.length).toBeGreaterThan(0);
  expect(included.length).toBeGreaterThan(0);
});

describe('when Premium lapses, nothing stored is lost, the bot gets what the plan allows, and everything returns with Premium', () => {
  beforeEach(() => move(HIGH));

  test.each(withSettings)('%s', async (id) => {
    const full = generous(id);
    await put(id, full);
    const before = await forBot(id, HIGH);
    expect(before).toEqual(withDefaults(resolveForPlan(moduleNamed(id).spec, HIGH), full));

    await move(LOW);
    const moduleForPlan = resolveForPlan(moduleNamed(id).spec, LOW);
    const during = await forBot(id, LOW);
    if (excluded.includes(id)) expect(during).toEqual(defaultsOf(moduleForPlan));
    for (const { path, what } of gates.filter((gate) => gate.id === id)) {
      const field = fieldAt(moduleForPlan, path.split('.'));
      for (const value of valuesAt(during, path)) expectAllowed(value, field, what);
    }

    // Saving the form as it is shown now, without changes.
    const answer = await save(id, LOW, full);
    expect(answer?.status, answer?.error).toBe(excluded.includes(id) ? 403 : 200);
    expect(await stored(id)).toEqual(full);

    await move(HIGH);
    expect(await forBot(id, HIGH)).toEqual(before);
  });
});

/** A value that the higher plan allows and the lower one does not, and one that is nearer to the lower limit. */
function beyond(high: FieldForPlan, low: FieldForPlan, what: string): [far: Json, nearer: Json] | undefined {
  const step = high.multipleOf ?? 1;
  if (what === 'maxItems') {
    const far = entriesOf(high, high.maxItems ?? 0);
    return [far, far.slice(0, -1)];
  }
  if (what === 'maximum') {
    const far = high.maximum ?? Number(low.maximum) + 2 * step;
    return [far, far - step];
  }
  if (what === 'minimum') {
    const far = high.minimum ?? Number(low.minimum) - 2 * step;
    return [far, far + step];
  }
  if (what === 'maxLength') {
    const far = 'x'.repeat(high.maxLength ?? Number(low.maxLength) + 2);
    return [far, far.slice(1)];
  }
  if (what === 'minLength') {
    const far = 'x'.repeat(high.minLength ?? 0);
    return [far, `${far}x`];
  }
  if (what === 'minItems') {
    const far = entriesOf(high, high.minItems ?? 0);
    return [far, [...far, ...entriesOf(high, far.length + 1).slice(far.length)]];
  }
  // What matches or does not: the nearer value is one that does.
  if (what === 'multipleOf') {
    const far = [1, 2, 3].map((count) => count * step).find((one) => one % Number(low.multipleOf) !== 0);
    return far === undefined ? undefined : [far, Number(low.multipleOf)];
  }
  if (what === 'pattern') {
    const isLow = new RegExp(low.pattern ?? '', 'u');
    const far = fc.sample(fc.stringMatching(new RegExp(high.pattern ?? '', 'u')), { numRuns: 100, seed: 1 });
    const fits = (text: string) => text.length >= (high.minLength ?? 0) && text.length <= (low.maxLength ?? Infinity);
    const one = far.find((text) => fits(text) && !isLow.test(text));
    const nearer = matchingText(low);
    return one === undefined || nearer === undefined ? undefined : [one, nearer];
  }
  return undefined;
}

/** Whether a refusal names this limit with the sentence of the field. */
function refuses(answer: { problems?: Problem[] } | undefined, field: FieldForPlan, what: string): boolean {
  const { messages = {} } = field;
  const sentence = messages[what] ?? messages[RANGE_KEYS[what] ?? ''];
  return (answer?.problems ?? []).some(({ rule, message }) => rule === what && message === sentence);
}

describe("a value beyond the plan's limit may come nearer to it, but not go further", () => {
  let accepted = 0;
  beforeEach(() => move(LOW));

  test.each(limits.map((gate) => [`${gate.id} ${gate.path} ${gate.what}`, gate] as const))('%s', async (_, gate) => {
    const { id, what } = gate;
    const keys = parsePath(gate.path.replaceAll('*', '0'));
    const module = resolveModule(moduleNamed(id), contextOf({ plan: LOW, modules: others }));
    const [high, low] = [fieldAt(resolveForPlan(module.spec, HIGH), keys), fieldAt(module, keys)];
    const start = activeDocument(module, keys, defaultsOf(module));
    const values = high && low && beyond(high, low, what);
    if (!low || !start || !values) throw new Error('The test knows no value beyond this limit');
    const [far, nearer] = [setIn(start, keys, values[0]), setIn(start, keys, values[1])];

    await put(id, far);
    expect(refuses(await save(id, LOW, far), low, what)).toBe(false);
    const answer = await save(id, LOW, nearer);
    expect(refuses(answer, low, what)).toBe(false);
    // Another rule may refuse it.
    if (answer?.status === 200) accepted++;
    else await put(id, nearer);
    expect(getIn(await stored(id), keys)).toEqual(values[1]);

    const refused = await save(id, LOW, far);
    expect(refused?.status).toBe(400);
    expect(refuses(refused, low, what)).toBe(true);
    expect(getIn(await stored(id), keys)).toEqual(values[1]);
  });

  test('with few other rules in the way', () => {
    expect(accepted).toBeGreaterThan(limits.length / 2);
  });
});
