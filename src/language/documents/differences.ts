import type { GuildLists, Json, Path, SettingsDocument } from '../model.ts';
import { type FieldForPlan, fieldAt, type ModuleForPlan } from '../plans/resolveForPlan.ts';
import { equal } from '../values/equal.ts';
import { isObject } from '../values/isObject.ts';
import { getIn } from '../values/path.ts';
import { alignRows, inOldOrder, isKept, type RowPair, reordered, withRemoved } from './alignRows.ts';
import { generatedKey, type ModuleWithRows, rowTitle } from './rows.ts';

/**
 * Where a difference is: names of settings, and for a row its generated key. A row without one is called by its position in
 * the newer document, or in the older one if it was removed.
 */
export type DifferencePath = readonly (string | number)[];

/** A value that differs between two documents. */
export interface Difference {
  /** A value was changed, a row was added or removed, or rows of a list are in another order. */
  kind: 'changed' | 'added' | 'removed' | 'reordered';
  path: DifferencePath;
  field: FieldForPlan;
  /** Titles from the top-level field down to the value; rows are called by name or number. */
  label: string[];
  /** Undefined for a row that was added. Of rows that were reordered, those whose order differs. */
  before: Json | undefined;
  /** Undefined for a row that was removed. */
  after: Json | undefined;
}

interface LabelledPath extends Pick<Difference, 'path' | 'field' | 'label'> {}

/**
 * The differences between two complete documents, in the module's order: single values inside objects and rows, whole rows
 * that were added or removed, and the order of those that are in both.
 */
export function differences(
  { fields, context }: ModuleWithRows,
  before: Readonly<SettingsDocument>,
  after: Readonly<SettingsDocument>,
): Difference[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    compare({ path: [name], field, label: [field.title] }, before[name], after[name], context?.guild),
  );
}

function compare(
  place: LabelledPath,
  before: Json | undefined,
  after: Json | undefined,
  guild: GuildLists | undefined,
): Difference[] {
  if (equal(before, after)) return [];
  const { path, field, label } = place;
  const { properties } = field;
  if (properties && isObject(before) && isObject(after)) {
    return Object.entries(properties).flatMap(([name, part]) =>
      compare({ path: [...path, name], field: part, label: [...label, part.title] }, before[name], after[name], guild),
    );
  }
  const lists = listsOf(field, before, after);
  if (!lists) return [{ ...place, kind: kindOf(before, after), before, after }];
  const pairs = alignRows(field, lists.before, lists.after);
  const moved = reordered(pairs);
  return [
    ...pairs.flatMap((pair) => {
      const { old, now, name } = lists.rowsAt(pair);
      const title = rowTitle(field, now ?? old, guild) ?? String((pair.to ?? pair.from ?? 0) + 1);
      return compare({ path: [...path, name], field: lists.items, label: [...label, title] }, old, now, guild);
    }),
    ...(moved
      ? [
          {
            ...place,
            kind: 'reordered' as const,
            before: moved.before.map(({ from }) => lists.before[from] ?? null),
            after: moved.after.map(({ to }) => lists.after[to] ?? null),
          },
        ]
      : []),
  ];
}

function kindOf(before: Json | undefined, after: Json | undefined): Difference['kind'] {
  return before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
}

interface Lists {
  items: FieldForPlan;
  before: Json[];
  after: Json[];
  /** Both versions of a row, and what a path calls it. */
  rowsAt(pair: RowPair): { old: Json | undefined; now: Json | undefined; name: string | number };
}

/** Both versions of a list whose rows are compared one by one, or undefined. */
function listsOf(field: FieldForPlan, before: Json | undefined, after: Json | undefined): Lists | undefined {
  const { items, format } = field;
  // A schedule is read as a whole.
  if (format !== undefined || !items?.properties || !Array.isArray(before) || !Array.isArray(after)) return undefined;
  const [oldNames, names] = [rowNames(field, before), rowNames(field, after)];
  return {
    items,
    before,
    after,
    rowsAt: ({ from = -1, to = -1 }) => ({
      old: before[from],
      now: after[to],
      name: names[to] ?? oldNames[from] ?? -1,
    }),
  };
}

/** What a path calls the rows of a list: by their generated key, or else by position. */
function rowNames(list: FieldForPlan | undefined, rows: readonly Json[]): (string | number)[] {
  const property = generatedKey(list);
  const seen = new Set<Json | undefined>();
  return rows.map((row, index) => {
    const key = property !== undefined && isObject(row) ? row[property] : undefined;
    const isOwn = typeof key === 'string' && !seen.has(key);
    seen.add(key);
    return isOwn ? key : index;
  });
}

