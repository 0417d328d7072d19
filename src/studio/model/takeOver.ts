import { type ParseError, parse } from 'jsonc-parser';
import { equal } from '../../language/values/equal.ts';
import type { Pointer } from '../../language/values/pointer.ts';
import { type Edit, editedAll, editsBetween } from './edits.ts';
import { partAtPointer, partOf } from './places.ts';

/** What becomes of a draft when its file has changed in the project. */
export interface TakenOver {
  /** Where both have changed the same part differently. */
  conflicts: Pointer[];
  /** The new file with all changes of the draft. */
  mine: string;
  /** The new file with those changes of the draft that are not in conflict. */
  theirs: string;
}

/**
 * Makes the changes of a draft in the file as it is now. Texts that are not JSON have nothing in common.
 * @param base the file that the draft began with
 */
export function takeOver(base: string, draft: string, current: string): TakenOver {
  const [before, mine, theirs] = [base, draft, current].map((text) => {
    const errors: ParseError[] = [];
    const value: unknown = parse(text, errors);
    return errors.length > 0 ? undefined : value;
  });
  if (before === undefined || mine === undefined || theirs === undefined) {
    return { mine: draft, theirs: current, conflicts: [[]] };
  }
  // Outer lists first.
  const lists = [...rearranged(before, mine), ...rearranged(before, theirs)].sort((a, b) => a.length - b.length);
  const own = withWholeLists(editsBetween(before, mine), lists, mine);
  const other = withWholeLists(editsBetween(before, theirs), lists, theirs);
  const conflicts = own
    .filter((edit) => other.some((one) => overlap(one.pointer, edit.pointer) && !equal(one, edit)))
    .map(({ pointer }) => pointer);
  const peaceful = own.filter(({ pointer }) => !conflicts.includes(pointer));
  const made = (edits: readonly Edit[]) => {
    const text = editedAll(current, edits);
    return editedAll(text, ordering(before, mine, parse(text)));
  };
  return { conflicts, mine: made(own), theirs: made(peaceful) };
}

/** The lists in which entries have other positions than before, which no longer say which entry an edit is about. */
function rearranged(before: unknown, after: unknown, pointer: Pointer = []): Pointer[] {
  if (typeof before !== 'object' || !before || typeof after !== 'object' || !after) return [];
  if (Array.isArray(before) && Array.isArray(after)) {
    const hasMoved = (entry: unknown, index: number) =>
      !equal(entry, before[index]) && before.some((one) => equal(one, entry));
    if (before.length !== after.length || after.some(hasMoved)) return [pointer];
  }
  return Object.keys(before).flatMap((key) =>
    rearranged(partOf(before, key), partOf(after, key), [...pointer, Array.isArray(before) ? Number(key) : key]),
  );
}

/** The edits, of which those in any of these lists set the list as a whole. @param after what they lead to */
function withWholeLists(edits: readonly Edit[], lists: readonly Pointer[], after: unknown): Edit[] {
  const set = new Set<Pointer>();
  return edits.flatMap((edit): Edit[] => {
    const list = lists.find((one) => one.length <= edit.pointer.length && overlap(one, edit.pointer));
    const value = list && partAtPointer(after, list);
    if (!list || value === undefined) return [edit];
    if (set.has(list)) return [];
    set.add(list);
    return [{ op: 'set', pointer: list, value }];
  });
}

/** The edits that give the entries of maps the order of a draft, where it is not the one that setting them leaves. */
function ordering(before: unknown, draft: unknown, now: unknown, pointer: Pointer = []): Edit[] {
  if (typeof before !== 'object' || !before || typeof draft !== 'object' || !draft) return [];
  const keys = Object.keys(draft).filter((key) => partOf(now, key) !== undefined);
  const below = keys.flatMap((key) => {
    const here = [...pointer, Array.isArray(draft) ? Number(key) : key];
    return ordering(partOf(before, key), partOf(draft, key), partOf(now, key), here);
  });
  const left = [...Object.keys(before), ...keys].filter((key) => keys.includes(key));
  if (Array.isArray(draft) || equal([...new Set(left)], keys)) return below;
  return [...below, ...keys.map((key, to): Edit => ({ op: 'move', pointer: [...pointer, key], to }))];
}

/** Whether one pointer is above the other, or the same. */
function overlap(one: Pointer, other: Pointer): boolean {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length).every((key, index) => key === other[index]);
}
