import { createPause } from '../browser/pause.ts';
import { withLater } from '../state/laterEdits.ts';
import type { FormStore } from '../state/store.ts';
import { type Edited, forgetEdits, pruneEdits, readEdits, writeEdits } from './keptEdits.ts';
import { type Fate, keptAt, markKept, markOf } from './marks.ts';

/** Edits are written after a pause of this many milliseconds, and when the page is left. */
const PAUSE = 800;

/** Edits that were found when the form was opened. */
export interface Found {
  /** When they were made, in milliseconds since 1970. */
  at: number;
  fate: Fate;
  edited: Edited;
}

/** Keeps the edits of a form on this device for as long as they are unsaved. */
export interface Keeper {
  /** Forgets what was found, and keeps the edits of the form from now on. */
  start(): void;
  /** The same, but what was found can still be had back, unless the form is edited. */
  discardFound(): void;
  /** The form is gone. Its edits were discarded with it, and can be had back. */
  end(): void;
}

export interface KeepingOptions {
  key: string;
  /** The form continues another one, whose edits were not discarded although it is gone. */
  continues: boolean;
  /** What is said about a text that could not be parsed, if it was typed on a page in another language. */
  problem: string;
  /**
   * Called if edits are marked as kept: with them, which stay until `start` is called, with what is edited until then. Undefined if they
   * are gone, or cannot be used any more.
   */
  onFound(found: Found | undefined): void;
  /** Called whenever edits were to be kept: whether they are, or the device has no room for them. */
  onKept(isKept: boolean): void;
}

export function keepEdits(store: FormStore, { key, continues, problem, onFound, onKept }: KeepingOptions): Keeper {
  const { module } = store.module;
  const pause = createPause(PAUSE, write);
  // Until it is known whether something has been found, and what becomes of it.
  let waiting = true;
  let found: Found | undefined;
  // What was found is there with what was edited since.
  let isJoined = false;
  // What was found is still there, but no longer offered.
  let isAside = false;
  // When this form kept what is there. Another tab with the same form may have kept its edits since.
  let own: number | undefined;

  function write(fate: Fate = 'offered'): void {
    pause.end();
    if (waiting) {
      if (!found || (!store.isDirty() && !isJoined)) return;
      isJoined = store.isDirty();
      put(isJoined ? joined(found.edited, present()) : found.edited, 'offered');
    } else if (store.isDirty()) put(present(), fate);
    else {
      const removed = store.discarded();
      if (removed) put({ ...present(), ...removed, steps: stepsTo(removed.document) }, 'discarded');
      else if (!isAside && own !== undefined && keptAt(key) === own) void forgetEdits(key);
    }
  }

  function present(): Edited {
    return {
      base: store.saved(),
      document: store.document(),
      steps: store.steps(),
      drafts: store.drafts(),
      sent: store.sent(),
    };
  }

  function put(edited: Edited, fate: Fate): void {
    if (fate === 'discarded' && keptAt(key) !== own) return;
    isAside = false;
    const [earlier, at] = [own, Date.now()];
    own = at;
    void writeEdits(key, module, { edited, at, fate }).then((isKept) => {
      if (!isKept && own === at) own = earlier;
      onKept(isKept);
    });
  }

  /** The steps before a document that was discarded: discarding is a step as well. */
  function stepsTo(document: Edited['document']): Edited['steps'] {
    const { past } = store.steps();
    return { past: past.at(-1)?.document === document ? past.slice(0, -1) : past, future: [] };
  }

  function joined(earlier: Edited, later: Edited): Edited {
    const unread = new Map([...earlier.drafts].filter(([, { draft }]) => draft.problem !== undefined));
    return {
      ...withLater(store.module, earlier, later),
      base: earlier.base,
      sent: later.sent ?? earlier.sent,
      steps: { past: [...earlier.steps.past, { document: earlier.document, unread }], future: [] },
    };
  }

  function go(): void {
    waiting = false;
    write();
  }

  const ends = store.subscribe('', pause.later);
  const leaving = new AbortController();
  const { signal } = leaving;
  // The browser may ask before it leaves, which gives the time to write.
  for (const event of ['beforeunload', 'pagehide']) window.addEventListener(event, () => write(), { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && write(), { signal });

  void pruneEdits();
  const mark = markOf(key);
  own = mark?.at;
  if (!mark || (continues && mark.fate === 'discarded')) go();
  else {
    void readEdits(key, module, problem).then((edited) => {
      if (signal.aborted) return;
      if (!edited) {
        go();
        return onFound(undefined);
      }
      found = { ...mark, edited };
      onFound(found);
    });
  }

  return {
    start: go,
    discardFound() {
      isAside = found !== undefined && keptAt(key) === own;
      waiting = false;
      if (isAside && found) markKept(key, own, 'discarded');
      write();
    },
    end() {
      pause.end();
      ends();
      leaving.abort();
      write('discarded');
    },
  };
}
