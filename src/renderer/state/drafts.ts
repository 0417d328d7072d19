import type { Json, Problem } from '../../language/model.ts';
import { formatPath, getIn, parsePath } from '../../language/values/path.ts';
import type { Draft } from '../widgets/types.ts';
import type { Core } from './core.ts';

/** What is typed in a form's controls beside their values. A text that is no value of its field is an edit that cannot be saved. */
export interface Drafts {
  /** The same object until it changes. */
  at(path: string): Draft | undefined;
  set(path: string, draft: Draft | undefined): void;
  /** Whether a text that can be seen is no value of its field. */
  any(): boolean;
  /** The problems of such texts, once they are shown. */
  problems(): readonly Problem[];
  /** Shows the problems of all texts at a path and below it. */
  reveal(path: string): void;
  /** Forgets what is typed at a path and below it. */
  forget(path: string): void;
  /** All that is typed, by path, to be brought back by `restore`. */
  snapshot(): ReadonlyMap<string, DraftEntry>;
  restore(entries: ReadonlyMap<string, DraftEntry>): void;
}

export interface DraftEntry {
  draft: Draft;
  /** What the form had at the path then. */
  value: Json | undefined;
}

/** Names rows by keys that go with them, and finds them again. */
export interface RowNames {
  keyAt(list: string, index: number): string | undefined;
  path(list: string, key: string): string | undefined;
}

/** `rows`: a draft goes with its row where it moves. `onChange` is called when a problem comes or goes. */
export function createDrafts(core: Core, rows: RowNames, onChange: () => void): Drafts {
  // By path, with the keys of rows in the place of their positions.
  const entries = new Map<string, DraftEntry>();

  function nameOf(path: string): string {
    const { list, index, rest } = rowIn(path);
    const key = list === undefined ? undefined : rows.keyAt(list, index);
    return key === undefined ? path : [list, key, rest].join('\n');
  }

  function pathOf(name: string): string | undefined {
    const [list = '', key, rest] = name.split('\n');
    if (key === undefined) return list;
    const row = rows.path(list, key);
    return row && rest ? `${row}.${rest}` : row;
  }

  /** Those that are no value of a field that can be seen, and that the form has not gone away from. */
  function* unread(): Generator<{ path: string; entry: DraftEntry; problem: string }> {
    for (const [name, entry] of entries) {
      const path = pathOf(name);
      if (path === undefined || entry.draft.problem === undefined) continue;
      const { visible, enabled } = core.state(path);
      const stands = Object.is(getIn(core.document(), parsePath(path)), entry.value);
      if (visible && enabled && stands) yield { path, entry, problem: entry.draft.problem };
    }
  }

  function changed(paths: Iterable<string>): void {
    core.subscriptions.notify(paths);
    onChange();
  }

  function below(root: string): [string, DraftEntry][] {
    return [...entries].filter(([name]) => {
      const path = pathOf(name);
      return path !== undefined && (root === '' || path === root || path.startsWith(`${root}.`));
    });
  }

  return {
    at: (path) => (entries.size === 0 ? undefined : entries.get(nameOf(path))?.draft),
    set(path, draft) {
      const name = nameOf(path);
      const before = entries.get(name)?.draft;
      if (before === draft) return;
      if (draft) entries.set(name, { draft, value: getIn(core.document(), parsePath(path)) });
      else entries.delete(name);
      core.subscriptions.notify([path]);
      if (before?.problem !== draft?.problem || before?.shown !== draft?.shown) onChange();
    },
    any: () => entries.size > 0 && !unread().next().done,
    problems() {
      if (entries.size === 0) return [];
      return [...unread()]
        .filter(({ entry }) => entry.draft.shown)
        .map(({ path, problem }) => ({ path, rule: 'draft', message: problem }));
    },
    reveal(root) {
      const hidden = below(root).filter(([, { draft }]) => draft.problem !== undefined && !draft.shown);
      for (const [name, entry] of hidden) entries.set(name, { ...entry, draft: { ...entry.draft, shown: true } });
      if (hidden.length > 0) changed(hidden.map(([name]) => pathOf(name) ?? ''));
    },
    forget(root) {
      const gone = below(root);
      const paths = gone.map(([name]) => pathOf(name) ?? '');
      for (const [name] of gone) entries.delete(name);
      if (gone.length > 0) changed(paths);
    },
    snapshot: () => new Map(below('').map(([name, entry]) => [pathOf(name) ?? '', entry])),
    restore(known) {
      for (const [path, entry] of known) entries.set(nameOf(path), entry);
      if (known.size > 0) changed(known.keys());
    },
  };
}

/** The row that a path stands in, and what of the path is inside it. */
function rowIn(path: string): { list?: string; index: number; rest: string } {
  const keys = parsePath(path);
  const at = keys.findIndex((key) => typeof key === 'number');
  if (at < 1) return { index: -1, rest: '' };
  return { list: formatPath(keys.slice(0, at)), index: Number(keys[at]), rest: formatPath(keys.slice(at + 1)) };
}
