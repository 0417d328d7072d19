import { expect, test } from 'vitest';
import { createHistory } from './history.ts';

const at = (step: number) => ({ step });

/** A history with a manual clock. */
function historyAt() {
  const clock = { now: 0 };
  return { clock, history: createHistory(() => clock.now) };
}

test('joins edits of one field in quick succession', () => {
  const { clock, history } = historyAt();
  history.remember(at(0), 'name');
  clock.now = 799;
  history.remember(at(1), 'name');
  clock.now = 799 + 800;
  history.remember(at(2), 'name');
  expect(history.undo(at(3))).toEqual(at(2));
  expect(history.undo(at(2))).toEqual(at(0));
  expect(history.undo(at(0))).toBeUndefined();
});

test('does not join edits of different fields, nor across a separation', () => {
  const { history } = historyAt();
  history.remember(at(0), 'name');
  history.remember(at(1), 'title');
  history.separate();
  history.remember(at(2), 'title');
  expect([history.undo(at(3)), history.undo(at(2)), history.undo(at(1))]).toEqual([at(2), at(1), at(0)]);
});

test('redoes what was undone, until something else is edited', () => {
  const { history } = historyAt();
  history.remember(at(0), 'name');
  history.remember(at(1), 'title');
  expect(history.redo(at(2))).toBeUndefined();
  expect(history.undo(at(2))).toEqual(at(1));
  expect(history.undo(at(1))).toEqual(at(0));
  expect(history.redo(at(0))).toEqual(at(1));
  expect(history.undo(at(1))).toEqual(at(0));
  expect(history.redo(at(0))).toEqual(at(1));
  history.remember(at(1), 'name');
  expect(history.redo(at(9))).toBeUndefined();
  expect(history.undo(at(9))).toEqual(at(1));
});

test('starts a new step after undo or redo', () => {
  const { history } = historyAt();
  history.remember(at(0), 'name');
  history.undo(at(1));
  history.remember(at(0), 'name');
  expect(history.undo(at(2))).toEqual(at(0));
  history.redo(at(0));
  history.remember(at(2), 'name');
  expect(history.undo(at(3))).toEqual(at(2));
  expect(history.undo(at(2))).toEqual(at(0));
});

test('keeps 200 steps', () => {
  const { history } = historyAt();
  for (let step = 0; step <= 200; step++) history.remember(at(step), `field${step}`);
  for (let step = 200; step >= 1; step--) expect(history.undo(at(step + 1))).toEqual(at(step));
  expect(history.undo(at(1))).toBeUndefined();
});

test('can be cleared', () => {
  const { history } = historyAt();
  history.remember(at(0), 'name');
  history.remember(at(1), 'title');
  history.undo(at(2));
  history.clear();
  expect(history.undo(at(3))).toBeUndefined();
  expect(history.redo(at(3))).toBeUndefined();
  history.remember(at(3), 'title');
  expect(history.undo(at(4))).toEqual(at(3));
});
