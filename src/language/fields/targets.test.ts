import { expect, test } from 'vitest';
import { contextOf } from '../test/context.ts';
import { guildEntryOf, listsOf, retargeted } from './targets.ts';

test('a reference to channels reads categories only if it may point to them', () => {
  expect(listsOf({ to: 'channel' })).toEqual(['channels']);
  expect(listsOf({ to: 'channel', types: ['text', 'forum'] })).toEqual(['channels']);
  expect(listsOf({ to: 'channel', types: ['text', 'category'] })).toEqual(['channels', 'categories']);
  expect(listsOf({ to: 'channel', types: ['category'] })).toEqual(['categories']);
});

test('one unavailable list hides what is not in the other, and nothing else', () => {
  const guild = { ...contextOf().guild, categories: null };
  const places = { to: 'channel', types: ['text', 'category'] } as const;
  const target = (id: string) => ({ kind: 'channel', id }) as const;
  expect(guildEntryOf(guild, places, target('301'))).toMatchObject({ name: 'general' });
  expect(guildEntryOf(guild, places, target('9'))).toBeUndefined();
  expect(guildEntryOf(contextOf().guild, places, target('9'))).toBeNull();
});

test('the name of an inherited property is not the id of a member', () => {
  const guild = { ...contextOf().guild, members: {} };
  expect(guildEntryOf(guild, { to: 'member' }, { kind: 'member', id: 'constructor' })).toBeUndefined();
});

test('a mention keeps its kind when it is pointed elsewhere', () => {
  expect(retargeted({ to: 'mention' }, '<@&1>', '2')).toBe('<@&2>');
  expect(retargeted({ to: 'mention' }, '<@1>', '2')).toBe('<@2>');
  expect(retargeted({ to: 'role' }, '1', '2')).toBe('2');
});
