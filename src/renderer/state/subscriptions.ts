import type { Path } from '../../language/model.ts';
import { formatPath, parsePath, patternOf } from '../../language/values/path.ts';

export type Listener = () => void;

/** A path whose value changed. `deep`: values below it may have changed, too. */
export interface PathChange {
  path: Path;
  deep: boolean;
}

/** The patterns whose state reads a pattern: see `dependentsOf`. */
export type Dependents = ReadonlyMap<string, ReadonlySet<string>>;

export interface PathSubscriptions {
  /** Calls the listener when the value at a dotted path, or the state of its control, may have changed. */
  subscribe(path: string, listener: Listener): () => void;
  /** Notifies the changed paths, those above and below them, and the controls that read them. */
  publish(changes: Iterable<PathChange>): void;
  /** Notifies exactly these paths. */
  notify(paths: Iterable<string>): void;
  /** Notifies all listeners. */
  notifyAll(): void;
}

/** Ends the paths of states. No name of a setting has it. */
const STATE = '!';

/**
 * The path at which a control tells that its state may have changed. Unlike the path of its value, it is not notified of edits in
 * the value, which its state does not depend on: each row of a list follows the state of the list.
 */
export function statePath(path: string): string {
  return `${path}${STATE}`;
}

/** Where the list of all problems that are shown tells that it has changed. */
export const PROBLEMS_PATH = `problems${STATE}`;

function patternFor(path: string): string {
  return patternOf(parsePath(path.endsWith(STATE) ? path.slice(0, -STATE.length) : path));
}

/** The listeners of a form, indexed by path and pattern, so that the cost of a change depends on what it affects. */
export function createSubscriptions(dependents: Dependents): PathSubscriptions {
  const listeners = new Map<string, Set<Listener>>();
  const byPattern = new Map<string, Set<string>>();

  function notify(paths: Iterable<string>): void {
    const called = new Set<Listener>();
    for (const path of paths) for (const listener of listeners.get(path) ?? []) called.add(listener);
    for (const listener of called) listener();
  }

  function addReaders(pattern: string, targets: Set<string>): void {
    for (const reader of dependents.get(pattern) ?? [])
      for (const path of byPattern.get(reader) ?? []) targets.add(path);
  }

  function addBelow(path: Path, targets: Set<string>): void {
    const prefix = `${formatPath(path)}.`;
    for (const other of listeners.keys()) if (other.startsWith(prefix)) targets.add(other);
    const patterns = `${patternOf(path)}.`;
    for (const pattern of dependents.keys()) if (pattern.startsWith(patterns)) addReaders(pattern, targets);
  }

  return {
    subscribe(path, listener) {
      const own = listeners.get(path) ?? new Set();
      if (own.size === 0) {
        listeners.set(path, own);
        const pattern = patternFor(path);
        byPattern.set(pattern, (byPattern.get(pattern) ?? new Set()).add(path));
      }
      own.add(listener);
      return () => {
        own.delete(listener);
        if (own.size > 0 || listeners.get(path) !== own) return;
        listeners.delete(path);
        byPattern.get(patternFor(path))?.delete(path);
      };
    },
    publish(changes) {
      const targets = new Set<string>();
      for (const { path, deep } of changes) {
        for (let depth = path.length; depth >= 0; depth--) {
          const part = path.slice(0, depth);
          targets.add(formatPath(part));
          addReaders(patternOf(part), targets);
        }
        if (deep) addBelow(path, targets);
      }
      notify(targets);
    },
    notify,
    notifyAll() {
      notify([...listeners.keys()]);
    },
  };
}
