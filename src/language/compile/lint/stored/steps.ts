import { migrateDocument } from '../../../documents/migrate.ts';
import type { Json, MigrationStep, SettingsDocument } from '../../../model.ts';
import { isObject } from '../../../values/isObject.ts';
import { getIn } from '../../../values/path.ts';
import { isWithin } from './storedFields.ts';

/** A step and its place. */
export interface PlacedStep {
  file: string;
  step: MigrationStep;
  index: number;
}

/** A path in a step, and where it is written there. */
export interface StepPath {
  key: readonly (string | number)[];
  path: string;
}

/** The paths whose values a step changes. */
export function sourcesOf(step: MigrationStep): StepPath[] {
  switch (step.op) {
    case 'rename':
      return [{ key: ['from'], path: step.from }];
    case 'join':
      return step.from.map((path, index) => ({ key: ['from', index], path }));
    case 'move':
      return [];
    default:
      return [{ key: ['path'], path: step.path }];
  }
}

/** The paths that have no value after a step. */
export function emptiedBy(step: MigrationStep): StepPath[] {
  const isEmptied =
    step.op === 'remove'
      ? !step.values && !step.except
      : step.op === 'rename' || step.op === 'join' || step.op === 'split';
  if (!isEmptied) return [];
  const targets = newPathsOf(step).map(({ path }) => path);
  return sourcesOf(step).filter(({ path }) => !targets.includes(path));
}

/** The paths to which a step brings values from elsewhere. */
export function newPathsOf(step: MigrationStep): StepPath[] {
  switch (step.op) {
    case 'rename':
    case 'join':
    case 'move':
      return [{ key: ['to'], path: step.to }];
    case 'split':
      return step.to.map((path, index) => ({ key: ['to', index], path }));
    default:
      return [];
  }
}

/** Where the values at a path are after steps that rename it. */
export function pathAfter(path: string, steps: readonly MigrationStep[]): string {
  return steps.reduce(
    (at, step) => (step.op === 'rename' && isWithin(at, step.from) ? step.to + at.slice(step.from.length) : at),
    path,
  );
}

/** Where the values at a path are after steps, also those that divide or join them. */
export function placesAfter(path: string, steps: readonly MigrationStep[]): string[] {
  const after = (at: string, step: MigrationStep): readonly string[] => {
    if (step.op === 'split' && step.path === at) return step.to;
    if (step.op === 'join' && step.from.includes(at)) return [step.to];
    return [pathAfter(at, [step])];
  };
  return steps.reduce<string[]>((places, step) => places.flatMap((at) => after(at, step)), [path]);
}

/** A value, or a part of one, and its place. */
export interface PlacedValue {
  path: string;
  value: Json;
}

/** What steps make of a value, wherever they put it; empty if they delete it. */
export function valuesAfter(path: string, value: Json, steps: readonly MigrationStep[]): PlacedValue[] {
  const document = migrateDocument({ value: withValue(path, value), version: 0 }, { migrations: [steps] });
  return placesAfter(path, steps).flatMap((place): PlacedValue[] => {
    const found = getIn(
      document,
      place.split('.').map((key) => (key === '*' ? 0 : key)),
    );
    return found === undefined ? [] : [{ path: place, value: found }];
  });
}

/** A document with nothing but a value at a path; `*` becomes the only entry of a list. */
export function withValue(path: string, value: Json): SettingsDocument {
  const whole = path.split('.').reduceRight<Json>((below, key) => (key === '*' ? [below] : { [key]: below }), value);
  return isObject(whole) ? whole : {};
}
