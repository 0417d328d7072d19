/** How long a banner stays, in milliseconds. */
export const BANNER_TIME = 3000;

export type BannerKind = 'success' | 'error' | 'info';

/** How long a resting pointer keeps a banner open, in milliseconds. */
export const POINTER_TIME = 15_000;

/** The action of a banner: a function to run or a page to go to. */
export type BannerAction = { label: string; run(): void } | { label: string; to: string };

export interface BannerMessage {
  id: number;
  kind: BannerKind;
  text: string;
  action?: BannerAction;
}

/**
 * The banners of one screen. Each closes by itself, except those with a function to run. Timers pause while focus is inside
 * a banner or the pointer moves over one.
 */
export interface BannerStore {
  /** A banner with a function to run stays until it is dismissed. Returns the id of the banner. */
  show(kind: BannerKind, text: string, action?: BannerAction): number;
  dismiss(id: number): void;
  /** The same array until banners change. */
  list(): readonly BannerMessage[];
  subscribe(listener: () => void): () => void;
  /** To be called when the focus enters the banners, and when it leaves them. */
  focus(inside: boolean): void;
  /** To be called when the pointer moves over a banner, and when it leaves them. */
  point(inside: boolean): void;
  /** Stops all timers. */
  stop(): void;
}

interface Timer {
  handle?: ReturnType<typeof setTimeout>;
  /** When it was started, by a clock that nobody sets. */
  started: number;
  left: number;
}

export function createBannerStore(): BannerStore {
  let banners: readonly BannerMessage[] = [];
  let count = 0;
  let paused = false;
  let focused = false;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const timers = new Map<number, Timer>();
  const listeners = new Set<() => void>();

  function update(next: readonly BannerMessage[]): void {
    banners = next;
    for (const listener of listeners) listener();
  }

  function start(id: number, timer: Timer): void {
    timer.started = performance.now();
    timer.handle = setTimeout(() => dismiss(id), timer.left);
  }

  function dismiss(id: number): void {
    clearTimeout(timers.get(id)?.handle);
    timers.delete(id);
    // A banner that closes under the pointer fires no leave event.
    if (timers.size === 0) paused = focused;
    update(banners.filter((banner) => banner.id !== id));
  }

  function pause(): void {
    if (paused) return;
    paused = true;
    for (const timer of timers.values()) {
      clearTimeout(timer.handle);
      timer.left -= performance.now() - timer.started;
    }
  }

  function resume(): void {
    clearTimeout(resting);
    if (!paused || focused) return;
    paused = false;
    for (const [id, timer] of timers) start(id, timer);
  }

  return {
    show(kind, text, action) {
      // A repeated message restarts its timer instead of piling up.
      for (const banner of banners) if (banner.kind === kind && banner.text === text) dismiss(banner.id);
      const id = ++count;
      if (!action || 'to' in action) {
        const timer: Timer = { started: 0, left: BANNER_TIME };
        timers.set(id, timer);
        if (!paused) start(id, timer);
      }
      update([...banners, { id, kind, text, action }]);
      return id;
    },
    dismiss,
    list: () => banners,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    focus(inside) {
      focused = inside;
      if (inside) pause();
      else resume();
    },
    point(inside) {
      if (!inside) return resume();
      pause();
      clearTimeout(resting);
      // A pointer that has stopped moving does not show that anybody reads.
      resting = setTimeout(resume, POINTER_TIME);
    },
    stop() {
      clearTimeout(resting);
      for (const { handle } of timers.values()) clearTimeout(handle);
    },
  };
}
