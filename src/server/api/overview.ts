import { type Static, Type } from 'typebox';
import { GUILD_PATH, guildParams } from './guild.ts';
import { Actor } from './history.ts';
import { GUILD_FAILURES, operation } from './operation.ts';
import { CLOSED, orNull, Timestamp } from './shapes.ts';

const text = Type.String();

const SettingPlace = Type.Object(
  {
    module: Type.String({ description: 'The ID of the module.' }),
    address: Type.String({
      description: "The setting as the fragment of the module's address names it; empty for the module as a whole.",
      examples: ['items.sword.price'],
    }),
    label: Type.String({ description: 'The titles that lead to the setting.', examples: ['Items › Sword › Price'] }),
  },
  { ...CLOSED, title: 'SettingPlace' },
);

const Missing = Type.Object(
  {
    address: SettingPlace.properties.address,
    label: SettingPlace.properties.label,
    message: Type.String({ description: 'What is wrong with the setting, in the language of the request.' }),
  },
  { ...CLOSED, title: 'MissingSetting' },
);

const Unlock = Type.Object(
  {
    plan: orNull(text, {
      description: 'The lowest plan that includes the module; null if it requires something else.',
    }),
    title: text,
    text: Type.String({ description: 'What is required, and what it offers.' }),
    action: Type.Object(
      {
        label: text,
        to: Type.String({ description: 'A path on the site. `{guildId}` stands for the server.' }),
      },
      CLOSED,
    ),
  },
  { ...CLOSED, title: 'UnmetRequirement' },
);

const ModuleState = Type.Object(
  {
    id: Type.String({ description: 'The ID of the module.' }),
    state: Type.Enum(['always', 'on', 'incomplete', 'off', 'locked'], {
      description:
        '`always`: it cannot be turned off. `incomplete`: it is on, but something is missing. `locked`: a requirement is not met.',
    }),
    status: orNull(text, {
      description:
        'What the module does at the moment, or, while it is off, what it is for, in the language of the request; null if that is not known.',
    }),
    missing: Type.Array(Missing, { description: 'What keeps an incomplete module from working as set up.' }),
    changed: orNull(Type.Object({ at: Timestamp, by: Actor }, { ...CLOSED, title: 'LastChange' }), {
      description: 'The last change of its settings; null if none is known.',
    }),
    unlock: orNull(Unlock, { description: 'What a locked module requires.' }),
  },
  { ...CLOSED, title: 'ModuleState' },
);

const settings = Type.Array(SettingPlace, { description: 'The settings that need it.' });

const BotIssue = Type.Union(
  [
    Type.Object(
      {
        kind: Type.Literal('role'),
        role: Type.String({
          description: 'The name of a role that the bot cannot assign, since it is not below its own.',
        }),
        bot_role: Type.String({ description: "The name of the bot's highest role." }),
        settings,
      },
      CLOSED,
    ),
    Type.Object(
      {
        kind: Type.Literal('permissions'),
        target: Type.Enum(['channel', 'voiceChannel', 'category']),
        name: Type.String({ description: 'The name of a channel or category in which the bot lacks permissions.' }),
        permissions: Type.Array(text, {
          description: 'The names of these permissions, in the language of the request.',
        }),
        settings,
      },
      CLOSED,
    ),
  ],
  { title: 'BotIssue' },
);

const Overview = Type.Object(
  {
    plan: Type.String({ description: 'The plan of the server.', examples: ['premium'] }),
    bot: Type.Object(
      {
        connection: Type.Enum(['connected', 'reconnecting', 'disconnected', 'unknown'], {
          description: '`unknown`: the bot has never reported.',
        }),
        heard_at: orNull(Timestamp, { description: 'When the bot last reported.' }),
        issues: Type.Array(BotIssue, { description: 'What the bot is not allowed to do, but settings need.' }),
      },
      CLOSED,
    ),
    complete: Type.Boolean({
      description:
        "Whether the server's roles and channels could be read. If not, what is wrong with them is not known.",
    }),
    access: orNull(
      Type.Object(
        {
          roles: Type.Integer({ minimum: 1, description: 'How many roles open modules to their members.' }),
          module: Type.String({ description: 'The module with the setting that lists them.' }),
          address: Type.String({ description: 'The address of this setting within its module.' }),
        },
        CLOSED,
      ),
      { description: 'Which roles have access. For the owner; null for everybody else, and if there are none.' },
    ),
    modules: Type.Array(ModuleState, { description: 'The modules of the menu that the user may see.' }),
  },
  { ...CLOSED, title: 'ServerOverview' },
);

export type ServerOverview = Static<typeof Overview>;
export type ModuleStateAnswer = Static<typeof ModuleState>;
export type BotIssueAnswer = Static<typeof BotIssue>;
export type SettingPlace = Static<typeof SettingPlace>;

/** The state of a server. */
export const serverOverviewCall = operation({
  method: 'GET',
  url: `${GUILD_PATH}/overview/`,
  id: 'readServerOverview',
  tag: 'Server',
  summary: 'Returns how the server, its modules and the bot in it stand',
  description: 'While Discord does not answer, parts of the answer are not known; it does not fail.',
  caller: 'user',
  schema: { params: guildParams, response: { 200: Overview, ...GUILD_FAILURES } },
});
