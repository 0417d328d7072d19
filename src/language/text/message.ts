/**
 * Sentences for people stand in `schemas/`; code holds their keys.
 */

/** A word that goes with a number, as ICU writes it: `{count, plural, one {# day} other {# days}}`. */
const PLURAL = /\{(\w+), plural,((?: \w+ \{[^{}]*\})+)\}/g;
const FORM = / (\w+) \{([^{}]*)\}/g;

/** Chooses the forms that go with the numbers among the values; the numbers themselves are left as `{name}`. */
export function selectPlural(sentence: string, values: Record<string, unknown>, language: string): string {
  return sentence.replace(PLURAL, (part, name: string, forms: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return part;
    const category = typeof value === 'number' ? new Intl.PluralRules(language).select(value) : 'other';
    const byCategory = new Map([...forms.matchAll(FORM)].map(([, key, form]) => [key, form]));
    return (byCategory.get(category) ?? byCategory.get('other') ?? '').replaceAll('#', `{${name}}`);
  });
}

/** The forms of each word of a sentence that goes with a number, by their category: `one`, `few`, `other`. */
export function pluralForms(sentence: string): string[][] {
  return [...sentence.matchAll(PLURAL)].map(([, , forms = '']) =>
    [...forms.matchAll(FORM)].map(([, category = '']) => category),
  );
}

/** The names of all that is filled into a sentence. */
export function placeholderNames(sentence: string): string[] {
  const counted = [...sentence.matchAll(PLURAL)];
  const rest = sentence.replace(PLURAL, '').matchAll(/\{(\w+)\}/g);
  return [...counted, ...rest].map(([, name = '']) => name);
}

/** Fills the `{name}` parts of a sentence whose names are given; every other brace stays as written. */
export function interpolate(sentence: string, values: Record<string, unknown> = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (part, name: string) =>
    Object.hasOwn(values, name) && values[name] !== undefined ? String(values[name]) : part,
  );
}

/** Fills a sentence of a language: numbers as the language writes them, with the forms of words that go with them. */
export function formatMessage(sentence: string, values: Record<string, unknown>, language: string): string {
  const written = Object.entries(values).map(([name, value]) => [name, inSentence(value, language)]);
  return interpolate(selectPlural(sentence, values, language), Object.fromEntries(written));
}

/** Four digits stay together: 1900 characters, but 10,000 coins. */
function inSentence(value: unknown, language: string): unknown {
  return typeof value === 'number' ? numberFormat(language, 'min2').format(value) : value;
}

/** A number as a language writes it: `1,000.5` or `1.000,5`. */
export function formatNumber(value: number, language: string): string {
  return numberFormat(language, 'auto').format(value);
}

const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(language: string, useGrouping: 'auto' | 'min2'): Intl.NumberFormat {
  const key = `${language} ${useGrouping}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(language, { useGrouping, maximumFractionDigits: 10 });
  formats.set(key, format);
  return format;
}

/** Looks up a sentence by its key and fills it. */
export type Translate<Key extends string> = (key: Key, values?: Record<string, unknown>) => string;

/** A {@link Translate} over the catalogue of sentences of a language. */
export function translator<Key extends string>(catalogue: Record<Key, string>, language: string): Translate<Key> {
  return (key, values = {}) => formatMessage(catalogue[key], values, language);
}
