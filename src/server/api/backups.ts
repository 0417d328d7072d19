import { type Static, Type } from 'typebox';
import type { DocumentCall, ModuleSpec, Plan } from '../../language/model.ts';
import { GUILD_PATH, guildParams } from './guild.ts';
import { BODY_FAILURES, failureResponses, GUILD_FAILURES, KEY_FAILURES, operation } from './operation.ts';
import { invalidMapping, ListChange, Preview, ReferenceMapping, refused } from './proposals.ts';
import { settingsCalls, settingsSchemas } from './settings.ts';
import {
  CLOSED,
  IdempotencyKeyHeader,
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
/** The list of backups and what is shown next to it. */
export type BackupListAnswer = Static<typeof BackupHistory>;

const ListPreview = Type.Object(
  {
    differences: Type.Array(ListChange, {
      description: 'How the roles and channels of the backup differ from those of the server.',
    }),
    refused,
  },
  CLOSED,
);
/** How the roles and channels of a backup differ from those of the server. */
export type ListPreview = Static<typeof ListPreview>;

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
const headers = Type.Object({ 'idempotency-key': IdempotencyKeyHeader });
const WRITE_FAILURES = { ...GUILD_FAILURES, ...BODY_FAILURES, ...failureResponses(409) };

/** Operations on one backup. */
export const backupCalls = {
  update: operation({
    method: 'POST',
    url: `${GUILD_PATH}/backups/:backupId/`,
    id: 'updateBackup',
    tag,
    summary: 'Renames a backup, or keeps it from being replaced',
    caller: 'user',
    schema: { params, body: BackupUpdate, response: { 200: Success, ...WRITE_FAILURES } },
  }),
  preview: operation({
    method: 'GET',
    url: `${GUILD_PATH}/backups/:backupId/restore/`,
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
    url: `${GUILD_PATH}/backups/:backupId/restore/`,
    id: 'restoreSettings',
    tag,
    summary: 'Restores its settings',
    description: 'All documents are written in one transaction, as saves of the user.',
    caller: 'user',
    schema: {
      params,
      headers: Type.Object({ ...headers.properties, 'if-match': IfMatch }),
      body: orNull(Type.Object({ mapping: Type.Optional(ReferenceMapping) }, invalidMapping)),
      response: {
        200: Success,
        ...WRITE_FAILURES,
        ...KEY_FAILURES,
        ...failureResponses(428),
        412: staleAnswer(Preview, {}),
      },
    },
    responseHeaders: { 412: ['ETag', 'Content-Language'] },
  }),
  previewLists: operation({
    method: 'GET',
    url: `${GUILD_PATH}/backups/:backupId/restore-lists/`,
    id: 'previewRestoreLists',
    tag,
    summary: 'Previews a restore of its roles and channels',
    caller: 'user',
    schema: { params, response: { 200: ListPreview, ...GUILD_FAILURES } },
    responseHeaders: { 200: ['Content-Language'] },
  }),
  restoreLists: operation({
    method: 'POST',
    url: `${GUILD_PATH}/backups/:backupId/restore-lists/`,
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
