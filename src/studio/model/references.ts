import { isObject } from '../../language/values/isObject.ts';
import { formatPath, parsePath } from '../../language/values/path.ts';
import type { Pointer } from '../../language/values/pointer.ts';
import type { Edit } from './edits.ts';
import { partAtPointer } from './places.ts';
import { type Roots, withRenamedReads } from './renamedReads.ts';

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
  /** Its path in documents, with `*` for every entry: `message`, `items.*.price`. */
  from: string;
  /** Its new name. */
  to: string;
}

/** Definitions that name a setting of the module, or with dots a part of one. */
const OWN = new Set(['setting', 'settingWithChoices', 'themeSetting', 'listSetting', 'keyedList']);

/** Definitions that name one of the entries of the list around them. */
const OF_ENTRY = new Set([
  'entrySetting',
  'sortedSetting',
  'plainEntrySetting',
  'summarySetting',
  'markSetting',
  'commonSetting',
]);

/** Definitions that name one of the entries of `each`, or of the module. */
const OF_EACH = new Set(['target', 'targetOrPart', 'trigger']);

/**
 * The edits of a module's own file by which it names the setting anew: its key, and wherever it is referred to.
 * @param eachAt the list whose entry `item` is in the expression at a pointer, and the one around it
 */
export function ownReferences(
  file: unknown,
  parts: readonly MeaningPart[],
  { from, to }: Renaming,
  eachAt: (pointer: Pointer) => { item?: string; parent?: string },
): Edit[] {
  const path = named(from);
  const edits = parts.flatMap(({ meaning, value, pointer, at }): Edit[] => {
    if (typeof value !== 'string') return [];
    if (meaning === 'condition' || meaning === 'expression') {
      const { item, parent } = eachAt(pointer);
      const own = { self: [], saved: [], limits: [], titles: [] };
      const roots: Roots = { ...own, item: item?.split('.'), parent: parent?.split('.') };
      return set(pointer, value, withRenamedReads(value, roots, path, to));
    }
    const scope = scopeOf(file, meaning, pointer);
    if (!scope) return [];
    const name = nameInstead(value, scope, path, to);
    return at === 'key' && name !== value ? [{ op: 'rename', pointer, name }] : set(pointer, value, name);
  });
  // Keys last, since the pointers of what is below them begin with them.
  const renamed = edits.filter(({ op }) => op === 'rename');
  const values = edits.filter(({ op }) => op !== 'rename');
  return [...values, ...renamed, ...placesOf(from).flatMap((place) => keys(file, place, to))];
}

/** The names of the settings around one that a name with a meaning stands for; undefined for all other names. */
function scopeOf(file: unknown, meaning: string, pointer: Pointer): string[] | undefined {
  if (OWN.has(meaning)) return [];
  if (OF_EACH.has(meaning)) {
    const each = partAtPointer(file, [...pointer.slice(0, 2), 'each']);
    return typeof each === 'string' ? each.split('.') : [];
  }
  if (!OF_ENTRY.has(meaning)) return undefined;
  const list = pointer.slice(1, Math.max(...['ui', 'wire', 'uniqueBy'].map((key) => pointer.lastIndexOf(key))));
  return list.map(String).filter((_, depth) => list[depth - 1] === 'properties');
}

/** The edits by which any other file names the setting of a module anew. */
export function foreignReferences(file: unknown, parts: readonly MeaningPart[], renaming: Renaming): Edit[] {
  const { module, from, to } = renaming;
  const roots: Roots = { [`modules.${module}`]: [] };
  const edits = parts.flatMap(({ meaning, value, pointer, at }): Edit[] => {
    if (typeof value !== 'string' || at === 'key') return [];
    if (meaning === 'condition' || meaning === 'expression')
      return set(pointer, value, withRenamedReads(value, roots, named(from), to));
    const beside = partAtPointer(file, [...pointer.slice(0, -1), 'module']);
    return meaning === 'moduleSetting' && beside === module
      ? set(pointer, value, nameInstead(value, [], named(from), to))
      : [];
  });
  return [...edits, ...keys(file, ['screen', 'example', 'modules', module, ...from.split('.')], to)];
}

/** The edits of a translation file, whose keys are places in the module's file. */
export function translatedReferences(file: unknown, { from, to }: Renaming): Edit[] {
  return Object.keys(isObject(file) ? file : {}).flatMap((key): Edit[] => {
    const path = parsePath(key);
    const place = placesOf(from).find((one) => isAt(path, one));
    return place ? [{ op: 'rename', pointer: [key], name: formatPath(path.with(place.length - 1, to)) }] : [];
  });
}

