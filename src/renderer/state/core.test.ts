import { describe, expect, test, vi } from 'vitest';
import { defaultsOf } from '../../language/documents/defaults.ts';
import type { Context, Effect, Field, SettingsDocument } from '../../language/model.ts';
import { resolveForPlan } from '../../language/plans/resolveForPlan.ts';
import { resolveModule } from '../../language/resolved/resolveModule.ts';
import { contextFor, fixtureModule } from '../test/fixture.ts';
import { differingFields } from './dirty.ts';
import { createFormStore } from './store.ts';

const text = (parts: Partial<Field> = {}): Field => ({
  type: 'string',
  title: 'Text',
  default: '',
  ui: { widget: 'text' },
  ...parts,
});
const base = fixtureModule({
  fields: {
    on: { type: 'boolean', title: 'On', default: false, ui: { widget: 'switch' } },
    plain: text({ maxLength: 9 }),
    gated: text({ enabled: 'self.on', disabledReason: 'Turn it on' }),
    offered: text({ ui: { widget: 'cards', options: [{ value: 'a', title: 'A', visible: 'self.on' }] } }),
    locked: text({ plans: { free: { locked: 'stored', message: 'Needs Premium' } } }),
    box: {
      type: 'object',
      title: 'Box',
      default: { size: '' },
      access: 'owner',
      properties: { size: text() },
    },
    rows: {
      type: 'array',
      title: 'Rows',
      default: [],
      items: {
        type: 'object',
        title: 'Row',
        default: {},
        properties: {
          role: text({ ui: { widget: 'role', unique: true } }),
          color: text({ title: 'Color', plans: { free: { locked: 'stored', message: 'Needs Premium' } } }),
        },
      },
    },
  },
  expressions: { 'self.on': { run: ({ self }) => self.on, reads: ['self.on'] } },
});
const effects: Effect[] = [
  { leave: ['plain'], set: { gated: 'left' } },
  { on: ['on'], reset: ['offered'] },
];
const module = {
  ...base,
  spec: { ...base.spec, effects },
  expressions: { ...base.expressions, left: () => 'left' },
};

function storeOf(parts: Partial<Context> = {}, saved: SettingsDocument = {}, readOnly?: string) {
  const context = contextFor(parts);
  const onRefused = vi.fn();
  const document = { ...defaultsOf(resolveForPlan(module.spec, context.plan)), ...saved };
  const store = createFormStore({
    module: resolveModule(module, context),
    saved: document,
    readOnly,
    ownerOnly: 'Owners only',
    onRefused,
  });
  return { store, onRefused };
}
const member = { user: { is_owner: false, is_admin: true, can_modify: true } };

describe('the state of a control', () => {
  test('has its limits, its option values and why it is disabled', () => {
    const { store } = storeOf();
    expect(store.state('plain')).toMatchObject({
      visible: true,
      enabled: true,
      limits: { maxLength: 9 },
      optionValues: [],
    });
    expect(store.state('plain').lock).toBeUndefined();
    expect(store.state('gated')).toMatchObject({ visible: true, enabled: false, reason: 'Turn it on' });
    expect(store.state('offered').optionValues).toEqual([false]);
    store.set('on', true);
    expect(store.state('gated')).toMatchObject({ enabled: true, reason: undefined });
    expect(store.state('offered').optionValues).toEqual([true]);
  });

  test('of an unknown path is enabled, without limits', () => {
    expect(storeOf().store.state('gone')).toMatchObject({
      visible: true,
      enabled: true,
      limits: { messages: {} },
      optionValues: [],
    });
  });

  test('has the values of other rows if they must be unique', () => {
    const { store } = storeOf({}, { rows: [{ role: '1' }, { role: '2' }] });
    expect(store.state('rows.0.role').optionValues).toEqual([['2']]);
    store.set('rows.1.role', '3');
    expect(store.state('rows.0.role').optionValues).toEqual([['3']]);
    expect(store.state('rows').optionValues).toEqual([]);
  });

  test('is locked by the plan, and hidden if owner-only, at any depth', () => {
    expect(storeOf({ plan: 'free' }).store.state('locked').lock).toBe('Needs Premium');
    expect(storeOf({ plan: 'premium' }).store.state('locked').lock).toBeUndefined();
    const { store, onRefused } = storeOf(member);
    expect([store.state('box.size').visible, store.state('plain').visible]).toEqual([false, true]);
    expect(storeOf().store.state('box.size').visible).toBe(true);
    expect(store.set('box.size', 'L')).toBe(false);
    expect(onRefused).toHaveBeenCalledExactlyOnceWith('Owners only', undefined);
    expect(storeOf().store.set('box.size', 'L')).toBe(true);
  });

  test('of a read-only form has no reason of its own', () => {
    const { store } = storeOf({}, {}, 'Read only');
    expect(store.readOnly).toBe('Read only');
    expect(store.state('gated')).toMatchObject({ enabled: false, reason: undefined });
  });

  test('is the same object until it changes', () => {
    const { store } = storeOf();
    const before = [store.state('plain'), store.state('gated')];
    store.set('plain', 'x');
    expect([store.state('plain'), store.state('gated')]).toEqual(before);
    expect(store.state('plain')).toBe(before[0]);
    expect(store.state('gated')).toBe(before[1]);
  });
});

