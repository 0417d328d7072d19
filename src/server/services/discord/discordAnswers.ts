import { type Static, Type } from 'typebox';
import { CHANNEL_TYPES } from '../../../language/fields/channelTypes.ts';
import type { Category, Channel, Role } from '../../../language/model.ts';
import type { GuildEmoji } from '../../../language/text/emoji.ts';
import { answerCheck, Bits, maybe, OverwriteAnswer, Snowflake } from './answerSchema.ts';
import { lackedPermissions, type Membership } from './channelPermissions.ts';
import type { Guild } from './guild.ts';
import type { Overwrite } from './guildLayout.ts';
import { permissionNames } from './permissionNames.ts';

const UserAnswer = Type.Object({
  id: Snowflake,
  username: Type.String(),
  global_name: maybe(Type.String()),
  avatar: maybe(Type.String()),
});
const UserGuildAnswer = Type.Object({
  id: Snowflake,
  name: Type.String(),
  icon: maybe(Type.String()),
  owner: Type.Boolean(),
  permissions: Bits,
  approximate_member_count: maybe(Type.Integer({ minimum: 0 })),
});
const RoleAnswer = Type.Object({
  id: Snowflake,
  name: Type.String(),
  color: Type.Number(),
  icon: maybe(Type.String()),
  managed: Type.Boolean(),
  position: Type.Number(),
  permissions: Bits,
});
const GuildAnswer = Type.Object({
  id: Snowflake,
  name: Type.String(),
  icon: maybe(Type.String()),
  owner_id: Snowflake,
  roles: Type.Array(RoleAnswer),
});
const EmojiAnswer = Type.Object({
  id: Snowflake,
  name: Type.String(),
  animated: maybe(Type.Boolean()),
  available: maybe(Type.Boolean()),
  roles: maybe(Type.Array(Snowflake)),
});
const MemberAnswer = Type.Object({ user: UserAnswer, nick: maybe(Type.String()) });
const ChannelAnswer = Type.Object({
  id: Snowflake,
  name: Type.String(),
  type: Type.Number(),
  position: maybe(Type.Number()),
  parent_id: maybe(Type.String()),
  permission_overwrites: maybe(Type.Array(OverwriteAnswer)),
});

const checkUser = answerCheck(UserAnswer);
const checkUserGuilds = answerCheck(Type.Array(UserGuildAnswer));
const checkGuild = answerCheck(GuildAnswer);
const checkEmojis = answerCheck(Type.Array(EmojiAnswer));
const checkMemberRoles = answerCheck(Type.Object({ roles: Type.Array(Snowflake) }));
const checkMember = answerCheck(MemberAnswer);
const checkMembers = answerCheck(Type.Array(MemberAnswer));
const checkChannels = answerCheck(Type.Array(ChannelAnswer));

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
  return userOf(checkUser(answer));
}

function userOf({ id, username, global_name, avatar }: Static<typeof UserAnswer>): DiscordUser {
  return { id, username, global_name: global_name ?? null, avatar: avatar ?? null };
}

export function toUserGuilds(answer: unknown): UserGuild[] {
  return checkUserGuilds(answer).map(({ id, name, icon, owner, permissions, approximate_member_count }) => ({
    id,
    name,
    icon: icon ?? null,
    owner,
    permissions,
    members: approximate_member_count ?? null,
  }));
}

export function toGuild(answer: unknown): Guild {
  const { id, name, icon, owner_id, roles } = checkGuild(answer);
  return { id, name, icon: icon ?? null, owner_id, roles: roles.map(toRole) };
}

function toRole({ id, name, color, icon, managed, position, permissions }: Static<typeof RoleAnswer>): Role {
  return {
    id,
    name,
    color,
    icon: icon ?? null,
    managed,
    position,
    permissions: permissionNames(BigInt(permissions)),
  };
}

/** An emoji as Discord lists it. */
export type ListedEmoji = GuildEmoji & {
  /** The IDs of the roles that may use it; empty if everybody may. */
  roles: string[];
};

/** @param answer may be null if there are none */
export function toEmojis(answer: unknown): ListedEmoji[] {
  return checkEmojis(answer ?? []).map(({ id, name, animated, available, roles }) => ({
    id,
    name,
    animated: animated === true,
    available: available !== false,
    roles: roles ?? [],
  }));
}

/** The IDs of a member's roles. */
export function toMemberRoles(answer: unknown): string[] {
  return checkMemberRoles(answer).roles;
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
  return memberOf(checkMember(answer));
}

export function toMembers(answer: unknown): ListedMember[] {
  return checkMembers(answer).map(memberOf);
}

function memberOf({ user, nick }: Static<typeof MemberAnswer>): ListedMember {
  const { id, username, global_name, avatar } = userOf(user);
  return { id, name: nick ?? global_name ?? username, username, avatar };
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
  return checkChannels(answer).map(({ id, name, type, position, parent_id, permission_overwrites }) => ({
    id,
    name,
    type,
    position: position ?? 0,
    parent: parent_id ?? null,
    overwrites: (permission_overwrites ?? []).map((overwrite) => ({
      id: overwrite.id,
      type: overwrite.type,
      allow: overwrite.allow,
      deny: overwrite.deny,
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
