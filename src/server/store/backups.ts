import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { retrying } from './engines/retry.ts';
import type { IdempotencyKeys, KeyedAction } from './idempotencyKeys.ts';
import type { BackupRow, Tables } from './schema/tables.ts';

/** A backup without what it holds. */
export type BackupEntry = Omit<BackupRow, 'guild_id' | 'value'>;

export interface NewBackup {
  guild: string;
  type: string;
  /** JSON. */
  value: string;
  /** Milliseconds since 1970. */
  at: number;
  /** How many of the server's backups stay; the oldest go that are not marked to be kept. */
  keep: number;
  /** JSON: how much it holds. */
  summary?: string;
  /** What a person calls it. */
  name?: string;
  /** Made automatically, in this turn; by a person where it is absent. */
  slot?: BackupSlot;
  /** With it, the same backup asked for again is the one that there is. */
  keyed?: KeyedAction;
}

/** What a person may change of a backup. */
export interface BackupUpdate {
  name?: string | null;
  kept?: boolean;
}

/** A turn of the automatic backups: the due moment, and the one that was seen as the last. */
export interface BackupSlot {
  due: number;
  last: number | null;
}

export interface Backups {
  /** The server's backups, the newest first. */
  list(guild: string): Promise<BackupEntry[]>;
  read(guild: string, id: string): Promise<BackupRow | null>;
  /**
   * Stores a backup and drops the oldest beyond `keep` with the tasks about them, in one transaction.
   * @returns null where another process has made the automatic backup of this turn
   */
  add(backup: NewBackup): Promise<BackupEntry | null>;
  /**
   * Changes a backup's name, or whether it is kept.
   * @param mostKept how many of the server's backups may be kept
   * @returns `absent` where there is no such backup, `full` where no more may be kept
   */
  update(guild: string, id: string, marks: BackupUpdate, mostKept: number): Promise<'done' | 'absent' | 'full'>;
  /** Lets a turn pass without a backup. */
  skip(guild: string, turn: BackupSlot): Promise<void>;
  /** For each server that had an automatic backup, the due moment of the last one. */
  lastSlots(guilds: readonly string[]): Promise<Map<string, number>>;
}

export function backups(db: Kysely<Tables>, keys: IdempotencyKeys): Backups {
  const list = (from: Kysely<Tables>, guild: string) =>
    from
      .selectFrom('backups')
      .select(['id', 'created_at', 'type', 'summary', 'name', 'origin', 'kept'])
      .where('guild_id', '=', guild)
      .orderBy('created_at', 'desc')
      .execute();

  /** Whether this is the process that has the turn. From here on, nobody else adds a backup to the server. */
  async function take(trx: Transaction<Tables>, guild: string, turn: BackupSlot | undefined): Promise<boolean> {
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

  async function insert(trx: Transaction<Tables>, backup: NewBackup): Promise<BackupEntry | null> {
    const { guild, type, value, at, keep, summary = null, name = null, slot: turn } = backup;
    if (!(await take(trx, guild, turn))) return null;
    const before = await list(trx, guild);
    // The order of the backups is that of their making, even where clocks disagree.
    const created_at = Math.max(at, (before[0]?.created_at ?? 0) + 1);
    const origin = turn ? 'automatic' : 'manual';
    const entry = { id: randomUUID(), created_at, type, summary, name, origin, kept: 0 } as const;
    await trx
      .insertInto('backups')
      .values({ guild_id: guild, value, ...entry })
      .execute();
    const surplus = Math.max(0, before.length + 1 - keep);
    const replaceable = before.filter(({ kept }) => kept === 0).map(({ id }) => id);
    const gone = surplus === 0 ? [] : replaceable.slice(-surplus);
    if (gone.length > 0) {
      await trx.deleteFrom('backups').where('guild_id', '=', guild).where('id', 'in', gone).execute();
      await trx.deleteFrom('bot_tasks').where('guild_id', '=', guild).where('backup_id', 'in', gone).execute();
    }
    return entry;
  }

  async function mark(
    trx: Transaction<Tables>,
    guild: string,
    id: string,
    { name, kept }: BackupUpdate,
    mostKept: number,
  ) {
    // Two people who keep a backup each at the same moment must not go past the limit between them.
    await take(trx, guild, undefined);
    const all = await list(trx, guild);
    const backup = all.find((one) => one.id === id);
    if (!backup) return 'absent';
    const others = all.filter((one) => one.id !== id && one.kept === 1).length;
    if (kept && backup.kept === 0 && others >= mostKept) return 'full';
    await trx
      .updateTable('backups')
      .set({ name: name === undefined ? backup.name : name, kept: kept === undefined ? backup.kept : Number(kept) })
      .where('guild_id', '=', guild)
      .where('id', '=', id)
      .execute();
    return 'done';
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

    add: (backup) =>
      retrying(() => db.transaction().execute((trx) => keys.once(trx, backup.keyed, () => insert(trx, backup)))),

    update: (guild, id, marks, mostKept) =>
      retrying(() => db.transaction().execute((trx) => mark(trx, guild, id, marks, mostKept))),

    async skip(guild, turn) {
      await retrying(() => db.transaction().execute((trx) => take(trx, guild, turn)));
    },

    async lastSlots(guilds) {
      if (guilds.length === 0) return new Map();
      const rows = await db.selectFrom('backup_turns').selectAll().where('guild_id', 'in', guilds).execute();
      return new Map(rows.flatMap((row) => (row.automatic_at === null ? [] : [[row.guild_id, row.automatic_at]])));
    },
  };
}
