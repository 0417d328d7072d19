import type { Json, Path } from '../../language/model.ts';
import { equal } from '../../language/values/equal.ts';
import { formatPath, getIn } from '../../language/values/path.ts';
import { type FormState, sameState } from './formState.ts';

const LONGEST = 200;
/** Typing continues its step for this many milliseconds. */
const ONE_STEP = 800;
/** More characters than this at once were pasted, inserted or replaced: that is a step of its own. */
const TYPED_AT_ONCE = 12;
/** How many steps the browser's own undo is followed. */
const FOLLOWED = 20;

/** The states before and after the present one, oldest first and nearest first. */
export interface EditSteps {
  past: readonly FormState[];
  future: readonly FormState[];
}

/** The undo history. Documents share their unchanged parts, so that a step is cheap. */
export interface History {
  /**
   * Records an edit at a path. Letters of the same word, and numbers that follow one another, are one step.
   * False if nothing has changed, or nothing in the end.
   */
  remember(before: FormState, after: FormState, path: Path): boolean;
  /** Adds a consequence of the last edit to its step. */
  absorb(before: FormState): void;
  /** Makes the next edit a separate step, however soon it follows. */
  separate(): void;
  can(kind: 'undo' | 'redo'): boolean;
  undo(current: FormState): FormState | undefined;
  redo(current: FormState): FormState | undefined;
  /** Follows an undo or redo of the browser, if it led to a state of the history. False if it did not. */
  retrace(current: FormState, next: FormState, kind: 'undo' | 'redo'): boolean;
  steps(): EditSteps;
  restore(steps: EditSteps): void;
}

export function createEditHistory(now: () => number = Date.now): History {
  const past: FormState[] = [];
  /** The nearest last. */
  const future: FormState[] = [];
  let last: { path: string; at: number; grew: boolean } | undefined;

  function push(state: FormState): void {
    past.push(state);
    if (past.length > LONGEST) past.shift();
  }

  function step(from: FormState[], to: FormState[], current: FormState) {
    last = undefined;
    const state = from.pop();
    if (state) to.push(current);
    return state;
  }

  return {
    remember(before, after, path) {
      if (sameFrom(path, before, after)) return false;
      const typed = typing(shownAt(before, path), shownAt(after, path));
      const [at, name] = [now(), formatPath(path)];
      const soon = last?.path === name && at - last.at < ONE_STEP;
      const continues = soon && typed !== undefined && !typed.begins && typed.grew === last?.grew;
      last = typed && { path: name, at, grew: typed.grew };
      future.length = 0;
      const start = past.at(-1);
      if (!continues) push(before);
      else if (start && sameFrom(path, start, after)) return step(past, [], after) === undefined;
      return true;
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
      const found = from.findLastIndex((state, index) => index >= from.length - FOLLOWED && sameState(state, next));
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
  };
}

/** Whether two states are the same. The control that was edited differs in most of them, and so is compared first. */
function sameFrom(path: Path, a: FormState, b: FormState): boolean {
  return equal(shownAt(a, path), shownAt(b, path)) && sameState(a, b);
}

/** What a control shows: the text that is no value yet, or else the value. */
function shownAt({ document, unread }: FormState, path: Path): Json | undefined {
  return unread.get(formatPath(path))?.draft.text ?? getIn(document, path);
}

/**
 * How a text or number changed, if it may have been typed: letters were added or taken away, and whether a new word begins.
 * Undefined for everything that takes a press.
 */
function typing(before: Json | undefined, after: Json | undefined): { grew: boolean; begins: boolean } | undefined {
  if (typeof before === 'number' && typeof after === 'number') return { grew: true, begins: false };
  const [old, now] = [before, after].map((shown) => (typeof shown === 'number' ? String(shown) : shown));
  if (typeof old !== 'string' || typeof now !== 'string') return undefined;
  const shorter = Math.min(old.length, now.length);
  let head = 0;
  while (head < shorter && old[head] === now[head]) head++;
  let tail = 0;
  while (tail < shorter - head && old[old.length - 1 - tail] === now[now.length - 1 - tail]) tail++;
  const [removed, added] = [old.length - head - tail, now.length - head - tail];
  const grew = added >= removed;
  const isNewWord = grew && /\s/.test(now[head - 1] ?? '') && /\S/.test(now[head] ?? '');
  return { grew, begins: isNewWord || Math.max(removed, added) > TYPED_AT_ONCE };
}
