import type { Field, ModuleSpec } from '../../model.ts';
import { panelsIn, partsIn } from '../../screens/layout.ts';
import { formatPath } from '../../values/path.ts';
import type { Pointer } from '../../values/pointer.ts';
import { definedPartsOf } from '../meta/definedParts.ts';
import { partAt } from '../meta/partAt.ts';

/** What an expression must evaluate to: a condition, a value of a field's type, or anything that can be shown as text. */
export type Expected = { kind: 'condition' } | { kind: 'value'; field: Field | undefined } | { kind: 'text' };

/** What an expression may read at its place. */
interface Readable {
  /** What `item` is: an entry of a setting, of a list ({@link entriesOf}), or the values of a block ({@link valuesOf}). */
  each?: string;
  /** It is evaluated before a document is loaded, so it cannot read `self`. */
  withoutDocument?: boolean;
  /** It may read the stored settings as `saved`. */
  withSaved?: boolean;
  /** It belongs to a rule with a `limit`. */
  withLimit?: boolean;
}

/** An expression of a module, its place, and what it may read. */
export interface PlacedExpression extends Readable {
  source: string;
  /** Path in the module file. */
  pointer: Pointer;
  expected: Expected;
}

const LIST = 'lists.';
const VALUES = 'values of ';

/** How `each` names one of `lists`. Entries of an unknown list may hold anything. */
function entriesOf(list: unknown): string {
  return `${LIST}${typeof list === 'string' ? list : ''}`;
}

/** How `each` names the values of the block at a pointer. */
function valuesOf(pointer: Pointer): string {
  return `${VALUES}${formatPath(pointer)}`;
}

/** Whether `item` is the values of a block. */
export function isOfAnswer(each: string | undefined): boolean {
  return each?.startsWith(VALUES) === true;
}

/** Every expression of a module, found by the definitions of the meta-schemas. */
export function expressionsOf(spec: ModuleSpec): PlacedExpression[] {
  return definedPartsOf('module', spec).flatMap(({ meaning, value, pointer }): PlacedExpression[] => {
    if (typeof value !== 'string' || (meaning !== 'condition' && meaning !== 'expression')) return [];
    const readable = readableAt(spec, pointer);
    const expected = meaning === 'condition' ? ({ kind: 'condition' } as const) : valueAt(spec, pointer, readable.each);
    return [{ source: value, pointer, expected, ...readable }];
  });
}

/** What the expression at a pointer must evaluate to. */
function valueAt(spec: ModuleSpec, pointer: Pointer, each: string | undefined): Expected {
  const [part, , key, name] = pointer;
  if (part !== 'effects' || key !== 'set') return { kind: 'text' };
  return { kind: 'value', field: fieldsOf(spec, each)[String(name)] };
}

/** What the expression at a pointer may read. */
export function readableAt(spec: ModuleSpec, pointer: Pointer): Readable {
  const [part, index] = pointer;
  if (part === 'requires') return { withoutDocument: true };
  if (part === 'rules') {
    const rule = spec.rules[Number(index)];
    return { each: rule?.each, withLimit: rule?.limit !== undefined };
  }
  if (part === 'effects') return { each: spec.effects[Number(index)]?.each };
  return part === 'settings' ? readableInField(spec, pointer) : readableOnScreen(spec, pointer);
}

function readableInField(spec: ModuleSpec, pointer: Pointer): Readable {
  const names: string[] = [];
  let each: string | undefined;
  let depth = 1;
  while (pointer[depth] === 'properties' || pointer[depth] === 'items') {
    if (pointer[depth] === 'properties') {
      names.push(String(pointer[depth + 1]));
      depth += 2;
    } else {
      // In a list inside the entries of another one, `item` is the entry of the inner list.
      if (pointer[depth + 1] === 'properties') each = names.join('.');
      depth += 1;
    }
  }
  const [key, option, last] = pointer.slice(depth);
  if (key === 'params') return { withoutDocument: true };
  if (key === 'frozen') return { withSaved: true };
  if (option === 'optionsFrom' && last === 'where') {
    const list = partAt(spec, [...pointer.slice(0, -1), 'list']);
    return { each: entriesOf(list) };
  }
  return { each };
}

