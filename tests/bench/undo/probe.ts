/** The timing of one step back or forth, in milliseconds. */
export interface RetraceSample {
  /** From the timestamp of the key event until after the frame that shows the step. */
  paint: number;
  /** From the key event to the end of its synchronous work: listeners, state and render. */
  handler: number;
  /** Whether this work has changed the page. */
  shown: boolean;
}

declare global {
  interface Window {
    benchRetraces: RetraceSample[];
  }
}

/** Runs in the page before anything else, serialized, so it must not refer to anything outside itself. */
export function installTimer(): void {
  window.benchRetraces = [];
  window.addEventListener(
    'keydown',
    (event) => {
      if (!event.ctrlKey || (event.key !== 'z' && event.key !== 'y')) return;
      const sample = { paint: Number.NaN, handler: Number.NaN, shown: false };
      const changes = new MutationObserver(() => {
        sample.shown = true;
      });
      changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      const started = performance.now();
      // Added last, so it is called after all others, and after the microtasks in which React renders. (A message
      // posted here would be delivered after the frame, which has precedence.)
      window.addEventListener(
        'keydown',
        () => {
          sample.handler = performance.now() - started;
          sample.shown ||= changes.takeRecords().length > 0;
          changes.disconnect();
        },
        { once: true },
      );
      const painted = new MessageChannel();
      painted.port1.onmessage = () => {
        sample.paint = performance.now() - event.timeStamp;
        window.benchRetraces.push(sample);
      };
      requestAnimationFrame(() => painted.port2.postMessage(null));
    },
    true,
  );
}
