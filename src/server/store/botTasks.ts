import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { retrying } from './engines/retry.ts';
import type { IdempotencyKeys, KeyedAction } from './idempotencyKeys.ts';
import type { BotTaskRow, Tables } from './schema/tables.ts';

export type BotTaskState = BotTaskRow['state'];

export type NewBotTask = Pick<BotTaskRow, 'guild_id' | 'backup_id' | 'kind' | 'payload' | 'created_at'>;

/** A task without what it hands over. */
export type BotTaskEntry = Omit<BotTaskRow, 'payload'>;

export interface BotTasks {
  /**
   * Adds tasks in the place of older ones about the same backup.
   * @param since a task in which nothing has happened since this moment does not count as under way
   * @param keyed with its key, the same sent again adds nothing
   * @returns false where one of those is still under way: nothing is added then
   */
  add(tasks: readonly NewBotTask[], since: number, keyed?: KeyedAction): Promise<boolean>;
  /** Tasks of a server, the oldest first. */
  list(guild: string): Promise<BotTaskEntry[]>;
  /** The oldest tasks that wait for the bot, and those that it began and let lie since a moment. */
  waiting(since: number, most: number): Promise<BotTaskRow[]>;
  /**
   * Records what the bot reports. What has ended stays as it ended.
   * @returns the task as it is now, or null where there is none
   */
  report(id: string, state: BotTaskState, outcome: string | null, at: number): Promise<BotTaskEntry | null>;
  /** How many tasks there are in each state. */
  count(): Promise<Partial<Record<BotTaskState, number>>>;
}

const ENTRY = ['guild_id', 'id', 'backup_id', 'kind', 'state', 'outcome', 'created_at', 'updated_at'] as const;
const IN_PROGRESS: BotTaskState[] = ['pending', 'running'];

export function botTasks(db: Kysely<Tables>, keys: IdempotencyKeys): BotTasks {
  return {
    async add(tasks, since, keyed) {
      try {
        await retrying(() =>
          db.transaction().execute((trx) =>
            keys.once(trx, keyed, async () => {
              await replace(trx, tasks, since);
              return null;
            }),
          ),
        );
        return true;
      } catch (error) {
        if (error instanceof TaskInProgress) return false;
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

    waiting: (since, most) =>
      db
        .selectFrom('bot_tasks')
        .selectAll()
        .where((eb) =>
          eb.or([eb('state', '=', 'pending'), eb.and([eb('state', '=', 'running'), eb('updated_at', '<=', since)])]),
        )
        .orderBy('created_at')
        // Channels name roles in their permissions: roles come first.
        .orderBy('kind', 'desc')
        .limit(most)
        .execute(),

    async report(id, state, outcome, at) {
      const written = await retrying(() =>
        db
          .updateTable('bot_tasks')
          .set({ state, outcome, updated_at: at })
          .where('id', '=', id)
          .where('state', 'in', IN_PROGRESS)
          .returning(ENTRY)
          .executeTakeFirst(),
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

/** Undoes a transaction that would replace a task that the bot is at. */
class TaskInProgress extends Error {}

/** @throws UnderWay */
async function replace(trx: Transaction<Tables>, tasks: readonly NewBotTask[], since: number): Promise<void> {
  for (const { guild_id, backup_id } of tasks) {
    // Locks the backup, so that of two people who ask at the same moment one is told so.
    await trx
      .updateTable('backups')
      .set((eb) => ({ kept: eb.ref('kept') }))
      .where('guild_id', '=', guild_id)
      .where('id', '=', backup_id)
      .execute();
    const running = await trx
      .selectFrom('bot_tasks')
      .select('id')
      .where('guild_id', '=', guild_id)
      .where('backup_id', '=', backup_id)
      .where('state', 'in', IN_PROGRESS)
      .where('updated_at', '>', since)
      .executeTakeFirst();
    if (running) throw new TaskInProgress();
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
}
