import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import { retrying } from './engines/retry.ts';
import type { Tables } from './schema/tables.ts';

/** How much of the history is gone. */
export interface PrunedHistory {
  rows: number;
  bytes: number;
}

/** What stays of a server's earlier versions. The newest version of a document always does. */
export interface Retention {
  /** Versions from before this moment go. */
  since: number;
  /** How many versions of one document stay, the newest included. */
  versions: number;
}

/** What a server has of earlier versions, which may be pruned. */
export interface EarlierVersions {
  guild: string;
  rows: number;
  /** Of its whole history, as in the budget: the newest versions count, too. */
  bytes: number;
  /** When the first of them was saved. */
  oldest: number;
}

export interface History {
  /** Bytes that the history of one server may take. */
  readonly budget: number;
  /** Adds up everything that this process has pruned, with saves and in rounds. */
  readonly pruned: Readonly<PrunedHistory>;
  /** The servers with earlier versions, page by page. */
  earlierVersions(): AsyncIterable<EarlierVersions[]>;
  /** Prunes one server's history to what a retention and the budget leave. Repeated, it finds nothing. */
  prune(guild: string, retention: Retention): Promise<void>;
  /** Brings a server's history within the budget, as part of the save that made it grow. */
  makeRoom(trx: Transaction<Tables>, guild: string): Promise<PrunedHistory>;
  /** Counts what a transaction has pruned, once it is committed. */
  count(pruned: PrunedHistory): void;
}

const PAGE = 500;
const NOTHING: PrunedHistory = { rows: 0, bytes: 0 };

/** @param budget bytes that the history of one server may take; its oldest versions go first */
export function history(db: Kysely<Tables>, budget: number): History {
  const pruned = { ...NOTHING };

  async function makeRoom(trx: Transaction<Tables>, guild: string): Promise<PrunedHistory> {
    if (!Number.isFinite(budget)) return NOTHING;
    const { bytes } = await trx
      .selectFrom('history')
      .select(({ fn }) => fn.sum<number | null>('bytes').as('bytes'))
      .where('guild_id', '=', guild)
      .executeTakeFirstOrThrow();
    const gone = { ...NOTHING };
    const over = () => Number(bytes ?? 0) - gone.bytes - budget;
    while (over() > 0) {
      const rows = await trx
        .selectFrom('history')
        .select(['document', 'revision', 'bytes'])
        .where('guild_id', '=', guild)
        .where((eb) => eb.exists(newer(eb)))
        .orderBy('at')
        .orderBy('document')
        .orderBy('revision')
        .limit(PAGE)
        .execute();
      if (rows.length === 0) break;
      const revisions = new Map<string, number[]>();
      for (const row of rows) {
        if (over() <= 0) break;
        revisions.set(row.document, [...(revisions.get(row.document) ?? []), row.revision]);
        gone.rows += 1;
        gone.bytes += row.bytes;
      }
      for (const [document, which] of revisions) {
        await trx
          .deleteFrom('history')
          .where('guild_id', '=', guild)
          .where('document', '=', document)
          .where('revision', 'in', which)
          .execute();
      }
    }
    return gone;
  }

  function count({ rows, bytes }: PrunedHistory): void {
    pruned.rows += rows;
    pruned.bytes += bytes;
  }

  return {
    budget,
    pruned,
    makeRoom,
    count,

    async *earlierVersions() {
      for (let after = ''; ; ) {
        const rows = await db
          .selectFrom('history')
          .innerJoin('documents', (join) =>
            join
              .onRef('documents.guild_id', '=', 'history.guild_id')
              .onRef('documents.document', '=', 'history.document')
              .onRef('documents.revision', '>', 'history.revision'),
          )
          .select(({ fn, selectFrom }) => [
            'history.guild_id as guild',
            fn.countAll<number>().as('rows'),
            selectFrom('history as every')
              .select((eb) => eb.fn.sum<number>('every.bytes').as('bytes'))
              .whereRef('every.guild_id', '=', 'history.guild_id')
              .$asScalar()
              .$notNull()
              .as('bytes'),
            fn.min<number>('history.at').as('oldest'),
          ])
          .where('history.guild_id', '>', after)
          .groupBy('history.guild_id')
          .orderBy('history.guild_id')
          .limit(PAGE)
          .execute();
        if (rows.length > 0) yield rows;
        const last = rows.at(-1);
        if (!last || rows.length < PAGE) return;
        after = last.guild;
      }
    },

    async prune(guild, { since, versions }) {
      const gone = await retrying(() =>
        db.transaction().execute(async (trx) => {
          const old = await trx
            .deleteFrom('history')
            .where('guild_id', '=', guild)
            .where((eb) =>
              eb.or([
                eb.and([eb('at', '<', since), eb.exists(newer(eb))]),
                eb.exists(newer(eb).where('documents.revision', '>=', eb('history.revision', '+', versions))),
              ]),
            )
            .returning('bytes')
            .execute();
          const { rows, bytes } = await makeRoom(trx, guild);
          return { rows: rows + old.length, bytes: old.reduce((sum, row) => sum + row.bytes, bytes) };
        }),
      );
      count(gone);
    },
  };
}

/** The document of a history row, where it has a newer version. */
function newer(eb: ExpressionBuilder<Tables, 'history'>) {
  return eb
    .selectFrom('documents')
    .select('documents.document')
    .whereRef('documents.guild_id', '=', 'history.guild_id')
    .whereRef('documents.document', '=', 'history.document')
    .whereRef('documents.revision', '>', 'history.revision');
}
