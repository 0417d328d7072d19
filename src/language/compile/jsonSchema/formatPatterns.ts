/** Days of the calendar from the year 0000 to 9999, with February 29 in leap years only. */
const DAY = [
  String.raw`\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))`,
  String.raw`(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29`,
].join('|');

/**
 * What a validator demands of a text with a format. Patterns, because standalone validators cannot contain formats that are
 * functions.
 */
export const FORMAT_PATTERNS = {
  date: `^(?:${DAY})$`,
  'date-time': String.raw`^(?:${DAY})T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\dZ$`,
} as const;
