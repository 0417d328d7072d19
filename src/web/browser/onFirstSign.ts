const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'];

/** Runs something once, at the first sign of a visitor. @returns what stops waiting for it */
export function onFirstSign(run: () => void): () => void {
  const stop = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, start, true);
  };
  const start = () => {
    stop();
    run();
  };
  for (const sign of SIGNS) window.addEventListener(sign, start, { capture: true, passive: true });
  return stop;
}
