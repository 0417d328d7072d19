import { type Static, Type } from 'typebox';
import { operation, USER_FAILURES } from './operation.ts';
import { CLOSED, Id, lenientText, orNull } from './shapes.ts';

const ListedGuild = Type.Object(
  {
    id: Id,
    name: Type.String(),
    icon: orNull(Type.String(), { description: "The icon's hash at Discord." }),
    is_premium: Type.Boolean({ description: 'Whether the server has a paid plan.' }),
    plan: Type.String({ description: 'The plan of the server.', examples: ['premium'] }),
    access: Type.Enum(['owner', 'administrator', 'role'], {
      description: 'What lets the user in: `role` is a role to which the owner gave access.',
    }),
    can_open: Type.Boolean({
      description: 'Whether the user may see settings. Administrators may not unless the owner allows it.',
    }),
    member_count: orNull(Type.Integer(), { description: 'About how many members the server has.' }),
  },
  { ...CLOSED, title: 'ListedGuild' },
);
export type ListedGuild = Static<typeof ListedGuild>;

const UserGuilds = Type.Object(
  { guilds_with_bot: Type.Array(ListedGuild), guilds_without_bot: Type.Array(ListedGuild) },
  CLOSED,
);
export type UserGuilds = Static<typeof UserGuilds>;

const common = { method: 'GET', tag: 'User', caller: 'user' } as const;

/** Asks for lists that are not from the cache. */
export const force_refresh = lenientText(
  '`true` to read from Discord instead of the cache. These requests have a limit of their own.',
);

/** Operations on the signed-in user. */
export const userCalls = {
  user: operation({
    ...common,
    url: '/auth/user-data/',
    id: 'readUser',
    summary: 'Returns the signed-in user',
    schema: {
      response: {
        200: Type.Object(
          {
            user: Type.Object(
              {
                id: Id,
                username: Type.String(),
                global_name: orNull(Type.String(), { description: "The user's display name." }),
                avatar: orNull(Type.String(), { description: "The avatar's hash at Discord." }),
              },
              CLOSED,
            ),
          },
          CLOSED,
        ),
        ...USER_FAILURES,
      },
    },
  }),
  guilds: operation({
    ...common,
    url: '/api/auth/user-data/',
    id: 'listGuilds',
    summary: 'Lists the servers that the user owns or administers, with and without the bot',
    schema: { querystring: Type.Object({ force_refresh }), response: { 200: UserGuilds, ...USER_FAILURES } },
  }),
  botAvatar: operation({
    ...common,
    url: '/auth/bot-avatar/',
    id: 'readBotAvatar',
    summary: "Returns the URL of the bot's avatar",
    schema: { response: { 200: Type.Object({ avatar_url: Type.String() }, CLOSED), ...USER_FAILURES } },
  }),
};
