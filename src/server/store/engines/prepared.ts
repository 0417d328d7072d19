import { type Compilable, CompiledQuery, type Kysely } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/**
 * A query for what every request asks: its text is built once for a number of values, and not from its parts each time.
 * @param build makes the query with any values; what it makes may not depend on them
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

/** Stands for a value while the text is made. */
class Placeholder {
  constructor(readonly index: number) {}
}

function compile<Values extends readonly unknown[]>(
  build: (...values: Values) => Compilable<unknown>,
  count: number,
): CompiledText {
  const places = Array.from({ length: count }, (_, index) => new Placeholder(index));
  // The builder only hands its values on, so marks can stand in for them.
  return build(...(places as unknown as Values)).compile();
}
