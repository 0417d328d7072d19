// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { keepPresses } from './keepPresses.ts';

keepPresses();

const pressed = vi.fn();
const elsewhere = vi.fn();
let button: HTMLButtonElement;
let top: number;

beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML = '<form><button type="button"><b>Cancel</b></button></form>';
  [button] = document.getElementsByTagName('button') as unknown as [HTMLButtonElement];
  top = 100;
  button.getBoundingClientRect = () => ({ x: 0, y: top }) as DOMRect;
  button.addEventListener('click', pressed);
  document.forms[0]?.addEventListener('click', ({ target }) => target !== button && elsewhere());
});

/** A press that ends on another element, as the browser reports it. */
function press({
  moves = 25,
  pointer = 0,
  init = {},
}: {
  moves?: number;
  pointer?: number;
  init?: MouseEventInit;
} = {}) {
  const at = { bubbles: true, cancelable: true, clientX: 10, clientY: 110, ...init };
  button.firstChild?.dispatchEvent(new MouseEvent('mousedown', at));
  top += moves;
  document.forms[0]?.dispatchEvent(new MouseEvent('click', { ...at, clientY: 110 + pointer }));
}

test('a press counts for the button that has moved away from under it, and for nothing else', () => {
  press();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(elsewhere).not.toHaveBeenCalled();
});

test.each([
  ['the pointer has left the button', { pointer: 30 }],
  ['the button has not moved', { moves: 0 }],
  ['a key is held', { init: { ctrlKey: true } }],
  ['it is another mouse button', { init: { button: 2 } }],
])('not if %s', (_, parts) => {
  press(parts);
  expect(pressed).not.toHaveBeenCalled();
  expect(elsewhere).toHaveBeenCalledTimes(1);
});

test('not if the button is gone, nor twice', () => {
  const at = { bubbles: true, clientX: 10, clientY: 110 };
  button.dispatchEvent(new MouseEvent('mousedown', at));
  button.remove();
  document.forms[0]?.dispatchEvent(new MouseEvent('click', at));
  document.forms[0]?.append(button);
  top += 25;
  document.forms[0]?.dispatchEvent(new MouseEvent('click', at));
  expect(pressed).not.toHaveBeenCalled();
});

test('a press that stays on its button counts once', () => {
  button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  button.click();
  expect(pressed).toHaveBeenCalledTimes(1);
});
