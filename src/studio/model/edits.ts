import { applyEdits, findNodeAtLocation, modify, parse, parseTree, type Edit as TextEdit } from 'jsonc-parser';
import { equal } from '../../language/values/equal.ts';
import { isObject } from '../../language/values/isObject.ts';
import type { Pointer } from '../../language/values/pointer.ts';
import { partAtPointer } from './places.ts';

/** A change of one part of a file. */
export type Edit =
  | { op: 'set'; pointer: Pointer; value: unknown }
  | { op: 'remove'; pointer: Pointer }
  /** Adds an entry to a list before the one at the pointer. */
  | { op: 'insert'; pointer: Pointer; value: unknown }
  /** Gives a part of an object another name, in the same place. */
  | { op: 'rename'; pointer: Pointer; name: string }
  /** Moves an entry of a list. */
  | { op: 'move'; pointer: Pointer; to: number };

const STYLE = { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' } };

/** The text of a JSON file after an edit; everything that it does not concern keeps every character. */
export function edited(text: string, edit: Edit): string {
  const { pointer } = edit;
  switch (edit.op) {
    case 'set':
      return withValue(text, pointer, edit.value);
    case 'remove':
      return applied(text, modify(text, [...pointer], undefined, STYLE));
    case 'insert':
      return applied(text, modify(text, [...pointer], edit.value, { ...STYLE, isArrayInsertion: true }));
    case 'rename':
      return renamed(text, pointer, edit.name);
    case 'move': {
      const value = partAtPointer(parse(text), pointer);
      const without = applied(text, modify(text, [...pointer], undefined, STYLE));
      const at = [...pointer.slice(0, -1), edit.to];
      return applied(without, modify(without, at, value, { ...STYLE, isArrayInsertion: true }));
    }
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

function renamed(text: string, pointer: Pointer, name: string): string {
  const tree = parseTree(text);
  const property = tree && findNodeAtLocation(tree, [...pointer])?.parent;
  const key = property?.type === 'property' ? property.children?.[0] : undefined;
  if (!key) return text;
  return text.slice(0, key.offset) + JSON.stringify(name) + text.slice(key.offset + key.length);
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
