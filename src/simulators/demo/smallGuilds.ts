import type { Guild } from '../discord/world.ts';
import { botRole, channel, everyone, idAfter, moderatorPermissions, role } from './build.ts';
import { BOT, OWNER, STRANGER } from './users.ts';

export const NEW_WORKSHOP = '845678901234567800';
export const FOREIGN_KEEP = '856789012345678900';

/** A role and a channel of a guild that no demo user can access, for requests that must be refused. */
export const FOREIGN_ROLE = idAfter(FOREIGN_KEEP, 2);
export const FOREIGN_CHANNEL = idAfter(FOREIGN_KEEP, 102);

/** A new guild without bot or icon. */
export const newWorkshop: Guild = {
  id: NEW_WORKSHOP,
  name: 'New Workshop',
  icon: null,
  ownerId: OWNER,
  approximateMembers: 3,
  roles: [
    everyone(NEW_WORKSHOP),
    role(idAfter(NEW_WORKSHOP, 1), 'Verified', 2, { color: 0x2ecc71 }),
    role(idAfter(NEW_WORKSHOP, 2), 'Newcomer', 1),
  ],
  channels: [
    channel(idAfter(NEW_WORKSHOP, 101), 'Text Channels', 4, 0),
    channel(idAfter(NEW_WORKSHOP, 102), 'general', 0, 0, idAfter(NEW_WORKSHOP, 101)),
    channel(idAfter(NEW_WORKSHOP, 103), 'Voice Channels', 4, 1),
    channel(idAfter(NEW_WORKSHOP, 104), 'General', 2, 0, idAfter(NEW_WORKSHOP, 103)),
  ],
  emojis: [],
  members: [{ userId: OWNER, roles: [], nick: null, joinedAt: '2025-06-01T08:00:00.000000+00:00' }],
};

/** A guild with the bot, but without any user who can sign in. */
export const foreignKeep: Guild = {
  id: FOREIGN_KEEP,
  name: 'Foreign Keep',
  icon: null,
  ownerId: STRANGER,
  approximateMembers: 40,
  roles: [
    everyone(FOREIGN_KEEP),
    role(idAfter(FOREIGN_KEEP, 1), 'Guildhall', 3, { ...botRole, botId: BOT }),
    role(FOREIGN_ROLE, 'Sentry', 2, { permissions: moderatorPermissions }),
    role(idAfter(FOREIGN_KEEP, 3), 'Guest', 1),
  ],
  channels: [
    channel(idAfter(FOREIGN_KEEP, 101), 'Courtyard', 4, 0),
    channel(FOREIGN_CHANNEL, 'drawbridge', 0, 0, idAfter(FOREIGN_KEEP, 101)),
    channel(idAfter(FOREIGN_KEEP, 103), 'Great Hall', 2, 1, idAfter(FOREIGN_KEEP, 101)),
  ],
  emojis: [],
  members: [
    { userId: STRANGER, roles: [], nick: null, joinedAt: '2020-07-07T07:07:07.000000+00:00' },
    { userId: BOT, roles: [idAfter(FOREIGN_KEEP, 1)], nick: null, joinedAt: '2023-03-03T03:03:03.000000+00:00' },
  ],
};
