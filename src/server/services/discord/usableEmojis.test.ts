import { expect, test } from 'vitest';
import { guildDataWith } from '../../../../tests/server/guilds.ts';
import { UpstreamUnavailable } from '../cache/cachedReads.ts';
import type { GuildData } from './guildData.ts';
import { usableEmojis } from './usableEmojis.ts';

const emoji = (id: string, roles: string[] = [], available = true) => ({
  id,
  name: id,
  animated: false,
  available,
  roles,
});
const usable = async (emojis: ReturnType<typeof emoji>[], parts: Partial<GuildData> = {}) =>
  (await usableEmojis(guildDataWith(parts), '100', emojis)).filter(({ available }) => available).map(({ id }) => id);
const bot = async () => ({ value: { id: '9', username: 'bot', global_name: null, avatar: null }, age: 0 });

test('emojis for everybody are usable without a look at the roles of the bot', async () => {
  expect(await usable([emoji('a'), emoji('b', [], false)])).toEqual(['a']);
  expect(await usableEmojis(guildDataWith({}), '100', [emoji('a')])).toEqual([
    { id: 'a', name: 'a', animated: false, available: true },
  ]);
});

test('emojis of single roles are usable where the bot has one of them', async () => {
  const memberRoles = async () => ({ value: ['1', '2'], age: 0 });
  const emojis = [emoji('a'), emoji('b', ['3', '2']), emoji('c', ['3']), emoji('d', ['1'], false)];
  expect(await usable(emojis, { bot, memberRoles })).toEqual(['a', 'b']);
});

test('emojis of single roles are not usable where the roles of the bot are not known', async () => {
  const emojis = [emoji('a'), emoji('b', ['2'])];
  const failing = (error: Error) => ({ bot: () => Promise.reject(error) });
  expect(await usable(emojis, failing(new UpstreamUnavailable('out')))).toEqual(['a']);
  expect(await usable(emojis, { bot, memberRoles: async () => ({ value: null, age: 0 }) })).toEqual(['a']);
  await expect(usable(emojis, failing(new TypeError('a fault of ours')))).rejects.toThrow('a fault of ours');
});
