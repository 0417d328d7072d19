import type { Category, Channel, Role } from '../../../language/model.ts';
import type { GuildEmoji } from '../../../language/text/emoji.ts';
import { UpstreamUnavailable } from '../cache/cachedReads.ts';
import { lackedPermissions, type Membership } from './channelPermissions.ts';
import type { Overwrite } from './guildLayout.ts';
import { permissionNames } from './permissionNames.ts';

/** A server as the bot sees it. */
export type Guild = {
  id: string;
  name: string;
  icon: string | null;
  owner_id: string;
  roles: Role[];
};

/** The channels of a server in the lists that the API has. */
export type GuildChannels = {
  /** All but the categories. */
  channels: Channel[];
  /** Those of them in which people speak, without stages. */
  voiceChannels: Channel[];
  categories: Category[];
};

/** A server in a person's own list. */
export type UserGuild = {
  id: string;
  name: string;
  icon: string | null;
  owner: boolean;
  /** Bits, as a decimal string. */
  permissions: string;
};

export type User = {
  id: string;
  username: string;
  global_name: string | null;
  avatar: string | null;
};

type Fields = Record<string, unknown>;

/** Reads a field of an answer. An answer that lacks it counts as none at all: the source is out. */
function expect<Value>(object: Fields, name: string, is: (value: unknown) => value is Value): Value {
  const value = object[name];
  if (!is(value)) throw new UpstreamUnavailable(`An answer has no usable ${name}`);
  return value;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isId = (value: unknown): value is string => isText(value) && /^\d{1,20}$/.test(value);
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isBits = (value: unknown): value is string => isText(value) && /^\d{1,40}$/.test(value);
const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isTextOrNone = (value: unknown): value is string | null | undefined => value == null || isText(value);

function object(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UpstreamUnavailable('An answer is no object');
  return value as Fields;
}

function list(value: unknown): Fields[] {
  if (!isList(value)) throw new UpstreamUnavailable('An answer is no list');
  return value.map(object);
}

export function toUser(answer: unknown): User {
  const user = object(answer);
  return {
    id: expect(user, 'id', isId),
    username: expect(user, 'username', isText),
    global_name: expect(user, 'global_name', isTextOrNone) ?? null,
    avatar: expect(user, 'avatar', isTextOrNone) ?? null,
  };
}

export function toUserGuilds(answer: unknown): UserGuild[] {
  return list(answer).map((guild) => ({
    id: expect(guild, 'id', isId),
    name: expect(guild, 'name', isText),
    icon: expect(guild, 'icon', isTextOrNone) ?? null,
    owner: expect(guild, 'owner', isFlag),
    permissions: expect(guild, 'permissions', isBits),
  }));
}

export function toGuild(answer: unknown): Guild {
  const guild = object(answer);
  return {
    id: expect(guild, 'id', isId),
    name: expect(guild, 'name', isText),
    icon: expect(guild, 'icon', isTextOrNone) ?? null,
    owner_id: expect(guild, 'owner_id', isId),
    roles: list(guild.roles).map(toRole),
  };
}

function toRole(role: Fields): Role {
  return {
    id: expect(role, 'id', isId),
    name: expect(role, 'name', isText),
    color: expect(role, 'color', isNumber),
    icon: expect(role, 'icon', isTextOrNone) ?? null,
    managed: expect(role, 'managed', isFlag),
    position: expect(role, 'position', isNumber),
    permissions: permissionNames(BigInt(expect(role, 'permissions', isBits))),
  };
}

/** An emoji as the chat platform lists it. */
export type ListedEmoji = GuildEmoji & {
  /** The roles that may use it; everybody, where there are none. */
  roles: string[];
};

/** Discord may say null for none. */
export function toEmojis(answer: unknown): ListedEmoji[] {
  return list(answer ?? []).map((emoji) => ({
    id: expect(emoji, 'id', isId),
    name: expect(emoji, 'name', isText),
    animated: emoji.animated === true,
    available: emoji.available !== false,
    roles: isList(emoji.roles) ? emoji.roles.filter(isId) : [],
  }));
}

/** The ids of the roles that a member holds. */
export function toMemberRoles(answer: unknown): string[] {
  const roles = expect(object(answer), 'roles', isList);
  if (!roles.every(isId)) throw new UpstreamUnavailable('An answer has no usable roles');
  return roles;
}

const VOICE = 2;
const STAGE = 13;
const CATEGORY = 4;

/** A channel or category as the chat platform lists it. */
export type ListedChannel = {
  id: string;
  name: string;
  type: number;
  position: number;
  parent: string | null;
  overwrites: Overwrite[];
};

export function toChannels(answer: unknown): ListedChannel[] {
  return list(answer).map((row) => ({
    id: expect(row, 'id', isId),
    name: expect(row, 'name', isText),
    type: expect(row, 'type', isNumber),
    position: isNumber(row.position) ? row.position : 0,
    parent: isId(row.parent_id) ? row.parent_id : null,
    overwrites: list(row.permission_overwrites ?? []).map((overwrite) => ({
      id: expect(overwrite, 'id', isId),
      type: expect(overwrite, 'type', isNumber),
      allow: expect(overwrite, 'allow', isBits),
      deny: expect(overwrite, 'deny', isBits),
    })),
  }));
}

/**
 * Lists in the order in which the chat platform's own programs show them.
 * @param bot the bot in the server; null where its roles are not known
 */
export function guildChannels(listed: readonly ListedChannel[], bot: Membership | null): GuildChannels {
  const lacksIn = bot ? lackedPermissions(bot) : () => null;
  const sorted = listed.toSorted((a, b) => a.position - b.position || byAge(a.id, b.id));
  const categories = sorted.filter(({ type }) => type === CATEGORY);
  const places = new Map(categories.map(({ id, name }, index) => [id, { name, index }]));
  const placeOf = ({ parent }: { parent: string | null }) => places.get(parent ?? '') ?? { name: null, index: -1 };
  const channels = sorted
    .filter(({ type }) => type !== CATEGORY)
    .sort((a, b) => placeOf(a).index - placeOf(b).index || Number(isSpoken(a)) - Number(isSpoken(b)))
    .map((row): Channel => {
      const { id, name, type } = row;
      return { id, name, type, category: placeOf(row).name, bot_lacks: lacksIn(row) };
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

/** In each category, channels in which people speak stand below the others. */
function isSpoken({ type }: { type: number }): boolean {
  return type === VOICE || type === STAGE;
}

/** Ids of the chat platform grow with time. */
function byAge(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : 1);
}
