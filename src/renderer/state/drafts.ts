import type { Problem } from '../../language/model.ts';
import { getIn, parsePath } from '../../language/values/path.ts';
import type { Draft } from '../widgets/types.ts';
import type { Core } from './core.ts';
import { type DraftEntry, NOTHING_UNREAD, type UnreadTexts } from './formState.ts';
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
  /** Drops the drafts at and below a path, as a part of the edit that follows. */
  forget(path: string): void;
  /** All drafts by path, for `restore`. */
  snapshot(): ReadonlyMap<string, DraftEntry>;
  /** Restores drafts, as a part of the edit before. */
  restore(entries: ReadonlyMap<string, DraftEntry>): void;
  /** The texts that undo and redo restore: those that cannot be parsed, in hidden fields, too. */
  texts(): UnreadTexts;
  replaceTexts(texts: UnreadTexts): void;
}

/** @param rows lets drafts move with their rows @param onChange called when a problem appears or disappears */
export function createDrafts(core: Core, rows: RowKeys, onChange: () => void): Drafts {
  // By path, with row keys instead of positions.
  const entries = new Map<string, DraftEntry>();

  const nameOf = (path: string) => nameOfPath(path, rows);
  const pathOf = (name: string) => pathOfName(name, rows);

  /** Drafts that cannot be parsed, in fields whose value has not changed since. */
  function* behind(): Generator<{ path: string; entry: DraftEntry; problem: string }> {
    for (const [name, entry] of entries) {
      const path = pathOf(name);
      if (path === undefined || entry.draft.problem === undefined) continue;
      const unchanged = entry.draft.isBeside || Object.is(getIn(core.document(), parsePath(path)), entry.value);
      if (unchanged) yield { path, entry, problem: entry.draft.problem };
    }
  }

  /** Those in fields that can be edited, or could be if the form were not read-only. */
  function* unread(): ReturnType<typeof behind> {
    for (const one of behind()) {
      const { visible, enabled } = core.state(one.path);
      if (visible && (enabled || core.readOnly !== undefined)) yield one;
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
      const keys = parsePath(path);
      const value = getIn(core.document(), keys);
      if (draft) entries.set(name, { draft, value });
      else entries.delete(name);
      // A value that the text means now is set next, in the same step.
      const isValue = draft !== undefined && draft.problem === undefined && !Object.is(draft.expected, value);
      if (!isValue) core.commit(core.document(), keys);
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
      core.followTexts();
      if (known.size > 0) changed(known.keys());
    },
    texts() {
      if (entries.size === 0) return NOTHING_UNREAD;
      return new Map([...behind()].map(({ path, entry }) => [path, entry]));
    },
    replaceTexts(texts) {
      const gone = [...entries].filter(([, { draft }]) => draft.problem !== undefined);
      const paths = gone.map(([name]) => pathOf(name) ?? '');
      for (const [name] of gone) entries.delete(name);
      for (const [path, entry] of texts) entries.set(nameOf(path), entry);
      if (gone.length + texts.size > 0) changed([...paths, ...texts.keys()]);
    },
  };
}
