import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { plans as declared, loadModule, moduleIds } from '../../generated/catalogue.ts';
import { placedFields } from '../../src/language/compile/lint/fields/fields.ts';
import { defaultsOf, newRow, withDefaults } from '../../src/language/documents/defaults.ts';
import { rowKey } from '../../src/language/documents/rows.ts';
import { toWire } from '../../src/language/documents/wire.ts';
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

const [LOW, HIGH] = [declared[0]?.id, declared.at(-1)?.id] as [Plan, Plan];
const modules = new Map<string, CompiledModule>();
for (const id of moduleIds) modules.set(id, await loadModule(id));

/** A setting that the lower plan limits or locks. */
interface Gate {
  id: string;
  /** Path with `*` for rows. */
  path: string;
  /** What the lower plan changes: `maxItems`, `maximum`, `locked`. */
  what: string;
}

const withSettings = [...modules].filter(([, { spec }]) => spec.calls).map(([id]) => id);
const included = withSettings.filter((id) => !needsPlan(id));
const excluded = withSettings.filter(needsPlan);
const gates = withSettings.flatMap((id) => gatesOf(id, (modules.get(id) as CompiledModule).spec));
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

/** Settings of a server that used all that the higher plan gives: every list full, every number at its top. */
function generous(id: string): SettingsDocument {
  const planned = resolveForPlan((modules.get(id) as CompiledModule).spec, HIGH);
  return Object.fromEntries(Object.entries(planned.fields).map(([name, field]) => [name, most(field)]));
}

/** The largest value of a field, or another one than its default. */
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

/** What modules read of each other: all of them are on. */
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
      value: Object.fromEntries(call.fields.map((name) => [name, document[name] as Json])),
      version: modules.get(id)?.migrations.length ?? 0,
      expectedRevision: null,
      user: '0',
      at: 0,
    });
  }
}

/** What the store holds of a module. */
async function stored(id: string): Promise<SettingsDocument> {
  return (await readSettings(site.store, HARBOUR_TAVERN, modules.get(id) as CompiledModule)).storedSettings;
}

/** Saves a document by the calls that the form makes. */
async function save(id: string, plan: Plan, document: SettingsDocument) {
  const planned = resolveForPlan((modules.get(id) as CompiledModule).spec, plan);
  const answers = [];
  for (const call of calls(id)) {
    const { path, omit, omitLocked, constants } = call.save;
    const body = { ...toWire(planned, call, withDefaults(planned, document), { omit, omitLocked }), ...constants };
    const answer = await owner('POST', `/auth/guilds/${HARBOUR_TAVERN}/${path}`, { body });
    answers.push({ status: answer.statusCode, ...answer.json() });
  }
  return answers.find(({ status }) => status !== 200) ?? answers[0];
}

const forBot = async (id: string, plan: Plan) =>
  effectiveDocument(modules.get(id) as CompiledModule, await stored(id), { plan, modules: others });

/** Every value of a document at a path in which `*` stands for each row. */
function valuesAt(document: SettingsDocument, path: string): Json[] {
  const [start = '', ...rest] = path.split('.*');
  const value = getIn(document, parsePath(start));
  if (value === undefined || rest.length === 0) return value === undefined ? [] : [value];
  const below = rest.join('.*').replace(/^\./, '');
  return (value as Json[]).flatMap((row) => (below === '' ? [row] : valuesAt(row as SettingsDocument, below)));
}

/** Fails where a value is more than the lower plan allows. */
function expectAllowed(value: Json, field: FieldForPlan, what: string): void {
  if (what === 'locked') {
    if (field.locked === 'default') expect(value).toEqual(field.default);
  } else if (what === 'maxItems') expect((value as Json[]).length).toBeLessThanOrEqual(field.maxItems as number);
  else if (what === 'maximum') expect(value).toBeLessThanOrEqual(field.maximum as number);
  else if (what === 'minimum') expect(value).toBeGreaterThanOrEqual(field.minimum as number);
  else throw new Error(`Say here what '${what}' allows: a module began to limit it by plan`);
}

test('finds limits and locks to ask about', () => {
  expect(limits.map(({ what }) => what)).toEqual(expect.arrayContaining(['maxItems', 'maximum']));
  expect(gates.some(({ what }) => what === 'locked')).toBe(true);
  expect(excluded.length).toBeGreaterThan(0);
  expect(included.length).toBeGreaterThan(0);
});

describe('Premium lapses: nothing stored is lost, the bot gets what the plan allows, and all is back with Premium', () => {
  beforeEach(() => move(HIGH));

  test.each(withSettings)('%s', async (id) => {
    const full = generous(id);
    await put(id, full);
    const before = await forBot(id, HIGH);
    expect(before).toEqual(withDefaults(resolveForPlan((modules.get(id) as CompiledModule).spec, HIGH), full));

    await move(LOW);
    const planned = resolveForPlan((modules.get(id) as CompiledModule).spec, LOW);
    const during = await forBot(id, LOW);
    if (excluded.includes(id)) expect(during).toEqual(defaultsOf(planned));
    for (const { path, what } of gates.filter((gate) => gate.id === id)) {
      const field = fieldAt(planned, path.split('.')) as FieldForPlan;
      for (const value of valuesAt(during, path)) expectAllowed(value, field, what);
    }

    // The form as it is shown now, sent back by somebody who changed nothing.
    const answer = await save(id, LOW, full);
    expect(answer?.status, answer?.error).toBe(excluded.includes(id) ? 403 : 200);
    expect(await stored(id)).toEqual(full);

    await move(HIGH);
    expect(await forBot(id, HIGH)).toEqual(before);
  });
});

describe('what is above the limit of a plan may get less and not more', () => {
  beforeEach(() => move(LOW));

  test.each(limits.map((gate) => [`${gate.id} ${gate.path} ${gate.what}`, gate] as const))('%s', async (_, gate) => {
    const { id, path, what } = gate;
    const spec = (modules.get(id) as CompiledModule).spec;
    const full = generous(id);
    const keys = parsePath(path);
    const value = getIn(full, keys) as Json;
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
