import { convertValue } from '../../../documents/convertValue.ts';
import type { Json, MigrationStep } from '../../../model.ts';
import type { StoredField } from '../types.ts';
import { afterStep, type StoredFields } from './afterStep.ts';
import {
  areAlike,
  choicesOf,
  filledTypes,
  groupPath,
  hasPlaceIn,
  isReadAlike,
  lostChoices,
  typesOf,
} from './storedFields.ts';

/** The steps by which the stored values of a field could get a place among the present fields. */
export function proposal(path: string, stored: StoredFields, now: StoredFields): MigrationStep[] {
  const before = stored[path];
  const current = now[path];
  if (!before) return [];
  if (!current) {
    const to = newName(path, before, stored, now);
    if (to === undefined) return [{ op: 'remove', path }];
    const rename: MigrationStep = { op: 'rename', from: path, to };
    // Under another name, the bot finds it elsewhere too.
    return now[to]?.api === before.api ? [rename] : [rename, { op: 'rewire', path: to }];
  }
  const steps = replacement(path, before, current);
  const field = () => steps.reduce((fields, step) => afterStep(fields, step), stored)[path] ?? before;
  if (!hasPlaceIn({ ...field(), type: filledTypes(field()) }, current))
    steps.push(...conversion(path, field(), current));
  if (steps.every(({ op }) => op !== 'remove')) steps.push(...withoutLostChoices(path, field(), current));
  const isGone = steps.some((step) => step.op === 'remove' && !step.values && !step.except);
  if (!isGone && typesOf(field()).includes('null') && !typesOf(current).includes('null'))
    steps.push({ op: 'remove', path, values: ['null'] });
  return steps;
}

/** The one new name in the same group under which the module now stores the same. */
function newName(path: string, before: StoredField, stored: StoredFields, now: StoredFields): string | undefined {
  const names = Object.entries(now).flatMap(([name, field]) =>
    !stored[name] && groupPath(name) === groupPath(path) && areAlike(field, before) ? [name] : [],
  );
  return names.length === 1 ? names[0] : undefined;
}

/** The step that turns values of one type into another; where there is none, they have to go. */
function conversion(path: string, before: StoredField, now: StoredField): MigrationStep[] {
  const from = typesOf(before).filter((type) => type !== 'null');
  const [to = ''] = typesOf(now);
  const isTo = <Type extends string>(...types: Type[]): Type | undefined => types.find((type) => type === to);
  const single = isTo('string', 'number', 'integer', 'boolean');
  if (before.refers !== undefined && now.refers !== undefined) return [{ op: 'remove', path }];
  if (!isReadAlike(before, now)) return [{ op: 'remove', path }];
  if (from.includes('object') || to === 'object') return [{ op: 'remove', path }];
  if (from.includes('array')) {
    return single === 'string' ? [{ op: 'convert', path, to: single, separator: ', ' }] : [{ op: 'remove', path }];
  }
  if (to === 'array') return [{ op: 'convert', path, to }];
  if (single === 'integer' && from.every((type) => type === 'number')) return [{ op: 'round', path }];
  return single ? [{ op: 'convert', path, to: single }] : [{ op: 'remove', path }];
}

/**
 * The step that puts others in the place of choices that are none any more: those that nothing else becomes, or else the
 * first. What means off comes first on both sides.
 */
function replacement(path: string, before: StoredField, now: StoredField): MigrationStep[] {
  const [old, choices] = [before, now].map((field) => choicesOf(field)?.filter(isListable));
  if (!old || !choices || !isReadAlike(before, now) || before.refers !== undefined) return [];
  const home = (value: Listable) => choices.find((one) => convertValue(value, { to: scalarType(one) }) === one);
  const lost = old.filter((value) => home(value) === undefined);
  const free = choices.filter((choice) => !old.some((value) => home(value) === choice));
  if (lost.length === 0 || (path.endsWith('.*') && free.length === 0)) return [];
  const targets = offFirst(free.length > 0 ? free : choices.slice(0, 1));
  const pairs = offFirst(lost).map((value, index) => [String(value), targets[index] ?? targets.at(-1)]);
  return targets.length > 0 ? [{ op: 'replace', path, values: Object.fromEntries(pairs) }] : [];
}

function offFirst(values: readonly Listable[]): Listable[] {
  const isOff = (value: Listable) => /^(false|off|no|none|never|disabled)$/i.test(String(value));
  return [...values.filter(isOff), ...values.filter((value) => !isOff(value))];
}

function withoutLostChoices(path: string, before: StoredField, now: StoredField): MigrationStep[] {
  const lost = lostChoices(before, now)?.filter(isListable);
  if (lost === undefined) return [{ op: 'remove', path, except: (now.enum ?? []).filter(isListable) }];
  return lost.length === 0 ? [] : [{ op: 'remove', path, values: lost }];
}

type Listable = string | number | boolean;

function isListable(value: Json): value is Listable {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function scalarType(value: Listable): 'string' | 'number' | 'boolean' {
  return typeof value === 'string' ? 'string' : typeof value === 'number' ? 'number' : 'boolean';
}
