const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'];

/** Runs something once, at the first sign of a visitor. @returns what stops waiting for it */
export function onFirstSign(run: () => void): () => void {
  const stop = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, start, true);
  };
  const start = (event: Event) => {
    // Browsers also report a pointer at rest below a new page.
    if (event instanceof MouseEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0)
      return;
    stop();
    run();
  };
  for (const sign of SIGNS) window.addEventListener(sign, start, { capture: true, passive: true });
  return stop;
}
