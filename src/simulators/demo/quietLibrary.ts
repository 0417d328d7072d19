import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { Guild, Overwrite } from '../discord/world.ts';
import { channel, emoji, everyone, idAfter, limitedBotRole, moderatorPermissions, role } from './build.ts';
import { ADMIN, BOT, OWNER } from './users.ts';

export const QUIET_LIBRARY = '823456789012345600';

const id = (offset: number) => idAfter(QUIET_LIBRARY, offset);

/** Role ids. */
export const LIBRARY_ROLES = {
  everyone: QUIET_LIBRARY,
  librarian: id(1),
  assistant: id(2),
  bot: id(3),
  verified: id(4),
  /** Below `verified`. */
  visitor: id(5),
  bookClub: id(6),
} as const;

/** Channel ids. */
export const LIBRARY_CHANNELS = {
  hallCategory: id(101),
  readingCategory: id(102),
  /** Hidden from all but assistants, the bot included. */
  officeCategory: id(103),
  foyer: id(111),
  notices: id(112),
  readingRoom: id(113),
  clubTalk: id(114),
  listeningBooth: id(115),
  /** Hidden like its category. */
  staffRoom: id(116),
  /** Everybody reads, and only assistants write. */
  newArrivals: id(117),
} as const;

const R = LIBRARY_ROLES;
const C = LIBRARY_CHANNELS;

const P = PermissionFlagsBits;
const hidden: Overwrite[] = [
  { id: R.everyone, type: 0, allow: 0n, deny: P.ViewChannel },
  { id: R.assistant, type: 0, allow: P.ViewChannel, deny: 0n },
];
const readOnly: Overwrite[] = [
  { id: R.everyone, type: 0, allow: 0n, deny: P.SendMessages },
  { id: R.assistant, type: 0, allow: P.SendMessages, deny: 0n },
];

/** A free guild with the bot, which lacks permissions in some channels. Administrators may not change its settings. */
export const quietLibrary: Guild = {
  id: QUIET_LIBRARY,
  name: 'Quiet Library',
  icon: 'b00cb00cb00cb00cb00cb00cb00cb00c',
  ownerId: OWNER,
  approximateMembers: 96,
  roles: [
    everyone(QUIET_LIBRARY),
    role(R.librarian, 'Admin', 6, { color: 0xc27c0e, hoist: true, permissions: P.Administrator }),
    role(R.bot, 'Guildhall', 5, { ...limitedBotRole, botId: BOT }),
    role(R.assistant, 'Assistant', 4, { color: 0x3498db, permissions: moderatorPermissions }),
    role(R.verified, 'Verified', 3, { color: 0x2ecc71 }),
    role(R.bookClub, 'Book Club', 2, { color: 0xad1457, mentionable: true }),
    role(R.visitor, 'Visitor', 1),
  ],
  channels: [
    channel(C.hallCategory, 'Entrance Hall', 4, 0),
    channel(C.foyer, 'foyer', 0, 0, C.hallCategory),
    channel(C.notices, 'notices', 5, 1, C.hallCategory),
    channel(C.readingCategory, 'Reading Rooms', 4, 1),
    channel(C.readingRoom, 'reading-room', 0, 0, C.readingCategory, 'Spoilers behind bars, please.'),
    channel(C.clubTalk, 'club-talk', 15, 1, C.readingCategory),
    channel(C.listeningBooth, 'Listening Booth', 2, 2, C.readingCategory),
    { ...channel(C.newArrivals, 'new-arrivals', 0, 3, C.readingCategory), overwrites: readOnly },
    { ...channel(C.officeCategory, 'Back Office', 4, 2), overwrites: hidden },
    { ...channel(C.staffRoom, 'staff-room', 0, 0, C.officeCategory), overwrites: hidden },
  ],
  emojis: [emoji(id(201), 'bookworm'), emoji(id(202), 'hush'), emoji(id(203), 'candle', { animated: true })],
  members: [
    { userId: OWNER, roles: [R.verified], nick: null, joinedAt: '2022-02-02T10:00:00.000000+00:00' },
    { userId: ADMIN, roles: [R.librarian], nick: null, joinedAt: '2022-02-03T11:30:00.000000+00:00' },
    { userId: BOT, roles: [R.bot], nick: null, joinedAt: '2022-06-20T16:00:00.000000+00:00' },
  ],
};
