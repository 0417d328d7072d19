import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import type { Prepare } from '../engines/prepared.ts';
import { retrying } from '../engines/retry.ts';
import type { Tables } from '../schema/tables.ts';
import { createSizeEstimates } from '../sizeEstimates.ts';

/** How much history was deleted. */
export interface PrunedHistory {
  rows: number;
  bytes: number;
}

/** A server's prunable entries: all but the newest version of each document. */
export interface PrunableEntries {
  guild: string;
  /** Size of its whole history, including the newest versions, as the budget counts it. */
  bytes: number;
  /** When the first of them was replaced, or made if it is no version. */
  oldest: number;
}

/** Keeps the history of servers within what their plans keep, and within a budget of bytes. */
export interface RetentionJob {
  /** How many bytes one server's history may take. */
  readonly budget: number;
  /** Everything that this process has pruned so far. */
  readonly pruned: Readonly<PrunedHistory>;
  /** The servers that have prunable entries, page by page. */
  prunable(): AsyncIterable<PrunableEntries[]>;
  /** Prunes one server's history to what was made or applied since a time, and to the budget. The newest version of each document is kept. */
  prune(guild: string, since: number): Promise<void>;
  /** Whether a server's history certainly stays within the budget if so many bytes are added to it. Assumes that they will be. */
  hasRoom(guild: string, added: number): boolean;
  /**
   * Prunes a server's history to the budget, in the transaction of the save that made it grow.
   * @param added by how many bytes; without it, the history is measured
   */
  makeRoom(trx: Transaction<Tables>, guild: string, added?: number): Promise<PrunedHistory>;
  /** Adds what a committed transaction has pruned to {@link pruned}. */
  count(pruned: PrunedHistory): void;
}

const PAGE = 500;
const NOTHING: PrunedHistory = { rows: 0, bytes: 0 };

/** @param budget how many bytes one server's history may take; the oldest versions are pruned first */
export function historyRetention(db: Kysely<Tables>, prepare: Prepare, budget: number): RetentionJob {
  const pruned = { ...NOTHING };
  const estimates = createSizeEstimates();
  const sum = prepare((guild: string) =>
    db
      .selectFrom('history')
      .select(({ fn }) => fn.sum<number | null>('bytes').as('bytes'))
      .where('guild_id', '=', guild),
  );

  const hasRoom = (guild: string, added: number) => !Number.isFinite(budget) || estimates.add(guild, added) <= budget;

  async function makeRoom(trx: Transaction<Tables>, guild: string, added?: number): Promise<PrunedHistory> {
    if (added !== undefined && hasRoom(guild, added)) return NOTHING;
    if (!Number.isFinite(budget)) return NOTHING;
    const [size] = await sum.in(trx, guild);
    const bytes = Number(size?.bytes ?? 0);
    const gone = { ...NOTHING };
    const over = () => bytes - gone.bytes - budget;
    while (over() > 0) {
      const rows = await trx
        .selectFrom('history')
        .select(['cursor', 'bytes'])
        .where('guild_id', '=', guild)
        .where(isPrunable)
        .orderBy('cursor')
        .limit(PAGE)
        .execute();
      if (rows.length === 0) break;
      const old = rows.filter(({ bytes: size }, index) => {
        const isOver = index === 0 || over() > 0;
        if (isOver) gone.bytes += size;
        return isOver;
      });
      gone.rows += old.length;
      await trx
        .deleteFrom('history')
        .where(
          'cursor',
          'in',
          old.map(({ cursor }) => cursor),
        )
        .execute();
    }
    // What was pruned comes back if the transaction fails.
    if (gone.rows === 0) estimates.set(guild, bytes);
    return gone;
  }

  function count({ rows, bytes }: PrunedHistory): void {
    pruned.rows += rows;
    pruned.bytes += bytes;
  }

  return {
    budget,
    pruned,
    hasRoom,
    makeRoom,
    count,

    async *prunable() {
      for (let after = ''; ; ) {
        const rows = await db
          .selectFrom('history')
          .select(({ fn, selectFrom }) => [
            'history.guild_id as guild',
            selectFrom('history as every')
              .select((eb) => eb.fn.sum<number>('every.bytes').as('bytes'))
              .whereRef('every.guild_id', '=', 'history.guild_id')
              .$asScalar()
              .$notNull()
              .as('bytes'),
            fn.min<number>('history.at').as('oldest'),
          ])
          .where('history.guild_id', '>', after)
          // Each version that replaced another one was made when that one stopped applying.
          .where((eb) => eb.or([eb('history.document', 'is', null), eb.exists(versions(eb, '<'))]))
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

    async prune(guild, since) {
      const gone = await retrying(() =>
        db.transaction().execute(async (trx) => {
          const old = await trx
            .deleteFrom('history')
            .where('guild_id', '=', guild)
            .where((eb) => eb(appliedUntil(eb), '<', since))
            .where(isPrunable)
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

/** The stored versions before or after that of an entry. */
function versions(eb: ExpressionBuilder<Tables, 'history'>, side: '<' | '>') {
  return eb
    .selectFrom('history as other')
    .select('other.at')
    .whereRef('other.guild_id', '=', 'history.guild_id')
    .whereRef('other.document', '=', 'history.document')
    .whereRef('other.revision', side, 'history.revision');
}

/** When the next version replaced that of an entry; of an entry without a version, when it was made. */
function appliedUntil(eb: ExpressionBuilder<Tables, 'history'>) {
  return eb.fn.coalesce(versions(eb, '>').orderBy('other.revision').limit(1), 'history.at');
}

/** Whether an entry may be deleted: all may, except the newest version of each document. */
function isPrunable(eb: ExpressionBuilder<Tables, 'history'>) {
  const newer = eb
    .selectFrom('documents')
    .select('documents.document')
    .whereRef('documents.guild_id', '=', 'history.guild_id')
    .whereRef('documents.document', '=', 'history.document')
    .whereRef('documents.revision', '>', 'history.revision');
  return eb.or([eb('history.document', 'is', null), eb.exists(newer)]);
}
