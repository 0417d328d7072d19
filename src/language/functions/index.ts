import chosen from './chosen.ts';
import date from './date.ts';
import day from './day.ts';
import days from './days.ts';
import format from './format.ts';
import hasEmbed from './hasEmbed.ts';
import hour from './hour.ts';
import hours from './hours.ts';
import isEmoji from './isEmoji.ts';
import isOpen from './isOpen.ts';
import isRole from './isRole.ts';
import join from './join.ts';
import larger from './larger.ts';
import lower from './lower.ts';
import matches from './matches.ts';
import minutes from './minutes.ts';
import month from './month.ts';
import none from './none.ts';
import now from './now.ts';
import orElse from './orElse.ts';
import role from './role.ts';
import seconds from './seconds.ts';
import smaller from './smaller.ts';
import startOfDay from './startOfDay.ts';
import sum from './sum.ts';
import trim from './trim.ts';
import type { ExpressionFunction } from './types.ts';
import utcOffset from './utcOffset.ts';
import weekday from './weekday.ts';
import year from './year.ts';

/** The functions of expressions, by name. */
export const functions = {
  chosen,
  date,
  day,
  days,
  format,
  hasEmbed,
  hour,
  hours,
  isEmoji,
  isOpen,
  isRole,
  join,
  larger,
  lower,
  matches,
  minutes,
  month,
  none,
  now,
  orElse,
  role,
  seconds,
  smaller,
  startOfDay,
  sum,
  trim,
  utcOffset,
  weekday,
  year,
} satisfies Record<string, ExpressionFunction>;
