import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { Guild } from '../discord/world.ts';
import { boosterRole, botRole, channel, emoji, everyone, idAfter, moderatorPermissions, role } from './build.ts';
import { ADMIN, BOT, MEMBER, MODERATOR, OWNER } from './users.ts';

export const HARBOUR_TAVERN = '812345678901234500';

const id = (offset: number) => idAfter(HARBOUR_TAVERN, offset);

/** Role ids, named for their use in tests. */
export const HARBOUR_ROLES = {
  everyone: HARBOUR_TAVERN,
  admin: id(1),
  moderator: id(2),
  bot: id(3),
  verified: id(4),
  /** Below `verified`. */
  newcomer: id(5),
  booster: id(6),
  /** Holds MANAGE_CHANNELS. */
  builder: id(7),
  regular: id(8),
  namedBot: id(9),
  namedEveryone: id(10),
  namedLra: id(11),
  sailor: id(12),
} as const;

/** Channel ids. */
export const HARBOUR_CHANNELS = {
  quayCategory: id(101),
  taproomCategory: id(102),
  voiceCategory: id(103),
  welcome: id(111),
  rules: id(112),
  announcements: id(113),
  general: id(114),
  verification: id(115),
  botCommands: id(116),
  market: id(117),
  questBoard: id(118),
  taproomVoice: id(119),
  cellarVoice: id(120),
  stage: id(121),
} as const;

/** Emoji ids. */
export const HARBOUR_EMOJIS = {
  anchor: id(201),
  doubloon: id(202),
  parrot: id(203),
  rum: id(204),
  /** Animated. */
  lantern: id(205),
  /** Unavailable. */
  kraken: id(206),
  /** For sailors only, and thus not for the bot. */
  compass: id(207),
} as const;

const R = HARBOUR_ROLES;
const C = HARBOUR_CHANNELS;
const E = HARBOUR_EMOJIS;

/** A Premium guild with the bot, for trying most things. Roles are unsorted, as in Discord's answers. */
export const harbourTavern: Guild = {
  id: HARBOUR_TAVERN,
  name: 'Harbour Tavern',
  icon: 'c0ffee00112233445566778899aabbcc',
  ownerId: OWNER,
  approximateMembers: 1284,
  roles: [
    everyone(HARBOUR_TAVERN),
    role(R.newcomer, 'Newcomer', 1, { color: 0x95a5a6 }),
    role(R.admin, 'Admin', 11, { color: 0xe74c3c, hoist: true, permissions: PermissionFlagsBits.Administrator }),
    role(R.moderator, 'Moderator', 10, { color: 0x3498db, hoist: true, permissions: moderatorPermissions }),
    role(R.bot, 'Guildhall', 12, { ...botRole, botId: BOT }),
    role(R.verified, 'Verified', 5, { color: 0x2ecc71 }),
    role(R.booster, 'Server Booster', 9, boosterRole),
    role(R.builder, 'Shipwright', 8, { color: 0xe67e22, permissions: PermissionFlagsBits.ManageChannels }),
    role(R.regular, 'Regular', 6, { color: 0xf1c40f, mentionable: true, icon: 'd1ce00d1ce00d1ce00d1ce00d1ce00d1' }),
    role(R.namedBot, 'Robotics Club', 4, { color: 0x1abc9c }),
    role(R.namedEveryone, 'Not Everyone', 3),
    role(R.namedLra, 'Elra Crew', 2, { color: 0x9b59b6 }),
    role(R.sailor, 'Sailor', 7, { color: 0x206694, mentionable: true }),
  ],
  channels: [
    channel(C.quayCategory, 'The Quay', 4, 0),
    channel(C.welcome, 'welcome', 0, 0, C.quayCategory, 'Say hello to those who just came ashore.'),
    channel(C.rules, 'rules', 0, 1, C.quayCategory),
    channel(C.announcements, 'announcements', 5, 2, C.quayCategory),
    channel(C.verification, 'verification', 0, 3, C.quayCategory),
    channel(C.taproomCategory, 'The Taproom', 4, 1),
    channel(C.general, 'general', 0, 0, C.taproomCategory, 'Everything that fits nowhere else.'),
    channel(C.botCommands, 'bot-commands', 0, 1, C.taproomCategory),
    channel(C.market, 'market', 0, 2, C.taproomCategory),
    channel(C.questBoard, 'quest-board', 15, 3, C.taproomCategory),
    channel(C.voiceCategory, 'Below Deck', 4, 2),
    channel(C.taproomVoice, 'Taproom', 2, 0, C.voiceCategory),
    channel(C.cellarVoice, 'Cellar', 2, 1, C.voiceCategory),
    channel(C.stage, 'Story Night', 13, 2, C.voiceCategory),
  ],
  emojis: [
    emoji(E.anchor, 'anchor'),
    emoji(E.doubloon, 'doubloon'),
    emoji(E.parrot, 'parrot'),
    emoji(E.rum, 'rum', { roles: [R.bot, R.moderator] }),
    emoji(E.lantern, 'lantern', { animated: true }),
    emoji(E.kraken, 'kraken', { available: false }),
    emoji(E.compass, 'compass', { roles: [R.sailor] }),
  ],
  members: [
    { userId: OWNER, roles: [R.verified], nick: null, joinedAt: '2021-03-04T18:20:00.000000+00:00' },
    {
      userId: ADMIN,
      roles: [R.admin, R.verified],
      nick: 'Harbourmaster',
      joinedAt: '2021-05-11T09:02:11.000000+00:00',
    },
    { userId: MEMBER, roles: [R.verified, R.sailor], nick: null, joinedAt: '2023-10-01T07:45:30.000000+00:00' },
    {
      userId: MODERATOR,
      roles: [R.moderator, R.verified],
      nick: null,
      joinedAt: '2022-06-18T16:42:00.000000+00:00',
    },
    { userId: BOT, roles: [R.bot], nick: null, joinedAt: '2022-01-15T12:00:00.000000+00:00' },
  ],
};
