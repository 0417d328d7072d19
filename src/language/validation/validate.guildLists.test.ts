import { describe, expect, test } from 'vitest';
import type { Channel, Reference } from '../model.ts';
import { list, object, text, validatorOf } from '../test/fields.ts';

describe('references', () => {
  const role = text({ type: ['string', 'null'], refers: { to: 'role', assignable: true } });
  const channel = text({ refers: { to: 'channel', types: ['text'] } });
  const standard = {
    'reference.role': 'No role',
    'reference.channel': 'No channel',
    unavailable: 'Later',
    'reference.above': 'Above',
  };
  const fields = { role, channels: list(channel), row: object({ channel }) };
  const base = { role: null, channels: [], row: { channel: '' } };

  test('are checked in lists and objects, and may be empty', () => {
    const check = validatorOf(fields, { standard });
    expect(check(base).problems).toEqual([]);
    expect(check({ role: '', channels: ['', '301'], row: { channel: '301' } }).problems).toEqual([]);
    expect(check({ role: '9', channels: ['301', '302', '9'], row: { channel: '9' } }).problems).toEqual([
      'role reference No role',
      'channels.1 reference No channel',
      'channels.2 reference No channel',
      'row.channel reference No channel',
    ]);
  });

  test('cannot be checked without their list, unless unchanged', () => {
    const check = validatorOf(fields, { standard, guild: { channels: null } });
    const document = { ...base, channels: ['301', '301'] };
    expect(check(document).problems).toEqual(['channels.0 unavailable Later', 'channels.1 unavailable Later']);
    expect(check(document, document)).toEqual({ problems: [], warnings: [] });
    const unworded = validatorOf(fields, { guild: { channels: null } });
    expect(unworded(document).problems[0]).toBe('channels.0 unavailable ');
  });

  test('to a channel of unknown type do not satisfy a required type', () => {
    const untyped = { id: '301', name: 'x' } as Channel;
    const check = validatorOf(fields, { standard, guild: { channels: [untyped] } });
    expect(check({ ...base, channels: ['301'] }).problems).toEqual(['channels.0 reference No channel']);
  });

  test('to roles that cannot be assigned say why, and may stay if stored', () => {
    const check = validatorOf(fields, { standard, guild: { botRoles: ['203'] } });
    const document = { ...base, role: '204' };
    expect(check(document).problems).toEqual(['role reference Above']);
    expect(check(document, document)).toEqual({ problems: [], warnings: ['role reference Above'] });
  });
});

describe('sets of references', () => {
  const standard = { 'reference.role': 'No role', 'reference.member': 'No member', unavailable: 'Later' };
  const set = (items: Parameters<typeof list>[0]) => ({ ...list(items), uniqueItems: true as const });
  const fields = {
    roles: set(text({ refers: { to: 'role', assignable: true } })),
    members: set(text({ refers: { to: 'member' } })),
    mentions: set(text({ refers: { to: 'mention' } })),
    places: set(text({ refers: { to: 'channel', types: ['text', 'category'] } })),
  };
  const guild = { members: { 7: { id: '7', name: 'Ada' }, 9: null } };
  const check = validatorOf(fields, { standard: { ...standard, 'reference.channel': 'No channel' }, guild });
  const base = { roles: [], members: [], mentions: [], places: [] };

  test('an entry that is gone may stay wherever it is in the list, but not be added', () => {
    const saved = { ...base, roles: ['201', '9', '202'], members: ['7', '9'], mentions: ['@here', '<@&9>'] };
    const moved = { ...base, roles: ['9', '202'], members: ['9'], mentions: ['<@&9>', '@here'] };
    expect(check(moved, saved)).toEqual({
      problems: [],
      warnings: ['roles.0 reference No role', 'members.0 reference No member', 'mentions.0 reference No role'],
    });
    expect(check(moved).problems).toHaveLength(3);
  });

  test('mentions are checked by their kind; everyone always exists', () => {
    const mentions = ['@everyone', '<@&201>', '<@7>', '<@&8>', '<@9>'];
    expect(check({ ...base, mentions }).problems).toEqual([
      'mentions.3 reference No role',
      'mentions.4 reference No member',
    ]);
  });

  test('channels of several types may include categories', () => {
    const places = ['301', '501', '302', '401'];
    expect(check({ ...base, places }).problems).toEqual([
      'places.2 reference No channel',
      'places.3 reference No channel',
    ]);
  });

  test('a member of whom nothing is known is not judged, but while members cannot be read, none can be added', () => {
    expect(check({ ...base, members: ['8'] }).problems).toEqual([]);
    const out = validatorOf(fields, { standard, guild: { members: null } });
    const document = { ...base, members: ['7'], mentions: ['<@7>', '<@&201>'] };
    expect(out(document).problems).toEqual(['members.0 unavailable Later', 'mentions.0 unavailable Later']);
    expect(out(document, document)).toEqual({ problems: [], warnings: [] });
  });
});

