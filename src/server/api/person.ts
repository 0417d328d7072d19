import { type Static, Type } from 'typebox';
import { OF_PERSON, operation } from './operation.ts';
import { CLOSED, Id, lenientText, orNull } from './shapes.ts';

const ListedGuild = Type.Object(
  { id: Id, name: Type.String(), icon: orNull(Type.String()), is_premium: Type.Boolean() },
  { ...CLOSED, title: 'ListedGuild' },
);

const GuildLists = Type.Object(
  { guilds_with_bot: Type.Array(ListedGuild), guilds_without_bot: Type.Array(ListedGuild) },
  CLOSED,
);
export type GuildLists = Static<typeof GuildLists>;

const common = { method: 'GET', tag: 'Person', caller: 'person' } as const;

/** Lists as new as they can be had; how often a person may ask so is limited. */
export const force_refresh = lenientText('`true` for what is new.');

/** The person who is signed in. */
export const personCalls = {
  user: operation({
    ...common,
    url: '/auth/user-data/',
    id: 'readUser',
    summary: 'Who is signed in',
    schema: {
      response: {
        200: Type.Object(
          {
            user: Type.Object(
              {
                id: Id,
                username: Type.String(),
                global_name: orNull(Type.String()),
                avatar: orNull(Type.String(), { description: 'The name of the picture at Discord.' }),
              },
              CLOSED,
            ),
          },
          CLOSED,
        ),
        ...OF_PERSON,
      },
    },
  }),
  guilds: operation({
    ...common,
    url: '/api/auth/user-data/',
    id: 'listGuilds',
    summary: 'The servers that the person owns or administers, by whether the bot is there',
    schema: { querystring: Type.Object({ force_refresh }), response: { 200: GuildLists, ...OF_PERSON } },
  }),
  botAvatar: operation({
    ...common,
    url: '/auth/bot-avatar/',
    id: 'readBotAvatar',
    summary: 'The picture of the bot',
    schema: { response: { 200: Type.Object({ avatar_url: Type.String() }, CLOSED), ...OF_PERSON } },
  }),
};