/** The edits of a module's examples, or with `isForeign` of those of another module. */
export function exampleReferences(file: unknown, { module, from, to }: Renaming, isForeign: boolean): Edit[] {
  const path = from.split('.');
  if (isForeign) return keys(file, ['*', 'context', 'modules', module, ...path], to);
  const entries = Array.isArray(file) ? file : [];
  const found = entries.flatMap((_, index) =>
    ['problems', 'warnings'].flatMap((list): Edit[] => {
      const problems = partAtPointer(file, [index, list]);
      return (Array.isArray(problems) ? problems : []).flatMap((_, at): Edit[] => {
        const pointer = [index, list, at, 'path'];
        const value = partAtPointer(file, pointer);
        if (typeof value !== 'string' || !isAt(parsePath(value), path)) return [];
        return set(pointer, value, formatPath(parsePath(value).with(path.length - 1, to)));
      });
    }),
  );
  return [...found, ...keys(file, ['*', 'document', ...path], to), ...keys(file, ['*', 'saved', ...path], to)];
}

/** The edits of a preset. */
export function presetReferences(file: unknown, { module, from, to }: Renaming): Edit[] {
  return ['modules', 'texts'].flatMap((part) => keys(file, [part, module, ...from.split('.')], to));
}

/** The edits of a preset's translation. */
export function translatedPresetReferences(file: unknown, { module, from, to }: Renaming): Edit[] {
  return keys(file, [`texts.${module}.${from}`], `texts.${module}.${to}`);
}

/** Where a module's file has the name as a key: the setting itself last, and values that contain it. `*` is every entry. */
function placesOf(from: string): string[][] {
  const path = from.split('.');
  const inDefaults = path.slice(1).flatMap((_, index): string[][] => {
    const [around, below] = [declared(path.slice(0, index + 1)), path.slice(index + 1)];
    const defaults = [['default'], ['plans', '*', 'default'], ['rollout', 'to', 'default']];
    return [
      ...defaults.map((place) => [...around, ...place, ...below]),
      [...around, 'ui', 'presets', '*', 'values', ...below.slice(1)],
    ];
  });
  const ofExample = ['settings', 'texts'].map((part) => ['screen', 'example', part, ...path]);
  return [...inDefaults, ...ofExample, declared(path)];
}

/** Where a module's file declares the setting at a path. */
function declared(path: readonly string[]): string[] {
  return ['settings', ...path.flatMap((name) => (name === '*' ? ['items'] : ['properties', name]))];
}

/** The renaming of every key at a place. */
function keys(file: unknown, place: readonly string[], to: string): Edit[] {
  const pointers = place.reduce<Pointer[]>(
    (found, name) => found.flatMap((pointer) => below(partAtPointer(file, pointer), pointer, name)),
    [[]],
  );
  return pointers.map((pointer): Edit => ({ op: 'rename', pointer, name: to }));
}

function below(part: unknown, pointer: Pointer, name: string): Pointer[] {
  if (name === '*' && Array.isArray(part)) return part.map((_, index) => [...pointer, index]);
  if (!isObject(part)) return [];
  const names = name === '*' ? Object.keys(part) : [name].filter((one) => Object.hasOwn(part, one));
  return names.map((one) => [...pointer, one]);
}

/** Whether a path is at a place, or below it. */
function isAt(path: Pointer, place: readonly string[]): boolean {
  return place.length <= path.length && place.every((name, depth) => name === '*' || name === path[depth]);
}

function set(pointer: Pointer, before: string, value: string): Edit[] {
  return before === value ? [] : [{ op: 'set', pointer, value }];
}

/** The names on a path, without those of entries. */
function named(path: string): string[] {
  return path.split('.').filter((name) => name !== '*');
}

/** A name, or a path that begins with it, in which a setting has another name. @param scope the names around it */
function nameInstead(value: string, scope: readonly string[], path: readonly string[], to: string): string {
  const [, sign = '', name = ''] = /^(-?)(.*)$/.exec(value) ?? [];
  const names = name.split('.');
  const at = path.length - 1 - scope.length;
  const whole = [...scope, ...names];
  return at >= 0 && path.every((one, depth) => one === whole[depth]) ? sign + names.with(at, to).join('.') : value;
}
