import { flushSync } from 'react-dom';
import { controlId } from '../state/controlIds.ts';

const FOCUSABLE =
  'input:not([type="hidden"]):not(:disabled), textarea:not(:disabled), select:not(:disabled), button:not(:disabled), [tabindex]';

/** Focuses the first control inside an element, or the first element that matches a selector. */
export function focusFirst(root: Element | null, selector?: string): void {
  const found = selector ? root?.querySelector<HTMLElement>(selector) : root?.querySelector<HTMLElement>(FOCUSABLE);
  found?.focus();
}

/** Opens the tab that contains an element. */
function showPanel(element: Element): void {
  const panel = element.closest('[role="tabpanel"][hidden]');
  const tab = document.getElementById(panel?.getAttribute('aria-labelledby') ?? '');
  if (tab) flushSync(() => tab.click());
}

/** Focuses the control at a path, or the nearest one above it. False if there is none. */
export function focusField(root: Element | null, path: string): boolean {
  for (let part = path; part !== ''; part = part.slice(0, Math.max(part.lastIndexOf('.'), 0))) {
    const field = root?.querySelector(`[data-field="${part}"]`);
    if (!field) continue;
    showPanel(field);
    const control = field.querySelector<HTMLElement>(`[id="${controlId(part)}"]`);
    if (control?.matches(FOCUSABLE)) control.focus();
    else focusFirst(field);
    field.scrollIntoView?.({ block: 'center' });
    return true;
  }
  return false;
}
