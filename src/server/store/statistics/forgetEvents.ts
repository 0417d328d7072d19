import type { Kysely } from 'kysely';
import type { Event } from '../../../../generated/statistics/events.ts';
import { retrying } from '../engines/retry.ts';
import type { Tables } from '../schema/tables.ts';

/** Ids of the stored batches with events that contain the id of a server or user. */
export async function batchesNaming(db: Kysely<Tables>, id: string): Promise<string[]> {
  const rows = await db.selectFrom('statistics_batches').select('id').where('body', 'like', `%"${id}"%`).execute();
  return rows.map((row) => row.id);
}

/** Removes the events that contain the id of a server or user from stored batches. Figures do not change. */
export async function forgetEvents(db: Kysely<Tables>, id: string): Promise<void> {
  for (const batch of await batchesNaming(db, id)) {
    const row = await db.selectFrom('statistics_batches').select('body').where('id', '=', batch).executeTakeFirst();
    const events: Event[] = JSON.parse(row?.body ?? '[]');
    const others = events.filter((event) => !JSON.stringify(event).includes(`"${id}"`));
    await retrying(() =>
      db
        .updateTable('statistics_batches')
        .set({ body: JSON.stringify(others) })
        .where('id', '=', batch)
        // It may have expired meanwhile.
        .where('body', 'is not', null)
        .execute(),
    );
  }
}
