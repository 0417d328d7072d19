import { convertValue } from '../../../documents/convertValue.ts';
import type { Json, MigrationStep } from '../../../model.ts';
import type { Pointer } from '../../../values/pointer.ts';
import type { Finding, StoredField } from '../types.ts';
import { type StoredFields, typed } from './afterStep.ts';
import { emptiedBy, type PlacedStep, type PlacedValue, placesAfter, valuesAfter } from './steps.ts';
import { accepts, choicesOf, hasPlaceIn, isListed, isStructure, typesOf } from './storedFields.ts';

/** A step among the others. */
interface Moment {
  /** Before all steps. */
  start: StoredFields;
  before: StoredFields;
  /** The steps after it. */
  later: readonly MigrationStep[];
  /** After all steps. */
  end: StoredFields;
  now: StoredFields;
}

type Loss = Pick<Finding, 'reason' | 'advice'> & { key: Pointer };

/**
 * Steps take from settings only what has no place any more.
 * @param states the stored fields before each step, and after the last
 * @param now the fields that the module has
 */
export function needlessLosses(
  open: readonly PlacedStep[],
  states: readonly StoredFields[],
  now: StoredFields,
): Finding[] {
  const steps = open.map(({ step }) => step);
  const [start = {}, end = {}] = [states[0], states.at(-1)];
  return open.flatMap(({ file, step, index }, position) => {
    const moment = { start, before: states[position] ?? {}, later: steps.slice(position + 1), end, now };
    return [...takenAway(step, moment), ...deleted(step, moment)].map(
      ({ key, reason, advice }): Finding => ({ file, pointer: ['steps', index, ...key], reason, advice }),
    );
  });
}

/** All values of a setting that the module has, and that nothing fills again. */
function takenAway(step: MigrationStep, { start, before, end, now }: Moment): Loss[] {
  return emptiedBy(step).flatMap(({ key, path }): Loss[] => {
    const current = now[path];
    // Before earlier steps converted them, the values may have had a place.
    const couldStay = [start[path], before[path]].some((old) => old && current && hasPlaceIn(old, current));
    if (end[path] || !couldStay) return [];
    const does = step.op === 'remove' ? 'deletes' : 'takes away';
    const reason = `The module has a setting '${path}', and this step ${does} what servers have stored in it.`;
    return [{ key, reason, advice: 'Remove the step, or give the new setting another name.' }];
  });
}

/** Single values that could stay. */
function deleted(step: MigrationStep, { before, later, end, now }: Moment): Loss[] {
  if (step.op !== 'remove' && step.op !== 'convert') return [];
  const named = step.op === 'remove' ? (step.values ?? step.except) : [];
  const old = before[step.path];
  // A later step that keeps only some values is no reason for this one: two of the same would excuse each other.
  const others = later.filter((one) => one.op !== 'remove' || !one.except);
  const places = placesAfter(step.path, later).filter((path) => end[path] && now[path]);
  const [at] = places;
  if (!named || !old || at === undefined || isStructure(old)) return [];
  const hasPlace = ({ path, value }: PlacedValue) => {
    const [last, current] = [end[path], now[path]];
    return last !== undefined && current !== undefined && accepts(current, value, last);
  };
  const couldStay = (value: Json): boolean => {
    const left = valuesAfter(step.path, value, others);
    return left.length > 0 && left.every(hasPlace);
  };
  const known = places.flatMap((path) => (now[path] && choicesOf(now[path])) ?? []);
  const values = choicesOf(old) ?? [...typed([...named, ...known], old), ...samples(old)];
  if (step.op === 'convert') {
    // Whole numbers are numbers, so more can be converted to these.
    const isNeedless = (value: Json) =>
      convertValue(value, step) === undefined &&
      [value, convertValue(value, { to: 'number' })].some((one) => one !== undefined && couldStay(one));
    const lost = values.find(isNeedless);
    if (lost === undefined) return [];
    const reason = `'${at}' accepts values that this step deletes, such as ${JSON.stringify(lost)}.`;
    return [{ key: ['to'], reason, advice: 'Convert to a type that keeps them, or remove the step.' }];
  }
  const lost = values.filter((value) => isListed(value, named) === Boolean(step.values) && couldStay(value));
  if (now[at] && choicesOf(now[at]) && places.length === 1) {
    return [...new Set(lost)].map((value) => {
      const index = step.values?.findIndex((one) => isListed(one, [value]));
      const reason = `'${value}' is still a choice of '${at}', and this step deletes it where servers have stored it.`;
      return index === undefined
        ? { key: ['except'], reason, advice: 'Add it to `except`.' }
        : { key: ['values', index], reason, advice: 'Remove it from `values`, or the step.' };
    });
  }
  // Values of no list are deleted if somebody names them.
  if (step.values || lost.length === 0) return [];
  const reason = `'${at}' accepts other values, too, and this step deletes what servers have stored of them.`;
  return [{ key: ['except'], reason, advice: 'Remove the step.' }];
}

/** Some values of a field that has no list of them. */
function samples(field: StoredField): Json[] {
  const all: Readonly<Record<string, Json[]>> = { string: ['text', '2', '1.5'], number: [2, 1.5], integer: [2] };
  return typesOf(field).flatMap((type) => all[type] ?? []);
}
