import { merge } from '../../language/documents/merge.ts';
import type { SettingsDocument } from '../../language/model.ts';
import { parsePath } from '../../language/values/path.ts';
import type { Core } from './core.ts';
import type { DraftEntry, Drafts } from './drafts.ts';
import type { Problems } from './problems.ts';
import type { OpenedRow, Rows } from './rows.ts';

/** Discards edits or resets settings, and undoes that. */
export interface Discard {
  /** Goes back to the saved copy. */
  discard(): void;
  /** Replaces the named settings by those of another document, with what is being typed in them. */
  reset(document: SettingsDocument, names: readonly string[]): void;
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
  /** The document that took its place. */
  result: SettingsDocument;
  opened: readonly OpenedRow[];
  drafts: ReadonlyMap<string, DraftEntry>;
  /** Whether problems were shown. */
  checked: boolean;
  /** Whether the document changed, and not only drafts. */
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

  /** False if there is nothing to replace. @param isIn whether the setting at a path is replaced */
  function replace(next: SettingsDocument, isIn: (path: string) => boolean): boolean {
    const document = core.document();
    const opened = rows.opened().filter(({ path }) => isIn(path));
    const typed = new Map([...drafts.snapshot()].filter(([path]) => isIn(path)));
    // What was discarded before can still be restored.
    if (document === next && opened.length === 0 && typed.size === 0) return false;
    const checked = problems.list().length > 0;
    const stepped = core.apply(next);
    last = { document, result: next, opened, drafts: typed, checked, stepped };
    return true;
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
      drafts.forget('');
      problems.clear();
    },
    reset(document, names) {
      if (!replace(document, (path) => names.includes(String(parsePath(path)[0])))) return;
      for (const name of names) {
        rows.closeAll(name);
        drafts.forget(name);
        problems.forgetRows(name);
      }
    },
    canUndo: (onlyUnedited = false) => last !== undefined && (!onlyUnedited || core.document() === last.result),
    undo() {
      if (!last) return;
      const { document, result, opened, drafts: typed, checked, stepped } = last;
      if (core.document() !== result) {
        const { merged } = merge(core.module, { base: result, mine: core.document(), theirs: document });
        core.commit(merged, []);
      } else if (stepped) core.undo();
      rows.reopen(opened);
      drafts.restore(typed);
      end();
      if (checked) problems.check();
    },
    removed: () => (last && core.document() === last.result ? last : undefined),
    end,
  };
}
