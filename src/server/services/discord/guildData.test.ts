import { expect, test } from 'vitest';
import { role } from '../../../language/test/context.ts';
import { cacheOver, memoryBackend } from '../cache/cache.ts';
import { cachedReads, UpstreamUnavailable } from '../cache/cachedReads.ts';
import type { ListedChannel } from './discordAnswers.ts';
import type { DiscordApi } from './discordApi.ts';
import { guildData } from './guildData.ts';

const GUILD = '100';
const BOT = '7';
const VIEW_CHANNEL = String(1 << 10);

const room: ListedChannel = {
  id: '301',
  name: 'general',
  type: 0,
  position: 0,
  parent: null,
  overwrites: [{ id: '200', type: 0, allow: VIEW_CHANNEL, deny: '0' }],
};

/** A Discord in which the bot has one role, and only that role may see the one channel. */
function answering(parts: Partial<DiscordApi> = {}) {
  const asked: string[] = [];
  const log = <Value>(what: string, value: Value): Promise<Value> => {
    asked.push(what);
    return Promise.resolve(value);
  };
  const unasked = () => Promise.reject(new Error('Nobody should ask that'));
  const api: DiscordApi = {
    guild: () => log('guild', { id: GUILD, name: 'Harbour', icon: null, owner_id: '42', roles: [role(GUILD, 0)] }),
    memberRoles: (_, user) => log(`roles of ${user}`, ['200']),
    channels: () => log('channels', [room]),
    bot: () => log('bot', { id: BOT, username: 'bot', global_name: null, avatar: null }),
    member: unasked,
    searchMembers: unasked,
    emojis: unasked,
    layoutRoles: unasked,
    layoutChannels: unasked,
    user: unasked,
    userGuilds: unasked,
    ...parts,
  };
  return { guilds: guildData(api, cachedReads(cacheOver(memoryBackend()))), asked };
}

const lacking = (parts?: Partial<DiscordApi>) =>
  answering(parts)
    .guilds.channels(GUILD)
    .then(({ value }) => value?.channels.map(({ bot_lacks }) => bot_lacks));

test('channels come with the permissions that the bot lacks in them', async () => {
  const others = ['MANAGE_CHANNELS', 'SEND_MESSAGES', 'EMBED_LINKS', 'ATTACH_FILES'];
  expect(await lacking()).toEqual([others]);
  expect(await lacking({ memberRoles: async () => ['201'] })).toEqual([expect.arrayContaining(['VIEW_CHANNEL'])]);
  expect(await lacking({ bot: async () => ({ id: '42', username: 'bot', global_name: null, avatar: null }) })).toEqual([
    [],
  ]);
});

test('permissions are computed and cached together with the channels', async () => {
  const { guilds, asked } = answering();
  await guilds.channels(GUILD);
  const once = ['bot', 'channels', 'guild', `roles of ${BOT}`];
  expect(asked.toSorted()).toEqual(once);
  await guilds.channels(GUILD);
  expect(asked.toSorted()).toEqual(once);
  await guilds.channels(GUILD, 0);
  expect(asked.slice(4).toSorted()).toEqual(['channels', 'guild', `roles of ${BOT}`]);
});

test.each<[string, Partial<DiscordApi>]>([
  ['the bot user cannot be read', { bot: () => Promise.reject(new UpstreamUnavailable('out')) }],
  ['the roles of the bot cannot be read', { memberRoles: () => Promise.reject(new UpstreamUnavailable('out')) }],
  ['the bot is not a member', { memberRoles: async () => null }],
  ['the roles of the server cannot be read', { guild: () => Promise.reject(new UpstreamUnavailable('out')) }],
  ['the server is unknown', { guild: async () => null }],
])('channels are listed with unknown permissions if %s', async (_, parts) => {
  expect(await lacking(parts)).toEqual([null]);
});

test('other errors are passed on, and a server without the bot has no channels', async () => {
  await expect(lacking({ bot: () => Promise.reject(new TypeError('a fault of ours')) })).rejects.toThrow('of ours');
  const { guilds } = answering({ channels: async () => null });
  expect((await guilds.channels(GUILD)).value).toBeNull();
});
