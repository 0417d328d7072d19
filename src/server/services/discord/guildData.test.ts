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

/** What Discord answers: the bot, which holds one role, in a server that hides everything from everybody else. */
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

test('channels come with what the bot lacks in them, by the roles that it holds', async () => {
  const others = ['MANAGE_CHANNELS', 'SEND_MESSAGES', 'EMBED_LINKS', 'ATTACH_FILES'];
  expect(await lacking()).toEqual([others]);
  expect(await lacking({ memberRoles: async () => ['201'] })).toEqual([expect.arrayContaining(['VIEW_CHANNEL'])]);
  expect(await lacking({ bot: async () => ({ id: '42', username: 'bot', global_name: null, avatar: null }) })).toEqual([
    [],
  ]);
});

test('that is worked out once for all who ask, and anew with the list', async () => {
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
  ['Discord does not say who the bot is', { bot: () => Promise.reject(new UpstreamUnavailable('out')) }],
  ['its roles cannot be read', { memberRoles: () => Promise.reject(new UpstreamUnavailable('out')) }],
  ['it is no member', { memberRoles: async () => null }],
  ['the roles of the server cannot be read', { guild: () => Promise.reject(new UpstreamUnavailable('out')) }],
  ['it is not in the server', { guild: async () => null }],
])('nothing is known of it while %s, and the channels are listed all the same', async (_, parts) => {
  expect(await lacking(parts)).toEqual([null]);
});

test('a fault of ours is none of Discord', async () => {
  await expect(lacking({ bot: () => Promise.reject(new TypeError('a fault of ours')) })).rejects.toThrow('of ours');
  const { guilds } = answering({ channels: async () => null });
  expect((await guilds.channels(GUILD)).value).toBeNull();
});
