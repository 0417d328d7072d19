import { newRow } from '../../language/documents/defaults.ts';
import { generatedKey } from '../../language/documents/rows.ts';
import type { Json, SettingsDocument } from '../../language/model.ts';
import { fieldAt } from '../../language/plans/resolveForPlan.ts';
import { applyRowDoneEffects } from '../../language/resolved/effects.ts';
import { withoutHiddenFaults } from '../../language/validation/hiddenFaults.ts';
import { equal } from '../../language/values/equal.ts';
import { formatPath, getIn, parsePath, setIn } from '../../language/values/path.ts';
import type { Core } from './core.ts';
import type { Drafts } from './drafts.ts';
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
  /** Adds a row, opens it and returns its key. Undefined if that is refused or the list is full. */
  add(list: string, values?: SettingsDocument): string | undefined;
  edit(list: string, key: string): void;
  /** The key of the row that was added last, if it is still open. */
  fresh(list: string): string | undefined;
  /** Closes the row that was added last, and removes it if it was not edited. False if it is invalid. */
  closeFresh(list: string): boolean;
  /** Closes a row and keeps its edits. False if it is invalid. */
  done(list: string, key: string): boolean;
  /** Reverts a row to its state when it was opened. Removes a new row. */
  cancel(list: string, key: string): void;
  remove(list: string, key: string): void;
  /** The row that was deleted last, until something else is deleted or saved. */
  deleted(list: string): RowDeletion | undefined;
  restore(list: string): void;
  /** Moves a row by this many places. Returns its new position, or undefined if it stays where it is. */
  move(list: string, key: string, by: number): number | undefined;
  /** Opens the rows that contain a path, from the outside in. */
  reveal(path: string): void;
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
  list: string;
  index: number;
  prior: SettingsDocument;
  isNew: boolean;
}

export interface RowDeletion {
  key: string;
  index: number;
  row: SettingsDocument;
}

interface Open {
  /** The name of the list: see `nameOfPath`. */
  list: string;
  key: string;
  /** The row when it was opened. */
  prior: SettingsDocument;
  isNew: boolean;
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
  // By the name of the list.
  const deletions = new Map<string, RowDeletion>();
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

  /** A timestamp in milliseconds, made unique by counting up, or by a counter if there is a prefix. */
  function newKey(prefix: unknown): string {
    counter++;
    latest = Math.max(Date.now(), latest + 1);
    return prefix === '' ? String(latest) : `${prefix ?? 'item'}_${Date.now()}_${counter}`;
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
    rows.sort((a, b) => compare(a.row, b.row, by.map(String)));
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

  function takeOut(list: string, index: number): void {
    problems.forgetRows(list);
    core.commit(setIn(core.document(), parsePath(list), rowsOf(list).toSpliced(index, 1)), parsePath(list));
  }

  // Undo can restore a deleted row, too.
  core.onChange(() => {
    for (const [name, { row }] of deletions) {
      const list = listPath(name);
      if (list === undefined || rowsOf(list).includes(row)) deletions.delete(name);
    }
  });

  function freshIn(list: string): string | undefined {
    const name = listName(list);
    return [...open.values()].findLast((entry) => entry.list === name && entry.isNew)?.key;
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
    add(list, values) {
      const refusal = core.refusal(parsePath(list));
      const field = listField(list);
      const present = rowsOf(list);
      if (refusal !== undefined) core.refuse(refusal);
      if (refusal !== undefined || !field || present.length >= (field.maxItems ?? Infinity)) return undefined;
      const unlocked = Object.entries(values ?? {}).filter(([name]) => !field.items?.properties?.[name]?.locked);
      const row = { ...newRow(field), ...Object.fromEntries(unlocked) };
      const property = generatedKey(field);
      if (property) row[property] = newKey(field.ui?.idPrefix);
      core.commit(setIn(core.document(), parsePath(list), [...present, row]), parsePath(list));
      const key = keysOf(list).at(-1);
      if (key !== undefined && field.ui?.widget === 'items') {
        open.set(nameOf(list, key), { list: listName(list), key, prior: row, isNew: true });
        announce(list);
      }
      return key;
    },
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
      const row = rowsOf(list)[indexOf(list, key)];
      if (!equal(row, open.get(nameOf(list, key))?.prior)) return rows.done(list, key);
      rows.cancel(list, key);
      return true;
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
      if (index < 0 || !entry) return;
      drafts.forget(`${list}.${index}`);
      if (!entry.isNew) {
        problems.forgetRows(list);
        core.commit(setIn(core.document(), parsePath(`${list}.${index}`), entry.prior), parsePath(list));
        close(list, key);
      } else {
        open.delete(nameOf(list, key));
        takeOut(list, index);
      }
    },
    remove(list, key) {
      const refusal = core.refusal(parsePath(list));
      if (refusal !== undefined) return core.refuse(refusal);
      const index = indexOf(list, key);
      const row = rowsOf(list)[index];
      if (!row) return;
      open.delete(nameOf(list, key));
      deletions.clear();
      takeOut(list, index);
      deletions.set(listName(list), { key, index, row });
      announce(list);
    },
    deleted: (list) => deletions.get(listName(list)),
    restore(list) {
      const deletion = deletions.get(listName(list));
      const present = rowsOf(list);
      if (!deletion || present.length >= (listField(list)?.maxItems ?? Infinity)) return;
      deletions.delete(listName(list));
      problems.forgetRows(list);
      const back = present.toSpliced(Math.min(deletion.index, present.length), 0, deletion.row);
      core.commit(setIn(core.document(), parsePath(list), back), parsePath(list));
    },
    move(list, key, by) {
      const refusal = core.refusal(parsePath(list));
      if (refusal !== undefined) core.refuse(refusal);
      const present = rowsOf(list);
      const from = indexOf(list, key);
      const row = present[from];
      const to = Math.min(Math.max(from + by, 0), present.length - 1);
      if (refusal !== undefined || !row || to === from) return undefined;
      problems.forgetRows(list);
      core.commit(
        setIn(core.document(), parsePath(list), present.toSpliced(from, 1).toSpliced(to, 0, row)),
        parsePath(list),
      );
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
      return [...open.values()].flatMap(({ list, key, prior, isNew }) => {
        const at = listPath(list);
        const index = at === undefined ? -1 : indexOf(at, key);
        return at === undefined || index < 0 ? [] : [{ path: `${at}.${index}`, list: at, index, prior, isNew }];
      });
    },
    reopen(opened) {
      for (const { list, index, prior, isNew } of opened) {
        const key = keysOf(list)[index];
        if (key !== undefined) open.set(nameOf(list, key), { list: listName(list), key, prior, isNew });
      }
      core.subscriptions.notify(opened.flatMap(({ path, list }) => [path, list, rowsPath(list)]));
    },
  };
  return rows;
}

function sameKeys(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((key, index) => key === b[index]);
}

/** Compares rows by the first property that differs. A leading `-` sorts descending. */
function compare(a: SettingsDocument, b: SettingsDocument, by: readonly string[]): number {
  for (const term of by) {
    const down = term.startsWith('-');
    const name = down ? term.slice(1) : term;
    const order = compareValues(a[name], b[name]);
    if (order !== 0) return down ? -order : order;
  }
  return 0;
}

function compareValues(a: Json | undefined, b: Json | undefined): number {
  if (typeof a === 'string' && typeof b === 'string') return a.localeCompare(b);
  return Number(a ?? 0) - Number(b ?? 0);
}
