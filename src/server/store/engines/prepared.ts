import { type Compilable, CompiledQuery, type Kysely } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/**
 * A query whose SQL is built once per number of values instead of for every call.
 * @param build builds the query; its shape may depend on the number of values, but not on the values
 */
export function prepared<Values extends readonly unknown[], Row>(
  db: Kysely<Tables>,
  build: (...values: Values) => Compilable<Row>,
): (...values: Values) => Promise<Row[]> {
  const texts = new Map<number, CompiledText>();
  return async (...values) => {
    let text = texts.get(values.length);
    if (!text) {
      text = compile(build, values.length);
      texts.set(values.length, text);
    }
    const parameters = text.parameters.map((value) => (value instanceof Placeholder ? values[value.index] : value));
    return (await db.executeQuery<Row>(CompiledQuery.raw(text.sql, parameters))).rows;
  };
}

type CompiledText = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** Stands for a value while the SQL is built. */
class Placeholder {
  constructor(readonly index: number) {}
}

function compile<Values extends readonly unknown[]>(
  build: (...values: Values) => Compilable<unknown>,
  count: number,
): CompiledText {
  const places = Array.from({ length: count }, (_, index) => new Placeholder(index));
  // A cast, because placeholders pass for values: the builder only hands them on.
  return build(...(places as unknown as Values)).compile();
}