/** The options of a block in which `item` is an entry of its list, or the values that it reads. */
const ENTRY_OPTIONS: readonly unknown[] = ['columns', 'facts', 'actions', 'notes', 'refresh'];
const ANSWER_OPTIONS: readonly unknown[] = ['rows', 'updated'];

function readableOnScreen(spec: ModuleSpec, pointer: Pointer): Readable {
  const isAround = ({ pointer: at }: { pointer: Pointer }) => at.every((key, depth) => key === pointer[depth]);
  const placed = partsIn(spec.screen.layout).find(isAround);
  if (!placed && panelsIn(spec.screen.layout).some(isAround)) return { withSaved: true };
  if (!placed || !('block' in placed.part)) return {};
  const [option, , key] = pointer.slice(placed.pointer.length);
  if (option === 'visible') return { withSaved: true };
  if (ANSWER_OPTIONS.includes(option)) return { each: valuesOf(placed.pointer) };
  return ENTRY_OPTIONS.includes(option) && key !== 'needs' ? { each: entriesOf(placed.part.list) } : {};
}

/** The fields that a rule, an effect or a condition refers to: those of the entries of `each`, or those of the module. */
export function fieldsOf(spec: ModuleSpec, each: string | undefined): Record<string, Field> {
  if (each === undefined) return spec.settings.properties;
  if (each.startsWith(LIST)) return entryFields(spec.lists?.[each.slice(LIST.length)]?.entries);
  if (isOfAnswer(each)) return entryFields(answerAt(spec, each.slice(VALUES.length)));
  return listNamed(spec, each)?.items?.properties ?? {};
}

/** The list that `each` names. A list inside entries is named with those around it: `prizes.tiers`. */
function listNamed(spec: ModuleSpec, each: string): Field | undefined {
  let fields: Readonly<Record<string, Field>> = spec.settings.properties;
  let field: Field | undefined;
  for (const name of each.split('.')) {
    field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    fields = field?.items?.properties ?? field?.properties ?? {};
  }
  return field;
}

/** How `each` names the list around the one that it names: what `parent` is an entry of. Undefined if there is none. */
export function parentList(spec: ModuleSpec, each: string | undefined): string | undefined {
  if (each === undefined || each.startsWith(LIST) || isOfAnswer(each)) return undefined;
  const names = each.split('.');
  const around = names.slice(0, -1).map((_, depth) => names.slice(0, depth + 1).join('.'));
  return around.findLast((list) => listNamed(spec, list)?.items?.properties);
}

/** The path in documents, with `*` for every row, of a setting that a rule or an effect names. */
export function pathNamed(spec: ModuleSpec, each: string | undefined, name: string): string {
  const names = each?.split('.') ?? [];
  const rows = names.map((one, depth) =>
    listNamed(spec, names.slice(0, depth + 1).join('.'))?.items ? `${one}.*` : one,
  );
  return [...rows, name].join('.');
}

/** The field with a name; a field inside a group has a path with dots. */
export function fieldNamed(fields: Readonly<Record<string, Field>>, name: string): Field | undefined {
  const [first = '', ...rest] = name.split('.');
  const field = Object.hasOwn(fields, first) ? fields[first] : undefined;
  return rest.length === 0 ? field : fieldNamed(field?.properties ?? {}, rest.join('.'));
}

function answerAt(spec: ModuleSpec, place: string): Entries | undefined {
  const part = partsIn(spec.screen.layout).find(({ pointer }) => formatPath(pointer) === place)?.part;
  return part && 'block' in part && part.block === 'tiles' ? part.values : undefined;
}

type Entries = Readonly<Record<string, { type: Field['type'] }>>;

/** The properties of a list's entries, or of an answer, as fields without a control. */
export function entryFields(entries: Entries | undefined): Record<string, Field> {
  const fields = Object.entries(entries ?? {});
  return Object.fromEntries(fields.map(([name, { type }]) => [name, { type, title: name, default: null }]));
}
