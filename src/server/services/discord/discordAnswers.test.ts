import { describe, expect, test } from 'vitest';
import { role } from '../../../language/test/context.ts';
import { UpstreamUnavailable } from '../cache/cachedReads.ts';
import { guildChannels, toChannels, toEmojis, toGuild, toMember, toUser, toUserGuilds } from './discordAnswers.ts';
import { toLayoutChannels, toLayoutRoles } from './guildLayout.ts';

const channel = (id: string, type: number, position: number, parent_id?: string | null) => ({
  id,
  name: `c${id}`,
  type,
  position,
  parent_id,
});

test('lists channels in the order of Discord: by category, text above voice', () => {
  const answer = [
    channel('10', 4, 2),
    channel('9', 4, 1),
    channel('21', 2, 0, '9'),
    channel('22', 0, 5, '9'),
    channel('23', 13, 1, '9'),
    channel('24', 15, 2, '9'),
    channel('31', 0, 0, '10'),
    channel('41', 2, 0),
    channel('42', 0, 7, null),
    channel('100', 0, 7),
    channel('51', 0, 1, 'gone'),
  ];
  const { channels, voiceChannels, categories } = guildChannels(toChannels(answer), null);
  expect(channels.map(({ id, category }) => `${id} ${category}`)).toEqual([
    '51 null',
    '42 null',
    '100 null',
    '41 null',
    '24 c9',
    '22 c9',
    '21 c9',
    '23 c9',
    '31 c10',
  ]);
  expect(voiceChannels.map(({ id }) => id)).toEqual(['41', '21']);
  expect(categories).toEqual([
    { id: '9', name: 'c9', position: 1, bot_lacks: null },
    { id: '10', name: 'c10', position: 2, bot_lacks: null },
  ]);
});

describe('permissions that the bot lacks', () => {
  const bot = {
    guild: { id: '1', owner_id: '2', roles: [role('1', 0, ['VIEW_CHANNEL', 'SEND_MESSAGES', 'CONNECT'])] },
    userId: '3',
    roles: [],
  };
  const hidden = { permission_overwrites: [{ id: '1', type: 0, allow: '0', deny: '1024' }] };

  test('are listed for each channel and category, from its own overwrites', () => {
    const answer = [
      { ...channel('9', 4, 1), ...hidden },
      channel('21', 0, 0, '9'),
      { ...channel('22', 2, 1, '9'), ...hidden },
    ];
    const { channels, voiceChannels, categories } = guildChannels(toChannels(answer), bot);
    const all = [
      'MANAGE_CHANNELS',
      'VIEW_CHANNEL',
      'SEND_MESSAGES',
      'EMBED_LINKS',
      'ATTACH_FILES',
      'CONNECT',
      'MOVE_MEMBERS',
    ];
    expect(categories.map(({ bot_lacks }) => bot_lacks)).toEqual([all]);
    expect(channels.map(({ bot_lacks }) => bot_lacks)).toEqual([
      ['MANAGE_CHANNELS', 'EMBED_LINKS', 'ATTACH_FILES'],
      all,
    ]);
    expect(voiceChannels.map(({ bot_lacks }) => bot_lacks)).toEqual([all]);
  });

  test('are null if the roles of the bot are unknown', () => {
    const { channels } = guildChannels(toChannels([{ ...channel('21', 0, 0), ...hidden }]), null);
    expect(channels).toMatchObject([{ id: '21', bot_lacks: null }]);
  });

  test.each([
    { id: 'x', type: 0, allow: '0', deny: '0' },
    { id: '1', allow: '0', deny: '0' },
    { id: '1', type: 0, allow: 0, deny: '0' },
    { id: '1', type: 0, allow: '0', deny: '-1' },
  ])('malformed overwrites count as an outage: %j', (overwrite) => {
    expect(() => toChannels([{ ...channel('1', 0, 0), permission_overwrites: [overwrite] }])).toThrow(
      UpstreamUnavailable,
    );
  });
});

describe('answers', () => {
  const user = { id: '1', username: 'ada' };
  const role = { id: '1', name: 'r', color: 0, managed: false, position: 0, permissions: '8' };
  const guild = { id: '1', name: 'g', owner_id: '2', roles: [role] };
  const listed = { id: '1', name: 'g', owner: true, permissions: '8' };

  test('may lack what is optional, and have more than is read', () => {
    expect(toUser({ ...user, locale: 'ro', avatar: null })).toEqual({ ...user, global_name: null, avatar: null });
    expect(toMember({ user })).toMatchObject({ name: 'ada' });
    expect(toGuild(guild).roles).toMatchObject([{ icon: null, permissions: ['ADMINISTRATOR'] }]);
    expect(toUserGuilds([listed])).toMatchObject([{ icon: null, members: null }]);
    expect(toEmojis(null)).toEqual([]);
    expect(toLayoutRoles([role])).toMatchObject([{ hoist: false, unicode_emoji: null }]);
  });

  test.each<[string, () => unknown]>([
    ['no object', () => toUser('ada')],
    ['no list', () => toUserGuilds({ 0: listed })],
    ['an invalid ID', () => toUser({ ...user, id: 1 })],
    ['a missing name', () => toUserGuilds([{ ...listed, name: undefined }])],
    ['invalid permissions', () => toUserGuilds([{ ...listed, permissions: '-1' }])],
    ['an invalid role', () => toGuild({ ...guild, roles: [{ ...role, managed: 1 }] })],
    ['an invalid count', () => toUserGuilds([{ ...listed, approximate_member_count: '7' }])],
    ['a member without a user', () => toMember({ nick: 'Ada' })],
    ['an emoji without a name', () => toEmojis([{ id: '1', name: null }])],
    ['a channel of a backup without a type', () => toLayoutChannels([{ id: '1', name: 'c' }])],
  ])('with %s count as an outage', (_, read) => {
    expect(read).toThrow(UpstreamUnavailable);
  });
});
