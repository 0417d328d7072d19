import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { plans } from '../../generated/product.ts';
import { differences, takeBack } from '../../src/language/documents/differences.ts';
import type { CompiledModule, Json, SettingsDocument } from '../../src/language/model.ts';
import { type FieldForPlan, resolveForPlan } from '../../src/language/plans/resolveForPlan.ts';
import { untouchedDocument } from '../../src/language/resolved/defaultAt.ts';
import { resolveModule } from '../../src/language/resolved/resolveModule.ts';
import { view } from '../../src/language/resolved/view.ts';
import { contextOf } from '../../src/language/test/context.ts';
import { equal } from '../../src/language/values/equal.ts';
import { continueEdits } from '../../src/renderer/kept/continueEdits.ts';
import { readEdits, writeEdits } from '../../src/renderer/kept/keptEdits.ts';
import { resetPlan } from '../../src/renderer/menus/resetPlan.ts';
import { formChanges, undoChange } from '../../src/renderer/review/changes.ts';
import { createFormStore, type FormStore } from '../../src/renderer/state/store.ts';
import { FakeDatabase } from '../../src/renderer/test/fakeDatabase.ts';
import { modules } from '../modules.ts';
import { valuesOf } from './documents.ts';

/** Sequences of edits, shared among the modules. */
const SEQUENCES = Number(process.env.FUZZ_EDITS || 200);
const SEED = Number(process.env.FUZZ_SEED || 20_240_229);
const PLAN = plans.at(-1)?.id ?? '';

/** What somebody does to a form. `at` chooses a row or a change. */
type Action =
  | { kind: 'set'; name: string; value: Json }
  | { kind: 'add' | 'remove' | 'move'; name: string; at: number }
  | { kind: 'undo' | 'redo' | 'discard' }
  | { kind: 'takeBack'; at: number }
  /** Types words at the end of a text, letter by letter, and leaves the control. */
  | { kind: 'type'; name: string; text: string }
  /** Closes the page and comes back. @property others what others have stored meanwhile */
  | { kind: 'reload'; others?: { name: string; value: Json } };

vi.stubGlobal('indexedDB', new FakeDatabase().factory);
const marks = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => marks.get(key) ?? null,
  setItem: (key: string, value: string) => void marks.set(key, value),
  removeItem: (key: string) => void marks.delete(key),
});

const withSettings = modules.filter(({ spec }) => spec.calls?.documents.length);

describe.each(withSettings.map((module) => [module.spec.id, module] as const))('edits of %s', (_, module) => {
  test('are listed exactly, and undo and redo lead through all of them', { timeout: 3_600_000 }, async () => {
    const { guild } = contextOf();
    const resolved = resolveForPlan(module.spec, PLAN);
    const fields = Object.entries(resolved.fields);
    const document = fc
      .record(Object.fromEntries(fields.map(([name, field]) => [name, valuesOf(field, guild, false)])))
      .map((stored) => view(resolved, stored));
    let changed = 0;
    let reloads = 0;
    const property = fc.asyncProperty(
      document,
      fc.array(actionsOf(module), { minLength: 1, maxLength: 30, size: 'max' }),
      async (saved, actions) => {
        let store = formOf(module, saved);
        for (const action of actions) {
          if (action.kind === 'reload') {
            const isKept = store.isDirty();
            store = await reloaded(store, module, action.others);
            reloads += isKept ? 1 : 0;
          } else act(store, action);
          expectExactReview(store);
        }
        changed += store.isDirty() ? 1 : 0;
        expectWholeHistory(store);
        for (const plan of plans) expectResets(store, module, plan.id);
      },
    );
    await fc.assert(property, { numRuns: Math.ceil(SEQUENCES / withSettings.length), seed: SEED });
    // If all ended where they began, this would prove nothing.
    expect(changed).toBeGreaterThan(SEQUENCES / withSettings.length / 3);
    expect(reloads).toBeGreaterThan(0);
  });
});

function formOf(module: CompiledModule, saved: SettingsDocument, context = contextOf({ plan: PLAN })): FormStore {
  return createFormStore({
    module: resolveModule(module, context),
    saved,
    ownerOnly: '',
    onRefused: () => {},
  });
}

function actionsOf(module: CompiledModule): fc.Arbitrary<Action> {
  const { guild } = contextOf();
  const fields = Object.entries(resolveForPlan(module.spec, PLAN).fields);
  const lists = fields.flatMap(([name, { items }]) => (items?.properties ? [name] : []));
  const set = fc
    .constantFrom(...fields)
    .chain(([name, field]) => valuesOf(field, guild, false).map((value): Action => ({ kind: 'set', name, value })));
  const row = fc.record({
    kind: fc.constantFrom('add' as const, 'remove' as const, 'move' as const),
    name: fc.constantFrom('', ...lists),
    at: fc.nat(9),
  });
  const step = fc.constantFrom<Action>({ kind: 'undo' }, { kind: 'undo' }, { kind: 'redo' }, { kind: 'discard' });
  const texts = fields.flatMap(([name, { type }]) => (type === 'string' ? [name] : []));
  const typed = fc.record({
    kind: fc.constant('type' as const),
    name: fc.constantFrom('', ...texts),
    text: fc.constantFrom('a', 'two words', ' x', 'șț 🎲'),
  });
  const reload = fc.record({
    kind: fc.constant('reload' as const),
    others: fc.option(
      fc
        .constantFrom(...fields)
        .chain(([name, field]) => valuesOf(field, guild, false).map((value) => ({ name, value }))),
      { nil: undefined },
    ),
  });
  const back = fc.record({ kind: fc.constant('takeBack' as const), at: fc.nat(20) });
  return fc.oneof(
    { weight: 4, arbitrary: set },
    ...(lists.length > 0 ? [{ weight: 4, arbitrary: row }] : []),
    ...(texts.length > 0 ? [{ weight: 2, arbitrary: typed }] : []),
    step,
    back,
    reload,
  );
}

