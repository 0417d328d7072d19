import { guildPath } from '../../renderer/calls/paths.ts';

/** The servers that the user may configure, with and without the bot. */
export const GUILDS_PATH = '/api/auth/user-data/';

/** A server's name and icon. */
export const infoPath = (guildId: string): string => guildPath(guildId, '');

/** What the user may do in a server. Without a trailing slash: the modules ask for themselves, with one. */
export const accessPath = (guildId: string): string => guildPath(guildId, 'permissions');

export const overviewPath = (guildId: string): string => guildPath(guildId, 'overview/');
