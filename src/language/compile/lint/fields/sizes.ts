import { VALUE_CONSTRAINTS } from '../../../fields/constraints.ts';
import type { Constraints, Field } from '../../../model.ts';
import type { Pointer } from '../../../values/pointer.ts';
import { partAt } from '../../meta/partAt.ts';
import type { Finding, ModuleLint } from '../types.ts';
import { placedFields, typeOf } from './fields.ts';

/** The limits of a field and of its plans, with their places. */
function limitsOf(field: Field, pointer: Pointer): [Constraints, Pointer][] {
  const ofPlans = Object.entries(field.plans ?? {}).map(([plan, limits]): [Constraints, Pointer] => [
    limits,
    [...pointer, 'plans', plan],
  ]);
  return [[field, pointer], ...ofPlans];
}

/** How many characters or entries a save can carry: it has at most 256 KiB. */
const MOST = { maxLength: 100_000, maxItems: 10_000 };

const PAIRS = [
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minimum', 'maximum'],
  ['exclusiveMinimum', 'maximum'],
] as const;

/** Limits of a field, or of it on a plan, that leave no value. */
function contradictions(file: string, field: Field, pointer: Pointer): Finding[] {
  return limitsOf(field, pointer).flatMap(([own, at]) => {
    const limits = { ...field, ...own };
    return PAIRS.flatMap(([lower, upper]): Finding[] => {
      const [least, most] = [limits[lower], limits[upper]];
      const isOwn = own[lower] !== undefined || own[upper] !== undefined;
      if (!isOwn || least === undefined || most === undefined) return [];
      if (lower === 'exclusiveMinimum' ? least < most : least <= most) return [];
      const reason = `\`${lower}\` is ${least} and \`${upper}\` is ${most}, so no value is allowed.`;
      const place = [...at, own[upper] === undefined ? lower : upper];
      return [{ file, pointer: place, reason, advice: 'Correct one of them.' }];
    });
  });
}

/** Every field has a type, title and default, every text and list an upper limit, and limits leave values between them. */
export const sizes: ModuleLint = (module) =>
  placedFields(module.spec).flatMap(({ field, pointer, name, parent }) => {
    const { file } = module;
    const found: Finding[] = [];
    const add = (reason: string, advice: string) => found.push({ file, pointer, at: 'key', reason, advice });
    const what = name === '*' ? `An entry of '${parent?.name}'` : `'${name}'`;
    if (field.type === undefined) {
      // A broken `$ref` is reported elsewhere.
      if (module.broken.length === 0) add(`${what} has no type.`, 'Add `type`.');
      return found;
    }
    if (typeOf(field) === 'string' && field.maxLength === undefined && !field.enum && !field.format) {
      add(`${what} is a text without an upper limit.`, 'Add `maxLength`.');
    }
    for (const [limits, at] of limitsOf(field, pointer)) {
      for (const limit of field.enum ? VALUE_CONSTRAINTS : []) {
        if (limits[limit] === undefined) continue;
        const reason = `The values in \`enum\` say what may be stored, so \`${limit}\` can only contradict them.`;
        found.push({ file, pointer: [...at, limit], at: 'key', reason, advice: 'Remove it.' });
      }
    }
    for (const [limits, at] of limitsOf(field, pointer)) {
      for (const [limit, most] of Object.entries(MOST)) {
        const value = partAt(limits, [limit]);
        if (typeof value !== 'number' || value <= most) continue;
        const reason = `A save with ${value} of them would be too large for the server.`;
        found.push({ file, pointer: [...at, limit], reason, advice: `Write ${most} or less.` });
      }
    }
    found.push(...contradictions(file, field, pointer));
    if (field.type === 'array' && field.maxItems === undefined) {
      add(`${what} is a list without an upper limit.`, 'Add `maxItems`.');
    }
    if (field.title === undefined) add(`${what} has no title.`, 'Add `title`.');
    if (field.default === undefined) add(`${what} has no default.`, 'Add `default`.');
    return found;
  });
