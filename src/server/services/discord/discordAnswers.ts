import { CHANNEL_TYPES } from '../../../language/fields/channelTypes.ts';
import type { Category, Channel, Role } from '../../../language/model.ts';
import type { GuildEmoji } from '../../../language/text/emoji.ts';
import { UpstreamUnavailable } from '../cache/cachedReads.ts';
import {
  type Fields,
  isBits,
  isBoolean,
  isCount,
  isId,
  isList,
  isNumber,
  isOptionalText,
  isText,
  readField,
  toFields,
  toRows,
} from './answerFields.ts';
import { lackedPermissions, type Membership } from './channelPermissions.ts';
import type { Guild } from './guild.ts';
import type { Overwrite } from './guildLayout.ts';
import { permissionNames } from './permissionNames.ts';

/** The channels of a server, in the lists of the API. */
export type GuildChannels = {
  /** All except categories. */
  channels: Channel[];
  /** The voice channels among them, without stage channels. */
  voiceChannels: Channel[];
  categories: Category[];
};

/** A server in the list of a user. */
export type UserGuild = {
  id: string;
  name: string;
  icon: string | null;
  owner: boolean;
  /** Bits, as a decimal string. */
  permissions: string;
  /** About how many members there are; null if Discord does not say. */
  members: number | null;
};

export type DiscordUser = {
  id: string;
  username: string;
  global_name: string | null;
  avatar: string | null;
};

export function toUser(answer: unknown): DiscordUser {
  const user = toFields(answer);
  return {
    id: readField(user, 'id', isId),
    username: readField(user, 'username', isText),
    global_name: readField(user, 'global_name', isOptionalText) ?? null,
    avatar: readField(user, 'avatar', isOptionalText) ?? null,
  };
}

export function toUserGuilds(answer: unknown): UserGuild[] {
  return toRows(answer).map((guild) => ({
    id: readField(guild, 'id', isId),
    name: readField(guild, 'name', isText),
    icon: readField(guild, 'icon', isOptionalText) ?? null,
    owner: readField(guild, 'owner', isBoolean),
    permissions: readField(guild, 'permissions', isBits),
    members: isCount(guild.approximate_member_count) ? guild.approximate_member_count : null,
  }));
}

export function toGuild(answer: unknown): Guild {
  const guild = toFields(answer);
  return {
    id: readField(guild, 'id', isId),
    name: readField(guild, 'name', isText),
    icon: readField(guild, 'icon', isOptionalText) ?? null,
    owner_id: readField(guild, 'owner_id', isId),
    roles: toRows(guild.roles).map(toRole),
  };
}

function toRole(role: Fields): Role {
  return {
    id: readField(role, 'id', isId),
    name: readField(role, 'name', isText),
    color: readField(role, 'color', isNumber),
    icon: readField(role, 'icon', isOptionalText) ?? null,
    managed: readField(role, 'managed', isBoolean),
    position: readField(role, 'position', isNumber),
    permissions: permissionNames(BigInt(readField(role, 'permissions', isBits))),
  };
}

/** An emoji as Discord lists it. */
export type ListedEmoji = GuildEmoji & {
  /** The IDs of the roles that may use it; empty if everybody may. */
  roles: string[];
};

/** @param answer may be null if there are none */
export function toEmojis(answer: unknown): ListedEmoji[] {
  return toRows(answer ?? []).map((emoji) => ({
    id: readField(emoji, 'id', isId),
    name: readField(emoji, 'name', isText),
    animated: emoji.animated === true,
    available: emoji.available !== false,
    roles: isList(emoji.roles) ? emoji.roles.filter(isId) : [],
  }));
}

/** The IDs of a member's roles. */
export function toMemberRoles(answer: unknown): string[] {
  const roles = readField(toFields(answer), 'roles', isList);
  if (!roles.every(isId)) throw new UpstreamUnavailable('An answer has no usable roles');
  return roles;
}

/** A member as the server's own lists show them. */
export type ListedMember = {
  id: string;
  /** The nickname, or else the name. */
  name: string;
  username: string;
  avatar: string | null;
};

export function toMember(answer: unknown): ListedMember {
  const member = toFields(answer);
  const { id, username, global_name, avatar } = toUser(member.user);
  return { id, name: readField(member, 'nick', isOptionalText) ?? global_name ?? username, username, avatar };
}

export function toMembers(answer: unknown): ListedMember[] {
  return toRows(answer).map(toMember);
}

const { voice: VOICE, stage: STAGE, category: CATEGORY } = CHANNEL_TYPES;

/** A channel or category as Discord lists it. */
export type ListedChannel = {
  id: string;
  name: string;
  type: number;
  position: number;
  parent: string | null;
  overwrites: Overwrite[];
};

export function toChannels(answer: unknown): ListedChannel[] {
  return toRows(answer).map((row) => ({
    id: readField(row, 'id', isId),
    name: readField(row, 'name', isText),
    type: readField(row, 'type', isNumber),
    position: isNumber(row.position) ? row.position : 0,
    parent: isId(row.parent_id) ? row.parent_id : null,
    overwrites: toRows(row.permission_overwrites ?? []).map((overwrite) => ({
      id: readField(overwrite, 'id', isId),
      type: readField(overwrite, 'type', isNumber),
      allow: readField(overwrite, 'allow', isBits),
      deny: readField(overwrite, 'deny', isBits),
    })),
  }));
}

/**
 * Channels in the order in which Discord's own clients show them.
 * @param bot the bot in the server; null where its roles are not known
 */
export function guildChannels(listed: readonly ListedChannel[], bot: Membership | null): GuildChannels {
  const lacksIn = bot ? lackedPermissions(bot) : () => null;
  const sorted = listed.toSorted((a, b) => a.position - b.position || byAge(a.id, b.id));
  const categories = sorted.filter(({ type }) => type === CATEGORY);
  const places = new Map(categories.map(({ id, name }, index) => [id, { name, index }]));
  const categoryOf = ({ parent }: { parent: string | null }) => places.get(parent ?? '') ?? { name: null, index: -1 };
  const channels = sorted
    .filter(({ type }) => type !== CATEGORY)
    .sort((a, b) => categoryOf(a).index - categoryOf(b).index || Number(isVoiceLike(a)) - Number(isVoiceLike(b)))
    .map((row): Channel => {
      const { id, name, type } = row;
      return { id, name, type, category: categoryOf(row).name, bot_lacks: lacksIn(row) };
    });
  return {
    channels,
    voiceChannels: channels.filter(({ type }) => type === VOICE),
    categories: categories.map((row) => {
      const { id, name, position } = row;
      return { id, name, position, bot_lacks: lacksIn(row) };
    }),
  };
}

/** In each category, voice and stage channels come after the others. */
function isVoiceLike({ type }: { type: number }): boolean {
  return type === VOICE || type === STAGE;
}

/** Discord IDs grow with time. */
function byAge(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : 1);
}
