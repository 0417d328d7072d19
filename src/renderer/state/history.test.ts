import { expect, test } from 'vitest';
import type { Json } from '../../language/model.ts';
import { NOTHING_UNREAD } from './formState.ts';
import { createEditHistory } from './history.ts';

const state = (document: Record<string, Json>) => ({ document, unread: NOTHING_UNREAD });
const at = (step: number) => state({ step });
const named = (name: string) => state({ name, title: '' });

/** A history with a manual clock, and edits of a text field. */
function typist() {
  const clock = { now: 0 };
  const history = createEditHistory(() => clock.now);
  let document = { name: '', title: '' };
  function put(name: 'name' | 'title', text: string, after = 0) {
    clock.now += after;
    const next = { ...document, [name]: text };
    history.remember(state(document), state(next), [name]);
    document = next;
  }
  /** Types a text letter by letter into a field. */
  function type(name: 'name' | 'title', text: string) {
    for (const letter of text) put(name, document[name] + letter, 50);
  }
  const undone = () => history.undo(state(document))?.document;
  return { clock, history, put, type, undone, current: () => state(document) };
}

/** A history of one press after the other: 0, 1, and so on. */
function presses(count: number) {
  const history = createEditHistory();
  for (let step = 0; step < count; step++) history.remember(at(step), at(step + 1), ['elsewhere']);
  return history;
}

test('letters of one word in quick succession are one step', () => {
  const { put, undone, history } = typist();
  put('name', 'a');
  put('name', 'ab', 799);
  put('name', 'abc', 800);
  expect(undone()).toMatchObject({ name: 'ab' });
  expect(history.undo(named('ab'))).toEqual(named(''));
  expect(history.undo(named(''))).toBeUndefined();
});

test('each word is a step, and so is taking letters away', () => {
  const { type, put, history } = typist();
  type('name', 'one two');
  for (const text of ['one tw', 'one t']) put('name', text, 50);
  expect(history.steps().past).toEqual(['', 'one ', 'one two'].map(named));
});

test('what is pasted is a step, and numbers that follow one another are one', () => {
  const { type, put, history } = typist();
  type('name', 'one');
  put('name', 'one and a long text that was pasted', 50);
  expect(history.steps().past).toHaveLength(2);
  const numbers = createEditHistory(() => 0);
  for (let step = 0; step < 9; step++) numbers.remember(at(step), at(step + 1), ['step']);
  expect(numbers.steps().past).toEqual([at(0)]);
});

test('fields are not joined, presses neither, nor what comes after a separation', () => {
  const { put, history, type } = typist();
  put('name', 'a');
  put('title', 'b');
  history.separate();
  type('title', 'c');
  expect(history.steps().past).toHaveLength(3);
  const switched = createEditHistory(() => 0);
  switched.remember(state({ on: false }), state({ on: true }), ['on']);
  switched.remember(state({ on: true }), state({ on: false }), ['on']);
  switched.remember(state({ rows: [] }), state({ rows: [1] }), ['rows']);
  switched.remember(state({ rows: [1] }), state({ rows: [1, 2] }), ['rows']);
  expect(switched.steps().past).toHaveLength(4);
});

test('a consequence belongs to the edit before it', () => {
  const { put, undone, history } = typist();
  put('name', 'a');
  history.absorb(named('a'));
  expect(undone()).toMatchObject({ name: '' });
  const alone = createEditHistory();
  alone.absorb(at(0));
  expect(alone.undo(at(1))).toEqual(at(0));
});

test('redoes what was undone, until something else is edited', () => {
  const history = presses(2);
  expect(history.redo(at(2))).toBeUndefined();
  expect(history.undo(at(2))).toEqual(at(1));
  expect(history.undo(at(1))).toEqual(at(0));
  expect(history.redo(at(0))).toEqual(at(1));
  expect(history.undo(at(1))).toEqual(at(0));
  expect(history.redo(at(0))).toEqual(at(1));
  history.remember(at(1), at(9), ['step']);
  expect(history.redo(at(9))).toBeUndefined();
  expect(history.undo(at(9))).toEqual(at(1));
});

test('typing after an undo or redo is a step of its own', () => {
  const { type, undone, history, current } = typist();
  type('name', 'ab');
  undone();
  type('name', 'c');
  expect(history.steps().past).toHaveLength(1);
  undone();
  history.redo(named(''));
  history.remember(current(), named('abcd'), ['name']);
  expect(history.steps().past).toHaveLength(2);
});

test('the browser’s own undo and redo lead along the history', () => {
  const history = presses(3);
  expect(history.retrace(at(3), at(7), 'undo')).toBe(false);
  expect(history.retrace(at(3), at(1), 'undo')).toBe(true);
  expect(history.steps()).toEqual({ past: [at(0)], future: [at(2), at(3)] });
  expect(history.retrace(at(1), at(2), 'redo')).toBe(true);
  expect(history.steps()).toEqual({ past: [at(0), at(1)], future: [at(3)] });
});

test('keeps 200 steps', () => {
  const history = presses(201);
  for (let step = 200; step >= 1; step--) expect(history.undo(at(step + 1))).toEqual(at(step));
  expect(history.undo(at(1))).toBeUndefined();
});

test('can be kept and restored', () => {
  const history = presses(3);
  history.undo(at(3));
  const again = createEditHistory();
  again.restore(history.steps());
  expect(again.redo(at(2))).toEqual(at(3));
  expect(again.undo(at(3))).toEqual(at(2));
  expect(again.undo(at(2))).toEqual(at(1));
});

test('restoring ends the step that was being typed', () => {
  const { type, history } = typist();
  type('name', 'ab');
  history.restore({ past: [], future: [] });
  type('name', 'c');
  expect(history.steps().past).toEqual([named('ab')]);
});

test('what changes nothing in the end is no step', () => {
  const { put, history, undone } = typist();
  history.remember(at(0), at(0), ['elsewhere']);
  put('name', 'a');
  put('name', 'b', 900);
  put('name', 'a', 50);
  // What was typed quickly led back to where its step had begun.
  expect(history.steps().past).toEqual([named('')]);
  expect(undone()).toEqual({ name: '', title: '' });
});
