import { newRow } from '../../language/documents/defaults.ts';
import { generatedKey, keyOfNewRow, sameRow } from '../../language/documents/rows.ts';
import type { Json, Path, SettingsDocument } from '../../language/model.ts';
import { fieldAt } from '../../language/plans/resolveForPlan.ts';
import { applyRowDoneEffects } from '../../language/resolved/effects.ts';
import { withoutHiddenFaults } from '../../language/validation/hiddenFaults.ts';
import { equal } from '../../language/values/equal.ts';
import { isObject } from '../../language/values/isObject.ts';
import { formatPath, getIn, parsePath, setIn } from '../../language/values/path.ts';
import type { Core } from './core.ts';
import type { Drafts } from './drafts.ts';
import { placeIn } from './laterEdits.ts';
import { type Problems, validationInput } from './problems.ts';
import { createRowKeys } from './rowKeys.ts';
import { nameOfPath, pathOfName } from './rowNames.ts';

/** Manages the rows of lists, by keys that move with the rows. */
export interface Rows {
  /** The row keys of a list in display order. The same array until rows are added, removed or moved. */
  keys(list: string): readonly string[];
  /** The dotted path of a row, or undefined if it is gone. */
  path(list: string, key: string): string | undefined;
  isEditing(list: string, key: string): boolean;
  /**
   * Adds a row, opens it and returns its key. Undefined if that is refused or the list is full.
   * @param behind the row that it is a copy of, behind which it is placed
   */
  add(list: string, values?: SettingsDocument, behind?: string): string | undefined;
  /** A key for a new row. @param prefix `ui.idPrefix` of its list */
  newKey(prefix: unknown): string;
  edit(list: string, key: string): void;
  /** The key of the row that was added last, if it is still open. */
  fresh(list: string): string | undefined;
  /** Closes the row that was added last, and removes it if it was not edited. False if it is invalid. */
  closeFresh(list: string): boolean;
  /** Closes a row and keeps its edits. False if it is invalid. */
  done(list: string, key: string): boolean;
  /** Whether something was edited or typed in a row since it was opened. */
  isChanged(list: string, key: string): boolean;
  /** Reverts a row to its state when it was opened. Removes a new row. False if there is nothing to undo. */
  cancel(list: string, key: string): boolean;
  /** Deletes rows, as one undo step. */
  remove(list: string, ...keys: readonly string[]): void;
  /** The rows that were deleted last, until something else is deleted or saved. */
  deleted(list: string): RowDeletion | undefined;
  /** Puts them back, unless that is refused. False if the list has no room for them. */
  restore(list: string): boolean;
  /** Moves a row by this many places. Returns its new position, or undefined if it stays where it is. */
  move(list: string, key: string, by: number): number | undefined;
  /** Opens the rows that contain a path, from the outside in. */
  reveal(path: string): void;
  /** Whether a row was opened since this was last asked. */
  takeOpened(list: string, key: string): boolean;
  /** Lets Cancel lead to what is saved now in the open rows for which this holds. @param prior what it leads to so far */
  settle(isOutdated: (path: Path, prior: SettingsDocument) => boolean): void;
  /** Applies the effects of Done to all open rows, before a save. */
  finish(): void;
  /** Closes all rows without further effects. @param setting only those in lists of this top-level setting */
  closeAll(setting?: string): void;
  /** The key of the row at a position in the document. */
  keyAt(list: string, index: number): string | undefined;
  /** The open rows, for `reopen`. */
  opened(): readonly OpenedRow[];
  reopen(rows: readonly OpenedRow[]): void;
}

/** An open row by position, which outlives its key. */
export interface OpenedRow {
  path: string;
  prior: SettingsDocument;
  isNew: boolean;
}

/** Deleted rows with their former positions, from top to bottom. */
export type RowDeletion = readonly { index: number; row: SettingsDocument }[];

interface Open {
  /** The name of the list: see `nameOfPath`. */
  list: string;
  key: string;
  /** The row when it was opened. */
  prior: SettingsDocument;
  /** Cancel removes it. */
  isNew: boolean;
  /** A new row with the values of another one. */
  isCopy?: boolean;
  /** It was shown since it was opened. */
  isShown?: boolean;
}

