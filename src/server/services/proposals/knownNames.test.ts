import { expect, test } from 'vitest';
import { contextOf } from '../../../language/test/context.ts';
import { withKnownNames } from './knownNames.ts';

const { guild } = contextOf();
const named = (known: Record<string, string>, lists: Partial<typeof guild> = {}) =>
  withKnownNames(contextOf({ guild: { ...guild, ...lists } }), new Map(Object.entries(known))).guild;

test('what the server no longer has is listed by its former name, each kind in its own list', () => {
  const shown = named({
    'role:9': 'Sailor',
    'channel:9': 'pier',
    'voiceChannel:9': 'Cabin',
    'category:9': 'Docks',
    'emoji:9': '<:anchor:9>',
  });
  const plain = { color: 0, icon: null, managed: false, position: 0, permissions: [] };
  expect(shown).toEqual({
    ...guild,
    roles: [...(guild.roles ?? []), { ...plain, id: '9', name: 'Sailor' }],
    channels: [...(guild.channels ?? []), { id: '9', name: 'pier', type: 0 }],
    voiceChannels: [...(guild.voiceChannels ?? []), { id: '9', name: 'Cabin', type: 2 }],
    categories: [...(guild.categories ?? []), { id: '9', name: 'Docks', position: 0 }],
  });
});

test('what the server has keeps its current name', () => {
  const former = { 'role:201': 'Old', 'channel:301': 'old', 'voiceChannel:401': 'Old', 'category:501': 'Old' };
  expect(named(former)).toEqual(guild);
});

test('lists that are not known stay unknown', () => {
  const unknown = { roles: null, channels: null, voiceChannels: null, categories: null };
  const known = { 'role:9': 'a', 'channel:9': 'b', 'voiceChannel:9': 'c', 'category:9': 'd', 'member:9': 'e' };
  expect(named(known, unknown)).toEqual({ ...guild, ...unknown });
});

test('members who have left have their former names, as far as they are known', () => {
  const here = { id: '1', name: 'Ada' };
  const shown = named({ 'member:1': 'Old', 'member:2': 'Ben' }, { members: { '1': here, '2': null, '3': null } });
  expect(shown.members).toEqual({ '1': here, '2': { id: '2', name: 'Ben' }, '3': null });
});
