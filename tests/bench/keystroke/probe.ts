/** The timing of one keystroke, in milliseconds. */
export interface Sample {
  /** From the timestamp of the key event until after the frame that shows the letter. */
  paint: number;
  /** From the input event to the end of its synchronous work: listeners, state and render. */
  handler: number;
}

declare global {
  interface Window {
    benchSamples: Sample[];
    benchRenders: RenderCount;
  }
}

/** What has rendered since the last reset. */
export interface RenderCount {
  /** Components of any kind. */
  components: number;
  /** Paths of the fields in which they are; only known for the product. */
  fields: string[];
}

/** Runs in the page before anything else, serialized, so it must not refer to anything outside itself. */
export function installTimer(): void {
  window.benchSamples = [];
  let pressed = 0;
  let started = 0;
  window.addEventListener(
    'keydown',
    (event) => {
      pressed = event.timeStamp;
    },
    true,
  );
  window.addEventListener(
    'input',
    () => {
      started = performance.now();
    },
    true,
  );
  // In the bubble phase on the window, after React's root listeners and the microtasks they have queued.
  window.addEventListener('input', () => {
    const sample: Sample = { paint: Number.NaN, handler: performance.now() - started };
    const from = pressed;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      sample.paint = performance.now() - from;
      window.benchSamples.push(sample);
    };
    requestAnimationFrame(() => port2.postMessage(null));
  });
}

interface Fiber {
  tag: number;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  return: Fiber | null;
  alternate: Fiber | null;
  memoizedProps: { path?: unknown; field?: unknown } | null;
}

/** Counts rendered components by React's `PerformedWork` flag, which production builds keep for the developer tools. */
export function installRenderCounter(): void {
  /** Function, class, forwardRef, memo and simple memo components. */
  const components = new Set([0, 1, 11, 14, 15]);
  const performedWork = 1;
  window.benchRenders = { components: 0, fields: [] };

  function fieldAround(fiber: Fiber | null): string | undefined {
    for (let ancestor = fiber; ancestor; ancestor = ancestor.return) {
      if (typeof ancestor.memoizedProps?.path === 'string') return ancestor.memoizedProps.path;
    }
    return undefined;
  }

  function walk(fiber: Fiber, before: Fiber | null): void {
    if (components.has(fiber.tag) && (fiber.flags & performedWork) !== 0) {
      const count = window.benchRenders;
      count.components++;
      const field = fieldAround(fiber);
      if (field !== undefined && !count.fields.includes(field)) count.fields.push(field);
    }
    if (fiber.child === before?.child) return;
    for (let child = fiber.child; child; child = child.sibling) walk(child, child.alternate);
  }

  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      onCommitFiberRoot: (_id: number, root: { current: Fiber }) => walk(root.current, root.current.alternate),
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
    },
  });
}
