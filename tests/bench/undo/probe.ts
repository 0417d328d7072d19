/** The timing of one step back or forth, in milliseconds. */
export interface RetraceSample {
  /** From the timestamp of the key event until after the frame that shows the step. */
  paint: number;
  /** From the key event to the end of its synchronous work: listeners, state and render. */
  handler: number;
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
      const started = performance.now();
      const sample = { paint: Number.NaN, handler: Number.NaN };
      // A message is delivered after the event, its listeners and the microtasks in which React renders.
      const worked = new MessageChannel();
      worked.port1.onmessage = () => {
        sample.handler = performance.now() - started;
      };
      worked.port2.postMessage(null);
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
