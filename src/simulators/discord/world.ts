import { PermissionFlagsBits } from 'discord-api-types/v10';

/** A user or bot. `login` is the name under which the consent page offers a user; without it they cannot sign in. */
export interface User {
  id: string;
  username: string;
  globalName: string | null;
  avatar: string | null;
  login?: string;
  /** The description on the consent page. */
  about?: string;
  bot?: boolean;
}

/** `color` is 0xRRGGBB, 0 for none. `permissions` is the bit set of Discord's permission flags. */
export interface Role {
  id: string;
  name: string;
  color: number;
  position: number;
  permissions: bigint;
  managed: boolean;
  hoist: boolean;
  mentionable: boolean;
  icon: string | null;
  /** The bot that the role belongs to, for the managed role of an invited bot. */
  botId?: string;
  /** Whether it is the role of server boosters. */
  booster?: boolean;
}

/** `type` is Discord's: 0 text, 2 voice, 4 category, 5 announcement, 13 stage, 15 forum. */
export interface Channel {
  id: string;
  name: string;
  type: 0 | 2 | 4 | 5 | 13 | 15;
  position: number;
  parentId: string | null;
  topic: string | null;
  overwrites: Overwrite[];
}

/** What a channel changes about the permissions of a role (`type` 0) or a member (`type` 1). */
export interface Overwrite {
  id: string;
  type: 0 | 1;
  allow: bigint;
  deny: bigint;
}

/** A custom emoji of a guild. */
export interface Emoji {
  id: string;
  name: string;
  animated: boolean;
  /** False for emojis beyond the limit, after a guild has lost its boosts. */
  available: boolean;
  /** The roles that may use it; empty for everybody. */
  roles: string[];
}

export interface Member {
  userId: string;
  roles: string[];
  nick: string | null;
  /** ISO 8601. */
  joinedAt: string;
}

/** A guild. The bot is in it exactly if the bot's user is one of the members. */
export interface Guild {
  id: string;
  name: string;
  icon: string | null;
  ownerId: string;
  roles: Role[];
  channels: Channel[];
  emojis: Emoji[];
  members: Member[];
  approximateMembers: number;
}

/** The registered application with its bot. */
export interface Application {
  clientId: string;
  clientSecret: string;
  botToken: string;
  botUserId: string;
  redirectUris: string[];
}

export interface WorldData {
  application: Application;
  users: User[];
  guilds: Guild[];
}

/** A change refers to something that does not exist in the world. */
export class UnknownInWorld extends Error {
  override name = 'UnknownInWorld';
}

const allPermissions = Object.values(PermissionFlagsBits).reduce((all, bit) => all | bit, 0n);

/** The state of the Discord simulator, in memory. Changes take effect with the next request. */
export class World {
  readonly #seed: WorldData;
  #data: WorldData;

  constructor(seed: WorldData) {
    this.#seed = structuredClone(seed);
    this.#data = structuredClone(seed);
  }

  get application(): Application {
    return this.#data.application;
  }

  get users(): readonly User[] {
    return this.#data.users;
  }

  get guilds(): readonly Guild[] {
    return this.#data.guilds;
  }

  /** The bot's user. */
  get bot(): User {
    const bot = this.user(this.application.botUserId);
    if (!bot) throw new UnknownInWorld('The application has no bot user.');
    return bot;
  }

  /** Restores the initial state, except for registered redirect addresses, which belong to the running product. */
  reset(): void {
    const { redirectUris } = this.application;
    this.#data = structuredClone(this.#seed);
    this.#data.application.redirectUris = redirectUris;
  }

  user(id: string): User | undefined {
    return this.#data.users.find((user) => user.id === id);
  }

  userByLogin(login: string): User | undefined {
    return this.#data.users.find((user) => user.login === login);
  }

  guild(id: string): Guild | undefined {
    return this.#data.guilds.find((guild) => guild.id === id);
  }

  member(guildId: string, userId: string): Member | undefined {
    return this.guild(guildId)?.members.find((member) => member.userId === userId);
  }

  /** The guilds of a user, by ascending id. */
  guildsOf(userId: string): Guild[] {
    return this.#data.guilds
      .filter((guild) => guild.members.some((member) => member.userId === userId))
      .sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
  }

  hasBot(guildId: string): boolean {
    return this.member(guildId, this.application.botUserId) !== undefined;
  }

  /** Guild-wide permissions of a member: all for the owner and administrators, none for strangers. */
  permissionsOf(guildId: string, userId: string): bigint {
    const guild = this.guild(guildId);
    const member = this.member(guildId, userId);
    if (!guild || !member) return 0n;
    if (guild.ownerId === userId) return allPermissions;
    const held = guild.roles
      .filter((role) => role.id === guild.id || member.roles.includes(role.id))
      .reduce((bits, role) => bits | role.permissions, 0n);
    return held & PermissionFlagsBits.Administrator ? allPermissions : held;
  }

  /** Whether Discord would allow this user to add a bot to the guild. */
  mayManage(guildId: string, userId: string): boolean {
    return (this.permissionsOf(guildId, userId) & PermissionFlagsBits.ManageGuild) !== 0n;
  }