describe('a channel in which the bot lacks permissions', () => {
  const botNeeds: Reference['botNeeds'] = ['VIEW_CHANNEL', 'SEND_MESSAGES', 'EMBED_LINKS'];
  const fields = {
    channel: text({ refers: { to: 'channel', types: ['text'], botNeeds } }),
    read: text({ refers: { to: 'channel' } }),
    rows: list(object({ category: text({ refers: { to: 'category', botNeeds: ['MANAGE_CHANNELS'] } }) })),
  };
  const standard = {
    'reference.channel': 'No channel',
    'reference.channel.permissions': 'Lacks {permissions}',
    'reference.category.permissions': 'Lacks {permissions} for channels in it',
    'permission.SEND_MESSAGES': 'Send Messages',
    'permission.EMBED_LINKS': 'Embed Links',
  };
  const guild = {
    channels: [
      { id: '301', name: 'open', type: 0, bot_lacks: ['MANAGE_CHANNELS'] },
      { id: '302', name: 'closed', type: 0, bot_lacks: ['MANAGE_CHANNELS', 'EMBED_LINKS', 'SEND_MESSAGES'] },
      { id: '303', name: 'unknown', type: 0, bot_lacks: null },
      { id: '304', name: 'news', type: 5, bot_lacks: ['SEND_MESSAGES'] },
    ],
    categories: [{ id: '501', name: 'Staff', position: 0, bot_lacks: ['MANAGE_CHANNELS'] }],
  };
  const check = validatorOf(fields, { standard, guild });
  const base = { channel: '', read: '', rows: [] };

  test('is rejected with a list of what is missing, in declared order', () => {
    expect(check({ ...base, channel: '302' }).problems).toEqual(['channel reference Lacks Send Messages, Embed Links']);
    expect(check({ ...base, rows: [{ category: '501' }] }).problems).toEqual([
      'rows.0.category reference Lacks MANAGE_CHANNELS for channels in it',
    ]);
  });

  test('is accepted if the setting does not need them or the permissions are unknown', () => {
    expect(check({ ...base, channel: '301', read: '302' }).problems).toEqual([]);
    expect(check({ ...base, channel: '303' })).toEqual({ problems: [], warnings: [] });
  });

  test('of the wrong type is rejected for its type only', () => {
    expect(check({ ...base, channel: '304' }).problems).toEqual(['channel reference No channel']);
  });

  test('is a warning if stored, and rejected if newly chosen', () => {
    const document = { ...base, channel: '302', rows: [{ category: '501' }] };
    expect(check(document, document)).toEqual({
      problems: [],
      warnings: [
        'channel reference Lacks Send Messages, Embed Links',
        'rows.0.category reference Lacks MANAGE_CHANNELS for channels in it',
      ],
    });
    expect(check(document, { ...base, channel: '301' }).problems).toHaveLength(2);
  });
});
