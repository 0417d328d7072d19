import { type RawBuilder, sql } from 'kysely';

/** Reads an id as the digits that it is: it does not fit a number. */
export function idText(column: string): RawBuilder<string> {
  return sql<string>`cast(${sql.ref(column)} as varchar(20))`;
}

/** The order of ids as the whole numbers that they are, which is that of the engines. */
export function byId(a: string, b: string): number {
  if (a.length !== b.length) return a.length - b.length;
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