describe('a change', () => {
  const notified = (paths: string[], act: (store: ReturnType<typeof storeOf>['store']) => void) => {
    const { store } = storeOf({}, { rows: [{ role: '1' }, { role: '2' }] });
    const heard: string[] = [];
    for (const path of paths) store.subscribe(path, () => heard.push(path));
    act(store);
    return heard.toSorted();
  };
  const paths = ['', 'box', 'box.size', 'plain', 'offered', 'rows', 'rows.0', 'rows.0.role', 'rows.1', 'gated'];

  test('of a value notifies it, its ancestors and its dependents', () => {
    expect(notified(paths, (store) => store.set('box.size', 'L'))).toEqual(['', 'box', 'box.size']);
    expect(notified(paths, (store) => store.set('rows.1', { role: '5' }))).toEqual([
      '',
      'rows',
      'rows.0.role',
      'rows.1',
    ]);
  });

  test('of an object notifies the values inside', () => {
    expect(notified(paths, (store) => store.set('box', { size: 'L' }))).toEqual(['', 'box', 'box.size']);
  });

  test('with effects notifies their fields, too', () => {
    expect(notified(paths, (store) => void store.set('offered', 'a'))).toEqual(['', 'offered']);
    expect(
      notified(paths, (store) => {
        store.set('offered', 'a');
        store.set('on', true);
      }).filter((path) => path === 'offered'),
    ).toHaveLength(2);
  });

  test('to the same value notifies nobody and is no undo step', () => {
    expect(notified(paths, (store) => void store.set('plain', ''))).toEqual([]);
    const { store } = storeOf();
    store.set('plain', '');
    expect(store.undo()).toBe(false);
  });
});

describe('leaving a control', () => {
  test('applies its effects, as a separate undo step', () => {
    const { store } = storeOf({}, { on: true });
    store.blur('plain');
    expect(store.get('gated')).toBe('left');
    expect([...store.dirty()]).toEqual(['gated']);
    const before = store.document();
    store.blur('plain');
    store.blur('on');
    expect(store.document()).toBe(before);
    expect(store.undo()).toBe(true);
    expect(store.isDirty()).toBe(false);
  });
});

describe('a read-only form', () => {
  test('can neither undo nor redo', () => {
    const { store } = storeOf();
    store.set('plain', 'a');
    store.set('box.size', 'b');
    store.undo();
    const { module } = store;
    const saved = store.saved();
    expect([store.redo(), store.undo()]).toEqual([true, true]);
    store.takePlan({ module, saved, stored: saved, readOnly: 'Read only' });
    expect([store.undo(), store.redo()]).toEqual([false, false]);
    expect(store.readOnly).toBe('Read only');
  });
});

describe('another context', () => {
  test('applies to all controls at once', () => {
    const { store } = storeOf();
    const all = vi.fn();
    store.subscribe('plain', all);
    const guild = { ...store.module.context.guild, roles: [] };
    store.takeLists({ guild });
    expect(store.module.context.guild).toBe(guild);
    expect(all).toHaveBeenCalledOnce();
  });

  test('of a lower plan drops edits that it locks, and returns their titles', () => {
    const rows = [{ role: '1', color: 'red' }];
    const { store } = storeOf({}, { locked: 'stored', rows });
    store.set('locked', 'edited');
    store.set('rows.0.color', 'blue');
    store.set('plain', 'mine');
    expect(store.state('locked').lock).toBeUndefined();
    const saved = store.saved();
    const stored = { ...saved };
    const module = resolveModule(store.module.module, contextFor({ plan: 'free' }));
    expect(store.takePlan({ module, saved, stored, readOnly: undefined }).dropped).toEqual(['Text', 'Color']);
    expect([store.get('locked'), store.get('rows'), store.get('plain')]).toEqual(['stored', rows, 'mine']);
    expect([...store.dirty()]).toEqual(['plain']);
    expect(store.state('locked').lock).toBe('Needs Premium');
    expect(store.module.plan).toBe('free');
    expect(store.stored()).toBe(stored);
  });
});

