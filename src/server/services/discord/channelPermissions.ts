import { PermissionFlagsBits } from 'discord-api-types/v10';
import { CHANNEL_TYPES } from '../../../language/fields/channelTypes.ts';
import type { BotPermission } from '../../../language/model.ts';
import type { Guild } from './guild.ts';
import type { Overwrite } from './guildLayout.ts';
import { ADMINISTRATOR, permissionBits, permissionNames } from './permissionNames.ts';

/** A member of a server and the ids of their roles, with or without @everyone. */
export interface Membership {
  guild: Pick<Guild, 'id' | 'owner_id' | 'roles'>;
  userId: string;
  roles: readonly string[];
}

/** The parts of a channel that determine permissions. `type` is Discord's channel type. */
export interface PermissionScope {
  type: number;
  overwrites: readonly Overwrite[];
}

const {
  AttachFiles,
  Connect,
  EmbedLinks,
  ManageChannels,
  MentionEveryone,
  MoveMembers,
  SendMessages,
  SendTTSMessages,
  ViewChannel,
} = PermissionFlagsBits;

const ALL = unite(Object.values(PermissionFlagsBits));
const NEEDED_BITS = {
  VIEW_CHANNEL: ViewChannel,
  SEND_MESSAGES: SendMessages,
  EMBED_LINKS: EmbedLinks,
  ATTACH_FILES: AttachFiles,
  CONNECT: Connect,
  MOVE_MEMBERS: MoveMembers,
  MANAGE_CHANNELS: ManageChannels,
} satisfies Record<BotPermission, bigint>;
const NEEDED = unite(Object.values(NEEDED_BITS));

const ROLE = 0;
const MEMBER = 1;
const SPOKEN = new Set<number>([CHANNEL_TYPES.voice, CHANNEL_TYPES.stage]);
const VOICE = Connect | MoveMembers;
/** Permissions that require Send Messages. */
const SENT = EmbedLinks | AttachFiles | MentionEveryone | SendTTSMessages;

/** The permissions of a member in the whole server, as bits. The owner and administrators have all. */
export function serverPermissions({ guild, userId, roles }: Membership): bigint {
  const held = guild.roles.filter(({ id }) => id === guild.id || roles.includes(id));
  const bits = unite(held.map(({ permissions }) => permissionBits(permissions)));
  return guild.owner_id === userId || (bits & ADMINISTRATOR) !== 0n ? ALL : bits;
}

/**
 * The permissions of a member in channels of a server, as bits: those of @everyone and the member's roles, changed by
 * the channel's overwrites for @everyone, then for the member's roles (all denials before all grants), then for the
 * member. The overwrites of a category are ignored: Discord copies them to its channels. The owner and administrators
 * have all permissions.
 */
export function channelPermissions(member: Membership): (channel: PermissionScope) => bigint {
  const { guild, userId, roles } = member;
  const base = serverPermissions(member);
  if (base === ALL) return () => ALL;
  const held = new Set([guild.id, ...roles]);
  return ({ type, overwrites }) => {
    const ofRoles = overwrites.filter((one) => one.type === ROLE && held.has(one.id));
    const layers = [
      ofRoles.filter(({ id }) => id === guild.id),
      ofRoles.filter(({ id }) => id !== guild.id),
      overwrites.filter((one) => one.type === MEMBER && one.id === userId),
    ];
    return usable(layers.reduce(overwritten, base), type);
  };
}

/**
 * The names of the permissions that settings may need and a member lacks in channels of a server. Voice permissions
 * count in voice channels and categories only.
 */
export function lackedPermissions(member: Membership): (channel: PermissionScope) => string[] {
  const permissionsIn = channelPermissions(member);
  return (channel) => {
    const { type } = channel;
    const meant = SPOKEN.has(type) || type === CHANNEL_TYPES.category ? NEEDED : NEEDED & ~VOICE;
    return permissionNames(meant & ~permissionsIn(channel));
  };
}

function overwritten(bits: bigint, layer: readonly Overwrite[]): bigint {
  const denied = unite(layer.map(({ deny }) => BigInt(deny)));
  const allowed = unite(layer.map(({ allow }) => BigInt(allow)));
  return (bits & ~denied) | allowed;
}

function unite(sets: readonly bigint[]): bigint {
  return sets.reduce((all, bits) => all | bits, 0n);
}

/** Removes the permissions that require a missing one. */
function usable(bits: bigint, type: number): bigint {
  if ((bits & ViewChannel) === 0n) return 0n;
  if (SPOKEN.has(type) && (bits & Connect) === 0n) return ViewChannel;
  return (bits & SendMessages) === 0n ? bits & ~SENT : bits;
}
