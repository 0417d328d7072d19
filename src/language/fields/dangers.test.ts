import { expect, test } from 'vitest';
import standard from '../../../schemas/locales/en/standard.json' with { type: 'json' };
import { role } from '../test/context.ts';
import { dangerOfGiving } from './dangers.ts';

const spec = { standard, language: 'en' };
const setting = { refers: { to: 'role', assignable: true } } as const;
const given = (permissions: string[], everyone: string[] = [], field: Parameters<typeof dangerOfGiving>[1] = setting) =>
  dangerOfGiving(spec, field, { permissions }, { id: '100', roles: [{ ...role('100', 0), permissions: everyone }] });

test('a sentence says what members could do, the worst first', () => {
  expect(given(['SEND_MESSAGES', 'KICK_MEMBERS', 'MANAGE_GUILD'])).toEqual({
    ability: 'manage the server',
    message: 'Members who get this role could manage the server and kick members.',
  });
});

test('a setting can say it in its own words', () => {
  const messages = { 'reference.given': 'Buyers could {abilities}.' };
  expect(given(['BAN_MEMBERS'], [], { ...setting, messages })?.message).toBe('Buyers could ban members.');
});

test('what everyone may do is no danger', () => {
  expect(given(['MENTION_EVERYONE', 'BAN_MEMBERS'], ['MENTION_EVERYONE'])?.message).not.toContain('mention');
  expect(given(['MENTION_EVERYONE'], ['MENTION_EVERYONE'])).toBeUndefined();
  expect(given(['SEND_MESSAGES'])).toBeUndefined();
});

test('three abilities are named at most, and only one of an administrator', () => {
  const many = ['BAN_MEMBERS', 'KICK_MEMBERS', 'MANAGE_MESSAGES', 'MODERATE_MEMBERS'];
  expect(given(many)?.message).toBe(
    'Members who get this role could ban members, kick members, time out members, and more.',
  );
  expect(given([...many, 'ADMINISTRATOR'])?.message).toBe(
    'Members who get this role could do anything in this server.',
  );
});

test('settings that give no roles are no danger', () => {
  expect(given(['BAN_MEMBERS'], [], { refers: { to: 'role' } })).toBeUndefined();
  expect(given(['BAN_MEMBERS'], [], { refers: { ...setting.refers, onlyRemoved: true } })).toBeUndefined();
});
