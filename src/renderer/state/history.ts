import type { Json, Path, SettingsDocument } from '../../language/model.ts';
import { equal } from '../../language/values/equal.ts';
import { formatPath, getIn } from '../../language/values/path.ts';

const LONGEST = 200;
/** Typing continues its step for this many milliseconds. */
const ONE_STEP = 800;
/** More characters than this at once were pasted, inserted or replaced: that is a step of its own. */
const TYPED_AT_ONCE = 12;
/** How many steps the browser's own undo is followed. */
const FOLLOWED = 20;

/** The documents before and after the present one, oldest first and nearest first. */
export interface EditSteps {
  past: readonly SettingsDocument[];
  future: readonly SettingsDocument[];
}

/** The undo history. Documents share their unchanged parts, so that a step is cheap. */
export interface History {
  /** Records an edit at a path. Letters of the same word, and numbers that follow one another, are one step. */
  remember(before: SettingsDocument, after: SettingsDocument, path: Path): void;
  /** Adds a consequence of the last edit to its step. */
  absorb(before: SettingsDocument): void;
  /** Makes the next edit a separate step, however soon it follows. */
  separate(): void;
  can(kind: 'undo' | 'redo'): boolean;
  undo(current: SettingsDocument): SettingsDocument | undefined;
  redo(current: SettingsDocument): SettingsDocument | undefined;
  /** Follows an undo or redo of the browser, if it led to a document of the history. False if it did not. */
  retrace(current: SettingsDocument, next: SettingsDocument, kind: 'undo' | 'redo'): boolean;
  steps(): EditSteps;
  restore(steps: EditSteps): void;
  clear(): void;
}

export function createEditHistory(now: () => number = Date.now): History {
  const past: SettingsDocument[] = [];
  /** The nearest last. */
  const future: SettingsDocument[] = [];
  let last: { path: string; at: number; grew: boolean } | undefined;

  function push(document: SettingsDocument): void {
    past.push(document);
    if (past.length > LONGEST) past.shift();
  }

  function step(from: SettingsDocument[], to: SettingsDocument[], current: SettingsDocument) {
    last = undefined;
    const document = from.pop();
    if (document) to.push(current);
    return document;
  }

  return {
    remember(before, after, path) {
      const typed = typing(getIn(before, path), getIn(after, path));
      const [at, name] = [now(), formatPath(path)];
      const soon = last?.path === name && at - last.at < ONE_STEP;
      const continues = soon && typed !== undefined && !typed.begins && typed.grew === last?.grew;
      last = typed && { path: name, at, grew: typed.grew };
      future.length = 0;
      if (!continues) push(before);
    },
    absorb(before) {
      if (past.length === 0) push(before);
    },
    separate() {
      last = undefined;
    },
    can: (kind) => (kind === 'undo' ? past : future).length > 0,
    undo: (current) => step(past, future, current),
    redo: (current) => step(future, past, current),
    retrace(current, next, kind) {
      const [from, to] = kind === 'undo' ? [past, future] : [future, past];
      const found = from.findLastIndex((document, index) => index >= from.length - FOLLOWED && equal(document, next));
      if (found < 0) return false;
      last = undefined;
      const [, ...passed] = from.splice(found);
      to.push(current, ...passed.reverse());
      return true;
    },
    steps: () => ({ past: [...past], future: future.toReversed() }),
    restore(steps) {
      last = undefined;
      past.splice(0, past.length, ...steps.past);
      future.splice(0, future.length, ...steps.future.toReversed());
    },
    clear() {
      past.length = 0;
      future.length = 0;
      last = undefined;
    },
  };
}

/**
 * How a text or number changed, if it may have been typed: letters were added or taken away, and whether a new word begins.
 * Undefined for everything that takes a press.
 */
function typing(before: Json | undefined, after: Json | undefined): { grew: boolean; begins: boolean } | undefined {
  if (typeof before === 'number' && typeof after === 'number') return { grew: true, begins: false };
  if (typeof before !== 'string' || typeof after !== 'string') return undefined;
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < shorter - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  const [removed, added] = [before.length - head - tail, after.length - head - tail];
  const grew = added >= removed;
  const isNewWord = grew && /\s/.test(after[head - 1] ?? '') && /\S/.test(after[head] ?? '');
  return { grew, begins: isNewWord || Math.max(removed, added) > TYPED_AT_ONCE };
}
