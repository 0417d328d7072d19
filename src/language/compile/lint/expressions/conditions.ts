import type { ModuleLint } from '../types.ts';
import { kind } from './faults.ts';

/** A condition is true or false. */
export const conditions: ModuleLint = (module) =>
  [...module.expressions.checked].flatMap(([{ source, pointer, expected }, { type }]) => {
    if (expected.kind !== 'condition' || type === 'bool' || type === 'dyn') return [];
    return [
      {
        file: module.file,
        pointer,
        expression: { source, start: 0, end: source.length },
        reason: `This must be a yes or no, but it is ${kind(type)}.`,
        advice: `Compare it with something, like ${kind(type) === 'a number' ? `${source} > 0` : `size(${source}) > 0`}.`,
      },
    ];
  });
