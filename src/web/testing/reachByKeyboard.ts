import { act } from '@testing-library/react';

/** Focuses an element as if by keyboard: in jsdom, only focus that comes from a text field is visible. */
export function reachByKeyboard(element: HTMLElement): void {
  const before = document.body.appendChild(document.createElement('input'));
  act(() => {
    before.focus();
    element.focus();
  });
  before.remove();
}
