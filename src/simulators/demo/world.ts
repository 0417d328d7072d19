import { World } from '../discord/world.ts';
import { communityMembers } from './communityMembers.ts';
import { GRAND_ASSEMBLY, grandAssembly } from './grandAssembly.ts';
import { HARBOUR_TAVERN, harbourTavern } from './harbourTavern.ts';
import { QUIET_LIBRARY, quietLibrary } from './quietLibrary.ts';
import { FOREIGN_KEEP, foreignKeep, NEW_WORKSHOP, newWorkshop } from './smallGuilds.ts';
import { BOT, botUser, demoUsers } from './users.ts';

export {
  ASSEMBLY_CHANNEL_COUNT,
  ASSEMBLY_EMOJI_COUNT,
  ASSEMBLY_ROLE_COUNT,
  GRAND_ASSEMBLY,
} from './grandAssembly.ts';
export { HARBOUR_CHANNELS, HARBOUR_EMOJIS, HARBOUR_ROLES, HARBOUR_TAVERN } from './harbourTavern.ts';
export { LIBRARY_CHANNELS, LIBRARY_ROLES, QUIET_LIBRARY } from './quietLibrary.ts';
export { FOREIGN_CHANNEL, FOREIGN_KEEP, FOREIGN_ROLE, NEW_WORKSHOP } from './smallGuilds.ts';
export { ADMIN, BOT, MEMBER, MODERATOR, OWNER, STRANGER } from './users.ts';

/** The credentials of the demo application. They are valid only for the simulator, which stores no personal data. */
export const demoCredentials = {
  clientId: '860000000000000001',
  clientSecret: 'demo-client-secret',
  botToken: 'demo-bot-token',
} as const;

/** The product's initial data about the demo guilds. */
export const demoSettings: readonly { guildId: string; premium: boolean; adminModify: boolean }[] = [
  { guildId: HARBOUR_TAVERN, premium: true, adminModify: true },
  { guildId: QUIET_LIBRARY, premium: false, adminModify: false },
  { guildId: GRAND_ASSEMBLY, premium: true, adminModify: true },
  { guildId: NEW_WORKSHOP, premium: false, adminModify: false },
  { guildId: FOREIGN_KEEP, premium: false, adminModify: false },
];

/** The redirect addresses of the product at an origin, after signing in and after adding the bot. */
export const redirectUrisAt = (origin: string) =>
  ['/api/auth/callback/', '/api/auth/bot/callback/'].map((path) => new URL(path, origin).href);

export interface DemoWorldOptions {
  /** The address of the product. */
  origin?: string;
  /** The name of the bot and of its managed roles. */
  botName?: string;
}

/** A new demo world: four users who can sign in, a community, and servers of every kind. */
export function demoWorld({ origin = 'http://localhost:3000', botName = 'Guildhall' }: DemoWorldOptions = {}): World {
  const guilds = structuredClone([harbourTavern, quietLibrary, grandAssembly, newWorkshop, foreignKeep]);
  const botRoles = guilds.flatMap(({ roles }) => roles).filter((role) => role.botId === BOT);
  for (const role of botRoles) role.name = botName;
  return new World({
    application: { ...demoCredentials, botUserId: BOT, redirectUris: redirectUrisAt(origin) },
    users: [...demoUsers, ...communityMembers, botUser(botName)],
    guilds,
  });
}
