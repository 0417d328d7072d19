/** A history entry for overlays, marked in the state of the router's entry. */

const MARK = 'overlay';

export function enterHistory(): void {
  if (!isEntered()) window.history.pushState({ ...window.history.state, [MARK]: true }, '');
}

/** Milliseconds after which the browser has swallowed a step back. */
export const SWALLOWED = 1000;

let waiting: (() => unknown)[] | null = null;
let fallback: ReturnType<typeof setTimeout> | undefined;

/** Goes back from the overlay's entry, which takes a moment. */
export function leaveEntry(): void {
  waiting ??= [];
  window.addEventListener('popstate', () => setTimeout(arrive), { once: true });
  clearTimeout(fallback);
  fallback = setTimeout(arrive, SWALLOWED);
  window.history.back();
}

function arrive(): void {
  clearTimeout(fallback);
  const actions = waiting ?? [];
  waiting = null;
  for (const action of actions) action();
}

/** Runs an action that adds an entry: while the browser is going back, it would be the one that is left. */
export function afterLeaving(action: () => unknown): void {
  if (waiting) waiting.push(action);
  else action();
}

/** Whether the browser is still going back from an overlay's entry. */
export function isLeaving(): boolean {
  return waiting !== null;
}

export function isEntered(): boolean {
  return window.history.state?.[MARK] === true;
}

/** Removes an entry that survived a reload although nothing is open, so that Back leads to the previous page. */
export function leaveStaleEntry(): void {
  if (!isEntered()) return;
  unmarkEntry();
  leaveEntry();
}

/** Makes the overlay's entry one of the page, which stays if the browser has swallowed the step back from it. */
export function unmarkEntry(): void {
  window.history.replaceState({ ...window.history.state, [MARK]: false }, '');
}
