import { describe, expect, test } from 'vitest';
import { sentenceFormatter } from '../../answers/sentences.ts';
import type { BackupEntry } from '../../store/backups.ts';
import type { BotTaskEntry, BotTaskState } from '../../store/botTasks.ts';
import type { RequestAccess } from '../access/guildAccess.ts';
import type { Services } from '../services.ts';
import { backupHistory, backupName, toListEntry } from './entries.ts';

const NOW = 1_900_000_000_000;
const MINUTE = 60_000;
type Limits = Parameters<typeof toListEntry>[2]['limits'];
const context = { now: NOW, limits: { answerMinutes: 5 } as Limits, formatSentence: sentenceFormatter('en') };

const backup: BackupEntry = {
  guild_id: '7',
  id: 'b1',
  created_at: NOW - 90 * MINUTE,
  type: 'full',
  bytes: 1,
  summary: '{"modules":2,"roles":1,"channels":3}',
  name: null,
  origin: 'manual',
  kept: 0,
} as BackupEntry;

const task = (state: BotTaskState, minutes: number, kind = 'restore_roles'): BotTaskEntry => ({
  guild_id: '7',
  id: `${kind} ${state}`,
  backup_id: 'b1',
  kind,
  state,
  outcome: null,
  created_at: NOW - minutes * MINUTE,
  updated_at: NOW - minutes * MINUTE,
});

const entryOf = (some: Partial<BackupEntry>, tasks: BotTaskEntry[] = []) =>
  toListEntry({ ...backup, ...some }, tasks, context);

describe('a backup in the list', () => {
  test('is named after what it contains', () => {
    expect(entryOf({})).toEqual({
      id: 'b1',
      created_at: new Date(NOW - 90 * MINUTE).toISOString(),
      type: 'full',
      name: 'Settings of 2 modules, 1 role, 3 channels',
      own_name: '',
      origin: 'manual',
      kept: false,
      task_state: null,
      task: null,
    });
    expect(entryOf({ summary: '{"modules":0}' }).name).toBe('Default settings');
    expect(entryOf({ summary: '{"roles":2}' }).name).toBe('2 roles');
    expect(entryOf({ summary: '{"channels":1}' }).name).toBe('1 channel');
    expect(entryOf({ summary: null }).name).toBe('');
  });

  test('has the name that somebody gave it, and is marked as kept', () => {
    expect(entryOf({ name: 'Before the party', kept: 1 })).toMatchObject({
      name: 'Before the party',
      own_name: 'Before the party',
      kept: true,
    });
  });

  test.each([
    [['done', 'pending'], 1, 'pending'],
    [['pending', 'running'], 1, 'running'],
    [['running', 'done'], 9, 'late'],
    [['running', 'done'], -9, 'late'],
    [['running', 'failed'], 9, 'failed'],
    [['running', 'failed'], 1, 'running'],
    [['done', 'done'], 9, 'done'],
  ] as const)('with tasks that are %j for %d minutes is %s', (states, minutes, expected) => {
    const [roles, channels] = states;
    const { task_state, task: lines } = entryOf({}, [
      task(roles, minutes),
      task(channels, minutes, 'restore_channels'),
    ]);
    expect(task_state).toBe(expected);
    expect(lines).toMatch(/^Roles: .+\nChannels: .+$/);
  });

  test('has the report of the bot', () => {
    const outcome = '{"outcome":{"created":1,"changed":0,"failed":0}}';
    expect(entryOf({}, [{ ...task('done', 1), outcome }]).task).toBe('Roles: 1 created, 0 changed');
  });
});

test('the list has the newest backup first, the tasks of each, and how many are kept', async () => {
  const older = { ...backup, id: 'b0', created_at: NOW - 99 * MINUTE, kept: 1 as const };
  const listOf = (backups: BackupEntry[]) => {
    const services = {
      catalogue: {
        backups: {
          module: { spec: { id: 'copies', plans: ['free'], settings: { properties: {} } }, migrations: [] },
          call: { id: 'settings' },
          answerMinutes: 5,
          limit: 5,
          keepable: 4,
        },
      },
      store: {
        backups: { list: async () => backups, lastSlots: async () => new Map() },
        botTasks: { list: async () => [task('running', 9)] },
        documents: { read: async () => new Map() },
      },
      now: () => NOW,
    } as unknown as Services;
    return backupHistory(services, { guild: { id: '7' }, language: 'en' } as RequestAccess);
  };
  const list = await listOf([backup, older, { ...backup, id: 'b2' }]);
  expect(list).toMatchObject({
    last_backup_date: new Date(NOW - 90 * MINUTE).toISOString(),
    next_backup_date: null,
    stored: '3 of 5, 1 of 4 kept',
  });
  expect(list.backup_history.map(({ id, kept, task_state }) => [id, kept, task_state])).toEqual([
    ['b1', false, 'late'],
    ['b0', true, null],
    ['b2', false, null],
  ]);
  expect(await listOf([])).toMatchObject({ last_backup_date: null, stored: '0 of 5, 0 of 4 kept', backup_history: [] });
});

test('a name is trimmed, may be empty, and has a greatest length', () => {
  expect(['  Quay ', '   ', '\u200b'].map((text) => backupName(text, 4))).toEqual(['Quay', null, null]);
  expect(() => backupName('Docks', 4)).toThrowError(
    expect.objectContaining({ statusCode: 400, sentence: { key: 'backup.nameLength', values: { limit: 4 } } }),
  );
});
