import { describe, expect, it } from 'vitest';
import { defaultsOf } from '../../language/defaults.ts';
import type { Field } from '../../language/model.ts';
import { forPlan } from '../../language/plans.ts';
import { contextFor, fixtureModule } from '../test/fixture.ts';
import { createFormStore } from './store.ts';

const text: Field = {
  type: 'string',
  title: 'Word',
  default: '',
  minLength: 2,
  maxLength: 5,
  messages: { length: 'A word has {minLength} to {maxLength} letters' },
};
const list = (items: Field, widget: string): Field => ({
  type: 'array',
  title: 'List',
  default: [],
  maxItems: 4,
  items,
  ui: { widget },
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
  const saved = defaultsOf(forPlan(module.spec, context.plan));
  return createFormStore({ module, context, saved, ownerOnly: '', onRefused: () => {} });
}

describe('what is wrong with an entry', () => {
  const sentence = 'A word has 2 to 5 letters';

  it('is said once at the list where one control edits all of them, and its place is still known', () => {
    const store = opened();
    store.set('words', ['a', 'good', 'too long']);
    store.problems.check();
    expect(store.problems.at('words')).toEqual([sentence]);
    expect(store.problems.list().map(({ path }) => path)).toEqual(['words.0', 'words.2']);
    store.set('words', ['good']);
    expect(store.problems.at('words')).toEqual([]);
  });

  it('is said at its own control where it has one', () => {
    const store = opened();
    store.set('rows', [{ word: 'good' }, { word: 'a' }]);
    store.problems.check();
    expect(store.problems.at('rows')).toEqual([]);
    expect(store.problems.at('rows.1.word')).toEqual([sentence]);
  });
});
