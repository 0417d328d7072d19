import { CONDITIONS } from '../conditions.ts';
import { isObject } from '../defaults.ts';
import { partsIn } from '../layout.ts';
import { liveExpressions } from '../live.ts';
import type { Action, Field, Json, ModuleSpec } from '../model.ts';
import { formatPath, getIn, parsePath } from '../path.ts';

/** What an expression must result in: a condition, a value of a field's type, or anything that can be written. */
export type Expected = { kind: 'condition' } | { kind: 'value'; field: Field | undefined } | { kind: 'text' };

/** An expression of a module, where it stands, and what it may read. */
export interface PlacedExpression {
  source: string;
  /** Path in the module file. */
  pointer: readonly (string | number)[];
  /** What `item` is: an entry of a setting, one of `lists` by {@link entriesOf}, or values by {@link valuesOf}. */
  each?: string;
  expected: Expected;
  /** It is evaluated before a document is there, so it cannot read `self`. */
  withoutDocument?: boolean;
  /** It may compare with what is stored, as `saved`. */
  withSaved?: boolean;
}

const CONDITION: Expected = { kind: 'condition' };
const LIST = 'lists.';
const VALUES = 'values of ';

/** How `each` names a list that a call answers; an unknown one has entries that may hold anything. */
export function entriesOf(list: unknown): string {
  return `${LIST}${typeof list === 'string' ? list : ''}`;
}

/** How `each` names the values of the block at a pointer. */
function valuesOf(pointer: readonly (string | number)[]): string {
  return `${VALUES}${formatPath(pointer)}`;
}

/** Whether `item` stands for the values of a block. */
export function isOfAnswer(each: string | undefined): boolean {
  return each?.startsWith(VALUES) === true;
}

/** Every expression of a module. */
export function expressionsOf(spec: ModuleSpec): PlacedExpression[] {
  const found: PlacedExpression[] = [];
  const add = (
    source: string | undefined,
    pointer: readonly (string | number)[],
    expected: Expected,
    each?: string,
    withoutDocument = false,
  ) => {
    if (typeof source === 'string') found.push({ source, pointer, each, expected, withoutDocument });
  };

  const conditionsIn = (value: unknown, pointer: readonly (string | number)[], each?: string) => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, part] of Object.entries(value)) {
      const key = Array.isArray(value) ? Number(name) : name;
      if (CONDITIONS.has(name)) add(part as string, [...pointer, key], CONDITION, each);
      else conditionsIn(part, [...pointer, key], each);
    }
  };

  const valuesIn = (values: Record<string, string> = {}, pointer: readonly (string | number)[], each?: string) => {
    for (const [name, source] of Object.entries(values)) add(source, [...pointer, name], { kind: 'text' }, each);
  };

  const actionIn = (value: unknown, pointer: readonly (string | number)[], each?: string) => {
    if (!isObject(value)) return;
    // The meta-schema has seen to the shape of an action.
    const { body, needs, redirect, ...rest } = value as unknown as Action;
    conditionsIn(rest, pointer, each);
    valuesIn(body, [...pointer, 'body'], each);
    for (const [index, { rule }] of (needs ?? []).entries()) add(rule, [...pointer, 'needs', index, 'rule'], CONDITION);
    add(redirect?.remember?.value, [...pointer, 'redirect', 'remember', 'value'], { kind: 'text' }, each);
  };

  const actionsIn = (actions: unknown, pointer: readonly (string | number)[], each?: string) => {
    if (!Array.isArray(actions)) return;
    for (const [index, action] of actions.entries()) actionIn(action, [...pointer, 'actions', index], each);
  };

  for (const { part, pointer } of partsIn(spec.screen.layout)) {
    for (const key of CONDITIONS) add(part[key as 'visible'], [...pointer, key], CONDITION);
    if (!('block' in part)) {
      actionsIn(part.actions, pointer);
      continue;
    }
    const each = entriesOf(part.from);
    valuesIn(part.params, [...pointer, 'params']);
    conditionsIn(part.values, [...pointer, 'values']);
    conditionsIn(part.columns, [...pointer, 'columns'], each);
    for (const key of ['rows', 'updated']) conditionsIn(part[key], [...pointer, key], valuesOf(pointer));
    actionIn(part.create, [...pointer, 'create']);
    actionsIn(part.actions, pointer, each);
  }
  for (const [index, { rule }] of (spec.requires ?? []).entries()) {
    add(rule, ['requires', index, 'rule'], CONDITION, undefined, true);
  }
  const visit = (name: string, field: Field, pointer: readonly (string | number)[], each?: string) => {
    const { items, properties, params = {}, ...own } = field;
    conditionsIn(own, pointer, each);
    const from = own.ui?.from;
    if (isObject(from)) {
      add(from.where as string, [...pointer, 'ui', 'from', 'where'], CONDITION, entriesOf(from.list), true);
    }
    for (const { source, pointer: at } of liveExpressions(own))
      add(source, [...pointer, ...at], { kind: 'text' }, each);
    for (const [key, source] of Object.entries(params)) {
      add(source, [...pointer, 'params', key], { kind: 'text' }, undefined, true);
    }
    if (own.keep) found.push({ source: own.keep, pointer: [...pointer, 'keep'], expected: CONDITION, withSaved: true });
    const list = items?.properties ? name : each;
    for (const [key, part] of Object.entries(items?.properties ?? {})) {
      visit(key, part, [...pointer, 'items', 'properties', key], list);
    }
    for (const [key, part] of Object.entries(properties ?? {})) visit(key, part, [...pointer, 'properties', key], each);
  };
  for (const [name, field] of Object.entries(spec.settings.properties)) {
    visit(name, field, ['settings', 'properties', name]);
  }
  for (const [index, rule] of spec.rules.entries()) {
    add(rule.when, ['rules', index, 'when'], CONDITION, rule.each);
    add(rule.rule, ['rules', index, 'rule'], CONDITION, rule.each);
    for (const [name, source] of Object.entries(rule.params ?? {})) {
      add(source, ['rules', index, 'params', name], { kind: 'text' }, rule.each);
    }
  }
  for (const [index, effect] of spec.effects.entries()) {
    add(effect.when, ['effects', index, 'when'], CONDITION, effect.each);
    for (const [name, source] of Object.entries(effect.set ?? {})) {
      const field = fieldsOf(spec, effect.each)[name];
      add(source, ['effects', index, 'set', name], { kind: 'value', field }, effect.each);
    }
  }
  return found;
}

/** The fields that names in a rule, an effect or a condition mean: those of the rows of `each`, or those of the module. */
export function fieldsOf(spec: ModuleSpec, each: string | undefined): Record<string, Field> {
  if (each === undefined) return spec.settings.properties;
  if (each.startsWith(LIST)) return entryFields(spec.lists?.[each.slice(LIST.length)]?.entries);
  if (isOfAnswer(each)) return entryFields(valuesAt(spec, each.slice(VALUES.length)));
  return spec.settings.properties[each]?.items?.properties ?? {};
}

function valuesAt(spec: ModuleSpec, pointer: string): Entries | undefined {
  const block = getIn(spec as unknown as Json, parsePath(pointer));
  return isObject(block) ? (block.values as unknown as Entries) : undefined;
}

type Entries = Readonly<Record<string, { type: Field['type'] }>>;

/** What an entry of a list, or an answer, has, as fields without a control. */
export function entryFields(entries: Entries | undefined): Record<string, Field> {
  const fields = Object.entries(entries ?? {});
  return Object.fromEntries(fields.map(([name, { type }]) => [name, { type, title: name, default: null }]));
}
