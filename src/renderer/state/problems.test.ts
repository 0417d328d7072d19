import { describe, expect, test, vi } from 'vitest';
import { defaultsOf } from '../../language/documents/defaults.ts';
import type { Field, Json, SettingsDocument } from '../../language/model.ts';
import { resolveForPlan } from '../../language/plans/resolveForPlan.ts';
import { resolveModule } from '../../language/resolved/resolveModule.ts';
import { contextFor, fixtureModule } from '../test/fixture.ts';
import { createFormStore } from './store.ts';
import { PROBLEMS_PATH } from './subscriptions.ts';

const text: Field = {
  type: 'string',
  title: 'Word',
  default: '',
  minLength: 2,
  maxLength: 5,
  messages: { length: 'A word has {minLength} to {maxLength} letters' },
};
const list = (items: Field, widget: 'tags' | 'rows'): Field => ({
  type: 'array',
  title: 'List',
  default: [],
  maxItems: 4,
  items,
  ui: widget === 'rows' ? { widget, addLabel: 'Add' } : { widget },
});
const module = fixtureModule({
  fields: {
    words: list(text, 'tags'),
    rows: list(
      { type: 'object', title: 'Row', default: {}, properties: { word: { ...text, ui: { widget: 'text' } } } },
      'rows',
    ),
  },
});

function opened() {
  const context = contextFor();
  const saved = defaultsOf(resolveForPlan(module.spec, context.plan));
  return createFormStore({ module: resolveModule(module, context), saved, ownerOnly: '', onRefused: () => {} });
}

describe('a problem of an entry', () => {
  const sentence = 'A word has 2 to 5 letters';

  test('is shown once at the list if one control edits all entries, and keeps its path', () => {
    const store = opened();
    store.set('words', ['a', 'good', 'too long']);
    store.problems.check();
    expect(store.problems.at('words')).toEqual([sentence]);
    expect(store.problems.list().map(({ path }) => path)).toEqual(['words.0', 'words.2']);
    store.set('words', ['good']);
    expect(store.problems.at('words')).toEqual([]);
  });

  test('is shown at its own control if it has one', () => {
    const store = opened();
    store.set('rows', [{ word: 'good' }, { word: 'a' }]);
    store.problems.check();
    expect(store.problems.at('rows')).toEqual([]);
    expect(store.problems.at('rows.1.word')).toEqual([sentence]);
  });
});

describe('a hidden field', () => {
  const hiding = fixtureModule({
    fields: {
      timed: { type: 'boolean', title: 'Timed', default: false, ui: { widget: 'switch' } },
      minutes: {
        type: 'integer',
        title: 'Minutes',
        default: 5,
        minimum: 1,
        visible: 'self.timed',
        messages: { minimum: 'At least {minimum}' },
        ui: { widget: 'number' },
      },
    },
    expressions: { 'self.timed': { run: ({ self }) => self.timed, reads: ['self.timed'] } },
  });
  const form = (saved: SettingsDocument) =>
    createFormStore({ module: resolveModule(hiding, contextFor()), saved, ownerOnly: '', onRefused: () => {} });

  test('that is invalid goes back to its stored value', () => {
    const store = form({ timed: true, minutes: 9 });
    store.set('minutes', 0);
    store.set('timed', false);
    expect(store.prepareSave()).toEqual([]);
    expect(store.document()).toEqual({ timed: false, minutes: 9 });
  });

  test('is distinguished from visible ones, and may keep an invalid stored value', () => {
    const store = form({ timed: false, minutes: 0 });
    expect(store.prepareSave()).toEqual([]);
    expect(store.document()).toEqual({ timed: false, minutes: 0 });
    store.set('timed', true);
    expect(store.prepareSave().map(({ path, message }) => [path, message])).toEqual([['minutes', 'At least 1']]);
  });
});

describe('a rule whose problems are shown at once', () => {
  const isOnce = 'size(self.rows.filter(r, r.word == item.word)) <= 1';
  const rule = { each: 'rows', rule: isOnce, at: 'word', message: 'There already' };
  const words = (rows: Json | undefined) => (rows as { word: string }[]).map(({ word }) => word);

  test.each([
    ['atOnce', ['There already']],
    [undefined, []],
  ] as const)('%s', (said, sentences) => {
    vi.useFakeTimers();
    const quick = fixtureModule({
      fields: module.spec.settings.properties,
      rules: [{ ...rule, ...(said && { said }) }],
      expressions: {
        [isOnce]: {
          run: ({ self, item }) => words(self.rows).filter((word) => word === item.word).length <= 1,
          reads: ['self.rows', 'item.word'],
        },
      },
    });
    const saved = { words: [], rows: [{ word: 'one' }, { word: 'two' }] };
    const store = createFormStore({
      module: resolveModule(quick, contextFor()),
      saved,
      ownerOnly: '',
      onRefused: () => {},
    });
    store.set('rows.1.word', 'one');
    vi.runAllTimers();
    expect(store.problems.at('rows.1.word')).toEqual(sentences);
    store.set('rows.1.word', 'two');
    vi.runAllTimers();
    expect(store.problems.at('rows.1.word')).toEqual([]);
    vi.useRealTimers();
  });
});

