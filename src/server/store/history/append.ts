import { type CompiledQuery, type Kysely, sql, type Transaction } from 'kysely';
import type { Prepare } from '../engines/prepared.ts';
import type { Tables } from '../schema/tables.ts';
import { FIRST_CURSOR, isSqlite, nextInTransaction } from './cursors.ts';
import type { NewEntry } from './entry.ts';

/** Adds an entry to the history, in the transaction of what it is about. */
export interface Append {
  (trx: Transaction<Tables>, entry: NewEntry): Promise<void>;
  /** What adds an entry, for engines that number entries by themselves. */
  query(entry: NewEntry): CompiledQuery;
}

export function createAppend(db: Kysely<Tables>, prepare: Prepare): Append {
  const local = isSqlite(db);
  const insert = prepare(
    (
      guild_id: string,
      document: string | null,
      revision: number | null,
      version: number | null,
      kind: NewEntry['kind'],
      actor: NewEntry['actor'],
      user_id: string | null,
      details: string | null,
      at: number,
      bytes: number,
      value: string | null,
      ...index: number[]
    ) =>
      db.insertInto('history').values({
        ...(local ? {} : { cursor: sql<number>`${sql.raw(FIRST_CURSOR)} + ${index[0]}::int` }),
        ...{ guild_id, document, revision, version, kind, actor, user_id, details, at, bytes, value },
      }),
  );

  function query({ guild, kind, actor, user, details, made, at }: NewEntry, ...index: number[]): CompiledQuery {
    const more = detailsOf(details);
    const { document = null, revision = null, version = null, value = null, bytes = 0 } = made ?? {};
    const size = bytes + Buffer.byteLength(more ?? '');
    return insert.query(guild, document, revision, version, kind, actor, user ?? null, more, at, size, value, ...index);
  }

  const append = async (trx: Transaction<Tables>, entry: NewEntry) => {
    await trx.executeQuery(local ? query(entry) : query(entry, nextInTransaction(trx)));
  };
  return Object.assign(append, { query: (entry: NewEntry) => query(entry) });
}

/** Details as they are stored: the kind has a column of its own. */
export function detailsOf(details: NewEntry['details']): string | null {
  if (!details) return null;
  const { kind: _, ...rest } = details;
  return JSON.stringify(rest);
}
