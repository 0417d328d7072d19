import { isObject } from '../defaults.ts';
import { partsIn } from '../layout.ts';
import type { Field, ModuleSpec } from '../model.ts';

/** What an expression must result in: a condition, a value of a field's type, or anything that can be written. */
export type Expected = { kind: 'condition' } | { kind: 'value'; field: Field | undefined } | { kind: 'text' };

/** An expression of a module, where it stands, and what it may read. */
export interface PlacedExpression {
  source: string;
  /** Path in the module file. */
  pointer: readonly (string | number)[];
  /** The list whose row is `item`. */
  each?: string;
  expected: Expected;
  /** It is evaluated before a document is there, so it cannot read `self`. */
  withoutDocument?: boolean;
  /** It may compare with what is stored, as `saved`. */
  withSaved?: boolean;
}

const CONDITIONS = ['visible', 'enabled', 'when'];
const CONDITION: Expected = { kind: 'condition' };

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

  for (const { part, pointer } of partsIn(spec.screen.layout)) {
    for (const key of CONDITIONS) add(part[key as 'visible'], [...pointer, key], CONDITION);
    const params = 'block' in part ? Object.entries(part.params ?? {}) : [];
    for (const [name, source] of params) add(source, [...pointer, 'params', name], { kind: 'text' });
    if (!('block' in part) || !isObject(part.create) || !isObject(part.create.body)) continue;
    for (const [name, source] of Object.entries(part.create.body)) {
      add(source as string, [...pointer, 'create', 'body', name], { kind: 'text' });
    }
  }
  for (const [index, { rule }] of (spec.requires ?? []).entries()) {
    add(rule, ['requires', index, 'rule'], CONDITION, undefined, true);
  }
  const visit = (name: string, field: Field, pointer: readonly (string | number)[], each?: string) => {
    const { items, properties, ...own } = field;
    conditionsIn(own, pointer, each);
    if (own.keep) found.push({ source: own.keep, pointer: [...pointer, 'keep'], expected: CONDITION, withSaved: true });
    const list = items?.properties ? name : each;
    for (const [key, part] of Object.entries(items?.properties ?? {})) {
      visit(key, part, [...pointer, 'items', 'properties', key], list);
    }
    for (const [key, part] of Object.entries(properties ?? {})) visit(key, part, [...pointer, 'properties', key], each);
  };
  const conditionsIn = (value: unknown, pointer: readonly (string | number)[], each?: string) => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, part] of Object.entries(value)) {
      const key = Array.isArray(value) ? Number(name) : name;
      if (CONDITIONS.includes(name)) add(part as string, [...pointer, key], CONDITION, each);
      else conditionsIn(part, [...pointer, key], each);
    }
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

/** The fields that names in a rule or an effect mean: those of the rows of `each`, or those of the module. */
export function fieldsOf(spec: ModuleSpec, each: string | undefined): Record<string, Field> {
  if (each === undefined) return spec.settings.properties;
  return spec.settings.properties[each]?.items?.properties ?? {};
}
