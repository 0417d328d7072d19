interface EventTiming extends PerformanceEntry {
  interactionId: number;
}

declare global {
  interface Window {
    /** Milliseconds from the input to the next paint, by interaction: of its slowest event, in steps of 8. */
    benchInteractions: Record<number, number>;
  }
}

/** Runs in the page before anything else, serialized, so it must not refer to anything outside itself. */
export function installObserver(): void {
  window.benchInteractions = {};
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as EventTiming[])
      if (interactionId > 0)
        window.benchInteractions[interactionId] = Math.max(window.benchInteractions[interactionId] ?? 0, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
