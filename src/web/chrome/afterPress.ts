/** Milliseconds from the release of a finger to its click. */
const CLICK_FOLLOWS = 250;

/** Runs the latest change once no pointer is down; at once if none is. */
type RunAfterPress = (change: () => void) => void;

/**
 * Lets changes of the layout wait while a pointer is down: a button that moves away under a press loses its click.
 * @param signal ends it
 * @param onEnd called after each press
 */
export function afterPress(signal: AbortSignal, onEnd: () => void): RunAfterPress {
  let pressed = false;
  let latest: (() => void) | null = null;
  let following: ReturnType<typeof setTimeout> | undefined;

  const end = () => {
    clearTimeout(following);
    pressed = false;
    onEnd();
    latest?.();
    latest = null;
  };
  const on = (type: string, listener: (event: Event) => void) =>
    window.addEventListener(type, listener, { capture: true, signal });
  on('pointerdown', ({ target }) => {
    clearTimeout(following);
    // The root element itself is pressed by its scroll bar, whose release browsers do not report.
    pressed = target !== document.documentElement;
  });
  on('pointerup', () => {
    clearTimeout(following);
    following = setTimeout(end, CLICK_FOLLOWS);
  });
  // The finger scrolls.
  on('pointercancel', end);
  signal.addEventListener('abort', () => clearTimeout(following));
  return (change) => {
    if (pressed) latest = change;
    else change();
  };
}
