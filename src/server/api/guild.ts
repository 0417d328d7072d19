import { Type } from 'typebox';
import { MEMBERS_AT_ONCE } from '../../language/fields/targets.ts';
import { GUILD_FAILURES, operation } from './operation.ts';
import { CLOSED, GuildId, Id, listSchema, orNull } from './shapes.ts';
import { force_refresh } from './user.ts';

/** The path below which all operations on one server are. */
export const GUILD_PATH = '/auth/guilds/:guildId';
export const guildParams = Type.Object({ guildId: GuildId });

const text = Type.String();

const Role = Type.Object(
  {
    id: Id,
    name: text,
    color: Type.Integer({ description: 'The color as a number, 0xRRGGBB; 0 for none.' }),
    icon: orNull(text, { description: "The icon's hash at Discord." }),
    managed: Type.Boolean({
      description: 'Whether it belongs to a bot or an integration, so that nobody can assign it.',
    }),
    position: Type.Integer({ description: 'Its position, counted from the bottom.' }),
    permissions: listSchema(text, {
      description: 'The names of its permissions at Discord.',
      examples: [['BAN_MEMBERS']],
    }),
  },
  { ...CLOSED, title: 'Role' },
);

const bot_lacks = Type.Optional(
  orNull(listSchema(text), {
    description: 'Permissions that settings may need and the bot lacks there; null where that is not known.',
    examples: [['SEND_MESSAGES', 'EMBED_LINKS']],
  }),
);

const Channel = Type.Object(
  {
    id: Id,
    name: text,
    type: Type.Integer({ description: "Discord's channel type." }),
    category: Type.Optional(orNull(text, { description: 'The name of its category.' })),
    bot_lacks,
  },
  { ...CLOSED, title: 'Channel' },
);

const Category = Type.Object(
  { id: Id, name: text, position: Type.Integer(), bot_lacks },
  { ...CLOSED, title: 'Category' },
);

const Member = Type.Object(
  {
    id: Id,
    name: Type.String({ description: 'The nickname in the server, or else the name.' }),
    username: Type.String({ description: 'The unique name of the account.' }),
    avatar_url: text,
  },
  { ...CLOSED, title: 'Member' },
);

const Emoji = Type.Object(
  {
    id: Id,
    name: text,
    animated: Type.Boolean(),
    available: Type.Boolean({ description: 'Whether the bot can use it.' }),
  },
  { ...CLOSED, title: 'Emoji' },
);

const common = { method: 'GET', tag: 'Server', caller: 'user', responseHeaders: { 200: ['Age'] } } as const;
const ofGuild = { params: guildParams };
const ofList = { ...ofGuild, querystring: Type.Object({ force_refresh }) };
const channels = { 200: Type.Object({ channels: listSchema(Channel) }, CLOSED), ...GUILD_FAILURES };

