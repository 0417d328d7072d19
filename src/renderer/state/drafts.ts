import type { Json, Problem } from '../../language/model.ts';
import { getIn, parsePath } from '../../language/values/path.ts';
import type { Draft } from '../widgets/types.ts';
import type { Core } from './core.ts';
import { nameOfPath, pathOfName, type RowKeys } from './rowNames.ts';

/** Texts being typed in the controls of a form. A text that cannot be parsed counts as an edit that cannot be saved. */
export interface Drafts {
  /** The draft at a path. The same object until it changes. */
  at(path: string): Draft | undefined;
  set(path: string, draft: Draft | undefined): void;
  /** Whether there is a visible text that cannot be parsed. */
  any(): boolean;
  /** These texts by path. */
  unread(): ReadonlyMap<string, Draft>;
  /** The problems of these texts that are shown already. */
  problems(): readonly Problem[];
  /** Shows the problems of all texts at and below a path. */
  reveal(path: string): void;
  /** Drops the drafts at and below a path. */
  forget(path: string): void;
  /** All drafts by path, for `restore`. */
  snapshot(): ReadonlyMap<string, DraftEntry>;
  restore(entries: ReadonlyMap<string, DraftEntry>): void;
}

export interface DraftEntry {
  draft: Draft;
  /** The value at the path when the draft was made. */
  value: Json | undefined;
}

/** @param rows lets drafts move with their rows @param onChange called when a problem appears or disappears */
export function createDrafts(core: Core, rows: RowKeys, onChange: () => void): Drafts {
  // By path, with row keys instead of positions.
  const entries = new Map<string, DraftEntry>();

  const nameOf = (path: string) => nameOfPath(path, rows);
  const pathOf = (name: string) => pathOfName(name, rows);

  /** Drafts that cannot be parsed, in visible and enabled fields whose value has not changed since. */
  function* unread(): Generator<{ path: string; entry: DraftEntry; problem: string }> {
    for (const [name, entry] of entries) {
      const path = pathOf(name);
      if (path === undefined || entry.draft.problem === undefined) continue;
      const { visible, enabled } = core.state(path);
      const unchanged = Object.is(getIn(core.document(), parsePath(path)), entry.value);
      if (visible && enabled && unchanged) yield { path, entry, problem: entry.draft.problem };
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
    unread: () => new Map([...unread()].map(({ path, entry }) => [path, entry.draft])),
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
