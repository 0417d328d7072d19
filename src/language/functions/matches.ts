import { text } from '../expressions/operators.ts';
import { hasMatch } from '../regex/matches.ts';
import { compileRegex, type Program } from '../regex/program.ts';
import type { ExpressionFunction } from './types.ts';

/** The programs of the patterns that expressions name: no more than are written in the modules. */
const programs = new Map<string, Program>();

/** Whether a regular expression matches a part of a text, in linear time. Also written `text.matches(pattern)`. */
export default {
  signature: 'matches(string, string): bool',
  run: (_env, value: unknown, pattern: string) => {
    const program = programs.get(pattern) ?? compileRegex(pattern, 'u');
    // The check refuses patterns that cannot be compiled.
    if (typeof program === 'string') return undefined;
    programs.set(pattern, program);
    return hasMatch(text(value), program);
  },
} satisfies ExpressionFunction;
