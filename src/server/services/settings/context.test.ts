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
  contextFor(
    { now: () => 0, guilds: guildDataWith(parts), store, catalogue: catalogueWith(module) },
    module,
    accessOf(),
  );
const channel: Field = { title: 'channel', type: 'string', default: null, refers: { to: 'channel' } };
const role: Partial<Field> = { type: 'string', refers: { to: 'role' } };

describe('the context of a module', () => {
  test('consists of the user, the plan and the roles, without further requests', async () => {
    const module = savedModule({ on: { type: 'boolean' }, role });
    module.reads = { 'guild.channelsOf == 1': ['self.on', 'user'] };
    expect(await contextOf(module, {})).toEqual({
      plan: 'premium',
      user: accessOf().rights,
      guild: {
        id: '100',
        roles: guild.roles,
        channels: null,
        voiceChannels: null,
        categories: null,
        botRoles: null,
        withheldRoles: [],
      },
      now: expect.any(Function),
      modules: {},
    });
  });

  test.each<[string, Record<string, Partial<Field>>]>([
    ['a channel', { on: { type: 'boolean' }, channel }],
    ['a category', { place: { type: 'string', refers: { to: 'category' } } }],
    ['a channel in a list', { list: { type: 'array', items: channel } }],
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
              c: channel,
            },
          },
        },
      },
    ],
  ])('includes channels if a setting is %s', async (_, fields) => {
    expect((await contextOf(savedModule(fields))).guild).toMatchObject({ ...lists, botRoles: null });
  });

  test.each(['guild.channels', 'guild.voiceChannels', 'guild.categories'])(
    'includes channels if an expression reads %s',
    async (read) => {
      const module = savedModule({ on: { type: 'boolean' } });
      module.reads = { 'self.on': ['self.on'], 'one of many': ['self.on', read] };
      expect((await contextOf(module)).guild).toMatchObject(lists);
    },
  );

  test('does not include channels if an expression reads something with a similar name', async () => {
    const module = savedModule({ on: { type: 'boolean' } });
    module.reads = { a: ['self.guild.channels'], b: ['guild.channelsOf'] };
    expect((await contextOf(module, {})).guild.channels).toBeNull();
  });

  test('includes the roles of the bot if a setting is a role that the bot assigns', async () => {
    const module = savedModule({
      on: { type: 'boolean' },
      role: { type: 'string', refers: { to: 'role', assignable: true } },
    });
    const { channels: _, ...rest } = saying;
    expect((await contextOf(module, rest)).guild).toMatchObject({
      botRoles: ['role of 9'],
      channels: null,
    });
  });

  test('has no lists while Discord does not answer, or if the bot is not in the server', async () => {
    const none = { channels: null, voiceChannels: null, categories: null };
    const failing = (error: Error) => guildDataWith({ channels: () => Promise.reject(error) });
    expect(await channelLists(failing(new UpstreamUnavailable('out')), '100')).toEqual(none);
    expect(await channelLists(guildDataWith({ channels: async () => ({ value: null, age: 0 }) }), '100')).toEqual(none);
    await expect(channelLists(failing(new TypeError('a bug')), '100')).rejects.toThrow('a bug');
  });
});
