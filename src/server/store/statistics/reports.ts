import type { Kysely } from 'kysely';
import type { SettingsDocument } from '../../../language/model.ts';
import { retrying } from '../engines/retry.ts';
import type { Tables } from '../schema/tables.ts';

export interface Report {
  guild: string;
  /** The document beside which the values are answered. */
  document: string;
  value: SettingsDocument;
  /** Milliseconds since 1970. */
  at: number;
}

/** What the bot reports, apart from what owners set. */
export interface Reports {
  /** The values reported last; empty where there never was a report. */
  read(guild: string, document: string): Promise<SettingsDocument>;
  /** Replaces what was reported before, unless that is newer. */
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
      return row ? (JSON.parse(row.value) as SettingsDocument) : {};
    },
    write: (report) => retrying(() => writeReport(db, report)),
  };
}

/** Replaces what was reported before, unless that is newer. */
export async function writeReport(db: Kysely<Tables>, { guild, document, value, at }: Report): Promise<void> {
  const rest = { value: JSON.stringify(value), reported_at: at };
  await db
    .insertInto('reports')
    .values({ guild_id: guild, document, ...rest })
    .onConflict((conflict) =>
      conflict.columns(['guild_id', 'document']).doUpdateSet(rest).where('reports.reported_at', '<=', at),
    )
    .execute();
}
