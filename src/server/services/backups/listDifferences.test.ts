import { describe, expect, test } from 'vitest';
import { sentenceFormatter } from '../../answers/sentences.ts';
import type { LayoutChannel, LayoutRole } from '../discord/guildLayout.ts';
import { listDifferences } from './listDifferences.ts';

const role = (id: string, position: number, parts: Partial<LayoutRole> = {}): LayoutRole => ({
  id,
  name: `Role ${id}`,
  color: 0,
  hoist: false,
  mentionable: false,
  managed: false,
  position,
  permissions: '0',
  unicode_emoji: null,
  ...parts,
});
const channel = (id: string, position: number, parts: Partial<LayoutChannel> = {}): LayoutChannel => ({
  id,
  name: `c${id}`,
  type: 0,
  position,
  parent_id: null,
  topic: null,
  nsfw: false,
  rate_limit_per_user: 0,
  bitrate: null,
  user_limit: null,
  permission_overwrites: [],
  ...parts,
});

interface Lists {
  roles?: LayoutRole[];
  channels?: LayoutChannel[];
}

const differences = (now: Lists, then: Lists) =>
  listDifferences(then, now, sentenceFormatter('en')).map(
    ({ title, before, after }) => `${title}: ${before} -> ${after}`,
  );

describe('the differences between a backup and a server', () => {
  test('are none if the lists are equal, or one of them is missing', () => {
    const lists = { roles: [role('1', 1)], channels: [channel('2', 0)] };
    expect(differences(lists, lists)).toEqual([]);
    expect(differences(lists, {})).toEqual([]);
    expect(differences({}, lists)).toEqual([]);
  });

  test('include each property of a role', () => {
    const then = { name: 'Crew', color: 0xff, hoist: true, mentionable: true, permissions: '8' };
    expect(differences({ roles: [role('1', 1)] }, { roles: [role('1', 1, then)] })).toEqual([
      'Roles › Crew › Name: Role 1 -> Crew',
      'Roles › Crew › Color: None -> #0000ff',
      'Roles › Crew › Shown separately: Off -> On',
      'Roles › Crew › Can be mentioned: Off -> On',
      'Roles › Crew › Permissions: None -> ADMINISTRATOR',
    ]);
    const many = differences({ roles: [role('1', 1, { permissions: '3' })] }, { roles: [role('1', 1)] });
    expect(many).toEqual(['Roles › Role 1 › Permissions: CREATE_INSTANT_INVITE, KICK_MEMBERS -> None']);
  });

  test('include each property of a channel, with the name of its category', () => {
    const category = channel('9', 0, { type: 4, name: 'Harbour' });
    const now = [category, channel('2', 0)];
    const then = [category, channel('2', 0, { name: 'news', type: 5, parent_id: '9', topic: 'All that is new' })];
    expect(differences({ channels: now }, { channels: then })).toEqual([
      'Channels › news › Name: c2 -> news',
      'Channels › news › Kind: 0 -> 5',
      'Channels › news › Category: None -> Harbour',
      'Channels › news › Topic: None -> All that is new',
    ]);
  });

  test('include what was added and removed, list by list', () => {
    const now = { roles: [role('1', 1)], channels: [channel('2', 0), channel('4', 0, { type: 2 })] };
    const then = {
      roles: [role('8', 1)],
      channels: [channel('3', 0, { type: 4 }), channel('4', 0, { type: 2, name: 'Lounge' })],
    };
    expect(differences(now, then)).toEqual([
      'Roles › Role 8: Not in the server -> In the server',
      'Roles › Role 1: In the server -> Not in the server',
      'Categories › c3: Not in the server -> In the server',
      'Channels › c2: In the server -> Not in the server',
      'Voice channels › Lounge › Name: c4 -> Lounge',
    ]);
  });

  test('include positions among common entries, not shifts by added or removed ones', () => {
    const then = [role('1', 1), role('2', 2), role('3', 3)];
    expect(differences({ roles: [role('2', 4), role('9', 5), role('3', 7)] }, { roles: then })).toEqual([
      'Roles › Role 1: Not in the server -> In the server',
      'Roles › Role 9: In the server -> Not in the server',
    ]);
    expect(differences({ roles: [role('1', 3), role('3', 1), role('2', 2)] }, { roles: then })).toEqual([
      'Roles › Role 1 › Position: 3 -> 1',
      'Roles › Role 3 › Position: 1 -> 3',
    ]);
    const channels = [channel('1', 0), channel('2', 1)];
    expect(differences({ channels: [channel('1', 1), channel('2', 0)] }, { channels })).toEqual([
      'Channels › c1 › Position: 2 -> 1',
      'Channels › c2 › Position: 1 -> 2',
    ]);
  });

  test('do not include managed roles', () => {
    const managed = { managed: true };
    expect(differences({ roles: [role('1', 1, managed)] }, { roles: [role('2', 2, managed)] })).toEqual([]);
  });
});
