import { describe, expect, test } from 'vitest';
import type { ModuleId } from '../../../generated/catalogue.ts';
import type { BotPermission, SettingsDocument } from '../model.ts';
import { contextOf, role } from '../test/context.ts';
import { check, itemDefaults } from '../test/shipped.ts';

describe('references', () => {
  test('must point to a role or channel of the guild, of the right type', () => {
    expect(check('shop', { log_channel_id: '999' }).problems).toHaveLength(1);
    expect(check('shop', { log_channel_id: '302' }).problems).toHaveLength(1);
    expect(check('shop', { log_channel_id: '301' }).problems).toEqual([]);
  });

  test('that are stored and have become dangling only warn', () => {
    const result = check('shop', { log_channel_id: '999', enabled: true }, {}, { log_channel_id: '999' });
    expect(result.problems).toEqual([]);
    expect(result.warnings).toHaveLength(1);
  });

  test('that changed cannot be checked while Discord is unavailable', () => {
    const guild = { ...contextOf().guild, channels: null, roles: null };
    expect(check('shop', { log_channel_id: '301' }, { guild }).problems).toHaveLength(1);
    expect(
      check('shop', { log_channel_id: '301', enabled: true }, { guild }, { log_channel_id: '301' }).problems,
    ).toEqual([]);
  });
});

test('members who get a role with dangerous permissions are no problem, but a warning', () => {
  const { guild } = contextOf();
  const moderators = { ...role('205', 2), permissions: ['BAN_MEMBERS', 'VIEW_CHANNEL'] };
  const server = { guild: { ...guild, roles: [...(guild.roles ?? []), moderators] } };
  const item = { ...itemDefaults(), id: 'a', type: 'rank_role' };
  const sold = (role_id: string, previous_role_id: string) =>
    check('shop', { enabled: true, items: [{ ...item, role_id, previous_role_id }] }, server);
  const warning = ['items.0.role_id', 'Everyone who buys this item could ban members.'];
  expect(sold('202', '205').warnings).toEqual([]);
  expect(sold('205', '202')).toMatchObject({ problems: [], warnings: [warning] });
  // What is hidden gives nothing.
  const exchanged = check('shop', { enabled: true, items: [{ ...item, type: 'exchange', role_id: '205' }] }, server);
  expect(exchanged.warnings).not.toContainEqual(warning);
});

describe('assignable roles', () => {
  const { guild } = contextOf();
  const roles = [...(guild.roles ?? []), { ...role('205', 2), managed: true }];
  const server = { ...guild, roles, botRoles: ['203'] };
  const cannot = {
    '100': 'All members already have @everyone. Choose another role.',
    '205': 'This role belongs to a bot or an integration, so it cannot be assigned to members. Choose another one.',
    '203': expect.stringContaining('The bot can only assign roles that are below its own.'),
    '204': expect.stringContaining('The bot can only assign roles that are below its own.'),
  };
  const given: [ModuleId, string, (role_id: string) => SettingsDocument][] = [
    ['shop', 'items.0.role_id', (role_id) => ({ items: [{ ...itemDefaults(), id: 'a', role_id }] })],
    [
      'shop',
      'items.0.previous_role_id',
      (id) => ({ items: [{ ...itemDefaults(), id: 'a', type: 'rank_role', role_id: '202', previous_role_id: id }] }),
    ],
    [
      'reactRoles',
      'emoji_rows.0.role_id',
      (role_id) => ({ emoji_message: 'Hi', emoji_rows: [{ emoji: '🎮', role_id }] }),
    ],
    ['userVerification', 'verified_role_id', (id) => ({ verified_role_id: id })],
    ['userVerification', 'unverified_role_id', (id) => ({ verification_mode: 'restrictive', unverified_role_id: id })],
  ];

  test.each(given)('in %s at %s cannot be managed, @everyone or above the bot’s own', (id, path, document) => {
    const refused = (role_id: string) => check(id, document(role_id), { guild: server }).problems;
    for (const [one, message] of Object.entries(cannot)) expect(refused(one)).toEqual([[path, message]]);
    expect(refused('201')).toEqual([]);
    const unknown = check(id, document('204'), { guild: { ...server, botRoles: null } });
    expect(unknown.problems).toEqual([]);
  });

  test('only warn if they are stored', () => {
    const stored = { verified_role_id: '204' };
    const result = check('userVerification', { ...stored, timeout_minutes: 20 }, { guild: server }, stored);
    expect(result.problems).toEqual([]);
    expect(result.warnings).toEqual([['verified_role_id', cannot['204']]]);
  });

  test('are not required where the bot only checks a role', () => {
    const custom_rules = [{ role_id: '204', allow: true }];
    expect(check('tempVoice', { permission_mode: 'custom', custom_rules }, { guild: server }).problems).toEqual([]);
  });
});

