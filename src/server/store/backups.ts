import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { IN_PROGRESS } from './botTasks.ts';
import { retrying } from './engines/retry.ts';
import type { Append } from './history/append.ts';
import type { BackupEvent } from './history/entry.ts';
import type { IdempotencyKeys, KeyedAction } from './idempotencyKeys.ts';
import type { BackupRow, Tables } from './schema/tables.ts';

/** A backup without its content. */
export type BackupEntry = Omit<BackupRow, 'guild_id' | 'value'>;

export interface NewBackup {
  guild: string;
  type: string;
  /** JSON. */
  value: string;
  /** Milliseconds since 1970. */
  at: number;
  /** How many backups the server may have. Beyond that, the oldest are deleted, except those marked as kept. */
  keep: number;
  /** JSON: counts of what it contains. */
  summary?: string;
  /** The name that a user gave it. */
  name?: string;
  /** Who makes it; absent for an automatic backup. */
  user?: string;
  /** The slot of an automatic backup; absent for one that a user made. */
  slot?: BackupSlot;
  /** Makes a repeated request return the first backup instead of creating another. */
  keyed?: KeyedAction;
}

/** What a user changes about a backup. */
export interface BackupChange {
  user: string;
  at: number;
  name?: string | null;
  kept?: boolean;
}

/** A turn in the schedule of automatic backups. */
export interface BackupTurn {
  due: number;
  /** The day of the month on which monthly ones are due in months that are long enough. */
  day: number;
}

/** A slot in the schedule of automatic backups, and when the last slot that the caller knows of was due. */
export interface BackupSlot extends BackupTurn {
  last: number | null;
}

export interface Backups {
  /** The server's backups, newest first. */
  list(guild: string): Promise<BackupEntry[]>;
  read(guild: string, id: string): Promise<BackupRow | null>;
  /**
   * Stores a backup and deletes the oldest beyond `keep` together with their tasks, in one transaction.
   * @returns null if another process has already made the automatic backup of this slot
   */
  add(backup: NewBackup): Promise<BackupEntry | null>;
  /**
   * Changes a backup's name, or whether it is kept.
   * @param maxKept how many of the server's backups may be marked as kept
   * @returns `absent` if there is no such backup, `full` if no more backups may be kept
   */
  update(guild: string, id: string, changes: BackupChange, maxKept: number): Promise<'done' | 'absent' | 'full'>;
  /** Uses up a slot without making a backup. */
  skip(guild: string, slot: BackupSlot): Promise<void>;
  /** The last used slot of each server that had one. */
  lastSlots(guilds: readonly string[]): Promise<Map<string, BackupTurn>>;
}

