import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { retrying } from './engines/retry.ts';
import type { Append } from './history/append.ts';
import type { NewEntry } from './history/entry.ts';
import type { IdempotencyKeys, KeyedAction } from './idempotencyKeys.ts';
import type { BotTaskRow, Tables } from './schema/tables.ts';

export type BotTaskState = BotTaskRow['state'];

export type NewBotTask = Pick<BotTaskRow, 'guild_id' | 'backup_id' | 'kind' | 'payload' | 'created_at'>;

/** A task without its payload. */
export type BotTaskEntry = Omit<BotTaskRow, 'payload'>;

/** Milliseconds between which a task has made progress if somebody works on it. What is later was stored by a clock that was ahead. */
export interface ProgressWindow {
  since: number;
  until: number;
}

/** The order of a user to work on tasks. */
export interface TaskOrder {
  user: string;
  /** Tasks whose last progress was at another time no longer count as in progress. */
  within: ProgressWindow;
  /** Makes a repeated request add nothing. */
  keyed?: KeyedAction | undefined;
}

export interface BotTasks {
  /**
   * Replaces older tasks about the same backups.
   * @returns without adding anything `inProgress` if a task to replace still is, `absent` if there is no such backup
   */
  add(tasks: readonly NewBotTask[], order: TaskOrder): Promise<'done' | 'inProgress' | 'absent'>;
  /** The server's tasks, oldest first. */
  list(guild: string): Promise<BotTaskEntry[]>;
  /** The oldest tasks that are pending, or running without progress in the given time. */
  waiting(within: ProgressWindow, limit: number): Promise<BotTaskRow[]>;
  /**
   * Records a report of the bot. A task that has ended does not change any more.
   * @returns the task after the report, or null if it does not exist
   */
  report(id: string, state: BotTaskState, outcome: string | null, at: number): Promise<BotTaskEntry | null>;
  /** The number of tasks by state. */
  count(): Promise<Partial<Record<BotTaskState, number>>>;
}

const ENTRY = ['guild_id', 'id', 'backup_id', 'kind', 'state', 'outcome', 'created_at', 'updated_at'] as const;
export const IN_PROGRESS: BotTaskState[] = ['pending', 'running'];

export function botTasks(db: Kysely<Tables>, { keys, append }: { keys: IdempotencyKeys; append: Append }): BotTasks {
  return {
    async add(tasks, { user, within, keyed }) {
      try {
        await retrying(() =>
          db.transaction().execute((trx) =>
            keys.once(trx, keyed, async () => {
              for (const entry of await replace(trx, tasks, within)) await append(trx, { ...entry, user });
              return null;
            }),
          ),
        );
        return 'done';
      } catch (error) {
        if (error instanceof NotReplaced) return error.reason;
        throw error;
      }
    },

    list: (guild) =>
      db
        .selectFrom('bot_tasks')
        .select(ENTRY)
        .where('guild_id', '=', guild)
        .orderBy('created_at')
        .orderBy('kind', 'desc')
        .execute(),

    waiting: ({ since, until }, limit) =>
      db
        .selectFrom('bot_tasks')
        .selectAll()
        .where((eb) =>
          eb.or([
            eb('state', '=', 'pending'),
            eb.and([
              eb('state', '=', 'running'),
              eb.or([eb('updated_at', '<=', since), eb('updated_at', '>=', until)]),
            ]),
          ]),
        )
        .orderBy('created_at')
        // Roles before channels, whose permissions refer to them.
        .orderBy('kind', 'desc')
        .limit(limit)
        .execute(),

    async report(id, state, outcome, at) {
      const written = await retrying(() =>
        db.transaction().execute(async (trx) => {
          const task = await trx
            .updateTable('bot_tasks')
            .set({ state, outcome, updated_at: at })
            .where('id', '=', id)
            .where('state', 'in', IN_PROGRESS)
            .returning(ENTRY)
            .executeTakeFirst();
          if (task && (state === 'done' || state === 'failed')) {
            const details = { kind: 'bot', backup: task.backup_id, task: task.kind, state } as const;
            await append(trx, { guild: task.guild_id, kind: 'bot', actor: 'bot', details, at });
          }
          return task;
        }),
      );
      if (written) return written;
      return (await db.selectFrom('bot_tasks').select(ENTRY).where('id', '=', id).executeTakeFirst()) ?? null;
    },

    async count() {
      const rows = await db
        .selectFrom('bot_tasks')
        .select(['state', (eb) => eb.fn.countAll<number | string>().as('count')])
        .groupBy('state')
        .execute();
      return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
    },
  };
}

/** Rolls back a transaction. */
class NotReplaced extends Error {
  readonly reason: 'inProgress' | 'absent';

  constructor(reason: NotReplaced['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** @returns what the history says about it @throws NotReplaced */
async function replace(
  trx: Transaction<Tables>,
  tasks: readonly NewBotTask[],
  { since, until }: ProgressWindow,
): Promise<NewEntry[]> {
  const entries = new Map<string, NewEntry>();
  for (const { guild_id, backup_id, created_at: at } of tasks) {
    // Locks the backup: of two simultaneous requests, one is refused.
    const backup = await trx
      .updateTable('backups')
      .set((eb) => ({ kept: eb.ref('kept') }))
      .where('guild_id', '=', guild_id)
      .where('id', '=', backup_id)
      .returning('id')
      .executeTakeFirst();
    if (!backup) throw new NotReplaced('absent');
    const details = { kind: 'backup_restore', backup: backup_id } as const;
    entries.set(backup_id, { guild: guild_id, kind: 'backup_restore', actor: 'user', details, at });
    const running = await trx
      .selectFrom('bot_tasks')
      .select('id')
      .where('guild_id', '=', guild_id)
      .where('backup_id', '=', backup_id)
      .where('state', 'in', IN_PROGRESS)
      .where('updated_at', '>', since)
      .where('updated_at', '<', until)
      .executeTakeFirst();
    if (running) throw new NotReplaced('inProgress');
  }
  for (const { guild_id, backup_id } of tasks) {
    await trx.deleteFrom('bot_tasks').where('guild_id', '=', guild_id).where('backup_id', '=', backup_id).execute();
  }
  const rows = tasks.map((task) => ({
    ...task,
    id: randomUUID(),
    state: 'pending' as const,
    outcome: null,
    updated_at: task.created_at,
  }));
  if (rows.length > 0) await trx.insertInto('bot_tasks').values(rows).execute();
  return [...entries.values()];
}
