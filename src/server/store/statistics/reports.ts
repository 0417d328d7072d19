import type { Kysely } from 'kysely';
import type { SettingsDocument } from '../../../language/model.ts';
import { retrying } from '../engines/retry.ts';
import type { Tables } from '../schema/tables.ts';

export interface Report {
  guild: string;
  /** The document with which the values are returned. */
  document: string;
  value: SettingsDocument;
  /** Milliseconds since 1970. */
  at: number;
}

/** Values that the bot reports for a document, as opposed to settings. */
export interface Reports {
  /** The last reported values; empty if there is no report. */
  read(guild: string, document: string): Promise<SettingsDocument>;
  /** Replaces the previous report unless that is newer. */
  write(report: Report): Promise<void>;
}

export function reports(db: Kysely<Tables>): Reports {
  return {
    async read(guild, document) {
      const row = await db
        .selectFrom('reports')
        .select('value')
        .where('guild_id', '=', guild)
        .where('document', '=', document)
        .executeTakeFirst();
      return row ? JSON.parse(row.value) : {};
    },
    write: (report) => retrying(() => writeReport(db, report)),
  };
}

/**
 * Replaces the previous report unless that is newer.
 * @param latest a report of a later time comes from a clock that was ahead, and is replaced
 */
export async function writeReport(
  db: Kysely<Tables>,
  { guild, document, value, at }: Report,
  latest = Number.MAX_SAFE_INTEGER,
): Promise<void> {
  const rest = { value: JSON.stringify(value), reported_at: at };
  await db
    .insertInto('reports')
    .values({ guild_id: guild, document, ...rest })
    .onConflict((conflict) =>
      conflict
        .columns(['guild_id', 'document'])
        .doUpdateSet(rest)
        .where((eb) => eb.or([eb('reports.reported_at', '<=', at), eb('reports.reported_at', '>', latest)])),
    )
    .execute();
}
