import '../../../../src/web/styles/global.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { overviewOf } from '../../../../src/web/testing/overview.ts';

declare global {
  interface Window {
    /** Remounts the chart. Resolves to the milliseconds until its lines are painted, and its axes too. */
    benchMount(): Promise<{ lines: number; whole: number }>;
    /** Milliseconds from each pointer movement until after the next frame. */
    benchMoves: number[];
  }
}

export const WIDTH = 792;
export const HEIGHT = 320;
export const LINES = 9;
/** Labels of both axes, at least. */
const TICKS = 10;

const points = Number(new URLSearchParams(window.location.search).get('points') ?? 720);
export const buckets = overviewOf('30d').timeline.slice(-points);

/** Exposes `benchMount` and `benchMoves` for a chart. */
export function exposeChart(chart: ReactNode): void {
  const place = document.getElementById('root') as HTMLElement;
  place.style.width = `${WIDTH}px`;
  place.style.height = `${HEIGHT}px`;
  let root = createRoot(place);
  window.benchMount = async () => {
    root.unmount();
    root = createRoot(place);
    await painted();
    const start = performance.now();
    root.render(chart);
    do await painted();
    while (place.querySelectorAll('path[fill="none"]').length < LINES);
    const lines = performance.now() - start;
    while (place.querySelectorAll('text').length < TICKS) await painted();
    return { lines, whole: performance.now() - start };
  };
  window.benchMoves = [];
  window.addEventListener(
    'pointermove',
    ({ timeStamp }) => void painted().then(() => window.benchMoves.push(performance.now() - timeStamp)),
    true,
  );
}

function painted(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    requestAnimationFrame(() => port2.postMessage(null));
  });
}
