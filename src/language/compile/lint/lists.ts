import { isObject } from '../../defaults.ts';
import { isSection, partsIn } from '../../layout.ts';
import type { Column, ModuleSpec } from '../../model.ts';
import { instead } from '../../nearest.ts';
import { placedFields } from './fields.ts';
import type { Finding, ModuleLint, Pointer } from './types.ts';

/** What is made from a list that a call answers: it names a declared list, and what its entries have. */
export const lists: ModuleLint = ({ spec, file }) => {
  const found: Finding[] = [];
  const known = Object.keys(spec.lists ?? {});
  const check = (name: unknown, names: readonly string[], pointer: Pointer, reason: string) => {
    if (typeof name !== 'string' || names.includes(name)) return;
    found.push({ file, pointer, reason, advice: instead(name, names) });
  };
  const entryCheck = (list: unknown, pointer: Pointer) => {
    check(list, known, pointer, `There is no list '${list}' in \`lists\`.`);
    const names = namesIn(spec, list);
    return (name: unknown, at: Pointer) => {
      if (names) check(name, names, at, `An entry of the list '${list}' has no '${name}'.`);
    };
  };
  for (const { field, pointer } of placedFields(spec)) {
    const from = field.ui?.from;
    if (!isObject(from)) continue;
    const here = [...pointer, 'ui', 'from'];
    const checkEntry = entryCheck(from.list, [...here, 'list']);
    for (const key of ['value', 'title']) checkEntry(from[key], [...here, key]);
  }
  for (const { part, pointer } of partsIn(spec.screen.layout)) {
    if (isSection(part) || typeof part.from !== 'string') continue;
    const checkEntry = entryCheck(part.from, [...pointer, 'from']);
    for (const [index, { property, currency }] of ((part.columns ?? []) as Column[]).entries()) {
      checkEntry(property, [...pointer, 'columns', index, 'property']);
      checkEntry(currency, [...pointer, 'columns', index, 'currency']);
    }
    checkEntry(part.key, [...pointer, 'key']);
  }
  return found;
};

function namesIn(spec: ModuleSpec, list: unknown): string[] | undefined {
  const declared = spec.lists ?? {};
  return typeof list === 'string' && Object.hasOwn(declared, list)
    ? Object.keys(declared[list]?.entries ?? {})
    : undefined;
}
