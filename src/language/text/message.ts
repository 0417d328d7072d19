/** An ICU plural: `{count, plural, one {# day} other {# days}}`. */
const PLURAL = /\{(\w+), plural,((?: \w+ \{[^{}]*\})+)\}/g;
const FORM = / (\w+) \{([^{}]*)\}/g;

/** Replaces each plural by the form for its value, with the number written as in the language. */
export function selectPlural(message: string, values: Record<string, unknown>, language: string): string {
  return message.replace(PLURAL, (part, name: string, forms: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return part;
    const category = typeof value === 'number' ? pluralRules(language).select(value) : 'other';
    const shown = typeof value === 'number' ? formatNumber(value, language) : `{${name}}`;
    const byCategory = new Map([...forms.matchAll(FORM)].map(([, key, form]) => [key, form]));
    return (byCategory.get(category) ?? byCategory.get('other') ?? '').replaceAll('#', shown);
  });
}

/** The categories of each plural in a message, such as `one`, `few` and `other`. */
export function pluralForms(message: string): string[][] {
  return [...message.matchAll(PLURAL)].map(([, , forms = '']) =>
    [...forms.matchAll(FORM)].map(([, category = '']) => category),
  );
}

/** The names of a message's plurals. */
export function pluralNames(message: string): string[] {
  return [...message.matchAll(PLURAL)].map(([, name = '']) => name);
}

/** The names of a message's placeholders, those of plurals first. */
export function placeholderNames(message: string): string[] {
  const plain = [...message.replace(PLURAL, '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return [...pluralNames(message), ...plain];
}

/** Replaces each `{name}` that has a value; other braces stay as they are. */
export function interpolate(message: string, values: Record<string, unknown> = {}): string {
  return message.replace(/\{(\w+)\}/g, (part, name: string) =>
    Object.hasOwn(values, name) && values[name] !== undefined ? String(values[name]) : part,
  );
}

/** Formats a message: selects plural forms, and inserts values with numbers written as in the language. */
export function formatMessage(
  message: string,
  values: Record<string, unknown>,
  language: string,
  format = formatArgument,
): string {
  const formatted = Object.entries(values).map(([name, value]) => [name, format(value, language)]);
  return interpolate(selectPlural(message, values, language), Object.fromEntries(formatted));
}

/** A number that is not counted is a limit, of which four digits are not grouped: the 1900 character limit. */
function formatArgument(value: unknown, language: string): unknown {
  return typeof value === 'number' ? numberFormat(language, 'min2').format(value) : value;
}

/** The same, with names isolated. */
function formatShown(value: unknown, language: string): unknown {
  return isolated(formatArgument(value, language));
}

/** A value with a name in Hebrew or Arabic isolated, so that punctuation and numbers beside it keep their places. */
export function isolated<Value>(value: Value): Value | string {
  return /[\u0590-\u08ff]/.test(String(value)) ? `\u2068${value}\u2069` : value;
}

/** A number as a language writes it: `1,000.5` in English, `1.000,5` in Romanian. */
export function formatNumber(value: number, language: string): string {
  return numberFormat(language, 'auto').format(value);
}

// Creating one takes longer than formatting a hundred messages.
const rules = new Map<string, Intl.PluralRules>();
const formats = new Map<string, Intl.NumberFormat>();

function pluralRules(language: string): Intl.PluralRules {
  const found = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, found);
  return found;
}

function numberFormat(language: string, useGrouping: 'auto' | 'min2'): Intl.NumberFormat {
  const key = `${language} ${useGrouping}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(language, { useGrouping, maximumFractionDigits: 10 });
  formats.set(key, format);
  return format;
}

/** Looks up a message by its key and formats it. */
export type Translate<Key extends string> = (key: Key, values?: Record<string, unknown>) => string;

/** A {@link Translate} over the messages of one language, for texts that are shown. */
export function translator<Key extends string>(catalogue: Record<Key, string>, language: string): Translate<Key> {
  return (key, values = {}) => formatMessage(catalogue[key], values, language, formatShown);
}
