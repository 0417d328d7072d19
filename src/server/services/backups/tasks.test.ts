import { describe, expect, test, vi } from 'vitest';
import { MINUTE } from '../../../language/time/milliseconds.ts';
import { sentenceFormatter } from '../../answers/sentences.ts';
import type { ProgressWindow } from '../../store/botTasks.ts';
import type { BotTaskRow } from '../../store/schema/tables.ts';
import type { Services } from '../services.ts';
import { answerWindow, reportTask, taskStateOf, tasksForBot, tasksOf, taskText } from './tasks.ts';

const NOW = 1_900_000_000_000;
const ANSWER_MINUTES = 5;
const english = sentenceFormatter('en');

const row: BotTaskRow = {
  id: 't1',
  guild_id: '7',
  backup_id: 'b1',
  kind: 'restore_roles',
  payload: '{"roles":[]}',
  state: 'pending',
  outcome: null,
  created_at: NOW,
  updated_at: NOW,
};

/** Services of which only what tasks need exists. */
function services({ rows = [row], hasBackups = true, reported = row as BotTaskRow | null } = {}) {
  const waiting = vi.fn(async (_within: ProgressWindow, _limit: number) => rows);
  const report = vi.fn(async (..._report: unknown[]) => reported);
  const invalidateGuild = vi.fn(async (_guild: string) => {});
  const all = {
    catalogue: { backups: hasBackups ? { answerMinutes: ANSWER_MINUTES } : undefined },
    store: { botTasks: { waiting, report } },
    guilds: { invalidateGuild },
    now: () => NOW,
  } as unknown as Services;
  return { all, waiting, report, invalidateGuild };
}

test('a backup has a task for each list that it contains', () => {
  const common = { guild_id: '7', backup_id: 'b1', created_at: NOW };
  expect(tasksOf({}, common)).toEqual([]);
  expect(tasksOf({ roles: [] }, common)).toEqual([{ ...common, kind: 'restore_roles', payload: '{"roles":[]}' }]);
  expect(tasksOf({ roles: [], channels: [] }, common).slice(1)).toEqual([
    { ...common, kind: 'restore_channels', payload: '{"channels":[]}' },
  ]);
});

describe('the tasks for the bot', () => {
  test('are those that wait for it, at most twenty, with what there is to restore', async () => {
    const channels = { ...row, id: 't2', kind: 'restore_channels', payload: '{"channels":[]}' };
    const { all, waiting } = services({ rows: [row, channels] });
    const common = { guild_id: '7', created_at: new Date(NOW).toISOString() };
    expect(await tasksForBot(all)).toEqual({
      tasks: [
        { ...common, id: 't1', kind: 'restore_roles', roles: [] },
        { ...common, id: 't2', kind: 'restore_channels', channels: [] },
      ],
    });
    const within = { since: NOW - ANSWER_MINUTES * MINUTE, until: NOW + ANSWER_MINUTES * MINUTE };
    expect(waiting).toHaveBeenCalledExactlyOnceWith(within, 20);
    expect(answerWindow(all)).toEqual(within);
  });

  test('leave out kinds of a newer version', async () => {
    expect(await tasksForBot(services({ rows: [{ ...row, kind: 'restore_stickers' }] }).all)).toEqual({ tasks: [] });
  });

  test('are none in a product without backups', async () => {
    const { all, waiting } = services({ hasBackups: false });
    expect(await tasksForBot(all)).toEqual({ tasks: [] });
    expect(waiting).not.toHaveBeenCalled();
  });
});

describe('a report', () => {
  const outcome = { created: 1, changed: 2, failed: 0 };

  test('of a task that began is recorded, and changes no list', async () => {
    const { all, report, invalidateGuild } = services({ reported: { ...row, state: 'running' } });
    await reportTask(all, 't1', { state: 'running' });
    expect(report).toHaveBeenCalledExactlyOnceWith('t1', 'running', null, NOW);
    expect(invalidateGuild).not.toHaveBeenCalled();
  });

  test.each(['done', 'failed'] as const)(
    'of a task that is %s is kept, and the lists are read again',
    async (state) => {
      const { all, report, invalidateGuild } = services({ reported: { ...row, state } });
      await reportTask(all, 't1', { state, outcome, sentence: 'So it is.' });
      const kept = JSON.stringify({ outcome, sentence: 'So it is.' });
      expect(report).toHaveBeenCalledExactlyOnceWith('t1', state, kept, NOW);
      expect(invalidateGuild).toHaveBeenCalledExactlyOnceWith('7');
    },
  );

  test('of a task that ended differently is refused', async () => {
    const { all, invalidateGuild } = services({ reported: { ...row, state: 'done' } });
    await expect(reportTask(all, 't1', { state: 'failed' })).rejects.toMatchObject({
      statusCode: 409,
      message: 'error.taskEnded',
    });
    expect(invalidateGuild).not.toHaveBeenCalled();
  });

  test('of a task that does not exist is refused', async () => {
    await expect(reportTask(services({ reported: null }).all, 't1', { state: 'done' })).rejects.toMatchObject({
      statusCode: 404,
      message: 'error.task',
    });
  });

  test.each(['', 't 1', '<t1>', 't1>', 'x'.repeat(65)])('of %j is refused without asking the store', async (id) => {
    const { all, report } = services();
    await expect(reportTask(all, id, { state: 'done' })).rejects.toMatchObject({ statusCode: 404 });
    expect(report).not.toHaveBeenCalled();
  });
});

test('only a task in progress is late, once the time to answer is over', () => {
  const since = (minutes: number) => NOW - minutes * MINUTE;
  for (const state of ['pending', 'running'] as const) {
    expect(taskStateOf({ state, updated_at: since(ANSWER_MINUTES) + 1 }, NOW, ANSWER_MINUTES)).toBe(state);
    expect(taskStateOf({ state, updated_at: since(ANSWER_MINUTES) }, NOW, ANSWER_MINUTES)).toBe('late');
  }
  for (const state of ['done', 'failed'] as const) {
    expect(taskStateOf({ state, updated_at: since(99) }, NOW, ANSWER_MINUTES)).toBe(state);
  }
});

test.each([
  ['restore_roles', 'pending', null, 'Roles: waiting for the bot'],
  ['restore_channels', 'running', null, 'Channels: in progress'],
  ['restore_roles', 'late', null, 'Roles: The bot has not responded yet. You can try again.'],
  ['restore_roles', 'done', null, 'Roles: 0 created, 0 changed'],
  [
    'restore_channels',
    'done',
    { outcome: { created: 1200, changed: 1, failed: 2 }, sentence: 'Two have no parent.' },
    'Channels: 1,200 created, 1 changed, 2 could not be restored. Two have no parent.',
  ],
  ['restore_roles', 'failed', null, "Roles: The bot couldn't do this."],
  ['restore_roles', 'failed', { sentence: 'I may not.' }, "Roles: The bot couldn't do this. I may not."],
] as const)('a task to %s that is %s, with the report %j, reads %j', (kind, state, report, expected) => {
  expect(taskText(kind, state, report, english)).toBe(expected);
});
