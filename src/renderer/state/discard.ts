import { merge } from '../../language/documents/merge.ts';
import type { SettingsDocument } from '../../language/model.ts';
import type { Core } from './core.ts';
import type { DraftEntry, Drafts } from './drafts.ts';
import type { Problems } from './problems.ts';
import type { OpenedRow, Rows } from './rows.ts';

/** Discards edits, and undoes that. */
export interface Discard {
  discard(): void;
  /** Whether a discard can be undone. `unedited`: and nothing was edited since. */
  canUndo(unedited?: boolean): boolean;
  undo(): void;
  /** Forgets the discarded edits, because the saved copy has changed. */
  end(): void;
}

interface Discarded {
  document: SettingsDocument;
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
  const unedited = () => core.document() === core.saved();

  function end(): void {
    if (!last) return;
    last = undefined;
    core.subscriptions.notify(['']);
  }

  return {
    discard() {
      last = {
        document: core.document(),
        opened: rows.opened(),
        drafts: drafts.snapshot(),
        checked: problems.list().length > 0,
        stepped: false,
      };
      last.stepped = core.reset();
      rows.closeAll();
      drafts.forget('');
      problems.clear();
    },
    canUndo: (onlyUnedited = false) => last !== undefined && (!onlyUnedited || unedited()),
    undo() {
      if (!last) return;
      const { document, opened, drafts: typed, checked, stepped } = last;
      if (!unedited()) {
        const { merged } = merge(core.module, { base: core.saved(), mine: core.document(), theirs: document });
        core.commit(merged, []);
      } else if (stepped) core.undo();
      rows.reopen(opened);
      drafts.restore(typed);
      end();
      if (checked) problems.check();
    },
    end,
  };
}
