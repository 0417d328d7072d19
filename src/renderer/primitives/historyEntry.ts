/** An entry of the history for what stands open over a page. What else the entry says is the router's, and stays. */

const MARK = 'overlay';

export function enterHistory(): void {
  if (!isEntered()) window.history.pushState({ ...window.history.state, [MARK]: true }, '');
}

export function isEntered(): boolean {
  return window.history.state?.[MARK] === true;
}

/** After a reload the entry is still there, and nothing stands open: without it, Back leads to the last page. */
export function leaveStaleEntry(): void {
  if (!isEntered()) return;
  window.history.replaceState({ ...window.history.state, [MARK]: false }, '');
  window.history.back();
}
