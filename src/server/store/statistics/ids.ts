import { type RawBuilder, sql } from 'kysely';

/** Reads an id as a string of digits, since it does not fit a number. */
export function idText(column: string): RawBuilder<string> {
  return sql<string>`cast(${sql.ref(column)} as varchar(20))`;
}

/** Compares ids numerically, as the engines do. */
export function byId(a: string, b: string): number {
  if (a.length !== b.length) return a.length - b.length;
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
