import { applyEdits, findNodeAtLocation, modify, type Node, parseTree, type Edit as TextEdit } from 'jsonc-parser';
import { equal } from '../../language/values/equal.ts';
import { isObject } from '../../language/values/isObject.ts';
import type { Pointer } from '../../language/values/pointer.ts';

/** A change of one part of a file. */
export type Edit =
  | { op: 'set'; pointer: Pointer; value: unknown }
  | { op: 'remove'; pointer: Pointer }
  /** Adds an entry to a list before the one at the pointer. */
  | { op: 'insert'; pointer: Pointer; value: unknown }
  /** Gives a part of an object another name, in the same place. */
  | { op: 'rename'; pointer: Pointer; name: string }
  /** Moves an entry of a list or of a map to another position. */
  | { op: 'move'; pointer: Pointer; to: number };

const STYLE = { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' } };

/** The text of a JSON file after an edit; everything that it does not concern keeps every character. */
export function edited(text: string, edit: Edit): string {
  const { pointer } = edit;
  switch (edit.op) {
    case 'set':
      return withValue(text, pointer, edit.value);
    case 'remove':
      return removed(text, pointer);
    case 'insert':
      return applied(text, modify(text, [...pointer], edit.value, { ...STYLE, isArrayInsertion: true }));
    case 'rename':
      return renamed(text, pointer, edit.name);
    case 'move':
      return moved(text, pointer, edit.to);
  }
}

/** The text after several edits, each about what the ones before it have left. */
export function editedAll(text: string, edits: readonly Edit[]): string {
  return edits.reduce(edited, text);
}

/** A single value is replaced in place; jsonc-parser would format its surroundings. */
function withValue(text: string, pointer: Pointer, value: unknown): string {
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, [...pointer]);
  if (!node || typeof value === 'object') return applied(text, modify(text, [...pointer], value, STYLE));
  const content = JSON.stringify(value);
  return text.slice(0, node.offset) + content + text.slice(node.offset + node.length);
}

/** Without an entry, and what divides it from the next one. */
function removed(text: string, pointer: Pointer): string {
  const { entries, index } = entryAt(text, pointer) ?? {};
  const entry = entries?.[index ?? -1];
  if (!entries || index === undefined || !entry) return text;
  const end = (node: Node) => node.offset + node.length;
  const [before, after] = [entries[index - 1], entries[index + 1]];
  const holder = entry.parent;
  // The last one goes with the comma before it, and the only one leaves nothing between the brackets.
  const [from, to] = after
    ? [entry.offset, after.offset]
    : before
      ? [end(before), end(entry)]
      : holder
        ? [holder.offset + 1, end(holder) - 1]
        : [entry.offset, end(entry)];
  return text.slice(0, from) + text.slice(to);
}

/** What a list or a map holds, and which of it a pointer leads to. */
function entryAt(text: string, pointer: Pointer): { entries: Node[]; index: number } | undefined {
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, [...pointer]);
  const entry = node?.parent?.type === 'property' ? node.parent : node;
  const entries = entry?.parent?.children;
  return entry && entries && { entries, index: entries.indexOf(entry) };
}

function renamed(text: string, pointer: Pointer, name: string): string {
  const tree = parseTree(text);
  const property = tree && findNodeAtLocation(tree, [...pointer])?.parent;
  const key = property?.type === 'property' ? property.children?.[0] : undefined;
  if (!key) return text;
  return text.slice(0, key.offset) + JSON.stringify(name) + text.slice(key.offset + key.length);
}

/** The entries change places, and what is between them stays where it is. */
function moved(text: string, pointer: Pointer, to: number): string {
  const { entries = [], index = -1 } = entryAt(text, pointer) ?? {};
  const entry = entries[index];
  const first = entries[0];
  const last = entries.at(-1);
  if (!entry || !first || !last || !entries[to]) return text;
  const others = entries.filter((one) => one !== entry);
  const ordered = [...others.slice(0, to), entry, ...others.slice(to)];
  const written = ordered.map((one, index) => {
    const here = entries[index];
    const next = entries[index + 1];
    const between = here && next ? text.slice(here.offset + here.length, next.offset) : '';
    return text.slice(one.offset, one.offset + one.length) + between;
  });
  return text.slice(0, first.offset) + written.join('') + text.slice(last.offset + last.length);
}

function applied(text: string, edits: TextEdit[]): string {
  return applyEdits(text, edits);
}

/** The edits that turn one value into another, as small as possible. Lists of another length are replaced as a whole. */
export function editsBetween(before: unknown, after: unknown, pointer: Pointer = []): Edit[] {
  if (equal(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((one, index) => editsBetween(one, after[index], [...pointer, index]));
  if (!isObject(before) || !isObject(after)) return [{ op: 'set', pointer, value: after }];
  const removed = Object.keys(before).filter((key) => !Object.hasOwn(after, key) || after[key] === undefined);
  return [
    ...removed.map((key): Edit => ({ op: 'remove', pointer: [...pointer, key] })),
    ...Object.keys(after).flatMap((key): Edit[] => {
      const here = [...pointer, key];
      if (after[key] === undefined) return [];
      return Object.hasOwn(before, key)
        ? editsBetween(before[key], after[key], here)
        : [{ op: 'set', pointer: here, value: after[key] }];
    }),
  ];
}
