import type { FormStore } from '../state/store.ts';
import { type Edited, forgetEdits, pruneEdits, readEdits, writeEdits } from './keptEdits.ts';
import { keptAt } from './marks.ts';

/** Edits are written after a pause of this many milliseconds, and when the page is left. */
const PAUSE = 800;

/** Edits that were found when the form was opened. */
export interface Found {
  /** When they were made, in milliseconds since 1970. */
  at: number;
  edited: Edited;
}

/** Keeps the edits of a form on this device for as long as they are unsaved. */
export interface Keeper {
  /** Forgets what was found, and keeps the edits of the form from now on. */
  start(): void;
  /** The form is gone, and with it its edits. */
  end(): void;
}

/** @param onFound called if edits are there already: they stay until `start` is called */
export function keepEdits(store: FormStore, key: string, onFound: (found: Found) => void): Keeper {
  const { module } = store.module;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Until it is known whether something has been found, and what becomes of it.
  let waiting = true;
  // When this form kept what is there. Another tab with the same form may have kept its edits since.
  let own: number | undefined;

  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting) return;
    if (!store.isDirty()) forget();
    else {
      const edited = {
        base: store.saved(),
        document: store.document(),
        steps: store.steps(),
        drafts: store.drafts(),
      };
      own = Date.now();
      void writeEdits(key, module, { edited, at: own });
    }
  }

  function forget(): void {
    if (own !== undefined && keptAt(key) === own) void forgetEdits(key);
  }

  function later(): void {
    clearTimeout(timer);
    timer = setTimeout(write, PAUSE);
  }

  function go(): void {
    waiting = false;
    write();
  }

  const ends = store.subscribe('', later);
  const leaving = new AbortController();
  const { signal } = leaving;
  // The browser may ask before it leaves, which gives the time to write.
  for (const event of ['beforeunload', 'pagehide']) window.addEventListener(event, write, { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && write(), { signal });

  void pruneEdits();
  const at = keptAt(key);
  own = at;
  if (at === undefined) go();
  else {
    void readEdits(key, module).then((edited) => {
      if (signal.aborted) return;
      if (edited) onFound({ at, edited });
      else go();
    });
  }

  return {
    start: go,
    end() {
      clearTimeout(timer);
      ends();
      leaving.abort();
      if (!waiting) forget();
    },
  };
}
