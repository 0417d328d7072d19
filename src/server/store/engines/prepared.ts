import { type Compilable, CompiledQuery, type Kysely } from 'kysely';
import type { Tables } from '../schema/tables.ts';
import type { StoreDialect } from './storeDialect.ts';

/** A query whose SQL is built once per number of values instead of for every call. */
export interface Prepared<Values extends readonly unknown[], Row> {
  /** Runs it outside of a transaction, if it only reads. */
  (...values: Values): Promise<Row[]>;
  /** The same without waiting. Absent if the engine cannot. */
  now?(...values: Values): Row[];
  /** The query with its values. */
  query(...values: Values): CompiledQuery;
  /** Runs it in a transaction. */
  in(trx: Kysely<Tables>, ...values: Values): Promise<Row[]>;
}

export interface Prepare {
  /** @param build builds the query; its shape may depend on the number of values, but not on the values */
  <Values extends readonly unknown[], Row>(build: (...values: Values) => Compilable<Row>): Prepared<Values, Row>;
  /** Whether queries that only read are answered at once. Otherwise it pays to gather them. */
  readsNow: boolean;
}

/**
 * Prepares queries of a store.
 * @param readNow runs queries that only read without waiting, if the engine can
 */
export function preparer(db: Kysely<Tables>, readNow?: StoreDialect['readNow']): Prepare {
  const prepare = <Values extends readonly unknown[], Row>(build: (...values: Values) => Compilable<Row>) => {
    const texts = new Map<number, CompiledText>();

    function textFor(count: number): CompiledText {
      let text = texts.get(count);
      if (!text) {
        text = compile(build, count);
        texts.set(count, text);
      }
      return text;
    }

    function query(...values: Values): CompiledQuery {
      const text = textFor(values.length);
      return CompiledQuery.raw(text.sql, bind(text, values));
    }

    const runIn = async (trx: Kysely<Tables>, values: Values): Promise<Row[]> =>
      (await trx.executeQuery<Row>(query(...values))).rows;

    const now =
      readNow &&
      ((...values: Values): Row[] => {
        const text = textFor(values.length);
        // A cast, because the engine does not know the type of its rows.
        return readNow(text.sql, bind(text, values)) as Row[];
      });

    const run = async (...values: Values): Promise<Row[]> => (now ? now(...values) : runIn(db, values));

    return Object.assign(run, { now, query, in: (trx: Kysely<Tables>, ...values: Values) => runIn(trx, values) });
  };
  return Object.assign(prepare, { readsNow: readNow !== undefined });
}

type CompiledText = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** Stands for a value while the SQL is built. */
class Placeholder {
  constructor(readonly index: number) {}
}

function bind({ parameters }: CompiledText, values: readonly unknown[]): unknown[] {
  return parameters.map((value) => (value instanceof Placeholder ? values[value.index] : value));
}

function compile<Values extends readonly unknown[]>(
  build: (...values: Values) => Compilable<unknown>,
  count: number,
): CompiledText {
  const places = Array.from({ length: count }, (_, index) => new Placeholder(index));
  // A cast, because placeholders pass for values: the builder only hands them on.
  return build(...(places as unknown as Values)).compile();
}
