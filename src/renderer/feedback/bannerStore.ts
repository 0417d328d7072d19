/** How long a banner stays. */
export const BANNER_TIME = 3000;

export type BannerKind = 'success' | 'error' | 'info';

export interface BannerMessage {
  id: number;
  kind: BannerKind;
  text: string;
}

/** The banners of one screen. Each goes by itself; time stands still while somebody points at one or is inside it. */
export interface BannerStore {
  show(kind: BannerKind, text: string): void;
  dismiss(id: number): void;
  /** The same array until a banner comes or goes. */
  list(): readonly BannerMessage[];
  subscribe(listener: () => void): () => void;
  pause(): void;
  resume(): void;
  /** Ends all timers. */
  stop(): void;
}

interface Timer {
  handle?: ReturnType<typeof setTimeout>;
  started: number;
  left: number;
}

export function createBannerStore(): BannerStore {
  let banners: readonly BannerMessage[] = [];
  let count = 0;
  let paused = false;
  const timers = new Map<number, Timer>();
  const listeners = new Set<() => void>();

  function update(next: readonly BannerMessage[]): void {
    banners = next;
    for (const listener of listeners) listener();
  }

  function start(id: number, timer: Timer): void {
    timer.started = Date.now();
    timer.handle = setTimeout(() => dismiss(id), timer.left);
  }

  function dismiss(id: number): void {
    clearTimeout(timers.get(id)?.handle);
    timers.delete(id);
    // A banner that goes while it is pointed at sends no leave event.
    if (timers.size === 0) paused = false;
    update(banners.filter((banner) => banner.id !== id));
  }

  return {
    show(kind, text) {
      // The same sentence again starts its time anew instead of piling up.
      for (const banner of banners) if (banner.kind === kind && banner.text === text) dismiss(banner.id);
      const id = ++count;
      const timer: Timer = { started: 0, left: BANNER_TIME };
      timers.set(id, timer);
      if (!paused) start(id, timer);
      update([...banners, { id, kind, text }]);
    },
    dismiss,
    list: () => banners,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    pause() {
      if (paused) return;
      paused = true;
      for (const timer of timers.values()) {
        clearTimeout(timer.handle);
        timer.left -= Date.now() - timer.started;
      }
    },
    resume() {
      if (!paused) return;
      paused = false;
      for (const [id, timer] of timers) start(id, timer);
    },
    stop() {
      for (const { handle } of timers.values()) clearTimeout(handle);
    },
  };
}
