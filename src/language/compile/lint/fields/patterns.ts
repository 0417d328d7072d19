import { isSafePattern } from 'redos-detector';
import type { Field } from '../../../model.ts';
import type { Pointer } from '../../../values/pointer.ts';
import type { Finding, ModuleLint } from '../types.ts';
import { placedFields } from './fields.ts';

/** Enough for patterns of ordinary length; one that needs more is called unsafe. */
const EFFORT = { unicode: true, maxSteps: 2000, maxScore: 50 };

/** Every `pattern` and entry of `normalize` is a regular expression, and the latter capture what is stored. */
export const patterns: ModuleLint = (module) =>
  placedFields(module.spec).flatMap(({ field, pointer }) => {
    const overrides = Object.entries(field.plans ?? {});
    return [
      ...checkPattern(module.file, [...pointer, 'pattern'], field.pattern),
      ...ways(module.file, [...pointer, 'normalize'], field),
      ...overrides.flatMap(([plan, { pattern }]) =>
        checkPattern(module.file, [...pointer, 'plans', plan, 'pattern'], pattern),
      ),
    ];
  });

function ways(file: string, pointer: Pointer, { normalize = [] }: Field): Finding[] {
  return normalize.flatMap((way, index) => {
    const at = [...pointer, index];
    const broken = check(file, at, way);
    // An empty alternative always matches, so the match has as many groups as the expression.
    if (broken.length > 0 || (new RegExp(`${way}|`, 'iu').exec('')?.length ?? 0) > 1) return broken;
    const reason = `'${way}' does not say which part is stored.`;
    return [{ file, pointer: at, reason, advice: 'Put round brackets around that part.' }];
  });
}

/** The verdicts by pattern: those of shared definitions occur in many modules. */
const verdicts = new Map<string, boolean>();

function isSafe(pattern: string): boolean {
  const verdict = verdicts.get(pattern) ?? isSafePattern(pattern, EFFORT).safe;
  verdicts.set(pattern, verdict);
  return verdict;
}

function checkPattern(file: string, pointer: Pointer, pattern: string | undefined): Finding[] {
  const broken = check(file, pointer, pattern);
  return broken.length > 0 ? broken : idle(file, pointer, pattern);
}

/** A text of each printable character of ASCII, and a few of other kinds. */
const TEXTS = [
  '',
  '\n',
  'é',
  '😀',
  ' a 1 ',
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
];

/** A pattern that any text matches, since it may match a part of it, or nothing. */
function idle(file: string, pointer: Pointer, pattern: string | undefined): Finding[] {
  if (pattern === undefined) return [];
  const expression = new RegExp(pattern, 'u');
  if (!TEXTS.every((text) => expression.test(text))) return [];
  const reason = `Every text matches '${pattern}', so it refuses nothing.`;
  const advice = 'Write ^ before it and $ after it if it is meant for the whole text, or remove it.';
  return [{ file, pointer, reason, advice }];
}

function check(file: string, pointer: Pointer, pattern: string | undefined): Finding[] {
  try {
    // Validators compile patterns with this flag, which is stricter.
    if (isSafe(pattern ?? '')) return [];
    const reason = `Some texts would keep the server busy for a long time with '${pattern}': it can match them in too many ways.`;
    const advice = 'Avoid a repetition inside another, like (a+)+, and alternatives that match the same, like (a|a)*.';
    return [{ file, pointer, reason, advice }];
  } catch {
    const advice = pattern?.startsWith('(?')
      ? 'Leave out flags like (?i): write [Aa] for letters of both sizes.'
      : 'Close every bracket, and write \\\\ before special characters that are meant literally.';
    return [{ file, pointer, reason: `'${pattern}' is not a regular expression.`, advice }];
  }
}
