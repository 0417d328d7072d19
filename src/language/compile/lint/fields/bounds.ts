import type { Pointer } from '../../../values/pointer.ts';
import type { Finding, ModuleLint } from '../types.ts';
import { placedFields } from './fields.ts';

/** The numbers in a control's options are within the limits of its setting. */
export const bounds: ModuleLint = ({ spec, file }) =>
  placedFields(spec).flatMap(({ field, pointer }) => {
    const found: Finding[] = [];
    const check = (value: unknown, limit: number | undefined, at: Pointer, reason: (limit: number) => string) => {
      if (typeof value !== 'number' || limit === undefined || value <= limit) return;
      const advice = `Write ${limit} or less, or change the limit.`;
      found.push({ file, pointer: [...pointer, ...at], reason: reason(limit), advice });
    };
    const idle = (limit: number) => `This limits nothing: the text has at most ${limit} characters anyway.`;
    const never = (limit: number) => `The counter never warns: the text has at most ${limit} characters.`;
    check(field.ui?.warnAbove, field.maxLength, ['ui', 'warnAbove'], never);
    for (const [index, { warnAbove, maxLength }] of (field.limits ?? []).entries()) {
      check(warnAbove, maxLength ?? field.maxLength, ['limits', index, 'warnAbove'], never);
    }
    const loosest = Math.max(
      field.maxLength ?? Number.POSITIVE_INFINITY,
      ...Object.values(field.plans ?? {}).map(({ maxLength = 0 }) => maxLength),
    );
    for (const [index, { maxLength }] of (field.limits ?? []).entries())
      check(maxLength, loosest, ['limits', index, 'maxLength'], idle);
    const unreachable = (limit: number) => `The control offers no number below this, but ${limit} is the maximum.`;
    check(field.ui?.softMinimum, field.maximum, ['ui', 'softMinimum'], unreachable);
    return found;
  });
