import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { plans as declared, loadModule, moduleIds } from '../../generated/catalogue.ts';
import { placedFields } from '../../src/language/compile/lint/fields/fields.ts';
import { defaultsOf, newRow, withDefaults } from '../../src/language/documents/defaults.ts';
import { rowKey } from '../../src/language/documents/rows.ts';
import { saveBody } from '../../src/language/documents/wire.ts';
import { CONSTRAINTS } from '../../src/language/fields/constraints.ts';
import type {
  CompiledModule,
  DocumentCall,
  Json,
  ModuleSpec,
  Plan,
  SettingsDocument,
} from '../../src/language/model.ts';
import { type FieldForPlan, fieldAt, resolveForPlan } from '../../src/language/plans/resolveForPlan.ts';
import { effectiveDocument } from '../../src/language/resolved/view.ts';
import { getIn, parsePath, setIn } from '../../src/language/values/path.ts';
import { documentName } from '../../src/server/catalogue.ts';
import { readSettings } from '../../src/server/services/settings/stored.ts';
import { HARBOUR_TAVERN } from '../../src/simulators/demo/world.ts';
import { type Site, startSite, type Visitor } from './site.ts';

const [LOW, HIGH]: [Plan, Plan] = [declared[0].id, declared[declared.length - 1]?.id ?? declared[0].id];
const modules = new Map<string, CompiledModule>();
for (const id of moduleIds) modules.set(id, await loadModule(id));

function moduleOf(id: string): CompiledModule {
  const module = modules.get(id);
  if (!module) throw new Error(`There is no module ${id}`);
  return module;
}

/** A setting that the lower plan limits or locks. */
interface Gate {
  id: string;
  /** Path with `*` for rows. */
  path: string;
  /** What the lower plan changes, like `maxItems`, `maximum` or `locked`. */
  what: string;
}

const withSettings = [...modules].filter(([, { spec }]) => spec.calls).map(([id]) => id);
const included = withSettings.filter((id) => !needsPlan(id));
const excluded = withSettings.filter(needsPlan);
const gates = withSettings.flatMap((id) => gatesOf(id, moduleOf(id).spec));
const limits = gates.filter(({ id, path, what }) => {
  const locked = gates.some((other) => other.id === id && other.path === path && other.what === 'locked');
  return what !== 'locked' && !locked && included.includes(id);
});

function needsPlan(id: string): boolean {
  return modules.get(id)?.spec.requires?.some(({ plan }) => plan !== undefined && plan !== LOW) ?? false;
}

function gatesOf(id: string, spec: ModuleSpec): Gate[] {
  return placedFields(spec).flatMap(({ field, path }) => {
    const override = field.plans?.[LOW] ?? {};
    return [...CONSTRAINTS, 'locked' as const].filter((what) => what in override).map((what) => ({ id, path, what }));
  });
}

/** Settings that use the higher plan to its limits: full lists and maximum numbers. */
function generous(id: string): SettingsDocument {
  const moduleForPlan = resolveForPlan(moduleOf(id).spec, HIGH);
  return Object.fromEntries(Object.entries(moduleForPlan.fields).map(([name, field]) => [name, most(field)]));
}

/** The largest value of a field, or one that is not its default. */
function most(field: FieldForPlan): Json {
  if (field.items?.properties) {
    return Array.from({ length: field.maxItems ?? 0 }, (_, index) => rowOf(field, index));
  }
  if (field.refers || field.type === 'array') return field.default;
  if (field.enum) return field.enum.find((value) => value !== field.default) ?? field.default;
  if (field.type === 'boolean') return !field.default;
  if (typeof field.maximum === 'number') return field.maximum;
  return typeof field.default === 'string' && !field.pattern
    ? 'x'.repeat(Math.min(field.maxLength ?? 1, 20))
    : field.default;
}

function rowOf(list: FieldForPlan, index: number): Json {
  const key = rowKey(list);
  const typed = key !== undefined && list.items?.properties?.[key]?.ui?.widget === 'emoji';
  const name = typed ? `<:e${index}:${10_000 + index}>` : `row${index}`;
  return { ...newRow(list), ...(key === undefined ? {} : { [key]: name }) };
}

/** Settings of all modules, which their expressions may read. */
const others = Object.fromEntries(withSettings.map((id) => [id, generous(id)]));

let site: Site;
let owner: Visitor;

beforeAll(async () => {
  site = await startSite({ LIMIT_REQUESTS: '0', LIMIT_SAVES: '0' });
  owner = await site.visit('owner');
});
afterAll(() => site.close());

