import { Type } from 'typebox';
import { OF_GUILD, operation } from './operation.ts';
import { force_refresh } from './person.ts';
import { CLOSED, GuildId, Id, listSchema, orNull } from './shapes.ts';

/** Where all that is about one server is. */
export const GUILD = '/auth/guilds/:guildId';
export const guildParams = Type.Object({ guildId: GuildId });

const text = Type.String();

const Role = Type.Object(
  {
    id: Id,
    name: text,
    color: Type.Integer({ description: '0xRRGGBB as a number; 0 for none.' }),
    icon: orNull(text),
    managed: Type.Boolean({ description: 'It belongs to a bot or a service.' }),
    position: Type.Integer({ description: 'Its place, from the bottom.' }),
    permissions: listSchema(text, { description: 'Their names.', examples: [['BAN_MEMBERS']] }),
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
    type: Type.Integer({ description: "Discord's number of the kind of channel." }),
    category: Type.Optional(orNull(text, { description: 'The name of the category that it stands in.' })),
    bot_lacks,
  },
  { ...CLOSED, title: 'Channel' },
);

const Category = Type.Object(
  { id: Id, name: text, position: Type.Integer(), bot_lacks },
  { ...CLOSED, title: 'Category' },
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

const common = { method: 'GET', tag: 'Server', caller: 'person' } as const;
const ofGuild = { params: guildParams };
const ofList = { ...ofGuild, querystring: Type.Object({ force_refresh }) };
const channels = { 200: Type.Object({ channels: listSchema(Channel) }, CLOSED), ...OF_GUILD };

/** What a person may do in a server, and its own lists. */
export const guildCalls = {
  permissions: operation({
    ...common,
    url: `${GUILD}/permissions`,
    id: 'readPermissions',
    summary: 'What the person may do in the server',
    schema: {
      ...ofGuild,
      response: {
        200: Type.Object(
          {
            is_owner: Type.Boolean(),
            is_admin: Type.Boolean(),
            can_modify: Type.Boolean({ description: 'Whether the person may change settings.' }),
            admin_modify: Type.Boolean({ description: 'Whether the owner lets administrators change settings.' }),
            is_premium: Type.Boolean(),
            plan: text,
          },
          { ...CLOSED, title: 'Permissions' },
        ),
        ...OF_GUILD,
      },
    },
  }),
  guild: operation({
    ...common,
    url: `${GUILD}/`,
    id: 'readGuild',
    summary: 'The name and the picture of the server',
    schema: {
      ...ofGuild,
      response: { 200: Type.Object({ name: text, icon_url: orNull(text) }, CLOSED), ...OF_GUILD },
    },
  }),
  roles: operation({
    ...common,
    url: `${GUILD}/roles/`,
    id: 'listRoles',
    summary: 'The roles of the server, and those of the bot',
    schema: {
      ...ofList,
      response: {
        200: Type.Object(
          {
            roles: listSchema(Role),
            bot_roles: orNull(listSchema(Id), {
              description: 'Those that the bot holds; null where that is not known.',
            }),
          },
          CLOSED,
        ),
        ...OF_GUILD,
      },
    },
  }),
  channels: operation({
    ...common,
    url: `${GUILD}/channels/`,
    id: 'listChannels',
    summary: 'The channels of the server, without the categories',
    schema: { ...ofList, response: channels },
  }),
  voiceChannels: operation({
    ...common,
    url: `${GUILD}/voice-channels/`,
    id: 'listVoiceChannels',
    summary: 'The voice channels of the server, without stages',
    schema: { ...ofList, response: channels },
  }),
  categories: operation({
    ...common,
    url: `${GUILD}/categories/`,
    id: 'listCategories',
    summary: 'The categories of the server',
    schema: { ...ofList, response: { 200: Type.Object({ categories: listSchema(Category) }, CLOSED), ...OF_GUILD } },
  }),
  emojis: operation({
    ...common,
    url: `${GUILD}/emojis/`,
    id: 'listEmojis',
    summary: "The server's own emojis",
    schema: { ...ofGuild, response: { 200: Type.Object({ emojis: listSchema(Emoji) }, CLOSED), ...OF_GUILD } },
  }),
};