/**
 * The path at which a list tells that its rows were added, removed, opened or closed. Unlike the path of the list itself, it is
 * not notified of edits inside a row.
 */
export function rowsPath(list: string): string {
  return `${list}.*`;
}

export function createRows(core: Core, problems: Problems, drafts: Drafts): Rows {
  const open = new Map<string, Open>();
  // By the name of the list, with how many rows it had.
  const deletions = new Map<string, { taken: RowDeletion; count: number }>();
  const shown = new Map<string, readonly string[]>();
  const keyProperties = new Map<string, string | undefined>();
  const nameRows = createRowKeys();
  let counter = 0;
  let latest = 0;

  // Positions of rows around a list change; names do not.
  const byPosition = { keyAt: (list: string, index: number) => keysOf(list)[index], path: rowPath };
  const listName = (list: string) => nameOfPath(list, byPosition);
  const listPath = (name: string) => pathOfName(name, byPosition);
  const nameOf = (list: string, key: string) => `${listName(list)}\n${key}`;
  const listField = (list: string) => fieldAt(core.module, parsePath(list));

  function newKey(prefix: unknown): string {
    counter++;
    // Keys without a counter differ by their moments.
    latest = Math.max(Date.now(), latest + 1);
    return keyOfNewRow(prefix, latest, counter);
  }

  function rowsOf(list: string): readonly SettingsDocument[] {
    const rows = getIn(core.document(), parsePath(list));
    // Its rows are objects, which is not checked: every edit asks for them.
    return Array.isArray(rows) ? (rows as SettingsDocument[]) : [];
  }

  /** The row keys of a list in the order of the document. */
  function keysOf(list: string): readonly string[] {
    return nameRows(listName(list), rowsOf(list), keyProperty(list));
  }

  /** The property that holds the generated row keys, if any. Cached, because every edit asks for all rows. */
  function keyProperty(list: string): string | undefined {
    if (!keyProperties.has(list)) keyProperties.set(list, generatedKey(listField(list)));
    return keyProperties.get(list);
  }

  function indexOf(list: string, key: string): number {
    return keysOf(list).indexOf(key);
  }

  function rowPath(list: string, key: string): string | undefined {
    const index = indexOf(list, key);
    return index < 0 ? undefined : `${list}.${index}`;
  }

  /** Open rows keep the position that they had when they were opened. */
  function sorted(list: string): readonly string[] {
    const keys = keysOf(list);
    const by = listField(list)?.ui?.sortBy;
    if (!Array.isArray(by)) return keys;
    const present = rowsOf(list);
    const rows = keys.map((key, index) => {
      return { key, row: open.get(nameOf(list, key))?.prior ?? present[index] ?? {} };
    });
    rows.sort((a, b) => compare(a.row, b.row, by.map(String), core.module.spec.language));
    return rows.map(({ key }) => key);
  }

  function close(list: string, key: string): void {
    const path = rowPath(list, key);
    open.delete(nameOf(list, key));
    announce(list, path);
  }

  function announce(list: string, row?: string): void {
    core.subscriptions.notify(row === undefined ? [list, rowsPath(list)] : [row, list, rowsPath(list)]);
  }

  /** Whether rows of a list may not be changed now; the user sees why. */
  function isRefused(list: string): boolean {
    const refusal = core.refusal(parsePath(list));
    if (refusal !== undefined) core.refuse(refusal);
    return refusal !== undefined;
  }

  /** Replaces the rows of a list, whose problems have other positions then. */
  function replaceRows(list: string, next: readonly SettingsDocument[]): boolean {
    problems.forgetRows(list);
    return core.commit(setIn(core.document(), parsePath(list), [...next]), parsePath(list));
  }

  const takeOut = (list: string, index: number) => replaceRows(list, rowsOf(list).toSpliced(index, 1));

  // Undo can restore a deleted row, too.
  core.onChange(() => {
    for (const [name, { taken }] of deletions) {
      const list = listPath(name);
      if (list === undefined || taken.some(({ row }) => isIn(list, row))) deletions.delete(name);
    }
  });

  /** Whether a list has a row, unchanged or not. */
  function isIn(list: string, row: SettingsDocument): boolean {
    const property = keyProperty(list);
    const hasKey = property !== undefined && row[property] !== undefined;
    return rowsOf(list).some((other) => other === row || (hasKey && sameRow(other, row, property)));
  }

  function freshIn(list: string): string | undefined {
    const name = listName(list);
    const isFresh = (entry: Open) => entry.list === name && entry.isNew && !entry.isCopy;
    // Undo can take a new row away.
    return [...open.values()].findLast((entry) => isFresh(entry) && indexOf(list, entry.key) >= 0)?.key;
  }

  const rows: Rows = {
    keys(list) {
      const keys = sorted(list);
      const name = listName(list);
      const known = shown.get(name);
      if (known && sameKeys(known, keys)) return known;
      shown.set(name, keys);
      return keys;
    },
    path: rowPath,
    isEditing: (list, key) => open.has(nameOf(list, key)),
    add(list, values, behind) {
      const field = listField(list);
      const present = rowsOf(list);
      if (isRefused(list) || !field || present.length >= (field.maxItems ?? Infinity)) return undefined;
      const unlocked = Object.entries(values ?? {}).filter(([name]) => !field.items?.properties?.[name]?.locked);
      const row = { ...newRow(field), ...Object.fromEntries(unlocked) };
      const property = generatedKey(field);
      if (property) row[property] = newKey(field.ui?.idPrefix);
      const index = behind === undefined ? present.length : indexOf(list, behind) + 1;
      replaceRows(list, present.toSpliced(index, 0, row));
      const key = keysOf(list)[index];
      if (key !== undefined && field.ui?.widget === 'items') {
        const isCopy = behind !== undefined;
        open.set(nameOf(list, key), { list: listName(list), key, prior: row, isNew: true, isCopy });
        announce(list);
      }
      return key;
    },
    newKey,
    edit(list, key) {
      const index = indexOf(list, key);
      const prior = rowsOf(list)[index];
      if (!prior || open.has(nameOf(list, key))) return;
      open.set(nameOf(list, key), { list: listName(list), key, prior, isNew: false });
      announce(list, `${list}.${index}`);
    },
    fresh: freshIn,
    closeFresh(list) {
      const key = freshIn(list);
      if (key === undefined) return true;
      if (rows.isChanged(list, key)) return rows.done(list, key);
      rows.cancel(list, key);
      return true;
    },
    isChanged(list, key) {
      const index = indexOf(list, key);
      const entry = open.get(nameOf(list, key));
      const isTyped = [...drafts.texts().keys()].some((path) => path.startsWith(`${list}.${index}.`));
      return isTyped || (entry !== undefined && !equal(rowsOf(list)[index], entry.prior));
    },
    done(list, key) {
      const path = rowPath(list, key);
      if (path === undefined) return true;
      const done = applyRowDoneEffects(core.module, core.document(), parsePath(path));
      const settled = withoutHiddenFaults(core.module, validationInput(core, done));
      core.follow(settled);
      const [first] = problems.checkRow(path, settled);
      if (first) {
        rows.reveal(first.path);
        return false;
      }
      close(list, key);
      return true;
    },
    cancel(list, key) {
      const index = indexOf(list, key);
      const entry = open.get(nameOf(list, key));
      if (index < 0 || !entry) return false;
      drafts.forget(`${list}.${index}`);
      if (entry.isNew) {
        open.delete(nameOf(list, key));
        return takeOut(list, index);
      }
      problems.forgetRows(list);
      const reverted = setIn(core.document(), parsePath(`${list}.${index}`), entry.prior);
      const isStep = core.commit(reverted, parsePath(list));
      close(list, key);
      return isStep;
    },
    remove(list, ...keys) {
      if (isRefused(list)) return;
      const chosen = new Set(keys);
      const present = rowsOf(list);
      const taken = keysOf(list).flatMap((key, index) => {
        const row = present[index];
        return chosen.has(key) && row ? [{ index, row }] : [];
      });
      if (taken.length === 0) return;
      for (const key of chosen) open.delete(nameOf(list, key));
      deletions.clear();
      const gone = new Set(taken.map(({ index }) => index));
      replaceRows(
        list,
        present.filter((_, index) => !gone.has(index)),
      );
      deletions.set(listName(list), { taken, count: present.length });
      announce(list);
    },
    deleted: (list) => deletions.get(listName(list))?.taken,
    restore(list) {
      const { taken, count = 0 } = deletions.get(listName(list)) ?? {};
      const present = rowsOf(list);
      if (!taken || isRefused(list)) return true;
      // It may have been longer than the plan allows.
      if (present.length + taken.length > Math.max(listField(list)?.maxItems ?? Infinity, count)) return false;
      deletions.delete(listName(list));
      replaceRows(
        list,
        taken.reduce<readonly SettingsDocument[]>(
          (rows, { index, row }) => rows.toSpliced(Math.min(index, rows.length), 0, row),
          present,
        ),
      );
      return true;
    },
    move(list, key, by) {
      const present = rowsOf(list);
      const from = indexOf(list, key);
      const row = present[from];
      const to = Math.min(Math.max(from + by, 0), present.length - 1);
      if (isRefused(list) || !row || to === from) return undefined;
      replaceRows(list, present.toSpliced(from, 1).toSpliced(to, 0, row));
      announce(list);
      return to;
    },
    reveal(path) {
      const keys = parsePath(path);
      for (const [depth, index] of keys.entries()) {
        if (typeof index !== 'number') continue;
        const list = formatPath(keys.slice(0, depth));
        const key = keysOf(list)[index];
        if (key !== undefined && listField(list)?.ui?.widget === 'items') rows.edit(list, key);
      }
    },
    takeOpened(list, key) {
      const entry = open.get(nameOf(list, key));
      if (!entry || entry.isShown) return false;
      entry.isShown = true;
      return true;
    },
    settle(isOutdated) {
      for (const entry of open.values()) {
        const list = listPath(entry.list);
        const path = list === undefined ? undefined : rowPath(list, entry.key);
        if (path === undefined || !isOutdated(parsePath(path), entry.prior)) continue;
        const place = placeIn(core.module, core.document(), core.saved(), path);
        const row = place && getIn(core.saved(), place);
        if (isObject(row)) Object.assign(entry, { prior: row, isNew: false });
      }
    },
    finish() {
      for (const { list, key } of open.values()) {
        const at = listPath(list);
        const path = at === undefined ? undefined : rowPath(at, key);
        if (path === undefined) continue;
        core.follow(applyRowDoneEffects(core.module, core.document(), parsePath(path)));
      }
    },
    closeAll(setting) {
      const isIn = (list: string) => setting === undefined || /^[^.\n]*/.exec(list)?.[0] === setting;
      for (const [name, { list }] of open) if (isIn(list)) open.delete(name);
      for (const list of deletions.keys()) if (isIn(list)) deletions.delete(list);
      core.subscriptions.notifyAll();
    },
    keyAt: (list, index) => keysOf(list)[index],
    opened() {
      return [...open.values()].flatMap(({ list, key, isShown: _, ...state }) => {
        const at = listPath(list);
        const index = at === undefined ? -1 : indexOf(at, key);
        return at === undefined || index < 0 ? [] : [{ path: `${at}.${index}`, ...state }];
      });
    },
    reopen(opened) {
      const changed = new Set<string>();
      for (const { path, ...state } of opened) {
        const list = path.slice(0, path.lastIndexOf('.'));
        const key = keysOf(list)[Number(path.slice(list.length + 1))];
        if (key !== undefined) open.set(nameOf(list, key), { list: listName(list), key, ...state });
        for (const one of [path, list, rowsPath(list)]) changed.add(one);
      }
      core.subscriptions.notify(changed);
    },
  };
  return rows;
}

function sameKeys(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((key, index) => key === b[index]);
}

/** Compares rows by the first property that differs. A leading `-` sorts descending. */
function compare(a: SettingsDocument, b: SettingsDocument, by: readonly string[], language: string): number {
  for (const term of by) {
    const down = term.startsWith('-');
    const name = down ? term.slice(1) : term;
    const order = compareValues(a[name], b[name], language);
    if (order !== 0) return down ? -order : order;
  }
  return 0;
}

function compareValues(a: Json | undefined, b: Json | undefined, language: string): number {
  if (typeof a === 'string' && typeof b === 'string') return a.localeCompare(b, language);
  return Number(a ?? 0) - Number(b ?? 0);
}
