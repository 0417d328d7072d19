import { describe, expect, test } from 'vitest';
import { contentsSummary, isBackupType, readContents } from './contents.ts';

const role = {
  id: '5',
  name: 'Sailor',
  color: 1,
  hoist: true,
  mentionable: true,
  managed: false,
  position: 2,
  permissions: '8',
  unicode_emoji: null,
};
const channel = {
  id: '6',
  name: 'pier',
  type: 0,
  position: 0,
  parent_id: null,
  topic: null,
  nsfw: false,
  rate_limit_per_user: 0,
  bitrate: null,
  user_limit: null,
  permission_overwrites: [],
};

test('there are four types of backups', () => {
  for (const type of ['full', 'settings', 'roles', 'channels']) expect(isBackupType(type)).toBe(true);
  for (const type of ['toString', '', 'Full', undefined, null, ['full']]) expect(isBackupType(type)).toBe(false);
});

test('a summary counts modules with saved settings, roles and channels, if they are part of the backup', () => {
  const saved = { version: 0, value: { prefix: '!' } };
  const settings = {
    'economy.currency': saved,
    'economy.farming': saved,
    'embeds.settings': saved,
    'shop.settings': { version: 0, value: {} },
  };
  expect(contentsSummary({})).toEqual({});
  expect(contentsSummary({ settings: {} })).toEqual({ modules: 0 });
  expect(contentsSummary({ settings, roles: [role], channels: [channel, channel] })).toEqual({
    modules: 2,
    roles: 1,
    channels: 2,
  });
});

describe('the contents of a stored backup', () => {
  test('are read as they were stored', () => {
    const value = { settings: {}, names: { 'role:5': 'Sailor' }, roles: [role], channels: [channel] };
    expect(readContents(JSON.stringify(value))).toEqual(value);
    expect(readContents('{}')).toEqual({});
  });

  test('of an old one get what it did not hold, with channels below the category of that name', () => {
    const { id, name, color, managed, position } = role;
    const old = {
      roles: [{ id, name, color, managed, position, permissions: ['ADMINISTRATOR'], icon: null }],
      channels: {
        channels: [
          { id: '6', name: 'pier', type: 0, category: 'Docks' },
          { id: '8', name: 'sea', type: 5, category: null },
        ],
        voiceChannels: [],
        categories: [
          { id: '4', name: 'Quay', position: 1 },
          { id: '7', name: 'Docks', position: 3 },
        ],
      },
    };
    expect(readContents(JSON.stringify(old))).toEqual({
      roles: [{ ...role, hoist: false, mentionable: false }],
      channels: [
        { ...channel, id: '4', name: 'Quay', type: 4, position: 1 },
        { ...channel, id: '7', name: 'Docks', type: 4, position: 3 },
        { ...channel, parent_id: '7' },
        { ...channel, id: '8', name: 'sea', type: 5, position: 1 },
      ],
    });
  });
});