describe('channels the bot works in', () => {
  const all: BotPermission[] = [
    'VIEW_CHANNEL',
    'SEND_MESSAGES',
    'EMBED_LINKS',
    'ATTACH_FILES',
    'CONNECT',
    'MOVE_MEMBERS',
    'MANAGE_CHANNELS',
  ];
  const { guild } = contextOf();
  const server = (bot_lacks: string[]) => ({
    ...guild,
    channels: (guild.channels ?? []).map((channel) => ({ ...channel, bot_lacks })),
    voiceChannels: (guild.voiceChannels ?? []).map((channel) => ({ ...channel, bot_lacks })),
    categories: (guild.categories ?? []).map((category) => ({ ...category, bot_lacks })),
  });
  const posts: BotPermission[] = ['VIEW_CHANNEL', 'SEND_MESSAGES', 'EMBED_LINKS'];
  const moves: BotPermission[] = ['VIEW_CHANNEL', 'CONNECT', 'MOVE_MEMBERS', 'MANAGE_CHANNELS'];
  const places: [ModuleId, string, string, BotPermission[]][] = [
    ['welcomeLeave', 'welcome_channel_id', '301', [...posts, 'ATTACH_FILES']],
    ['welcomeLeave', 'leave_channel_id', '301', posts],
    ['inviteTracker', 'invite_log_channel_id', '301', posts],
    ['userVerification', 'log_channel_id', '301', posts],
    ['ranks', 'log_channel_id', '301', [...posts, 'CONNECT']],
    ['shop', 'log_channel_id', '301', posts],
    ['blackjack', 'channel_id', '301', posts],
    ['blackjack', 'log_channel_id', '301', posts],
    ['lottery', 'announcement_channel_id', '301', posts],
    ['lottery', 'log_channel_id', '301', posts],
    ['statistics', 'stats_channel_id', '301', posts],
    ['redditDelivery', 'channel_id', '301', posts],
    ['tempVoice', 'hub_channel_id', '401', moves],
    ['tempVoice', 'parent_category_id', '501', moves],
  ];

  test.each(places)('in %s at %s require the declared permissions', (id, name, channel, needs) => {
    const rejected = (lacking: BotPermission) =>
      check(id, { [name]: channel }, { guild: server([lacking]) }).problems.some(([path]) => path === name);
    expect(all.filter(rejected).sort()).toEqual([...needs].sort());
  });

  test('require nothing if the bot only watches them', () => {
    const document = { voice_afk_enabled: true, afk_channels: ['401'] };
    expect(check('economy', document, { guild: server(all) }).problems.map(([path]) => path)).not.toContain(
      'afk_channels.0',
    );
  });

  test('are rejected with advice, and a warning if stored', () => {
    const document = { log_channel_id: '301' };
    const sentence =
      'The bot lacks permissions in this channel: View Channel, Embed Links. ' +
      "Grant them to the bot in the channel's settings, or choose another channel.";
    const lacking = { guild: server(['EMBED_LINKS', 'VIEW_CHANNEL', 'CONNECT']) };
    expect(check('shop', document, lacking).problems).toEqual([['log_channel_id', sentence]]);
    const verdict = check('shop', { ...document, message: 'New' }, lacking, document);
    expect(verdict).toMatchObject({ problems: [], warnings: [['log_channel_id', sentence]] });
  });
});
