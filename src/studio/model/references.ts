import { isObject } from '../../language/values/isObject.ts';
import type { Pointer } from '../../language/values/pointer.ts';
import type { Edit } from './edits.ts';
import { partAtPointer } from './places.ts';

/** A part of a file with what its meta-schema says that it is, such as a `setting`, a `target` or a `condition`. */
interface MeaningPart {
  meaning: string;
  value: unknown;
  pointer: Pointer;
  at?: 'key';
}

/** The setting of a module that gets another name. */
export interface Renaming {
  module: string;
  from: string;
  to: string;
}

/** Definitions that name a setting of the module, or with dots a part of one. */
const OWN = new Set(['setting', 'settingWithChoices', 'themeSetting', 'listSetting', 'keyedList']);

/** Definitions that name one only outside entries of a list. */
const OWN_OR_ENTRY = new Set(['target', 'targetOrPart', 'trigger']);

/** The edits of a module's own file by which it names the setting anew: its key, and wherever it is referred to. */
export function ownReferences(file: unknown, parts: readonly MeaningPart[], { from, to }: Renaming): Edit[] {
  const read = new RegExp(`\\b(self|saved|limits|titles)\\.${from}\\b`, 'g');
  const edits = parts.flatMap(({ meaning, value, pointer, at }): Edit[] => {
    if (typeof value !== 'string') return [];
    if (meaning === 'condition' || meaning === 'expression')
      return set(pointer, value, value.replace(read, `$1.${to}`));
    const isOfEntry = OWN_OR_ENTRY.has(meaning) && hasEach(file, pointer);
    if (!OWN.has(meaning) && (isOfEntry || !OWN_OR_ENTRY.has(meaning))) return [];
    const name = nameInstead(value, from, to);
    return at === 'key' && name !== value ? [{ op: 'rename', pointer, name }] : set(pointer, value, name);
  });
  // Keys last, since the pointers of what is below them begin with them.
  const keys = edits.filter(({ op }) => op === 'rename');
  const values = edits.filter(({ op }) => op !== 'rename');
  return [
    ...values,
    ...keys,
    ...key(file, ['screen', 'example', 'settings', from], to),
    { op: 'rename', pointer: ['settings', 'properties', from], name: to },
  ];
}

/** The edits by which any other file names the setting of a module anew. */
export function foreignReferences(file: unknown, parts: readonly MeaningPart[], renaming: Renaming): Edit[] {
  const { module, from, to } = renaming;
  const read = new RegExp(`\\bmodules\\.${module}\\.${from}\\b`, 'g');
  const edits = parts.flatMap(({ meaning, value, pointer, at }): Edit[] => {
    if (typeof value !== 'string' || at === 'key') return [];
    if (meaning === 'condition' || meaning === 'expression')
      return set(pointer, value, value.replace(read, `modules.${module}.${to}`));
    const beside = partAtPointer(file, [...pointer.slice(0, -1), 'module']);
    return meaning === 'moduleSetting' && beside === module ? set(pointer, value, nameInstead(value, from, to)) : [];
  });
  return [...edits, ...key(file, ['screen', 'example', 'modules', module, from], to)];
}

/** The edits of a translation file, whose keys are places in the module's file. */
export function translatedReferences(file: unknown, { from, to }: Renaming): Edit[] {
  const placed = /^(settings\.properties\.|screen\.example\.texts\.)([^.]+)(.*)$/;
  return Object.keys(isObject(file) ? file : {}).flatMap((key): Edit[] => {
    const [, place, name, rest] = placed.exec(key) ?? [];
    return name === from ? [{ op: 'rename', pointer: [key], name: `${place}${to}${rest}` }] : [];
  });
}

/** The edits of a module's examples, or with `isForeign` of those of another module. */
export function exampleReferences(file: unknown, { module, from, to }: Renaming, isForeign: boolean): Edit[] {
  const entries = Array.isArray(file) ? file : [];
  return entries.flatMap((_, index): Edit[] => {
    if (isForeign) return key(file, [index, 'context', 'modules', module, from], to);
    const found = ['problems', 'warnings'].flatMap((list): Edit[] => {
      const problems = partAtPointer(file, [index, list]);
      return (Array.isArray(problems) ? problems : []).flatMap((_, at): Edit[] => {
        const pointer = [index, list, at, 'path'];
        const path = partAtPointer(file, pointer);
        return typeof path === 'string' ? set(pointer, path, nameInstead(path, from, to)) : [];
      });
    });
    return [...found, ...key(file, [index, 'document', from], to), ...key(file, [index, 'saved', from], to)];
  });
}

/** The edits of a preset. */
export function presetReferences(file: unknown, { module, from, to }: Renaming): Edit[] {
  return key(file, ['modules', module, from], to);
}

function key(file: unknown, pointer: Pointer, name: string): Edit[] {
  return partAtPointer(file, pointer) === undefined ? [] : [{ op: 'rename', pointer, name }];
}

function set(pointer: Pointer, before: string, value: string): Edit[] {
  return before === value ? [] : [{ op: 'set', pointer, value }];
}

/** A name, or a path that begins with it. */
function nameInstead(path: string, from: string, to: string): string {
  return path === from || path.startsWith(`${from}.`) ? to + path.slice(from.length) : path;
}

/** Whether the rule or effect around a name is about the entries of a list. */
function hasEach(file: unknown, pointer: Pointer): boolean {
  return partAtPointer(file, [...pointer.slice(0, 2), 'each']) !== undefined;
}
