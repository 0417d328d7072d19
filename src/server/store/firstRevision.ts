import { type Kysely, sql } from 'kysely';
import type { Tables } from './schema/tables.ts';

/** The counter of the highest revision that was erased: nobody can tell from it what was erased. */
const ERASED = 'erased_revision';

/**
 * The revision of a document's first save: higher than all erased ones, so that a revision that was read before an erasure never
 * matches what is saved after it.
 */
export const firstRevision = sql<number>`(select coalesce(max(value), 0) + 1 from counters where name = ${sql.lit(ERASED)})`;

/** Makes the first revisions of documents higher than those of a server that is being erased. */
export async function raiseFirstRevision(db: Kysely<Tables>, guild: string): Promise<void> {
  await sql`insert into counters (name, value)
    select ${sql.lit(ERASED)}, max(revision) from documents where guild_id = ${guild} having count(*) > 0
    on conflict (name) do update set value = excluded.value where excluded.value > counters.value`.execute(db);
}