/** Where in a document a difference is now, or undefined if a row on the path is gone. */
export function currentPath(
  module: ModuleForPlan,
  document: Readonly<SettingsDocument>,
  path: DifferencePath,
): Path | undefined {
  const place: (string | number)[] = [];
  for (const name of path) {
    const value = getIn(document, place);
    if (Array.isArray(value) && typeof name === 'string') {
      place.push(rowNames(fieldAt(module, place), value).indexOf(name));
    } else place.push(name);
  }
  return getIn(document, place) === undefined ? undefined : place;
}

/**
 * The place in another document that is nearest to a difference. Rows are recognized as in a comparison; where one is gone, its list is nearest.
 * @param after the newer one of the documents that differ
 */
export function nearestPlace(
  module: ModuleForPlan,
  { kind, path }: Pick<Difference, 'kind' | 'path'>,
  { after, document }: Record<'after' | 'document', Readonly<SettingsDocument>>,
): Path {
  const place: (string | number)[] = [];
  let old: Json | undefined = after;
  for (const [depth, name] of path.entries()) {
    const now = getIn(document, place);
    const list = fieldAt(module, place);
    const oldRows = Array.isArray(old) ? old : [];
    if (!list || !Array.isArray(now)) {
      place.push(name);
      old = isObject(old) ? old[name] : undefined;
    } else if (typeof name === 'string') {
      place.push(rowNames(list, now).indexOf(name));
      old = oldRows[rowNames(list, oldRows).indexOf(name)];
    } else {
      // The position of a removed row is one in the older document.
      const isGone = kind === 'removed' && depth === path.length - 1;
      place.push((isGone ? undefined : alignRows(list, oldRows, now).find(({ from }) => from === name)?.to) ?? -1);
      old = oldRows[name];
    }
    if (place.at(-1) === -1) return place.slice(0, -1);
  }
  return place;
}

/**
 * The newer document without some of its {@link differences} from the older one: each value is as it was, and each row is
 * at its place.
 * @param chosen the same object as differences of these two documents, or with the same `kind` and `path`
 */
export function takeBack(
  module: ModuleForPlan,
  { before, after }: Record<'before' | 'after', Readonly<SettingsDocument>>,
  chosen: readonly Pick<Difference, 'kind' | 'path'>[],
): SettingsDocument {
  const keyOf = (kind: Difference['kind'], path: DifferencePath) => JSON.stringify([kind, ...path]);
  const keys = new Set(chosen.map(({ kind, path }) => keyOf(kind, path)));
  const isChosen = (kind: Difference['kind'], path: DifferencePath) => keys.has(keyOf(kind, path));
  const top = Object.fromEntries(chosen.map(({ path: [name = ''] }) => [name, module.fields[name]]));
  return { ...after, ...restoreParts(top, [], before, after) };

  function restoreParts(
    properties: Readonly<Record<string, FieldForPlan | undefined>>,
    path: DifferencePath,
    old: Readonly<SettingsDocument>,
    now: Readonly<SettingsDocument>,
  ): SettingsDocument {
    const parts: SettingsDocument = { ...now };
    for (const [name, field] of Object.entries(properties)) {
      const value = field && restore(field, [...path, name], old[name], now[name]);
      if (value !== undefined) parts[name] = value;
    }
    return parts;
  }

  function restore(
    field: FieldForPlan,
    path: DifferencePath,
    old: Json | undefined,
    now: Json | undefined,
  ): Json | undefined {
    if (equal(old, now)) return now;
    if (field.properties && isObject(old) && isObject(now)) return restoreParts(field.properties, path, old, now);
    const lists = listsOf(field, old, now);
    if (lists) return restoreRows(field, path, lists);
    return isChosen(kindOf(old, now), path) ? old : now;
  }

  function restoreRows(list: FieldForPlan, path: DifferencePath, lists: Lists): Json[] {
    const pairs = alignRows(list, lists.before, lists.after);
    const placed = pairs.filter(({ to }) => to !== undefined);
    const ordered = inOldOrder(placed);
    const inOrder = isChosen('reordered', path)
      ? placed.map((pair) => (isKept(pair) ? (ordered.shift() ?? pair) : pair))
      : placed;
    return withRemoved(inOrder, lists.before.length).flatMap((pair) => {
      const { old, now, name } = lists.rowsAt(pair);
      const row = restore(lists.items, [...path, name], old, now);
      return row === undefined ? [] : [row];
    });
  }
}
