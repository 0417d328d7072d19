import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sqlite } from '../../../../tests/server/engines.ts';
import { accessOf, catalogueWith, guild, guildDataWith, savedModule } from '../../../../tests/server/guilds.ts';
import type { CompiledModule, Field } from '../../../language/model.ts';
import { contextOf as languageContext } from '../../../language/test/context.ts';
import type { Store } from '../../store/store.ts';
import { UpstreamUnavailable } from '../cache/cachedReads.ts';
import type { GuildData } from '../discord/guildData.ts';
import { channelLists, contextFor } from './context.ts';

const engine = sqlite();
let store: Store;
beforeAll(async () => {
  await engine.prepare();
  store = await engine.open();
});
afterAll(async () => {
  await store.close();
  await engine.clear();
});

const { channels, voiceChannels, categories } = languageContext().guild;
const lists = {
  channels: [...(channels ?? [])],
  voiceChannels: [...(voiceChannels ?? [])],
  categories: [...(categories ?? [])],
};
const saying: Partial<GuildData> = {
  channels: async () => ({ value: lists, age: 0 }),
  bot: async () => ({ value: { id: '9', username: 'bot', global_name: null, avatar: null }, age: 0 }),
  memberRoles: async (_, user) => ({ value: [`role of ${user}`], age: 0 }),
};
const contextOf = (module: CompiledModule, parts: Partial<GuildData> = saying) =>
  contextFor({ guilds: guildDataWith(parts), store, catalogue: catalogueWith(module) }, module, accessOf());
const channel: Partial<Field> = { type: 'string', refers: { to: 'channel' } };
const role: Partial<Field> = { type: 'string', refers: { to: 'role' } };

describe('what the rules of a module may read', () => {
  test('is the person, the plan and the roles, and no call is made for more', async () => {
    const module = savedModule({ on: { type: 'boolean' }, role });
    module.reads = { 'guild.channelsOf == 1': ['self.on', 'user'] };
    expect(await contextOf(module, {})).toEqual({
      plan: 'premium',
      user: accessOf().rights,
      guild: { id: '100', roles: guild.roles, channels: null, voiceChannels: null, categories: null, botRoles: null },
      modules: {},
    });
  });

  test.each<[string, Record<string, Partial<Field>>]>([
    ['a channel', { on: { type: 'boolean' }, channel }],
    ['a category', { place: { type: 'string', refers: { to: 'category' } } }],
    ['a channel in a list', { list: { type: 'array', items: { ...channel, title: 'c', default: null } as Field } }],
    [
      'a channel in the rows of a list',
      {
        list: {
          type: 'array',
          items: {
            title: 'row',
            default: {},
            type: 'object',
            properties: {
              on: { title: 'on', type: 'boolean', default: false },
              c: { ...channel, title: 'c', default: null } as Field,
            },
          },
        },
      },
    ],
  ])('takes in the channels where a setting is %s', async (_, fields) => {
    expect((await contextOf(savedModule(fields))).guild).toMatchObject({ ...lists, botRoles: null });
  });

  test.each(['guild.channels', 'guild.voiceChannels', 'guild.categories'])(
    'takes in the channels where an expression reads %s',
    async (read) => {
      const module = savedModule({ on: { type: 'boolean' } });
      module.reads = { 'self.on': ['self.on'], 'one of many': ['self.on', read] };
      expect((await contextOf(module)).guild).toMatchObject(lists);
    },
  );

  test('has no channels where an expression reads something that is only called so', async () => {
    const module = savedModule({ on: { type: 'boolean' } });
    module.reads = { a: ['self.guild.channels'], b: ['guild.channelsOf'] };
    expect((await contextOf(module, {})).guild.channels).toBeNull();
  });

  test('takes in the roles of the bot where it is to give one', async () => {
    const module = savedModule({
      on: { type: 'boolean' },
      role: { type: 'string', refers: { to: 'role', assignable: true } },
    });
    expect((await contextOf(module, { ...saying, channels: undefined } as Partial<GuildData>)).guild).toMatchObject({
      botRoles: ['role of 9'],
      channels: null,
    });
  });

  test('has no lists while the chat platform is out, or where the bot is not in the server', async () => {
    const none = { channels: null, voiceChannels: null, categories: null };
    const failing = (error: Error) => guildDataWith({ channels: () => Promise.reject(error) });
    expect(await channelLists(failing(new UpstreamUnavailable('out')), '100')).toEqual(none);
    expect(await channelLists(guildDataWith({ channels: async () => ({ value: null, age: 0 }) }), '100')).toEqual(none);
    await expect(channelLists(failing(new TypeError('a fault of ours')), '100')).rejects.toThrow('a fault of ours');
  });
});
