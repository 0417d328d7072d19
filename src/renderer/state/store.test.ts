import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Context, SettingsDocument } from '../../language/model.ts';
import { resolveForPlan } from '../../language/plans/resolveForPlan.ts';
import { resolveModule } from '../../language/resolved/resolveModule.ts';
import { view } from '../../language/resolved/view.ts';
import { contextFor, fixtureModule } from '../test/fixture.ts';
import { present } from '../test/present.ts';
import { createFormStore, type FormStore } from './store.ts';

const module = fixtureModule();
const refused = vi.fn();

function storeOf(stored: SettingsDocument = {}, parts: Partial<Context> = {}, readOnly?: string): FormStore {
  const context = contextFor(parts);
  const saved = view(resolveForPlan(module.spec, context.plan), stored);
  return createFormStore({
    module: resolveModule(module, context),
    saved,
    readOnly,
    ownerOnly: 'Owners only',
    onRefused: refused,
  });
}

const rows = [
  { id: 'a', name: 'VIP', price: 5, note: '' },
  { id: 'b', name: 'Gold', price: 20, note: '' },
];

beforeEach(() => refused.mockReset());

describe('edits', () => {
  test('keeps the identity of what was not edited', () => {
    const store = storeOf({ items: rows });
    const before = store.get('items.1');
    store.set('items.0.price', 6);
    expect(store.get('items.0.price')).toBe(6);
    expect(store.get('items.1')).toBe(before);
    expect(store.saved().items).toEqual(rows);
  });

  test('applies effects', () => {
    const store = storeOf({ enabled: true, greeting: 'Hi' });
    store.set('enabled', false);
    expect(store.get('greeting')).toBe('');
    store.undo();
    expect(store.get('greeting')).toBe('Hi');
  });

  test('is dirty only while the documents differ', () => {
    const store = storeOf({ items: rows });
    store.set('items.0.price', 6);
    expect([...store.dirty()]).toEqual(['items']);
    store.set('items.0.price', 5);
    expect(store.isDirty()).toBe(false);
  });

  test('is not dirty because of an edit that a save would revert', () => {
    const effects = [
      { on: ['enabled'], when: 'self.enabled', reset: ['heading'] },
      { on: ['save'], when: '!self.enabled', set: { heading: "'Unnamed'" } },
    ];
    const store = createFormStore({
      module: resolveModule({ ...module, spec: { ...module.spec, effects } }, contextFor()),
      saved: view(resolveForPlan(module.spec, 'premium'), { enabled: false, heading: 'Unnamed' }),
      ownerOnly: '',
      onRefused: refused,
    });
    store.set('enabled', true);
    expect([...store.dirty()].sort()).toEqual(['enabled', 'heading']);
    store.set('enabled', false);
    expect(store.get('heading')).toBe('Hello');
    expect(store.isDirty()).toBe(false);
    store.set('rate', 2);
    expect([...store.dirty()]).toEqual(['rate']);
    store.markSaved(['rate'], { ...store.document(), heading: 'Unnamed' });
    expect(store.isDirty()).toBe(false);
  });

  test('refuses edits of a locked field with its message', () => {
    const store = storeOf({}, { plan: 'free' });
    expect(store.set('nickname', 'Jo')).toBe(false);
    expect(store.get('nickname')).toBe('Bot');
    expect(refused).toHaveBeenCalledExactlyOnceWith('Nicknames need Premium', { plan: 'premium' });
  });

  test('refuses and hides owner-only fields', () => {
    const store = storeOf({}, { user: { is_owner: false, is_admin: true, can_modify: true } });
    expect(store.set('staff', true)).toBe(false);
    expect(store.omitted()).toEqual(['staff']);
    expect(store.state('staff').visible).toBe(false);
    expect(refused).toHaveBeenCalledWith('Only the owner decides about staff', undefined);
  });

  test('refuses all edits in a read-only form', () => {
    const store = storeOf({ items: rows }, {}, 'Look, do not touch');
    expect(store.set('heading', 'Other')).toBe(false);
    expect(store.state('heading').enabled).toBe(false);
    store.rows.remove('items', 'a');
    expect(store.rows.add('items')).toBeUndefined();
    expect(store.isDirty()).toBe(false);
    expect(refused).toHaveBeenCalledTimes(3);
  });

  test('keeps edits made during a save', () => {
    const store = storeOf();
    store.set('heading', 'One');
    const sent = store.document();
    store.set('heading', 'Two');
    store.markSaved(['heading'], sent);
    expect(store.saved().heading).toBe('One');
    expect(store.get('heading')).toBe('Two');
    expect(store.isDirty()).toBe(true);
  });

  test('takes over changes of save effects, except in fields edited since', () => {
    const store = storeOf();
    store.set('heading', 'One');
    const asked = store.document();
    const sent = { ...asked, heading: 'ONE', greeting: 'Welcome' };
    store.set('greeting', 'Hello');
    store.markSaved(['heading', 'greeting'], sent, asked);
    expect([store.get('heading'), store.get('greeting')]).toEqual(['ONE', 'Hello']);
    expect([...store.dirty()]).toEqual(['greeting']);
  });
});