  /**
   * Adds the bot with a managed role above @everyone, or changes the permissions of that role.
   * @throws UnknownInWorld for an unknown guild
   */
  addBot(guildId: string, permissions = 0n): void {
    const guild = this.#guild(guildId);
    const present = guild.roles.find((role) => role.botId === this.bot.id);
    if (present) present.permissions = permissions;
    if (this.hasBot(guildId)) return;
    for (const role of guild.roles) if (role.position > 0) role.position += 1;
    const role: Role = {
      id: this.#freshId(),
      name: this.bot.globalName ?? this.bot.username,
      color: 0,
      position: 1,
      permissions,
      managed: true,
      hoist: false,
      mentionable: false,
      icon: null,
      botId: this.bot.id,
    };
    guild.roles.push(role);
    guild.members.push({ userId: this.bot.id, roles: [role.id], nick: null, joinedAt: new Date().toISOString() });
  }

  /** Removes the bot and its managed role. @throws UnknownInWorld for an unknown guild */
  removeBot(guildId: string): void {
    this.removeMember(guildId, this.bot.id);
    const guild = this.#guild(guildId);
    guild.roles = guild.roles.filter((role) => role.botId !== this.bot.id);
  }

  /** Adds a user, or changes the roles of a member. @throws UnknownInWorld for an unknown guild, user or role */
  setMember(guildId: string, userId: string, roles: readonly string[]): void {
    const guild = this.#guild(guildId);
    if (!this.user(userId)) throw new UnknownInWorld(`No user ${userId}.`);
    const unknown = roles.find((id) => !guild.roles.some((role) => role.id === id));
    if (unknown) throw new UnknownInWorld(`No role ${unknown} in guild ${guildId}.`);
    const member = this.member(guildId, userId);
    if (member) member.roles = [...roles];
    else guild.members.push({ userId, roles: [...roles], nick: null, joinedAt: new Date().toISOString() });
  }

  /** @throws UnknownInWorld for an unknown guild */
  removeMember(guildId: string, userId: string): void {
    const guild = this.#guild(guildId);
    guild.members = guild.members.filter((member) => member.userId !== userId);
  }

  /** Replaces all roles; members lose those that are gone. @throws UnknownInWorld for an unknown guild */
  setRoles(guildId: string, roles: readonly Role[]): void {
    const guild = this.#guild(guildId);
    guild.roles = structuredClone([...roles]);
    const left = new Set(roles.map((role) => role.id));
    for (const member of guild.members) member.roles = member.roles.filter((id) => left.has(id));
  }

  /** Adds a new role just above @everyone. @throws UnknownInWorld for an unknown guild */
  addRole(guildId: string, id: string, name: string): void {
    const { roles } = this.#guild(guildId);
    for (const role of roles) if (role.position > 0) role.position += 1;
    const plain = { color: 0, permissions: 0n, managed: false, hoist: false, mentionable: false, icon: null };
    roles.push({ id, name, position: 1, ...plain });
  }

  /** @throws UnknownInWorld for an unknown guild or role, and for @everyone, which cannot be deleted */
  deleteRole(guildId: string, roleId: string): void {
    const guild = this.#guild(guildId);
    if (roleId === guild.id || !guild.roles.some((role) => role.id === roleId)) {
      throw new UnknownInWorld(`No role ${roleId} that could be deleted in guild ${guildId}.`);
    }
    this.setRoles(
      guildId,
      guild.roles.filter((role) => role.id !== roleId),
    );
  }

  /** Replaces all channels. @throws UnknownInWorld for an unknown guild */
  setChannels(guildId: string, channels: readonly Channel[]): void {
    this.#guild(guildId).channels = structuredClone([...channels]);
  }

  /**
   * Deletes a channel; those of a category move to the top level.
   * @throws UnknownInWorld for an unknown guild or channel
   */
  deleteChannel(guildId: string, channelId: string): void {
    const guild = this.#guild(guildId);
    if (!guild.channels.some((channel) => channel.id === channelId)) {
      throw new UnknownInWorld(`No channel ${channelId} in guild ${guildId}.`);
    }
    guild.channels = guild.channels.filter((channel) => channel.id !== channelId);
    for (const channel of guild.channels) if (channel.parentId === channelId) channel.parentId = null;
  }

  /**
   * Replaces what a channel changes about the permissions of a role or a member.
   * @throws UnknownInWorld for an unknown guild or channel, or an id that is neither a role nor a member.
   */
  setOverwrite(guildId: string, channelId: string, { id, allow, deny }: Omit<Overwrite, 'type'>): void {
    const { channels, roles } = this.#guild(guildId);
    const channel = channels.find((one) => one.id === channelId);
    if (!channel) throw new UnknownInWorld(`No channel ${channelId} in guild ${guildId}.`);
    const isRole = roles.some((role) => role.id === id);
    if (!isRole && !this.member(guildId, id)) throw new UnknownInWorld(`No role or member ${id} in guild ${guildId}.`);
    channel.overwrites = channel.overwrites.filter((overwrite) => overwrite.id !== id);
    channel.overwrites.push({ id, type: isRole ? 0 : 1, allow, deny });
  }

  /** Lets the authorization page send people back to this address. */
  registerRedirect(uri: string): void {
    const known = this.application.redirectUris;
    if (!known.includes(uri)) known.push(uri);
  }

  #guild(id: string): Guild {
    const guild = this.guild(id);
    if (!guild) throw new UnknownInWorld(`No guild ${id}.`);
    return guild;
  }

  #freshId(): string {
    let highest = 0n;
    for (const { id } of this.#data.guilds.flatMap((guild) => guild.roles)) {
      if (BigInt(id) > highest) highest = BigInt(id);
    }
    return String(highest + 1n);
  }
}
