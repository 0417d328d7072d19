/**
 * Sentences for people stand in `schemas/`; code holds their keys.
 */

/** A word that goes with a number, as ICU writes it: `{count, plural, one {# day} other {# days}}`. */
const PLURAL = /\{(\w+), plural,((?: \w+ \{[^{}]*\})+)\}/g;
const FORM = / (\w+) \{([^{}]*)\}/g;

/** Chooses the forms that go with the numbers among the values; the numbers themselves are left as `{name}`. */
export function inNumber(sentence: string, values: Record<string, unknown>, language: string): string {
  return sentence.replace(PLURAL, (part, name: string, forms: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return part;
    const category = typeof value === 'number' ? new Intl.PluralRules(language).select(value) : 'other';
    const byCategory = new Map([...forms.matchAll(FORM)].map(([, key, form]) => [key, form]));
    return (byCategory.get(category) ?? byCategory.get('other') ?? '').replaceAll('#', `{${name}}`);
  });
}

/** The forms of each word of a sentence that goes with a number, by their category: `one`, `few`, `other`. */
export function pluralsIn(sentence: string): string[][] {
  return [...sentence.matchAll(PLURAL)].map(([, , forms = '']) =>
    [...forms.matchAll(FORM)].map(([, category = '']) => category),
  );
}

/** The names of all that is filled into a sentence. */
export function namesIn(sentence: string): string[] {
  const counted = [...sentence.matchAll(PLURAL)];
  const rest = sentence.replace(PLURAL, '').matchAll(/\{(\w+)\}/g);
  return [...counted, ...rest].map(([, name = '']) => name);
}

/** Fills the `{name}` parts of a sentence whose names are given; every other brace stays as written. */
export function fill(sentence: string, values: Record<string, unknown> = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (part, name: string) =>
    Object.hasOwn(values, name) && values[name] !== undefined ? String(values[name]) : part,
  );
}

/** Fills a sentence of a language, with the forms that go with the numbers among the values. */
export function say(sentence: string, values: Record<string, unknown>, language: string): string {
  return fill(inNumber(sentence, values, language), values);
}

/** Looks up a sentence by its key and fills it. */
export type Translate<Key extends string> = (key: Key, values?: Record<string, unknown>) => string;

/** A {@link Translate} over the catalogue of sentences of a language. */
export function translator<Key extends string>(catalogue: Record<Key, string>, language: string): Translate<Key> {
  return (key, values = {}) => say(catalogue[key], values, language);
}
