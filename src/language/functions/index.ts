import chosen from './chosen.ts';
import isRole from './isRole.ts';
import larger from './larger.ts';
import lower from './lower.ts';
import none from './none.ts';
import role from './role.ts';
import smaller from './smaller.ts';
import trim from './trim.ts';
import type { ExpressionFunction } from './types.ts';

/** The functions that expressions may call, by name. */
export const functions = { chosen, isRole, larger, lower, none, role, smaller, trim } satisfies Record<
  string,
  ExpressionFunction
>;
