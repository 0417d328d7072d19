/** Milliseconds without movement after which the momentum of a gesture is spent. */
const MOMENTUM = 400;

/**
 * Tells scrolling by the user from that by the browser, which follows content that grows or shrinks above the window.
 * @param signal ends it
 * @returns whether the user scrolls down at present. To be asked at each movement, since a gesture goes on by its momentum.
 */
export function followGestures(signal: AbortSignal): () => boolean {
  let down = false;
  let ends = 0;
  let finger = 0;
  const begin = (isDown: boolean, lasts = MOMENTUM) => {
    down = isDown;
    ends = performance.now() + lasts;
  };
  const on = <Type extends keyof WindowEventMap>(type: Type, listener: (event: WindowEventMap[Type]) => void) =>
    window.addEventListener(type, listener, { capture: true, passive: true, signal });

  on('wheel', ({ deltaY }) => begin(deltaY > 0));
  on('touchstart', ({ touches: [touch] }) => {
    finger = touch?.clientY ?? 0;
  });
  on('touchmove', ({ touches: [touch] }) => {
    if (!touch || touch.clientY === finger) return;
    begin(touch.clientY < finger);
    finger = touch.clientY;
  });
  // Which way a key or the scroll bar goes is seen from the movement.
  on('keydown', () => begin(true));
  on('pointerdown', ({ target, button }) => {
    // The root element is pressed by its scroll bar; the middle button scrolls by itself until the next press.
    const scrolls = target === document.documentElement || button === 1;
    begin(scrolls, scrolls ? Number.POSITIVE_INFINITY : 0);
  });
  return () => {
    const now = performance.now();
    if (now > ends) return false;
    ends = Math.max(ends, now + MOMENTUM);
    return down;
  };
}
