import { type Static, Type } from 'typebox';
import { GUILD_PATH, guildParams } from './guild.ts';
import { BODY_FAILURES, failureResponses, GUILD_FAILURES, KEY_FAILURES, operation } from './operation.ts';
import { Preview, ReferenceMapping } from './proposals.ts';
import { SettingsFile } from './settingsFile.ts';
import {
  CLOSED,
  GuildId,
  IdempotencyKeyHeader,
  IfMatch,
  listSchema,
  Success,
  staleAnswer,
  withRefusal,
} from './shapes.ts';

const invalid = withRefusal('transfer.request');

const TransferSelection = Type.Unsafe<Readonly<Record<string, readonly string[] | null>>>({
  type: 'object',
  maxProperties: 100,
  additionalProperties: {
    type: ['array', 'null'],
    maxItems: 1000,
    items: { type: 'string', maxLength: 100 },
    ...invalid,
  },
  description:
    'The modules to take, by id, each with the names of the settings to take or null for all. By default, all are taken.',
  examples: [{ economy: null, customize: ['prefix'] }],
  ...invalid,
});
/** The modules of a source, each with the names of some settings or null for all. */
export type TransferSelection = Static<typeof TransferSelection>;

const FromServer = Type.Object(
  {
    from: Type.Literal('server'),
    guild_id: Type.String({ ...GuildId, description: 'The Discord ID of a server that the user may read.' }),
  },
  CLOSED,
);
const FromFile = Type.Object(
  { from: Type.Literal('file'), file: Type.Unknown({ description: 'A `SettingsFile`.' }) },
  CLOSED,
);
const FromPreset = Type.Object(
  { from: Type.Literal('preset'), preset: Type.String({ maxLength: 100, description: 'The ID of a preset.' }) },
  CLOSED,
);

const Source = Type.Union([FromServer, FromFile, FromPreset], {
  description: 'Where the settings come from.',
  ...invalid,
});

const TransferRequest = Type.Object(
  { source: Source, select: Type.Optional(TransferSelection), mapping: Type.Optional(ReferenceMapping) },
  { ...CLOSED, title: 'TransferRequest', ...invalid },
);
/** What to take from where, and what to put in the place of what is missing. */
export type TransferRequest = Static<typeof TransferRequest>;

const Preset = Type.Object(
  {
    id: Type.String(),
    title: Type.String(),
    description: Type.String(),
    icon: Type.String({ description: 'The name of an icon of Lucide.' }),
    modules: Type.Array(Type.String(), { description: 'The IDs of the modules that it sets up.' }),
  },
  { ...CLOSED, title: 'Preset' },
);

const tag = 'Copy and import';
const language = { 200: ['Content-Language'] } as const;

/** Operations that take settings to a server from elsewhere. */
export const transferCalls = {
  export: operation({
    method: 'GET',
    url: `${GUILD_PATH}/settings-file/`,
    id: 'exportSettings',
    tag,
    summary: 'Returns settings of the server as a file',
    description: 'Administrators get no settings that only the owner may see.',
    caller: 'user',
    schema: {
      params: guildParams,
      querystring: Type.Object({
        modules: Type.Optional(
          Type.String({
            maxLength: 4000,
            description: 'The IDs of the modules to export, separated by commas. By default, all are.',
            examples: ['economy,shop'],
          }),
        ),
      }),
      response: { 200: SettingsFile, ...GUILD_FAILURES },
    },
    responseHeaders: { 200: ['Content-Disposition'] },
  }),
  presets: operation({
    method: 'GET',
    url: `${GUILD_PATH}/presets/`,
    id: 'readPresets',
    tag,
    summary: 'Returns the presets that a server can start from',
    caller: 'user',
    schema: {
      params: guildParams,
      response: { 200: Type.Object({ presets: listSchema(Preset) }, CLOSED), ...GUILD_FAILURES },
    },
    responseHeaders: language,
  }),
  preview: operation({
    method: 'POST',
    url: `${GUILD_PATH}/transfer/preview/`,
    id: 'previewTransfer',
    tag,
    summary: 'Previews what taking settings from elsewhere would change',
    description: 'Nothing is stored. The `ETag` of the answer stands for exactly these changes.',
    caller: 'user',
    schema: {
      params: guildParams,
      body: TransferRequest,
      response: { 200: Preview, ...GUILD_FAILURES, ...BODY_FAILURES },
    },
    responseHeaders: { 200: ['Content-Language', 'ETag?'] },
  }),
  apply: operation({
    method: 'POST',
    url: `${GUILD_PATH}/transfer/`,
    id: 'transferSettings',
    tag,
    summary: 'Takes settings from another server, a file or a preset',
    description:
      'All documents are written in one transaction, as saves of the user. If the preview would differ from the one that `If-Match` names, nothing is written and the answer is the new one.',
    caller: 'user',
    schema: {
      params: guildParams,
      headers: Type.Object({ 'idempotency-key': IdempotencyKeyHeader, 'if-match': IfMatch }),
      body: TransferRequest,
      response: {
        200: Success,
        ...GUILD_FAILURES,
        ...BODY_FAILURES,
        ...KEY_FAILURES,
        ...failureResponses(428),
        412: staleAnswer(Preview, {}),
      },
    },
    responseHeaders: { 412: ['ETag', 'Content-Language'] },
  }),
};