describe('the history', () => {
  const rows = [{ role: '1', color: 'red' }];

  test('goes on after a plan has ended, without what it locks', () => {
    const { store } = storeOf({}, { locked: 'stored', rows });
    const saved = store.saved();
    store.set('locked', 'edited');
    store.set('plain', 'mine');
    store.set('rows.0.role', '2');
    store.undo();
    const module = resolveModule(store.module.module, contextFor({ plan: 'free' }));
    store.takePlan({ module, saved, stored: saved, readOnly: undefined });
    expect([store.can('undo'), store.can('redo')]).toEqual([true, true]);
    store.redo();
    expect([store.get('rows.0.role'), store.get('plain'), store.get('locked')]).toEqual(['2', 'mine', 'stored']);
    store.undo();
    store.undo();
    expect(store.document()).toEqual(saved);
    expect(store.can('undo')).toBe(false);
  });

  test('goes on after others have saved, with their values and the texts that are no values yet', () => {
    const { store } = storeOf({}, { rows });
    store.setDraft('rows.0.role', { text: 'x', expected: '1', problem: 'No role' });
    store.set('plain', 'mine');
    const theirs = { ...store.saved(), gated: 'theirs' };
    store.rebase(theirs, { ...theirs, plain: 'mine' }, theirs, store.steps());
    store.undo();
    expect(store.document()).toEqual(theirs);
    expect(store.draft('rows.0.role')).toMatchObject({ text: 'x' });
    store.undo();
    expect([store.isDirty(), store.can('undo')]).toEqual([false, false]);
    store.redo();
    expect(store.draft('rows.0.role')).toMatchObject({ text: 'x' });
  });
});

describe('a text that is no value yet', () => {
  const wrong = { text: 'x', expected: '', problem: 'No text' };

  test('is dropped and named like other edits when its setting is locked', () => {
    const { store } = storeOf();
    const saved = store.saved();
    store.setDraft('locked', wrong);
    store.setDraft('plain', wrong);
    const module = resolveModule(store.module.module, contextFor({ plan: 'free' }));
    expect(store.takePlan({ module, saved, stored: saved, readOnly: undefined }).dropped).toEqual(['Text']);
    expect([...store.unread().keys()]).toEqual(['plain']);
    store.undo();
    expect([store.isDirty(), store.can('undo')]).toEqual([false, false]);
  });

  test('is still unsaved when the form becomes read-only', () => {
    const { store } = storeOf();
    const { module } = store;
    const saved = store.saved();
    store.setDraft('plain', wrong);
    store.takePlan({ module, saved, stored: saved, readOnly: 'Read only' });
    expect(store.isDirty()).toBe(true);
  });
});

describe('the documents of a form', () => {
  test('the stored copy defaults to the saved one', () => {
    const { store } = storeOf();
    expect(store.stored()).toBe(store.saved());
    const [saved, edited, stored] = [{ ...store.saved(), plain: 's' }, { ...store.saved(), plain: 'e' }, {}];
    store.rebase(saved, edited, stored);
    expect([store.saved(), store.document(), store.stored()]).toEqual([saved, edited, stored]);
    expect([...store.dirty()]).toEqual(['plain']);
    expect(store.undo()).toBe(false);
    store.rebase(saved, saved);
    expect(store.stored()).toBe(saved);
    expect(store.isDirty()).toBe(false);
  });

  test('differ in changed, added and removed fields', () => {
    const shared = {};
    expect(differingFields({ a: 1, b: shared, gone: 1 }, { a: 2, b: shared, come: 1 })).toEqual(['a', 'come', 'gone']);
    const same = { a: 1 };
    expect(differingFields(same, same)).toEqual([]);
    expect(differingFields({ a: 1 }, { a: 1 })).toEqual([]);
  });

  test('discarding without edits is no undo step', () => {
    const { store } = storeOf();
    store.set('plain', 'a');
    store.set('plain', '');
    store.discard();
    expect(store.isDirty()).toBe(false);
  });
});
