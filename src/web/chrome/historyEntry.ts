/** An entry of the history for what stands open over a page. What else the entry says is the router's, and stays. */

const MARK = 'overlay';

export function enterHistory(): void {
  // After a reload the entry is still there.
  if (!isEntered()) window.history.pushState({ ...window.history.state, [MARK]: true }, '');
}

export function isEntered(): boolean {
  return window.history.state?.[MARK] === true;
}
