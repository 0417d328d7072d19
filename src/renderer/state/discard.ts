import type { SettingsDocument } from '../../language/model.ts';
import { formatPath, parsePath } from '../../language/values/path.ts';
import type { Core } from './core.ts';
import type { Drafts } from './drafts.ts';
import { type DraftEntry, type FormState, sameTexts } from './formState.ts';
import { placeIn, withLater } from './laterEdits.ts';
import type { Problems } from './problems.ts';
import type { OpenedRow, Rows } from './rows.ts';

/** Discards edits of the form or of a row or resets settings, and undoes that. */
export interface Discard {
  /** Goes back to the saved copy. */
  discard(): void;
  /** Replaces the named settings by those of another document, with what is being typed in them. */
  reset(document: SettingsDocument, names: readonly string[]): void;
  /** As {@link Rows.cancel}. What the row loses can be had back. */
  cancelRow(list: string, key: string): void;
  /** Adds a listener that is called when a row has lost edits. Returns a function that removes it. */
  onRowLoss(listener: () => void): () => void;
  /** Whether the last of them can be undone. `unedited`: and nothing was edited since. */
  canUndo(unedited?: boolean): boolean;
  undo(): void;
  /** What the last of them removed, if nothing was edited since. */
  removed(): Pick<Discarded, 'document' | 'drafts'> | undefined;
  /** Forgets what was discarded, because the saved copy has changed. */
  end(): void;
}

interface Discarded {
  document: SettingsDocument;
  /** What took its place. */
  result: FormState;
  opened: readonly OpenedRow[];
  drafts: ReadonlyMap<string, DraftEntry>;
  /** Whether problems were shown. */
  checked: boolean;
  /** Whether it is a step of the history. */
  stepped: boolean;
}

interface Form {
  core: Core;
  rows: Rows;
  drafts: Drafts;
  problems: Problems;
}

export function createDiscard({ core, rows, drafts, problems }: Form): Discard {
  let last: Discarded | undefined;
  const listeners = new Set<() => void>();

  /** Removes edits, so that they can be had back. @param isIn whether the setting at a path loses them */
  function remove(isIn: (path: string) => boolean, act: () => boolean): void {
    const document = core.document();
    const opened = rows.opened().filter(({ path }) => isIn(path));
    const typed = new Map([...drafts.snapshot()].filter(([path]) => isIn(path)));
    const checked = problems.list().length > 0;
    for (const path of typed.keys()) drafts.forget(path);
    const stepped = act();
    last = { document, result: core.present(), opened, drafts: typed, checked, stepped };
  }

  /** False if there is nothing to replace. @param isIn whether the setting at a path is replaced */
  function replace(next: SettingsDocument, isIn: (path: string) => boolean): boolean {
    const isOpen = rows.opened().some(({ path }) => isIn(path));
    const isTyped = [...drafts.snapshot().keys()].some(isIn);
    // What was discarded before can still be restored.
    if (core.document() === next && !isOpen && !isTyped) return false;
    remove(isIn, () => core.apply(next));
    return true;
  }

  /** What was discarded, if nothing was edited since. */
  function unedited(): Discarded | undefined {
    const { document, unread } = core.present();
    return last?.result.document === document && sameTexts(last.result.unread, unread) ? last : undefined;
  }

  function end(): void {
    if (!last) return;
    last = undefined;
    core.subscriptions.notify(['']);
  }

  return {
    discard() {
      if (!replace(core.saved(), () => true)) return;
      rows.closeAll();
      problems.clear();
    },
    reset(document, names) {
      if (!replace(document, (path) => names.includes(String(parsePath(path)[0])))) return;
      for (const name of names) {
        rows.closeAll(name);
        problems.forgetRows(name);
      }
    },
    cancelRow(list, key) {
      const row = rows.path(list, key);
      if (row === undefined) return;
      const isIn = (path: string) => path === row || path.startsWith(`${row}.`);
      if (!rows.isChanged(list, key)) return rows.cancel(list, key);
      remove(isIn, () => rows.cancel(list, key));
      core.subscriptions.notify(['']);
      for (const listener of listeners) listener();
    },
    onRowLoss(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    canUndo: (onlyUnedited = false) => (onlyUnedited ? unedited() : last) !== undefined,
    undo() {
      if (!last) return;
      const { document, result, opened, drafts: typed, checked, stepped } = last;
      let [reopened, restored] = [opened, typed];
      if (!unedited()) {
        const later = { base: result.document, document: core.document(), drafts: drafts.snapshot() };
        const joined = withLater(core.module, { document, drafts: typed }, later);
        core.commit(joined.document, []);
        reopened = opened.flatMap((row) => {
          const path = placeIn(core.module, document, joined.document, row.path);
          return path ? [{ ...row, path: formatPath(path) }] : [];
        });
        restored = joined.drafts;
      } else if (stepped && !core.undo()) {
        // A form that has become read-only has no undo, but what was typed in it stays.
        core.commit(document, []);
      }
      rows.reopen(reopened);
      drafts.restore(restored);
      end();
      if (checked) problems.check();
    },
    removed: unedited,
    end,
  };
}
