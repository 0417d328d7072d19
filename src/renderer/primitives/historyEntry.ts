/** A history entry for overlays, marked in the state of the router's entry. */

const MARK = 'overlay';

export function enterHistory(): void {
  if (!isEntered()) window.history.pushState({ ...window.history.state, [MARK]: true }, '');
}

export function isEntered(): boolean {
  return window.history.state?.[MARK] === true;
}

/** Removes an entry that survived a reload although nothing is open, so that Back leads to the previous page. */
export function leaveStaleEntry(): void {
  if (!isEntered()) return;
  window.history.replaceState({ ...window.history.state, [MARK]: false }, '');
  window.history.back();
}
