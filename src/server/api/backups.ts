import { type Static, Type } from 'typebox';
import { CHANNEL_TYPES, type ChannelType } from '../../language/fields/channelTypes.ts';
import type { DocumentCall, ModuleSpec, Plan } from '../../language/model.ts';
import { GUILD, guildParams } from './guild.ts';
import { BODY_FAILURES, failures, GUILD_FAILURES, KEY_FAILURES, operation } from './operation.ts';
import { settingsCalls, settingsSchemas } from './settings.ts';
import {
  CLOSED,
  IdempotencyKey,
  IfMatch,
  orNull,
  Success,
  SuccessMessage,
  staleAnswer,
  Timestamp,
  withRefusal,
} from './shapes.ts';

const text = Type.String();

const Backup = Type.Object(
  {
    id: text,
    created_at: Timestamp,
    type: Type.String({ description: '`full`, `settings`, `roles` or `channels`.' }),
    name: Type.String({ description: 'The name that a user gave it, or else a summary of its contents.' }),
    own_name: Type.String({ description: 'The name that a user gave it; empty if there is none.' }),
    origin: orNull(Type.Enum(['manual', 'automatic']), {
      description: 'Null for backups from before this was recorded.',
    }),
    kept: Type.Boolean({ description: 'Whether it is kept when newer backups replace old ones.' }),
    task_state: orNull(Type.Enum(['pending', 'running', 'late', 'done', 'failed']), {
      description:
        "The state of the bot's work on its roles and channels; null if there is none. `late`: the bot has not answered in time.",
    }),
    task: orNull(text, { description: 'The same as text, one line per task.' }),
  },
  { ...CLOSED, title: 'Backup' },
);
/** An entry of the list of backups. */
export type BackupListEntry = Static<typeof Backup>;

const BackupHistory = Type.Object(
  {
    last_backup_date: orNull(Timestamp, { description: 'When the newest backup was made; null if there is none.' }),
    next_backup_date: orNull(Timestamp, {
      description: 'When the next automatic backup is due; null if none is planned.',
    }),
    stored: Type.String({ description: 'How many backups there are, and how many there may be, as text.' }),
    backup_history: Type.Array(Backup, { description: 'The backups, newest first.' }),
  },
  CLOSED,
);
/** The list of backups and what is shown beside it. */
export type BackupListAnswer = Static<typeof BackupHistory>;

const Change = Type.Object(
  {
    title: Type.String({
      description: 'Titles from the screen down to the value.',
      examples: ['Customize Bot › Command prefix'],
    }),
    before: Type.String({ description: 'The current value as text.' }),
    after: Type.String({ description: "The backup's value as text." }),
  },
  { ...CLOSED, title: 'Change' },
);
/** A value that differs between a server and a backup. */
export type Change = Static<typeof Change>;

const MissingReference = Type.Object(
  {
    key: Type.String({ description: 'Its key in a mapping: `<kind>:<id>`.', examples: ['role:100'] }),
    kind: Type.Enum(['role', 'channel', 'voiceChannel', 'category', 'member', 'emoji']),
    id: text,
    name: Type.String({ description: 'Its name in the backup; contains the ID if the name is unknown.' }),
    title: Type.String({ description: 'Its kind and name.' }),
    count: Type.Integer({ description: 'How many settings refer to it.' }),
    where: Type.String({ description: 'The titles of these settings.' }),
    types: orNull(Type.Array(Type.Unsafe<ChannelType>(Type.Enum(Object.keys(CHANNEL_TYPES)))), {
      description: 'The channel types that may replace it; null if any may.',
    }),
    target: orNull(text, {
      description:
        'The proposed replacement: the one from the mapping, or else the only one with the same kind and name. Null if there is none.',
    }),
  },
  { ...CLOSED, title: 'MissingReference' },
);
/** A role, channel or emoji that settings of a backup refer to and that the server no longer has, or the bot cannot use. */
export type MissingReference = Static<typeof MissingReference>;

const Omission = Type.Object(
  {
    title: Type.String({ description: 'Titles from the screen down to the value.' }),
    message: Type.String({ description: 'Why it is left out.' }),
  },
  { ...CLOSED, title: 'Omission' },
);
/** A value that a restore leaves out, and why. */
export type Omission = Static<typeof Omission>;

const refused = orNull(text, { description: 'Why the restore as a whole would be refused; null if it would not.' });

const Preview = Type.Object(
  {
    changes: Type.Array(Change, { description: 'The values that would be written.' }),
    missing: Type.Array(MissingReference, {
      description: 'What settings of the backup refer to and the server no longer has.',
    }),
    left_out: Type.Array(Omission, { description: 'The values that would not be restored, and why.' }),
    refused,
  },
  { ...CLOSED, title: 'RestorePreview' },
);
/** What a restore of settings would do. */
export type Preview = Static<typeof Preview>;

const ListPreview = Type.Object(
  {
    differences: Type.Array(Change, {
      description: 'How the roles and channels of the backup differ from those of the server.',
    }),
    refused,
  },
  CLOSED,
);
/** How the roles and channels of a backup differ from those of the server. */
export type ListPreview = Static<typeof ListPreview>;

const invalidMapping = withRefusal('backup.mapping');