describe('a problem found by the server', () => {
  const word = (path: string, message = 'Taken') => ({ path, rule: 'pattern', message });
  const rows = [{ word: 'one' }, { word: 'two' }];

  test('is shown with those of the form, each message once', () => {
    const store = opened();
    store.set('words', ['a']);
    store.problems.check();
    const [own] = store.problems.list();
    store.problems.show([own as ReturnType<typeof word>, word('words.0'), word('rows')]);
    expect(store.problems.list()).toEqual([own, word('words.0'), word('rows')]);
    expect(store.problems.at('words')).toEqual([own?.message, 'Taken']);
    store.problems.check();
    expect(store.problems.list()).toEqual([own]);
  });

  test('disappears when its field changes, or one above or below it', () => {
    const store = opened();
    store.set('rows', rows);
    store.problems.show([word('rows'), word('rows.0.word'), word('rows.1.word'), word('words')]);
    store.set('rows.1.word', 'three');
    expect(store.problems.list().map(({ path }) => path)).toEqual(['rows.0.word', 'words']);
    store.set('rows', []);
    expect(store.problems.list().map(({ path }) => path)).toEqual(['words']);
    store.problems.clear();
    expect(store.problems.list()).toEqual([]);
  });

  test('in a row disappears when rows move, one of the list stays', () => {
    const store = opened();
    store.problems.show([word('rows'), word('rows.0.word'), word('words')]);
    store.problems.forgetRows('rows');
    expect(store.problems.list().map(({ path }) => path)).toEqual(['rows', 'words']);
  });
});

describe('a problem of one row', () => {
  const rows = [{ word: 'good' }, { word: 'a' }, { word: 'b' }];

  test('is shown, and no other', () => {
    const store = opened();
    store.set('rows', rows);
    store.set('words', ['a']);
    expect(store.problems.checkRow('rows.0', store.document())).toEqual([]);
    expect(store.problems.list()).toEqual([]);
    expect(store.problems.checkRow('rows.1', store.document()).map(({ path }) => path)).toEqual(['rows.1.word']);
    expect(store.problems.checkRow('rows.1', store.document())).toHaveLength(1);
    expect(store.problems.list().map(({ path }) => path)).toEqual(['rows.1.word']);
    store.problems.checkRow('rows.2', store.document());
    expect(store.problems.list().map(({ path }) => path)).toEqual(['rows.1.word', 'rows.2.word']);
  });

  test('follows edits, until the row is valid or rows move', () => {
    const store = opened();
    store.set('rows', rows);
    store.problems.checkRow('rows.1', store.document());
    store.set('rows.1.word', 'good');
    expect(store.problems.list()).toEqual([]);
    store.set('rows.1.word', 'x');
    store.problems.forgetRows('rows');
    expect(store.problems.list()).toEqual([]);
    store.set('words', ['a']);
    expect(store.problems.list()).toEqual([]);
  });

  test('stays while rows of another list move', () => {
    vi.useFakeTimers();
    const store = opened();
    store.set('rows', rows);
    store.problems.checkRow('rows.1', store.document());
    store.problems.forgetRows('words');
    expect(store.problems.list()).toHaveLength(1);
    store.set('rows.1.word', 'good');
    store.set('rows.1.word', 'x');
    vi.runAllTimers();
    expect(store.problems.list()).toHaveLength(1);
    vi.useRealTimers();
  });
});

