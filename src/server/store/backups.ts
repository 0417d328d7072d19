import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { retrying } from './retry.ts';
import type { BackupRow, Tables } from './schema.ts';

/** A backup without what it holds. */
export type BackupEntry = Pick<BackupRow, 'id' | 'created_at' | 'type'>;

export interface NewBackup {
  guild: string;
  type: string;
  /** JSON. */
  value: string;
  /** Milliseconds since 1970. */
  at: number;
  /** How many of the server's backups stay; the oldest go. */
  keep: number;
  turn?: Turn;
}

/** A turn of the automatic backups: the due moment, and the one that was seen as the last. */
export interface Turn {
  due: number;
  last: number | null;
}

export interface Backups {
  /** The server's backups, the newest first. */
  list(guild: string): Promise<BackupEntry[]>;
  read(guild: string, id: string): Promise<BackupRow | null>;
  /**
   * Stores a backup and drops the oldest beyond `keep`, in one transaction.
   * @returns null where another process has made the automatic backup of this turn
   */
  add(backup: NewBackup): Promise<BackupEntry | null>;
  /** Lets a turn pass without a backup. */
  pass(guild: string, turn: Turn): Promise<void>;
  /** For each server that had an automatic backup, the due moment of the last one. */
  lastTurns(guilds: readonly string[]): Promise<Map<string, number>>;
}

export function backups(db: Kysely<Tables>): Backups {
  const list = (from: Kysely<Tables>, guild: string) =>
    from
      .selectFrom('backups')
      .select(['id', 'created_at', 'type'])
      .where('guild_id', '=', guild)
      .orderBy('created_at', 'desc')
      .execute();

  /** Whether this is the process that has the turn. From here on, nobody else adds a backup to the server. */
  async function take(trx: Transaction<Tables>, guild: string, turn: Turn | undefined): Promise<boolean> {
    // Whoever writes this row waits for the other.
    const { automatic_at } = await trx
      .insertInto('backup_turns')
      .values({ guild_id: guild, automatic_at: null })
      .onConflict((conflict) => conflict.column('guild_id').doUpdateSet({ guild_id: guild }))
      .returning('automatic_at')
      .executeTakeFirstOrThrow();
    if (!turn) return true;
    if (automatic_at !== turn.last) return false;
    await trx.updateTable('backup_turns').set({ automatic_at: turn.due }).where('guild_id', '=', guild).execute();
    return true;
  }

  async function insert(trx: Transaction<Tables>, { guild, type, value, at, keep, turn }: NewBackup) {
    if (!(await take(trx, guild, turn))) return null;
    const before = await list(trx, guild);
    // The order of the backups is that of their making, even where clocks disagree.
    const entry = { id: randomUUID(), created_at: Math.max(at, (before[0]?.created_at ?? 0) + 1), type };
    await trx
      .insertInto('backups')
      .values({ guild_id: guild, value, ...entry })
      .execute();
    const gone = before.slice(keep - 1).map(({ id }) => id);
    if (gone.length > 0) {
      await trx.deleteFrom('backups').where('guild_id', '=', guild).where('id', 'in', gone).execute();
    }
    return entry;
  }

  return {
    list: (guild) => list(db, guild),

    async read(guild, id) {
      const row = await db
        .selectFrom('backups')
        .selectAll()
        .where('guild_id', '=', guild)
        .where('id', '=', id)
        .executeTakeFirst();
      return row ?? null;
    },

    add: (backup) => retrying(() => db.transaction().execute((trx) => insert(trx, backup))),

    async pass(guild, turn) {
      await retrying(() => db.transaction().execute((trx) => take(trx, guild, turn)));
    },

    async lastTurns(guilds) {
      if (guilds.length === 0) return new Map();
      const rows = await db.selectFrom('backup_turns').selectAll().where('guild_id', 'in', guilds).execute();
      return new Map(rows.flatMap((row) => (row.automatic_at === null ? [] : [[row.guild_id, row.automatic_at]])));
    },
  };
}
