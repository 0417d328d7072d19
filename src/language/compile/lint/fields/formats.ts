import type { Field } from '../../../model.ts';
import type { ModuleLint } from '../types.ts';
import { placedFields, TYPE_TITLES, typeOf } from './fields.ts';

/** The type of settings with each format. */
const TYPES = { date: 'string', 'date-time': 'string', duration: 'integer', schedule: 'array' } as const;

/** Limits that say nothing about dates and moments. */
const TEXT_WORDS = ['minLength', 'maxLength', 'pattern', 'enum', 'normalize', 'limits'] as const;

/** A setting with a `format` has the type that it is stored as, and no words that contradict it. */
export const formats: ModuleLint = ({ spec, file }, { product }) =>
  placedFields(spec).flatMap(({ field, pointer }) => {
    const { format } = field;
    if (!format || field.type === undefined) return [];
    const type = TYPES[format];
    if (typeOf(field) !== type) {
      const reason = `A ${format} is stored as ${TYPE_TITLES[type]}, but this setting has the type ${typeOf(field)}.`;
      return [{ file, pointer: [...pointer, 'format'], reason, advice: `Give it the type ${type}.` }];
    }
    if (type === 'integer') return [];
    if (format === 'schedule' && !isSchedule(field)) {
      const reason = 'This list does not have the settings of a schedule.';
      const advice =
        'Include it with `"$ref": "../../shared/schedule.json#/schedule"`, or with `#/times` if its times have no end.';
      return [{ file, pointer: [...pointer, 'format'], reason, advice }];
    }
    if (product.timeZone?.module === spec.id) {
      const reason = "This module holds the server's time zone, which has to be known before its own dates are read.";
      return [{ file, pointer: [...pointer, 'format'], reason, advice: 'Move the setting to another module.' }];
    }
    if (type === 'array') return [];
    return TEXT_WORDS.filter((word) => field[word] !== undefined).map((word) => ({
      file,
      pointer: [...pointer, word],
      at: 'key' as const,
      reason: `A ${format} is not free text, so \`${word}\` does not apply to it.`,
      advice: 'Remove it, or write a rule.',
    }));
  });

function isSchedule({ items }: Field): boolean {
  const { days, from, to, at } = items?.properties ?? {};
  if (at && (from || to)) return false;
  const times = at ? [at] : [from, to];
  return days?.type === 'array' && times.every((time) => time?.type === 'string');
}