async function move(plan: Plan): Promise<void> {
  await site.store.subscriptions.revoke(HARBOUR_TAVERN, Date.now());
  if (plan !== LOW) await site.store.subscriptions.grant({ guild: HARBOUR_TAVERN, plan, now: Date.now() });
  const answer = await owner('GET', `/auth/guilds/${HARBOUR_TAVERN}/permissions/`);
  expect(answer.json().is_premium).toBe(plan !== LOW);
}

const calls = (id: string): readonly DocumentCall[] => modules.get(id)?.spec.calls?.documents ?? [];

async function put(id: string, document: SettingsDocument): Promise<void> {
  for (const call of calls(id)) {
    await site.store.documents.save({
      guild: HARBOUR_TAVERN,
      document: documentName(id, call),
      value: Object.fromEntries(Object.entries(document).filter(([name]) => call.fields.includes(name))),
      version: modules.get(id)?.migrations.length ?? 0,
      expectedRevision: null,
      user: '0',
      at: 0,
    });
  }
}

/** A module's stored settings. */
async function stored(id: string): Promise<SettingsDocument> {
  return (await readSettings(site.store, HARBOUR_TAVERN, moduleOf(id))).storedSettings;
}

/** Saves a document with the calls of the form. */
async function save(id: string, plan: Plan, document: SettingsDocument) {
  const moduleForPlan = resolveForPlan(moduleOf(id).spec, plan);
  const answers = [];
  for (const call of calls(id)) {
    const body = saveBody(moduleForPlan, call, withDefaults(moduleForPlan, document));
    const answer = await owner('POST', `/auth/guilds/${HARBOUR_TAVERN}/${call.save.path}`, { body });
    answers.push({ status: answer.statusCode, ...answer.json() });
  }
  return answers.find(({ status }) => status !== 200) ?? answers[0];
}

const forBot = async (id: string, plan: Plan) =>
  effectiveDocument(moduleOf(id), await stored(id), { plan, modules: others });

/** All values of a document at a path in which `*` stands for each row. */
function valuesAt(document: SettingsDocument, path: string): Json[] {
  const [start = '', ...rest] = path.split('.*');
  const value = getIn(document, parsePath(start));
  if (value === undefined || rest.length === 0) return value === undefined ? [] : [value];
  const below = rest.join('.*').replace(/^\./, '');
  return (value as Json[]).flatMap((row) => (below === '' ? [row] : valuesAt(row as SettingsDocument, below)));
}

/** Expects a value to be within the lower plan's limits. */
function expectAllowed(value: Json, field: FieldForPlan | undefined, what: string): void {
  if (!field) throw new Error('There is no such field');
  if (what === 'locked') {
    if (field.locked === 'default') expect(value).toEqual(field.default);
  } else if (what === 'maxItems')
    expect(Array.isArray(value) && value.length).toBeLessThanOrEqual(Number(field.maxItems));
  else if (what === 'maximum') expect(value).toBeLessThanOrEqual(Number(field.maximum));
  else if (what === 'minimum') expect(value).toBeGreaterThanOrEqual(Number(field.minimum));
  else throw new Error(`Say here what '${what}' allows: a module began to limit it by plan`);
}

test('there are limits and locks to test', () => {
  expect(limits.map(({ what }) => what)).toEqual(expect.arrayContaining(['maxItems', 'maximum']));
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
    expect(before).toEqual(withDefaults(resolveForPlan(moduleOf(id).spec, HIGH), full));

    await move(LOW);
    const moduleForPlan = resolveForPlan(moduleOf(id).spec, LOW);
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

describe("a value above the plan's limit may decrease but not increase", () => {
  beforeEach(() => move(LOW));

  test.each(limits.map((gate) => [`${gate.id} ${gate.path} ${gate.what}`, gate] as const))('%s', async (_, gate) => {
    const { id, path, what } = gate;
    const spec = moduleOf(id).spec;
    const full = generous(id);
    const keys = parsePath(path);
    const value = getIn(full, keys);
    const less: Json = Array.isArray(value) ? value.slice(1) : Number(value) - 1;
    await put(id, full);
    expect(await save(id, LOW, full)).toMatchObject({ status: 200 });
    expect(await save(id, LOW, setIn(full, keys, less))).toMatchObject({ status: 200 });
    expect(getIn(await stored(id), keys)).toEqual(less);

    const sentence = fieldAt(resolveForPlan(spec, LOW), keys)?.messages;
    const refused = await save(id, LOW, full);
    expect(refused?.status).toBe(400);
    expect(refused?.problems[0]?.rule).toBe(what);
    expect(refused?.error).toBe(sentence?.[what] ?? sentence?.range ?? sentence?.count);
    expect(getIn(await stored(id), keys)).toEqual(less);
  });
});
