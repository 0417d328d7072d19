import { newRow } from '../../documents/defaults.ts';
import { rowKey } from '../../documents/rows.ts';
import { listsOf } from '../../fields/targets.ts';
import type { Expression, GuildLists, Json } from '../../model.ts';
import type { FieldForPlan } from '../../plans/resolveForPlan.ts';

/** What candidates are made from, besides the field. */
export interface Clues {
  /** The expression that reads the field: it may be true or false for each side of what it compares with. */
  expression: Expression;
  /** The part of the field that it reads; `*` stands for each entry of a list. */
  part: readonly (string | number)[];
  guild: GuildLists;
}

/** Values of a field for which an expression may have different results. */
export function candidateValues(field: FieldForPlan, { expression, part, guild }: Clues): Json[] {
  const { texts, numbers } = literalsIn(expression);
  return valuesOf(field, part);

  function valuesOf(of: FieldForPlan, [first, ...rest]: readonly (string | number)[]): Json[] {
    if (of.items) return listValues(of, of.items, first === '*' ? rest : []);
    if (of.properties) return first === undefined ? [of.default] : groupValues(of.default, of.properties, first, rest);
    return scalarValues(of);
  }

  function listValues(list: FieldForPlan, entry: FieldForPlan, inEntry: readonly (string | number)[]): Json[] {
    const [name, ...rest] = inEntry;
    const entries = entry.properties
      ? [
          candidateEntry(list, 1),
          ...(name === undefined ? [] : groupValues(candidateEntry(list, 1), entry.properties, name, rest)),
        ]
      : valuesOf(entry, inEntry);
    const counts = numbers.flatMap((number) => [number, number + 1]).filter((count) => count <= (list.maxItems ?? 0));
    const counted = counts.map((count) => Array.from({ length: count }, (_, index) => candidateEntry(list, index + 1)));
    return [[], ...entries.map((value) => [value]), ...counted];
  }

  function groupValues(
    group: Json,
    properties: Readonly<Record<string, FieldForPlan>>,
    name: string | number,
    rest: readonly (string | number)[],
  ): Json[] {
    const field = properties[name];
    if (!field || !(group instanceof Object)) return [];
    return valuesOf(field, rest).map((value) => ({ ...group, [name]: value }));
  }

  function scalarValues({ type, enum: choices, refers, default: normal }: FieldForPlan): Json[] {
    if (choices) return [...choices];
    if (refers) return [...listsOf(refers).flatMap((list) => guild[list]?.map(({ id }) => id) ?? []), ANY_ID, null];
    if (type === 'boolean') return [true, false];
    const sides = numbers.flatMap((number) => [number, number + 1, number - 1]);
    if (type === 'integer' || type === 'number') return [normal, ...sides];
    const lengths = sides.filter((length) => length >= 0 && length <= LONGEST).map((length) => 'x'.repeat(length));
    return [normal, ...texts, SOME_TEXT, '', ...lengths];
  }
}

/** An id for a list of the server that nobody knows. */
const ANY_ID = '1';
const SOME_TEXT = 'text';
const LONGEST = 5000;

/** The texts and numbers written in an expression. */
function literalsIn(expression: Expression): { texts: string[]; numbers: number[] } {
  const texts = [...expression.matchAll(/(['"])(.*?)\1/g)].map(([, , text]) => text ?? '');
  const rest = expression.replaceAll(/(['"]).*?\1/g, ' ');
  return { texts, numbers: [...rest.matchAll(/(?<![\w.])\d+(?:\.\d+)?/g)].map(([number]) => Number(number)) };
}

/** A new entry of a list. Its number sets its key apart from those of others. */
export function candidateEntry(list: FieldForPlan, number: number): Json {
  if (!list.items?.properties) return list.items?.default ?? null;
  const key = rowKey(list);
  return { ...newRow(list), ...(key === undefined ? {} : { [key]: `row_${number}` }) };
}
