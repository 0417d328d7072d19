import { describe, expect, test } from 'vitest';
import standard from '../../../schemas/locales/en/standard.json' with { type: 'json' };
import type { Role } from '../model.ts';
import { abilityOf, dangerOfGiving, dangersOf } from './dangers.ts';

const role = (permissions: string[], id = '10'): Role => ({
  id,
  name: 'Role',
  color: 0,
  icon: null,
  managed: false,
  position: 1,
  permissions,
});
const everyone = (...permissions: string[]) => ({ id: '1', roles: [role(permissions, '1')] });
const spec = { standard: standard as Record<string, string>, language: 'en' };
const given = { refers: { to: 'role', assignable: true } } as const;

describe('the dangers of a role', () => {
  test('are named by how much harm they can do', () => {
    expect(dangersOf(role(['SEND_MESSAGES', 'KICK_MEMBERS', 'MANAGE_GUILD']), everyone())).toEqual([
      'MANAGE_GUILD',
      'KICK_MEMBERS',
    ]);
  });

  test('do not include what everyone may do anyway', () => {
    expect(dangersOf(role(['MENTION_EVERYONE']), everyone('MENTION_EVERYONE'))).toEqual([]);
    expect(dangersOf(role(['MENTION_EVERYONE']), { id: '1', roles: null })).toEqual(['MENTION_EVERYONE']);
  });

  test('of an administrator are one', () => {
    expect(dangersOf(role(['BAN_MEMBERS', 'ADMINISTRATOR']), everyone())).toEqual(['ADMINISTRATOR']);
  });
});

test('every dangerous permission has words', () => {
  const all = ['BAN_MEMBERS', 'MANAGE_GUILD', 'MOVE_MEMBERS', 'ADMINISTRATOR'] as const;
  expect(all.map((one) => abilityOf(spec, one))).toEqual([
    'ban members',
    'manage the server',
    'move members between voice channels',
    'do anything in this server',
  ]);
});

describe('giving a dangerous role', () => {
  const moderators = role(['BAN_MEMBERS', 'KICK_MEMBERS', 'MANAGE_MESSAGES', 'MUTE_MEMBERS']);

  test('is described, with the words of the setting if it has some', () => {
    expect(dangerOfGiving(spec, given, role(['BAN_MEMBERS', 'KICK_MEMBERS']), everyone())).toBe(
      'Members who get this role could ban members and kick members.',
    );
    const messages = { 'reference.given': 'Buyers could {abilities}.' };
    expect(dangerOfGiving(spec, { ...given, messages }, role(['BAN_MEMBERS']), everyone())).toBe(
      'Buyers could ban members.',
    );
  });

  test('names three permissions', () => {
    expect(dangerOfGiving(spec, given, moderators, everyone())).toBe(
      "Members who get this role could ban members, kick members, delete anyone's messages, and more.",
    );
  });

  test.each([
    ['only looks for the role', { to: 'role' }],
    ['only removes it', { to: 'role', assignable: true, onlyRemoved: true }],
  ] as const)('is no matter for a setting that %s', (_, refers) => {
    expect(dangerOfGiving(spec, { refers }, moderators, everyone())).toBeUndefined();
  });

  test('is none for a harmless role', () => {
    expect(dangerOfGiving(spec, given, role(['SEND_MESSAGES']), everyone())).toBeUndefined();
  });
});
