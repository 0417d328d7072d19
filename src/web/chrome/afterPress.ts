/** Milliseconds from the release of a finger to its click. */
const CLICK_FOLLOWS = 250;

interface AfterPress {
  /** Runs the latest change once no pointer is down; at once if none is. */
  run(change: () => void): void;
  stop(): void;
}

/** Lets changes of the layout wait while a pointer is down: a button that moves away under a press loses its click. */
export function afterPress(): AfterPress {
  let pressed = false;
  let latest: (() => void) | null = null;
  let following: ReturnType<typeof setTimeout> | undefined;

  const press = ({ target }: Event) => {
    clearTimeout(following);
    // The root element itself is pressed by its scroll bar, whose release browsers do not report.
    pressed = target !== document.documentElement;
  };
  const end = () => {
    clearTimeout(following);
    pressed = false;
    latest?.();
    latest = null;
  };
  const release = () => {
    clearTimeout(following);
    following = setTimeout(end, CLICK_FOLLOWS);
  };

  window.addEventListener('pointerdown', press, true);
  window.addEventListener('pointerup', release, true);
  // The finger scrolls.
  window.addEventListener('pointercancel', end, true);
  return {
    run(change) {
      if (pressed) latest = change;
      else change();
    },
    stop() {
      clearTimeout(following);
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('pointerup', release, true);
      window.removeEventListener('pointercancel', end, true);
    },
  };
}
