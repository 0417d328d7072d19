import type { FocusEvent } from 'react';

/** Marks the buttons of menus that the Tab key passes over as long as the focus is elsewhere. */
export const PASSED_OVER = { 'data-passed-over': '', tabIndex: -1 };

/**
 * An `onFocus` handler around fields. The Tab key stops at the menu of a field only while the focus is inside it: otherwise,
 * each field would take two presses. Shift+Tab leads to it, as it comes before the control.
 */
export function reachMenus({ currentTarget, target }: FocusEvent<HTMLElement>): void {
  for (const button of currentTarget.querySelectorAll<HTMLElement>('[data-passed-over][tabindex="0"]')) {
    if (!button.closest('[data-field]')?.contains(target)) button.tabIndex = -1;
  }
  for (
    let field = target.closest('[data-field]');
    field;
    field = field.parentElement?.closest('[data-field]') ?? null
  ) {
    const button = field.querySelector<HTMLElement>('[data-passed-over]');
    if (button?.closest('[data-field]') === field) button.tabIndex = 0;
  }
}