describe('subscriptions', () => {
  test('notifies the field, its ancestors and its dependents, and no others', () => {
    const store = storeOf({ items: rows });
    const notified: string[] = [];
    for (const path of [
      '',
      'enabled',
      'heading',
      'greeting',
      'rate',
      'items',
      'items.0',
      'items.1',
      'items.0.note',
      'items.1.note',
    ]) {
      store.subscribe(path, () => notified.push(path));
    }
    store.set('enabled', true);
    expect(notified.sort()).toEqual(['', 'enabled', 'greeting']);
    notified.length = 0;
    store.set('items.0.price', 200);
    expect(notified).toContain('items.0.note');
    expect(notified).not.toContain('items.1');
    expect(notified).not.toContain('heading');
    expect(notified).not.toContain('rate');
    expect(store.state('items.0.note').visible).toBe(true);
    expect(store.state('items.1.note').visible).toBe(false);
  });

  test('keep the identity of a control state until it changes', () => {
    const store = storeOf();
    const before = store.state('greeting');
    store.set('heading', 'Other');
    expect(store.state('greeting')).toBe(before);
    store.set('enabled', true);
    expect(store.state('greeting')).not.toBe(before);
    expect(before).toMatchObject({ enabled: false, reason: 'Turn it on to write a greeting' });
  });

  test('end when the listener unsubscribes', () => {
    const store = storeOf();
    const listener = vi.fn();
    store.subscribe('heading', listener)();
    store.set('heading', 'Other');
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('undo', () => {
  test('can be redone; continuous typing is one step', () => {
    const store = storeOf();
    store.set('rate', 2);
    for (const text of ['Hellow', 'Hellowe', 'Hellowed']) store.set('heading', text);
    store.undo();
    expect(store.get('heading')).toBe('Hello');
    store.undo();
    expect(store.isDirty()).toBe(false);
    expect(store.undo()).toBe(false);
    store.redo();
    store.redo();
    expect(store.get('heading')).toBe('Hellowed');
    expect([...store.dirty()].sort()).toEqual(['heading', 'rate']);
  });
});

describe('problems', () => {
  test('are shown after a refused save and follow edits', () => {
    const store = storeOf({ enabled: true });
    store.set('heading', '');
    expect(store.problems.at('heading')).toEqual([]);
    expect(store.prepareSave()).toHaveLength(1);
    expect(store.problems.at('heading')).toEqual(['Heading cannot be empty']);
    const heading = vi.fn();
    const rate = vi.fn();
    store.subscribe('heading', heading);
    store.subscribe('rate', rate);
    store.set('heading', 'Back');
    expect(store.problems.at('heading')).toEqual([]);
    expect(heading).toHaveBeenCalled();
    expect(rate).not.toHaveBeenCalled();
  });

  test('of the server disappear when their field changes', () => {
    const store = storeOf();
    store.problems.show([
      { path: 'heading', rule: 'pattern', message: 'Taken' },
      { path: 'rate', rule: 'maximum', message: 'Too much' },
    ]);
    store.set('heading', 'Other');
    expect(store.problems.at('heading')).toEqual([]);
    expect(store.problems.at('rate')).toEqual(['Too much']);
    store.discard();
    expect(store.problems.at('rate')).toEqual([]);
  });
});

describe('rows', () => {
  test('keep edits on Done', () => {
    const store = storeOf({ items: rows });
    store.rows.edit('items', 'a');
    store.set('items.0.name', 'Star');
    expect(store.rows.done('items', 'a')).toBe(true);
    expect(store.rows.isEditing('items', 'a')).toBe(false);
    expect(store.get('items.0.name')).toBe('Star');
  });

  test('stay open while invalid', () => {
    const store = storeOf({ items: rows });
    store.rows.edit('items', 'b');
    store.set('items.1.price', 0);
    expect(store.rows.done('items', 'b')).toBe(false);
    expect(store.problems.at('items.1.price')).toEqual(['Price must be greater than 0']);
    expect(store.rows.isEditing('items', 'b')).toBe(true);
    store.set('items.1.price', 3);
    expect(store.problems.at('items.1.price')).toEqual([]);
    expect(store.rows.done('items', 'b')).toBe(true);
  });

  test('are reverted on Cancel, and new ones removed', () => {
    const store = storeOf({ items: rows });
    store.rows.edit('items', 'a');
    store.set('items.0.name', 'Star');
    store.rows.cancel('items', 'a');
    expect(store.get('items.0')).toEqual(rows[0]);
    expect(store.isDirty()).toBe(false);
    const key = present(store.rows.add('items'));
    expect(store.rows.isEditing('items', key)).toBe(true);
    store.rows.cancel('items', key);
    expect(store.get('items')).toEqual(rows);
  });

  test('get generated ids and the effects of Done', () => {
    const store = storeOf({ items: rows });
    const key = present(store.rows.add('items'));
    expect(key).toMatch(/^item_\d+_\d+$/);
    expect(store.rows.add('items')).toBeUndefined();
    expect(store.rows.done('items', key)).toBe(true);
    expect(store.get('items.2')).toEqual({ id: key, name: 'Unnamed', price: 10, note: '' });
  });

  test('can be deleted and restored, even after other edits', () => {
    const store = storeOf({ items: rows });
    store.rows.edit('items', 'b');
    store.rows.remove('items', 'a');
    expect(store.rows.keys('items')).toEqual(['b']);
    expect(store.rows.path('items', 'b')).toBe('items.0');
    expect(store.rows.isEditing('items', 'b')).toBe(true);
    store.set('items.0.name', 'Silver');
    store.rows.restore('items');
    expect(store.get('items')).toEqual([rows[0], { ...rows[1], name: 'Silver' }]);
  });

  test('are not restored twice', () => {
    const store = storeOf({ items: rows });
    store.rows.remove('items', 'a');
    expect(store.rows.deleted('items')).toMatchObject([{ index: 0, row: { id: 'a' } }]);
    store.undo();
    expect(store.rows.deleted('items')).toBeUndefined();
    expect(store.get('items')).toEqual(rows);
  });
});

describe('before a save', () => {
  test('open rows are settled, closed ones stay unchanged', () => {
    const store = storeOf({ items: [...rows, { id: 'c', name: '', price: 1, note: '' }] });
    store.rows.edit('items', 'a');
    store.set('items.0.name', '');
    expect(store.prepareSave()).toEqual([]);
    expect(store.get('items')).toMatchObject([{ name: 'Unnamed' }, { name: 'Gold' }, { name: '' }]);
    expect(store.rows.isEditing('items', 'a')).toBe(true);
  });

  test('a row removed by undo is ignored', () => {
    const store = storeOf({ items: [present(rows[0])] });
    store.rows.add('items');
    store.undo();
    expect(store.rows.opened()).toEqual([]);
    expect(store.prepareSave()).toEqual([]);
    expect(store.get('items')).toEqual([rows[0]]);
  });
});

describe('after a save', () => {
  test('the form shows what a load would, and has the stored copy', () => {
    const effects = [{ on: ['load'], when: '!self.enabled', set: { heading: "'Unnamed'" } }];
    const store = createFormStore({
      module: resolveModule({ ...module, spec: { ...module.spec, effects } }, contextFor()),
      saved: view(resolveForPlan(module.spec, 'premium'), { enabled: true }),
      ownerOnly: '',
      onRefused: refused,
    });
    store.set('enabled', false);
    const sent = { enabled: false, heading: 'Hello' };
    store.markSaved(['enabled', 'heading', 'rate'], sent);
    expect([store.get('heading'), store.saved().heading, store.stored().heading]).toEqual([
      'Unnamed',
      'Unnamed',
      'Hello',
    ]);
    expect([store.get('rate'), store.stored().rate, store.stored().greeting]).toEqual([1, 1, '']);
    expect(store.isDirty()).toBe(false);
  });

  test('rows close and problems disappear, unless something was edited since', () => {
    const store = storeOf({ items: rows });
    store.rows.edit('items', 'a');
    store.set('heading', 'One');
    const sent = store.document();
    store.set('rate', 99);
    store.prepareSave();
    store.markSaved(['heading'], sent);
    expect([store.rows.isEditing('items', 'a'), store.problems.list().length]).toEqual([true, 1]);
    store.set('rate', 2);
    store.markSaved(['rate'], store.document());
    expect([store.rows.isEditing('items', 'a'), store.problems.list().length]).toEqual([false, 0]);
  });

  test('undo leads back through what was edited during it and before, as unsaved changes', () => {
    const store = storeOf();
    store.set('heading', 'One');
    const asked = store.document();
    store.set('rate', 2);
    store.markSaved(['heading'], { ...asked, heading: 'ONE' }, asked);
    expect([store.undo(), store.get('rate'), store.get('heading')]).toEqual([true, 1, 'ONE']);
    expect([...store.dirty()]).toEqual([]);
    expect([store.undo(), store.get('heading')]).toEqual([true, 'Hello']);
    expect([...store.dirty()]).toEqual(['heading']);
    expect(store.undo()).toBe(false);
    store.redo();
    store.redo();
    expect([store.get('heading'), store.get('rate'), [...store.dirty()]]).toEqual(['ONE', 2, ['rate']]);
  });

  test('a step that changes nothing any more is left out', () => {
    const store = storeOf();
    store.set('heading', '');
    const asked = store.document();
    store.markSaved(['heading'], { ...asked, heading: 'Hello' }, asked);
    expect([store.get('heading'), store.can('undo')]).toEqual(['Hello', false]);
  });
});
