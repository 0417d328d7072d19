import type { KeyboardEvent } from 'react';

/** An `onKeyDown` handler around buttons in a row: arrow keys, Home and End move the focus among them. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, ctrlKey, altKey, metaKey, currentTarget, target } = event;
  if (ctrlKey || altKey || metaKey) return;
  const buttons = [...currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const at = buttons.findIndex((button) => target instanceof Node && button.contains(target));
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[key];
  if (at < 0 || to === undefined) return;
  event.preventDefault();
  buttons.at(to % buttons.length)?.focus();
}
