import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { Channel, Emoji, Guild, Role } from '../discord/world.ts';
import { botRole, channel, emoji, everyone, idAfter, moderatorPermissions, role } from './build.ts';
import { ADMIN, BOT, OWNER } from './users.ts';

export const GRAND_ASSEMBLY = '834567890123456700';
/** As many as Discord allows in one guild. */
export const ASSEMBLY_ROLE_COUNT = 250;
export const ASSEMBLY_CHANNEL_COUNT = 500;
export const ASSEMBLY_EMOJI_COUNT = 120;

const id = (offset: number) => idAfter(GRAND_ASSEMBLY, offset);
const channelsPerCategory = 49;

/** Role ids; the other roles are the ranks of houses. */
const R = { everyone: GRAND_ASSEMBLY, admin: id(1), moderator: id(2), bot: id(3) } as const;

const houses = ['Amber', 'Birch', 'Cobalt', 'Dawn', 'Ember', 'Fjord', 'Garnet', 'Heron', 'Iris', 'Juniper'];
const ranks = ['Herald', 'Scribe', 'Warden', 'Envoy', 'Steward', 'Artisan', 'Ranger', 'Scholar', 'Minstrel', 'Guard'];
const rooms = ['hall', 'archive', 'garden', 'forge', 'kitchen', 'tower', 'market', 'stable', 'chapel', 'gate'];
const moods = ['cheer', 'wave'];
const pick = (list: readonly string[], at: number) => list[at % list.length] ?? '';
const numeral = (at: number) => (at === 0 ? '' : ` ${at + 1}`);

/** 'Amber Herald', 'Amber Scribe', … 'Amber Herald 2', …: all names are distinct. */
function houseRoles(count: number): Role[] {
  return Array.from({ length: count }, (_, n) => {
    const round = Math.floor(n / (houses.length * ranks.length));
    const name = `${pick(houses, Math.floor(n / ranks.length))} ${pick(ranks, n)}${numeral(round)}`;
    return role(id(10 + n), name, count - n, { color: (0x2f3136 + n * 0x0bf58d) & 0xffffff });
  });
}

/** Nearly full categories, each with channels of every type. */
function houseChannels(count: number): Channel[] {
  const channels: Channel[] = [];
  for (let wing = 0; channels.length < count; wing += 1) {
    const category = id(1000 + channels.length);
    channels.push(channel(category, `House ${pick(houses, wing)}`, 4, wing));
    for (let n = 0; n < channelsPerCategory && channels.length < count; n += 1) {
      const types: Record<number, Channel['type']> = { 7: 2, 8: 5, 9: 15 };
      const type = types[n % 10] ?? 0;
      const name = `${pick(houses, wing).toLowerCase()}-${pick(rooms, n)}-${Math.floor(n / rooms.length) + 1}`;
      channels.push(channel(id(1000 + channels.length), name, type, n, category));
    }
  }
  return channels;
}

/** 'amber_hall' and so on: an emoji for each room of each house, and animated moods. */
function houseEmojis(): Emoji[] {
  const names = houses.flatMap((house) => [...rooms, ...moods].map((what) => `${house.toLowerCase()}_${what}`));
  return names.map((name, n) => emoji(id(2000 + n), name, { animated: moods.includes(name.split('_')[1] ?? '') }));
}

/** A Premium guild with the bot, as large as Discord allows. */
export const grandAssembly: Guild = {
  id: GRAND_ASSEMBLY,
  name: 'The Grand Assembly',
  icon: '9a4d9a4d9a4d9a4d9a4d9a4d9a4d9a4d',
  ownerId: OWNER,
  approximateMembers: 98_410,
  roles: [
    everyone(GRAND_ASSEMBLY),
    role(R.admin, 'Admin', 249, { color: 0xe74c3c, hoist: true, permissions: PermissionFlagsBits.Administrator }),
    role(R.moderator, 'Moderator', 248, { color: 0x3498db, hoist: true, permissions: moderatorPermissions }),
    role(R.bot, 'Guildhall', 247, { ...botRole, botId: BOT }),
    ...houseRoles(ASSEMBLY_ROLE_COUNT - 4),
  ],
  channels: houseChannels(ASSEMBLY_CHANNEL_COUNT),
  emojis: houseEmojis(),
  members: [
    { userId: OWNER, roles: [], nick: null, joinedAt: '2019-09-09T09:09:09.000000+00:00' },
    { userId: ADMIN, roles: [R.admin], nick: null, joinedAt: '2020-01-01T00:00:00.000000+00:00' },
    { userId: BOT, roles: [R.bot], nick: null, joinedAt: '2021-12-24T18:00:00.000000+00:00' },
  ],
};