describe('warnings', () => {
  const ruled = '{said}';
  const warning = { rule: 'no', at: 'name', message: `${ruled} costs more`, severity: 'warning' } as const;
  const variables = fixtureModule({
    fields: {
      name: {
        ...text,
        maxLength: 50,
        ui: { widget: 'text', variables: [{ name: 'user', help: 'Who', token: '{user}' }] },
      },
      other: {
        ...text,
        maxLength: 50,
        ui: { widget: 'text', variables: [{ name: 'user', help: 'Who', token: '{user}' }] },
      },
    },
    rules: [warning],
    expressions: { no: { run: () => false, reads: ['self.name'] } },
  });
  const spec = { ...variables.spec, standard: { 'variable.unknown': '{token} is unknown' } };
  const form = () =>
    createFormStore({
      module: resolveModule({ ...variables, spec }, contextFor()),
      saved: { name: 'Hi {user} {said} {else}', other: '{said}' },
      ownerOnly: '',
      onRefused: () => {},
    });

  test('are shown from the start; those of a rule are not repeated', () => {
    const store = form();
    expect(store.problems.warningsAt('name')).toEqual(['{said} costs more', '{else} is unknown']);
    expect(store.problems.warningsAt('other')).toEqual(['{said} is unknown']);
    expect(store.problems.warningsAt('gone')).toEqual([]);
    expect(store.problems.warningsAt('gone')).toBe(store.problems.at('gone'));
  });

  test('suggest the variable that may be meant', () => {
    const store = createFormStore({
      module: resolveModule(
        { ...variables, spec: { ...spec, standard: { ...spec.standard, 'variable.near': '{token}: {near}?' } } },
        contextFor(),
      ),
      saved: { name: '', other: '{usr} {entirely}' },
      ownerOnly: '',
      onRefused: () => {},
    });
    expect(store.problems.suggestionFor('other', '{usr}: {user}?')).toEqual({ written: '{usr}', near: '{user}' });
    expect(store.problems.suggestionFor('other', '{entirely} is unknown')).toBeUndefined();
    expect(store.problems.suggestionFor('name', '{usr}: {user}?')).toBeUndefined();
  });

  test('are updated after a pause in typing', () => {
    vi.useFakeTimers();
    const store = form();
    const listener = vi.fn();
    store.set('other', 'Hi {user}');
    vi.advanceTimersByTime(200);
    store.set('other', 'Hi {user}!');
    store.subscribe('other', listener);
    vi.advanceTimersByTime(399);
    expect(store.problems.warningsAt('other')).toHaveLength(1);
    expect(listener).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(store.problems.warningsAt('other')).toEqual([]);
    expect(listener).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});

describe('the list of problems', () => {
  test('tells that it has changed, and only then', () => {
    const store = opened();
    const told = vi.fn();
    store.subscribe(PROBLEMS_PATH, told);
    store.set('words', ['a']);
    expect(told).not.toHaveBeenCalled();
    store.problems.check();
    expect(told).toHaveBeenCalledTimes(1);
    store.set('words', ['b']);
    store.problems.check();
    expect(told).toHaveBeenCalledTimes(1);
    store.set('words', ['good']);
    expect(told).toHaveBeenCalledTimes(2);
  });

  test('is the same array until it changes, as are the messages at a path', () => {
    const store = opened();
    store.set('words', ['a']);
    store.set('rows', [{ word: 'a' }]);
    store.problems.check();
    const [all, words, row] = [store.problems.list(), store.problems.at('words'), vi.fn()];
    store.subscribe('rows.0.word', row);
    store.problems.check();
    expect(store.problems.list()).toBe(all);
    expect(store.problems.at('words')).toBe(words);
    expect(row).not.toHaveBeenCalled();
    store.set('words', []);
    expect(store.problems.list()).not.toBe(all);
  });

  test('is complete only after a check', () => {
    const store = opened();
    store.set('words', ['a']);
    store.problems.clear();
    expect(store.problems.list()).toEqual([]);
    store.problems.check();
    store.problems.clear();
    store.set('words', ['b']);
    expect(store.problems.list()).toEqual([]);
  });
});

describe('what is said of a role or channel', () => {
  const rank: Field = { type: 'string', title: 'Rank', default: null, refers: { to: 'role' }, ui: { widget: 'role' } };
  const ranked = fixtureModule({ fields: { rank } });
  const named = (id: string) => ({ id, name: id, color: 0, icon: null, managed: false, position: 1, permissions: [] });

  function chosen(id: string, saved: string | null) {
    const store = createFormStore({
      module: resolveModule(ranked, contextFor()),
      saved: { rank: saved },
      ownerOnly: '',
      onRefused: () => {},
    });
    store.set('rank', id);
    const { guild } = store.module.context;
    const takeRoles = (...ids: string[]) => store.takeLists({ guild: { ...guild, roles: ids.map(named) } });
    return { store, takeRoles };
  }

  test('follows the refreshed lists of the server', () => {
    const { store, takeRoles } = chosen('900', '900');
    takeRoles('800');
    expect(store.problems.warningsAt('rank')).toHaveLength(1);
    takeRoles('800', '900');
    expect(store.problems.warningsAt('rank')).toEqual([]);
  });

  test('prevents a save until the refreshed lists have it', () => {
    const { store, takeRoles } = chosen('900', null);
    takeRoles('800');
    expect(store.problems.check()).toHaveLength(1);
    takeRoles('800', '900');
    expect(store.problems.list()).toEqual([]);
  });
});
