import { expect, test } from 'vitest';
import standard from '../../../schemas/locales/en/standard.json' with { type: 'json' };
import { role } from '../test/context.ts';
import { dangersOf, givesRole } from './dangers.ts';

const dangers = (permissions: string[], everyone: string[] = []) =>
  dangersOf(standard, { permissions }, { id: '100', roles: [{ ...role('100', 0), permissions: everyone }] });

test('the dangers of a role are what its members could do, the worst first', () => {
  expect(dangers(['SEND_MESSAGES', 'KICK_MEMBERS', 'ADMINISTRATOR', 'MANAGE_GUILD'])).toEqual([
    'do anything here',
    'manage the server',
    'kick members',
  ]);
  expect(dangers(['SEND_MESSAGES'])).toEqual([]);
});

test('what everyone may do is no danger', () => {
  expect(dangers(['MENTION_EVERYONE', 'BAN_MEMBERS'], ['MENTION_EVERYONE'])).toEqual(['ban members']);
  expect(dangersOf(standard, { permissions: ['MENTION_EVERYONE'] }, { id: '100', roles: null })).toEqual([
    'mention everyone',
  ]);
});

test('a setting gives the roles that the bot assigns, not those that it looks for or takes away', () => {
  expect(givesRole({ to: 'role', assignable: true })).toBe(true);
  expect(givesRole({ to: 'role' })).toBe(false);
  expect(givesRole({ to: 'role', assignable: true, onlyRemoved: true })).toBe(false);
  expect(givesRole(undefined)).toBe(false);
});
