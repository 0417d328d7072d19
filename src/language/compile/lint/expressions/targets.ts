import { instead } from '../../../text/nearest.ts';
import { fieldNamed, fieldsOf } from '../../collect.ts';
import type { Finding, LintModule, ModuleLint, Pointer } from '../types.ts';

/** Rules and effects name fields that exist: `each`, `at`, `on`, `leave`, `set`, `reset`. */
export const targets: ModuleLint = (module) => {
  const found: Finding[] = [];
  const { spec } = module;
  for (const [index, { each, at }] of spec.rules.entries()) {
    found.push(...unknownList(module, ['rules', index, 'each'], each));
    // A sentence may stand at a setting inside a group.
    if (!fieldNamed(fieldsOf(spec, each), at))
      found.push(...unknownField(module, ['rules', index, 'at'], each, at, []));
  }
  for (const [index, { each, on = [], leave = [], set, reset }] of spec.effects.entries()) {
    const pointer = ['effects', index];
    found.push(...unknownList(module, [...pointer, 'each'], each));
    const moments = ['load', 'save', ...(each === undefined ? [] : ['done'])];
    for (const [at, name] of on.entries()) {
      found.push(...unknownField(module, [...pointer, 'on', at], each, name, moments));
    }
    for (const [at, name] of leave.entries()) {
      found.push(...unknownField(module, [...pointer, 'leave', at], each, name, []));
    }
    for (const [at, name] of (reset ?? []).entries()) {
      found.push(...unknownField(module, [...pointer, 'reset', at], each, name, []));
    }
    for (const name of Object.keys(set ?? {})) {
      found.push(...unknownField(module, [...pointer, 'set', name], each, name, [], 'key'));
    }
  }
  return found;
};

function unknownList({ file, spec }: LintModule, pointer: Pointer, each: string | undefined): Finding[] {
  const lists = Object.entries(spec.settings.properties).flatMap(([name, { items }]) =>
    items?.properties ? [name] : [],
  );
  if (each === undefined || lists.includes(each)) return [];
  return [
    {
      file,
      pointer,
      reason: `This module has no list '${each}' with settings in its entries.`,
      advice: instead(each, lists),
    },
  ];
}

function unknownField(
  { file, spec }: LintModule,
  pointer: Pointer,
  each: string | undefined,
  name: string,
  others: readonly string[],
  at?: 'key',
): Finding[] {
  const fields = fieldsOf(spec, each);
  const noList = each !== undefined && Object.keys(fields).length === 0;
  if (noList || Object.hasOwn(fields, name) || others.includes(name)) return [];
  const place = each === undefined ? 'This module' : `An entry of '${each}'`;
  const advice = instead(name, [...Object.keys(fields), ...others]);
  return [{ file, pointer, at, reason: `${place} has no setting '${name}'.`, advice }];
}
