import type { Kysely } from 'kysely';
import type { Event } from '../../../../generated/statistics/events.ts';
import { retrying } from '../engines/retry.ts';
import type { Tables } from '../schema/tables.ts';

/** The batches with events that name a server or a person, of those that are kept as they came. */
export async function batchesNaming(db: Kysely<Tables>, id: string): Promise<string[]> {
  const rows = await db.selectFrom('statistics_batches').select('id').where('body', 'like', `%"${id}"%`).execute();
  return rows.map((row) => row.id);
}

/** Takes the events that name a server or a person out of what is kept as it came. What is counted stays as it is. */
export async function forgetEvents(db: Kysely<Tables>, id: string): Promise<void> {
  for (const batch of await batchesNaming(db, id)) {
    const row = await db.selectFrom('statistics_batches').select('body').where('id', '=', batch).executeTakeFirst();
    const others = (JSON.parse(row?.body ?? '[]') as Event[]).filter(
      (event) => !JSON.stringify(event).includes(`"${id}"`),
    );
    await retrying(() =>
      db
        .updateTable('statistics_batches')
        .set({ body: JSON.stringify(others) })
        .where('id', '=', batch)
        // Its time may be over by now.
        .where('body', 'is not', null)
        .execute(),
    );
  }
}
