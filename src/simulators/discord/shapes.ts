import {
  type APIEmoji,
  type APIGuild,
  type APIGuildCategoryChannel,
  type APIGuildForumChannel,
  type APIGuildMember,
  type APIGuildStageVoiceChannel,
  type APIGuildVoiceChannel,
  type APINewsChannel,
  type APIRole,
  type APITextChannel,
  type APIUser,
  Locale,
  type RESTAPIPartialCurrentUserGuild,
  UserPremiumType,
} from 'discord-api-types/v10';
import type { Channel, Emoji, Guild, Member, Role, User, World } from './world.ts';

/** A bit set without any flag. A number, because 0 is not a member of the flag enums. */
const NO_FLAGS: number = 0;

/** The channels in a guild's list. */
export type GuildChannel =
  | APITextChannel
  | APINewsChannel
  | APIGuildVoiceChannel
  | APIGuildStageVoiceChannel
  | APIGuildCategoryChannel
  | APIGuildForumChannel;

/** A user as seen by others. */
export function userShape(user: User) {
  return {
    id: user.id,
    username: user.username,
    avatar: user.avatar,
    discriminator: user.bot ? '4100' : '0',
    public_flags: NO_FLAGS,
    flags: NO_FLAGS,
    banner: null,
    accent_color: null,
    global_name: user.globalName,
    avatar_decoration_data: null,
    collectibles: null,
    primary_guild: null,
    ...(user.bot ? { bot: true } : {}),
  } satisfies APIUser;
}

/** A user as seen by themselves; the email address only with its scope. */
export function ownUserShape(user: User, withEmail: boolean) {
  return {
    ...userShape(user),
    mfa_enabled: user.bot === true,
    locale: 'en-US',
    premium_type: UserPremiumType.None,
    ...(withEmail ? { email: `${user.username}@example.com`, verified: true } : {}),
  } satisfies APIUser;
}

export function roleShape(role: Role): APIRole {
  return {
    id: role.id,
    name: role.name,
    permissions: String(role.permissions),
    position: role.position,
    color: role.color,
    colors: { primary_color: role.color, secondary_color: null, tertiary_color: null },
    hoist: role.hoist,
    managed: role.managed,
    mentionable: role.mentionable,
    icon: role.icon,
    unicode_emoji: null,
    flags: NO_FLAGS,
    ...(role.botId ? { tags: { bot_id: role.botId } } : {}),
    // In Discord's answers, the presence of the key with null means true.
    ...(role.booster ? { tags: { premium_subscriber: null } } : {}),
  };
}

export function channelShape(guildId: string, channel: Channel): GuildChannel {
  const { id, name, type, position, parentId: parent_id, topic } = channel;
  const permission_overwrites = channel.overwrites.map((overwrite) => ({
    ...overwrite,
    allow: String(overwrite.allow),
    deny: String(overwrite.deny),
  }));
  const base = { id, name, type, position, parent_id, guild_id: guildId, flags: 0, permission_overwrites };
  const messages = { nsfw: false, last_message_id: null, rate_limit_per_user: 0 };
  const voice = { ...messages, bitrate: 64_000, user_limit: 0, rtc_region: null };
  const byType = {
    0: { ...messages, topic },
    2: voice,
    4: {},
    5: { ...messages, topic },
    13: voice,
    15: { ...messages, topic, available_tags: [], default_reaction_emoji: null, default_sort_order: null },
  }[type];
  // The union does not follow from the channel's type alone.
  return { ...base, ...byType, ...(type === 15 ? { default_forum_layout: 0 } : {}) } as GuildChannel;
}

export function emojiShape({ id, name, animated, available, roles }: Emoji) {
  return { id, name, roles, require_colons: true, managed: false, animated, available } satisfies APIEmoji;
}

export function memberShape(member: Member, user: User) {
  return {
    avatar: null,
    banner: null,
    communication_disabled_until: null,
    flags: NO_FLAGS,
    joined_at: member.joinedAt,
    nick: member.nick,
    pending: false,
    premium_since: null,
    roles: [...member.roles],
    collectibles: null,
    user: userShape(user),
    mute: false,
    deaf: false,
  } satisfies APIGuildMember;
}

const counts = (guild: Guild) => ({
  approximate_member_count: guild.approximateMembers,
  approximate_presence_count: Math.ceil(guild.approximateMembers / 4),
});

/** A guild in the list of a user's guilds. */
export function myGuildShape(world: World, guild: Guild, userId: string, withCounts: boolean) {
  return {
    id: guild.id,
    name: guild.name,
    icon: guild.icon,
    banner: null,
    owner: guild.ownerId === userId,
    permissions: String(world.permissionsOf(guild.id, userId)),
    features: [],
    ...(withCounts ? counts(guild) : {}),
  } satisfies RESTAPIPartialCurrentUserGuild;
}

/** A complete guild, as seen by the bot. */
export function guildShape(guild: Guild, withCounts: boolean) {
  return {
    id: guild.id,
    name: guild.name,
    icon: guild.icon,
    description: null,
    home_header: null,
    splash: null,
    discovery_splash: null,
    features: [],
    banner: null,
    owner_id: guild.ownerId,
    application_id: null,
    region: 'deprecated',
    afk_channel_id: null,
    afk_timeout: 300,
    system_channel_id: null,
    system_channel_flags: NO_FLAGS,
    widget_enabled: false,
    widget_channel_id: null,
    verification_level: 1,
    roles: guild.roles.map(roleShape),
    default_message_notifications: 1,
    mfa_level: 0,
    explicit_content_filter: 0,
    max_presences: null,
    max_members: 25_000_000,
    max_stage_video_channel_users: 50,
    max_video_channel_users: 25,
    vanity_url_code: null,
    premium_tier: 0,
    premium_subscription_count: 0,
    preferred_locale: Locale.EnglishUS,
    rules_channel_id: null,
    safety_alerts_channel_id: null,
    public_updates_channel_id: null,
    premium_progress_bar_enabled: false,
    nsfw: false,
    nsfw_level: 0,
    emojis: guild.emojis.map(emojiShape),
    stickers: [],
    incidents_data: null,
    hub_type: null,
    ...(withCounts ? counts(guild) : {}),
  } satisfies APIGuild & { home_header: null; nsfw: boolean };
}