/** The form after the page was closed and opened again, and the edits that were kept were asked for. */
async function reloaded(
  store: FormStore,
  module: CompiledModule,
  others: { name: string; value: Json } | undefined,
): Promise<FormStore> {
  const saved = others ? { ...store.saved(), [others.name]: others.value } : store.saved();
  const next = formOf(module, view(resolveForPlan(module.spec, PLAN), saved));
  // Nothing is kept of a form without edits.
  if (!store.isDirty()) return next;
  const [document, steps] = [store.document(), store.steps()];
  const edited = { base: store.saved(), document, steps, drafts: store.drafts() };
  await writeEdits('form', module, { edited, at: 1 });
  const kept = await readEdits('form', module, '');
  if (!kept) throw new Error('The edits are gone');
  const { conflicts } = continueEdits(next, kept);
  if (!others) expect([next.document(), next.steps()]).toEqual([document, steps]);
  // Their answer begins a new history.
  return conflicts ? formOf(module, next.saved()) : next;
}

function act(store: FormStore, action: Exclude<Action, { kind: 'reload' }>): void {
  switch (action.kind) {
    case 'type': {
      const before = store.get(action.name);
      if (typeof before !== 'string') return;
      for (let length = 1; length <= action.text.length; length++)
        store.set(action.name, before + action.text.slice(0, length));
      store.blur(action.name);
      return;
    }
    case 'set':
      return void store.set(action.name, action.value);
    case 'add':
      return void store.rows.add(action.name);
    case 'remove':
    case 'move': {
      const keys = store.rows.keys(action.name);
      const key = keys[action.at % Math.max(keys.length, 1)];
      if (key === undefined) return;
      if (action.kind === 'remove') store.rows.remove(action.name, key);
      else store.rows.move(action.name, key, (action.at % 5) - 2);
      return;
    }
    case 'takeBack': {
      const changes = formChanges(store);
      const change = changes[action.at % Math.max(changes.length, 1)];
      if (change) undoChange(store, change);
      return;
    }
    default:
      store[action.kind]();
  }
}

/** What is listed is not the same before and after, and nothing else differs. */
function expectExactReview(store: FormStore): void {
  const [before, after] = [store.saved(), store.document()];
  const listed = formChanges(store).flatMap(({ difference }) => difference ?? []);
  expect(listed.filter((one) => equal(one.before, one.after))).toEqual([]);
  expect(new Set(listed.map(({ kind, path }) => JSON.stringify([kind, ...path]))).size).toBe(listed.length);
  expect(takeBack(store.module, { before, after }, listed)).toEqual(before);
  expect(listed.length === 0).toBe(equal(before, after));
  expect(differences(store.module, after, after)).toEqual([]);
}

/**
 * Resets of the whole screen, of the owner and of somebody else: back to what is saved, and to the defaults of the plan
 * except for what that user may not change. Both can be undone, and change exactly what they list.
 */
function expectResets(edited: FormStore, module: CompiledModule, plan: string): void {
  for (const isOwner of [true, false]) {
    const user = { is_owner: isOwner, is_admin: true, can_modify: true };
    const context = contextOf({ plan, user });
    // What a plan locks cannot have been edited on it, in a part of a setting neither.
    const shown = (document: SettingsDocument) => view(resolveForPlan(module.spec, plan), document);
    const store = formOf(module, shown(edited.saved()), context);
    for (const [name, value] of Object.entries(shown(edited.document()))) store.set(name, value);
    const before = store.document();

    const saved = resetPlan(store, 'saved', undefined);
    store.reset(saved.document, saved.names);
    expect(store.document()).toEqual(store.saved());
    expect(store.isDirty()).toBe(false);
    store.undoDiscard();
    expect(store.document()).toEqual(before);

    const usual = resetPlan(store, 'default', undefined);
    expect(usual.changes.length === 0).toBe(equal(usual.document, before));
    store.reset(usual.document, usual.names);
    const { fields, sections } = store.module;
    const untouched = untouchedDocument(store.module);
    const stays = (name: string) =>
      !sections.has(name) || fields[name]?.locked !== undefined || (fields[name]?.access === 'owner' && !isOwner);
    for (const name of Object.keys(fields)) {
      if (!hasInnerLock(fields[name]))
        expect([name, store.document()[name]]).toEqual([name, (stays(name) ? before : untouched)[name]]);
    }
    store.undoDiscard();
    expect(store.document()).toEqual(before);
  }
}

/** Whether a part of a setting is locked, which then stays while the rest of it is reset. */
function hasInnerLock({ items, properties }: Partial<FieldForPlan> = {}): boolean {
  return [...(items ? [items] : []), ...Object.values(properties ?? {})].some(
    (part) => part.locked !== undefined || hasInnerLock(part),
  );
}

/** Undo leads back to the start and redo to the end. */
function expectWholeHistory(store: FormStore): void {
  while (store.redo());
  const end = store.document();
  const steps = store.steps().past.length;
  for (let step = 0; step < steps; step++) expect(store.undo()).toBe(true);
  expect(store.document()).toEqual(store.saved());
  expect(store.can('undo')).toBe(false);
  while (store.redo());
  expect(store.document()).toEqual(end);
}
