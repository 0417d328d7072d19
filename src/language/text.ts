/**
 * Sentences for people stand in `schemas/`; code holds their keys.
 */

/** Fills the `{name}` parts of a sentence whose names are given; every other brace stays as written. */
export function fill(sentence: string, values: Record<string, unknown> = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (part, name: string) =>
    Object.hasOwn(values, name) && values[name] !== undefined ? String(values[name]) : part,
  );
}

/** Looks up a sentence by its key and fills it. */
export type Translate<Key extends string> = (key: Key, values?: Record<string, unknown>) => string;

/** A {@link Translate} over one language's catalogue of sentences. */
export function translator<Key extends string>(catalogue: Record<Key, string>): Translate<Key> {
  return (key, values) => fill(catalogue[key], values);
}
