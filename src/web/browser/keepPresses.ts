import { isPlainPress } from './isPlainPress.ts';

const CONTROLS = 'a[href], button, input, label, summary, [role="menuitem"], [role="option"], [role="tab"]';
/** How far a hand moves during a press, in pixels. */
const STILL = 4;

interface Press {
  control: HTMLElement;
  place: string;
  x: number;
  y: number;
}

/**
 * A press counts for what it began on, even if that moves away from under it: leaving a field may show a problem, which moves the button
 * that is being pressed, and the browser would then press nothing.
 */
export function keepPresses(): void {
  let press: Press | undefined;
  document.addEventListener(
    'mousedown',
    (event) => {
      const { target, button, clientX: x, clientY: y } = event;
      const counts = button === 0 && isPlainPress(event) && target instanceof Element;
      const control = counts ? target.closest<HTMLElement>(CONTROLS) : null;
      press = control ? { control, place: placeOf(control), x, y } : undefined;
    },
    true,
  );
  document.addEventListener(
    'click',
    (event) => {
      const made = press;
      press = undefined;
      if (!made || !isAway(made, event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      made.control.click();
    },
    true,
  );
}

function isAway({ control, place, x, y }: Press, { target, clientX, clientY }: MouseEvent): boolean {
  if (!control.isConnected || (target instanceof Node && control.contains(target))) return false;
  return Math.hypot(clientX - x, clientY - y) <= STILL && placeOf(control) !== place;
}

function placeOf(control: HTMLElement): string {
  const { x, y } = control.getBoundingClientRect();
  return `${x} ${y}`;
}
