import type { Kysely } from 'kysely';
import type { SettingsDocument } from '../../language/model.ts';
import { retrying } from './retry.ts';
import type { Tables } from './schema.ts';

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
  /** Replaces what was reported before. */
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
    async write({ guild, document, value, at }) {
      const rest = { value: JSON.stringify(value), reported_at: at };
      await retrying(() =>
        db
          .insertInto('reports')
          .values({ guild_id: guild, document, ...rest })
          .onConflict((conflict) => conflict.columns(['guild_id', 'document']).doUpdateSet(rest))
          .execute(),
      );
    },
  };
}