/** What the user may do in a server, and the server's roles, channels and emojis. */
export const guildCalls = {
  permissions: operation({
    ...common,
    url: `${GUILD_PATH}/permissions`,
    id: 'readPermissions',
    summary: 'Returns what the user may do in the server',
    description: 'Members without rights get an answer too; it says nothing about the settings of the server.',
    schema: {
      ...ofGuild,
      response: {
        200: Type.Object(
          {
            is_owner: Type.Boolean({ description: 'Whether the user owns the server.' }),
            is_admin: Type.Boolean({ description: 'Whether the user is an administrator or the owner.' }),
            can_modify: Type.Boolean({ description: 'Whether the user may change settings.' }),
            admin_modify: Type.Boolean({ description: 'Whether the owner allows administrators to change settings.' }),
            is_premium: Type.Boolean({ description: 'Whether the server has a paid plan.' }),
            plan: Type.String({ description: 'The plan of the server.', examples: ['premium'] }),
            modules: Type.Record(Type.String(), Type.Union([Type.Literal('view'), Type.Literal('edit')]), {
              description:
                "What the user's roles allow, by the ids of modules; empty for users who may change settings anyway.",
              examples: [{ shop: 'edit', lottery: 'view' }],
            }),
            rollouts: Type.Record(Type.String(), listSchema(text), {
              description:
                'The settings for which the server already has the coming limits, texts or defaults of a rollout, by the ids of modules.',
              examples: [{ shop: ['items', 'items.*.price'] }],
            }),
          },
          { ...CLOSED, title: 'Permissions' },
        ),
        ...GUILD_FAILURES,
      },
    },
    responseHeaders: { 200: ['Age', 'ETag?'] },
  }),
  guild: operation({
    ...common,
    url: `${GUILD_PATH}/`,
    id: 'readGuild',
    summary: 'Returns the name and the icon of the server',
    schema: {
      ...ofGuild,
      response: { 200: Type.Object({ name: text, icon_url: orNull(text) }, CLOSED), ...GUILD_FAILURES },
    },
  }),
  roles: operation({
    ...common,
    url: `${GUILD_PATH}/roles/`,
    id: 'listRoles',
    summary: 'Lists the roles of the server',
    schema: {
      ...ofList,
      response: {
        200: Type.Object(
          {
            roles: listSchema(Role),
            bot_roles: orNull(listSchema(Id), {
              description: 'The roles of the bot; null if they are unknown.',
            }),
            withheld_roles: listSchema(Id, {
              description:
                'Roles that the user must not have the bot hand out, because they open the dashboard. None for owners and administrators.',
            }),
          },
          CLOSED,
        ),
        ...GUILD_FAILURES,
      },
    },
  }),
  channels: operation({
    ...common,
    url: `${GUILD_PATH}/channels/`,
    id: 'listChannels',
    summary: 'Lists the channels of the server, without categories',
    schema: { ...ofList, response: channels },
  }),
  voiceChannels: operation({
    ...common,
    url: `${GUILD_PATH}/voice-channels/`,
    id: 'listVoiceChannels',
    summary: 'Lists the voice channels of the server, without stage channels',
    schema: { ...ofList, response: channels },
  }),
  categories: operation({
    ...common,
    url: `${GUILD_PATH}/categories/`,
    id: 'listCategories',
    summary: 'Lists the categories of the server',
    schema: {
      ...ofList,
      response: { 200: Type.Object({ categories: listSchema(Category) }, CLOSED), ...GUILD_FAILURES },
    },
  }),
  members: operation({
    ...common,
    url: `${GUILD_PATH}/members/`,
    // Members that are looked up by id were asked for at different times.
    responseHeaders: { 200: ['Age?'] },
    id: 'findMembers',
    summary: 'Finds members of the server, by their ids or by the beginning of their name',
    description: 'At most 25 by name. Ids of users who are not in the server are left out of the answer.',
    schema: {
      ...ofGuild,
      querystring: Type.Object({
        ids: Type.Optional(
          Type.String({
            pattern: `^\\d{1,20}(?:,\\d{1,20}){0,${MEMBERS_AT_ONCE - 1}}$`,
            description: `Ids of users, separated by commas: at most ${MEMBERS_AT_ONCE}.`,
            examples: ['100,200'],
          }),
        ),
        query: Type.Optional(
          Type.String({
            minLength: 1,
            maxLength: 100,
            description: 'What the name or nickname begins with. Ignored if `ids` is there.',
            examples: ['ada'],
          }),
        ),
      }),
      response: { 200: Type.Object({ members: listSchema(Member) }, CLOSED), ...GUILD_FAILURES },
    },
  }),
  emojis: operation({
    ...common,
    url: `${GUILD_PATH}/emojis/`,
    id: 'listEmojis',
    summary: 'Lists the custom emojis of the server',
    schema: { ...ofGuild, response: { 200: Type.Object({ emojis: listSchema(Emoji) }, CLOSED), ...GUILD_FAILURES } },
  }),
};