/** Replacements of missing references, by their keys. Null leaves out what refers to one. */
export const ReferenceMapping = Type.Unsafe<Readonly<Record<string, string | null>>>({
  type: 'object',
  patternProperties: {
    '^(?:role|channel|voiceChannel|category|member|emoji):\\d{1,20}$': {
      type: ['string', 'null'],
      minLength: 1,
      maxLength: 64,
      ...invalidMapping,
    },
  },
  additionalProperties: false,
  description:
    'Replacements of missing references, by key: an ID, or an emoji as it is written in a message. Null leaves out what refers to it.',
  examples: [{ 'role:100': '200', 'channel:300': null }],
  ...invalidMapping,
});
export type ReferenceMapping = Static<typeof ReferenceMapping>;

const invalidUpdate = withRefusal('backup.marks');
const BackupUpdate = Type.Object(
  {
    name: Type.Optional(Type.String({ description: 'The new name; empty to remove it.', ...invalidUpdate })),
    kept: Type.Optional(
      Type.Boolean({ description: 'Whether to keep it when newer backups replace old ones.', ...invalidUpdate }),
    ),
  },
  { ...CLOSED, ...invalidUpdate },
);
/** A change of the name of a backup, or of whether it is kept. */
export type BackupUpdate = Static<typeof BackupUpdate>;

const tag = 'Backups';
const params = Type.Object({
  ...guildParams.properties,
  backupId: Type.String({ description: 'The ID of the backup.' }),
});
const headers = Type.Object({ 'idempotency-key': IdempotencyKey });
const WRITE_FAILURES = { ...GUILD_FAILURES, ...BODY_FAILURES, ...failures(409) };

/** Operations on one backup. */
export const backupCalls = {
  update: operation({
    method: 'POST',
    url: `${GUILD}/backups/:backupId/`,
    id: 'updateBackup',
    tag,
    summary: 'Renames a backup, or keeps it from being replaced',
    caller: 'user',
    schema: { params, body: BackupUpdate, response: { 200: Success, ...WRITE_FAILURES } },
  }),
  preview: operation({
    method: 'GET',
    url: `${GUILD}/backups/:backupId/restore/`,
    id: 'previewRestore',
    tag,
    summary: 'Previews a restore of its settings',
    caller: 'user',
    schema: {
      params,
      querystring: Type.Object({
        mapping: Type.Optional(
          Type.String({
            description: 'Replacements of missing references, as a JSON object.',
            examples: ['{}'],
            ...invalidMapping,
          }),
        ),
      }),
      response: { 200: Preview, ...GUILD_FAILURES },
    },
    responseHeaders: { 200: ['Content-Language', 'ETag?'] },
  }),
  restore: operation({
    method: 'POST',
    url: `${GUILD}/backups/:backupId/restore/`,
    id: 'restoreSettings',
    tag,
    summary: 'Restores its settings',
    description: 'All documents are written in one transaction, as saves of the user.',
    caller: 'user',
    schema: {
      params,
      headers: Type.Object({ ...headers.properties, 'if-match': IfMatch }),
      body: orNull(Type.Object({ mapping: Type.Optional(ReferenceMapping) }, invalidMapping)),
      response: { 200: Success, ...WRITE_FAILURES, ...KEY_FAILURES, ...failures(428), 412: staleAnswer(Preview) },
    },
    responseHeaders: { 412: ['ETag', 'Content-Language'] },
  }),
  previewLists: operation({
    method: 'GET',
    url: `${GUILD}/backups/:backupId/restore-lists/`,
    id: 'previewRestoreLists',
    tag,
    summary: 'Previews a restore of its roles and channels',
    caller: 'user',
    schema: { params, response: { 200: ListPreview, ...GUILD_FAILURES } },
    responseHeaders: { 200: ['Content-Language'] },
  }),
  restoreLists: operation({
    method: 'POST',
    url: `${GUILD}/backups/:backupId/restore-lists/`,
    id: 'restoreLists',
    tag,
    summary: 'Asks the bot to restore its roles and channels',
    description: 'The bot works on it later; the list of backups shows its progress.',
    caller: 'user',
    schema: { params, headers, response: { 200: Success, ...WRITE_FAILURES, ...KEY_FAILURES } },
  }),
};

const Creation = Type.Object(
  {
    type: Type.Enum(['full', 'settings', 'roles', 'channels'], { description: 'What to back up.' }),
    name: Type.Optional(Type.String({ description: 'Its name.' })),
  },
  { ...CLOSED, title: 'BackupRequest' },
);

/** The operations on the settings of backups: a load also returns the list of backups, and a save of `type` makes one. */
export function backupSettingsCalls(spec: ModuleSpec, call: DocumentCall, plans: readonly Plan[]) {
  const { loaded, fields, sent } = settingsSchemas(spec, call, plans);
  const { load, save } = settingsCalls(spec, call, {
    loaded: Type.Unsafe({
      ...loaded,
      properties: { ...loaded.properties, ...BackupHistory.properties },
      required: [...loaded.required, ...BackupHistory.required],
    }),
    fields,
    sent: Type.Union([Type.Unsafe(sent), Creation]),
  });
  const made = Type.Object({ success: Type.Literal(true), backup: Backup }, CLOSED);
  const { 200: saved, ...others } = save.schema.response;
  return {
    load,
    save: {
      ...save,
      summary: 'Saves the settings, or makes a backup',
      description: 'A body with `type`, and optionally `name`, makes a backup now. Any other body saves settings.',
      schema: { ...save.schema, response: { 200: Type.Union([SuccessMessage, made]), ...others } },
      responseHeaders: { ...save.responseHeaders, 200: ['ETag?'] } as const,
    },
  };
}
