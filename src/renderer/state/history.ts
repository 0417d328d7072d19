import type { SettingsDocument } from '../../language/model.ts';

const LONGEST = 200;
/** Edits of one field within this many milliseconds are one undo step. */
const ONE_STEP = 800;

/** The undo history. Documents share their unchanged parts, so that a step is cheap. */
export interface History {
  /** Records the document before an edit at a path. */
  remember(before: SettingsDocument, path: string): void;
  /** Makes the next edit a separate step, however soon it follows. */
  separate(): void;
  undo(current: SettingsDocument): SettingsDocument | undefined;
  redo(current: SettingsDocument): SettingsDocument | undefined;
  clear(): void;
}

export function createHistory(now: () => number = Date.now): History {
  const past: SettingsDocument[] = [];
  const future: SettingsDocument[] = [];
  let last: { path: string; at: number } | undefined;
  return {
    remember(before, path) {
      const at = now();
      const continues = last?.path === path && at - last.at < ONE_STEP;
      last = { path, at };
      future.length = 0;
      if (continues) return;
      past.push(before);
      if (past.length > LONGEST) past.shift();
    },
    separate() {
      last = undefined;
    },
    undo(current) {
      last = undefined;
      const document = past.pop();
      if (document) future.push(current);
      return document;
    },
    redo(current) {
      last = undefined;
      const document = future.pop();
      if (document) past.push(current);
      return document;
    },
    clear() {
      past.length = 0;
      future.length = 0;
      last = undefined;
    },
  };
}
