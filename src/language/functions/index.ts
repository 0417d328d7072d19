import chosen from './chosen.ts';
import format from './format.ts';
import hasEmbed from './hasEmbed.ts';
import isEmoji from './isEmoji.ts';
import isRole from './isRole.ts';
import join from './join.ts';
import larger from './larger.ts';
import lower from './lower.ts';
import none from './none.ts';
import orElse from './orElse.ts';
import role from './role.ts';
import smaller from './smaller.ts';
import trim from './trim.ts';
import type { ExpressionFunction } from './types.ts';
import utcOffset from './utcOffset.ts';

/** The functions of expressions, by name. */
export const functions = {
  chosen,
  format,
  hasEmbed,
  isEmoji,
  isRole,
  join,
  larger,
  lower,
  none,
  orElse,
  role,
  smaller,
  trim,
  utcOffset,
} satisfies Record<string, ExpressionFunction>;
