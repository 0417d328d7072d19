import { flushSync } from 'react-dom';
import { controlId } from '../state/controlIds.ts';

/** Not the menu of a field, which comes before its control. */
const FOCUSABLE =
  ':is(input:not([type="hidden"]), textarea, select, button, [tabindex]):not(:disabled, [data-passed-over])';

/** Focuses the first control inside an element, or the first element that matches a selector. */
export function focusFirst(root: Element | null, selector?: string): void {
  const found = selector ? root?.querySelector<HTMLElement>(selector) : root?.querySelector<HTMLElement>(FOCUSABLE);
  found?.focus();
}

/** Focuses the first control with a problem inside an element, with its label in view. */
export function focusInvalid(root: Element | null): void {
  const found = root?.querySelector<HTMLElement>('[aria-invalid="true"]');
  found?.focus({ preventScroll: true });
  found?.closest('[data-field]')?.scrollIntoView?.({ block: 'nearest' });
}

/** Opens what hides an element: its tab, or the settings of a module that is off. */
function uncover(element: Element): void {
  for (let hidden = element.closest('[hidden]'); hidden; hidden = hidden.parentElement?.closest('[hidden]') ?? null) {
    const opener = document.querySelector<HTMLElement>(`[aria-controls="${hidden.id}"]`);
    if (opener && hidden.id !== '') flushSync(() => opener.click());
  }
}

/** Focuses the control at a path, or the nearest one above it, and returns the element of its field; null if there is none. */
export function focusField(root: Element | null, path: string): HTMLElement | null {
  for (let part = path; part !== ''; part = part.slice(0, Math.max(part.lastIndexOf('.'), 0))) {
    const field = root?.querySelector<HTMLElement>(`[data-field="${part}"]`);
    if (!field) continue;
    uncover(field);
    const control = field.querySelector<HTMLElement>(`[id="${controlId(part)}"]`);
    if (control?.matches(FOCUSABLE)) control.focus({ preventScroll: true });
    else focusFirst(field);
    if (!field.contains(document.activeElement)) {
      // Nothing in it can be used now.
      field.tabIndex = -1;
      field.focus({ preventScroll: true });
    }
    // A long list begins at the top of the window, or its middle would be shown.
    field.scrollIntoView?.({ block: field.offsetHeight > window.innerHeight / 2 ? 'start' : 'center' });
    return field;
  }
  return null;
}