export function backups(db: Kysely<Tables>, { keys, append }: { keys: IdempotencyKeys; append: Append }): Backups {
  const list = (from: Kysely<Tables>, guild: string) =>
    from
      .selectFrom('backups')
      .select(['id', 'created_at', 'type', 'summary', 'name', 'origin', 'kept'])
      .where('guild_id', '=', guild)
      .orderBy('created_at', 'desc')
      .execute();

  /** Locks the server's backups until the transaction ends. @returns whether the slot, if given, is still free */
  async function lock(trx: Transaction<Tables>, guild: string, slot: BackupSlot | undefined): Promise<boolean> {
    // Writing the row waits for any other transaction that has written it.
    const taken = await trx
      .insertInto('backup_turns')
      .values({ guild_id: guild, automatic_at: null, automatic_day: null })
      .onConflict((conflict) => conflict.column('guild_id').doUpdateSet({ guild_id: guild }))
      .returning('automatic_at')
      .executeTakeFirstOrThrow();
    if (!slot) return true;
    if (taken.automatic_at !== slot.last) return false;
    const { due: automatic_at, day: automatic_day } = slot;
    await trx.updateTable('backup_turns').set({ automatic_at, automatic_day }).where('guild_id', '=', guild).execute();
    return true;
  }

  async function insert(trx: Transaction<Tables>, backup: NewBackup): Promise<BackupEntry | null> {
    const { guild, type, value, at, keep, summary = null, name = null, user, slot } = backup;
    if (!(await lock(trx, guild, slot))) return null;
    const before = await list(trx, guild);
    await makeOlder(trx, guild, { before, at });
    const origin = slot ? 'automatic' : 'manual';
    const entry = { id: randomUUID(), created_at: at, type, summary, name, origin, kept: 0 } as const;
    await trx
      .insertInto('backups')
      .values({ guild_id: guild, value, ...entry })
      .execute();
    const surplus = Math.max(0, before.length + 1 - keep);
    const replaced = surplus === 0 ? [] : (await replaceable(trx, guild, before)).slice(-surplus);
    const deleted = replaced.map(({ id }) => id);
    if (deleted.length > 0) {
      await trx.deleteFrom('backups').where('guild_id', '=', guild).where('id', 'in', deleted).execute();
      await trx.deleteFrom('bot_tasks').where('guild_id', '=', guild).where('backup_id', 'in', deleted).execute();
    }
    await note(trx, 'made', entry, { guild, user, at });
    for (const one of replaced) await note(trx, 'replaced', one, { guild, at });
    return entry;
  }

  /** The backups that a new one may replace, the one to replace first last: the oldest that the bot is not restoring. */
  async function replaceable(
    trx: Transaction<Tables>,
    guild: string,
    before: readonly BackupEntry[],
  ): Promise<BackupEntry[]> {
    // Locks them: no restore begins meanwhile.
    await trx
      .updateTable('backups')
      .set((eb) => ({ kept: eb.ref('kept') }))
      .where('guild_id', '=', guild)
      .execute();
    const tasks = await trx
      .selectFrom('bot_tasks')
      .select('backup_id')
      .where('guild_id', '=', guild)
      .where('state', 'in', IN_PROGRESS)
      .execute();
    const isRestored = ({ id }: BackupEntry) => tasks.some(({ backup_id }) => backup_id === id);
    const others = before.filter(({ kept }) => kept === 0);
    return [...others.filter(isRestored), ...others.filter((one) => !isRestored(one))];
  }

  /** Backups are ordered by creation, even if clocks disagree: those that appear to be made later count as made just before. */
  async function makeOlder(
    trx: Transaction<Tables>,
    guild: string,
    { before, at }: { before: readonly BackupEntry[]; at: number },
  ): Promise<void> {
    for (const [index, { id, created_at }] of before.entries()) {
      const latest = at - index - 1;
      if (created_at <= latest) return;
      await trx
        .updateTable('backups')
        .set({ created_at: latest })
        .where('guild_id', '=', guild)
        .where('id', '=', id)
        .execute();
    }
  }

  /** Adds an entry to the history; without a user, as the product's own. */
  async function note(
    trx: Transaction<Tables>,
    event: BackupEvent,
    { id, type, name, created_at }: BackupEntry,
    { guild, user, at }: { guild: string; user?: string | undefined; at: number },
  ): Promise<void> {
    const details = { kind: 'backup', event, backup: id, type, name, at: created_at } as const;
    await append(trx, { guild, kind: 'backup', actor: user === undefined ? 'system' : 'user', user, details, at });
  }

  async function update(
    trx: Transaction<Tables>,
    guild: string,
    id: string,
    { name, kept, user, at }: BackupChange,
    maxKept: number,
  ) {
    // Two users keeping a backup at the same moment must not exceed the limit together.
    await lock(trx, guild, undefined);
    const all = await list(trx, guild);
    const backup = all.find((one) => one.id === id);
    if (!backup) return 'absent';
    const others = all.filter((one) => one.id !== id && one.kept === 1).length;
    if (kept && backup.kept === 0 && others >= maxKept) return 'full';
    const next = { ...backup, ...(name !== undefined && { name }), ...(kept !== undefined && { kept: Number(kept) }) };
    await trx
      .updateTable('backups')
      .set({ name: next.name, kept: next.kept })
      .where('guild_id', '=', guild)
      .where('id', '=', id)
      .execute();
    if (next.name !== backup.name) await note(trx, 'renamed', next, { guild, user, at });
    if (next.kept !== backup.kept) await note(trx, next.kept === 1 ? 'kept' : 'released', next, { guild, user, at });
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

    update: (guild, id, changes, maxKept) =>
      retrying(() => db.transaction().execute((trx) => update(trx, guild, id, changes, maxKept))),

    async skip(guild, slot) {
      await retrying(() => db.transaction().execute((trx) => lock(trx, guild, slot)));
    },

    async lastSlots(guilds) {
      if (guilds.length === 0) return new Map();
      const rows = await db.selectFrom('backup_turns').selectAll().where('guild_id', 'in', guilds).execute();
      return new Map(
        rows.flatMap(({ guild_id, automatic_at: due, automatic_day: day }) =>
          due === null ? [] : [[guild_id, { due, day: day ?? new Date(due).getUTCDate() }]],
        ),
      );
    },
  };
}
