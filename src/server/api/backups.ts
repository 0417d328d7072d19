import { type Static, Type } from 'typebox';
import type { DocumentCall, ModuleSpec, Plan } from '../../language/model.ts';
import { GUILD, guildParams } from './guild.ts';
import { failures, OF_GUILD, operation, WITH_BODY, WITH_KEY } from './operation.ts';
import { settingsCalls, settingsSchemas } from './settings.ts';
import {
  CLOSED,
  IdempotencyKey,
  IfMatch,
  orNull,
  refusedWith,
  Said,
  Success,
  staleAnswer,
  Timestamp,
} from './shapes.ts';

const text = Type.String();

const Backup = Type.Object(
  {
    id: text,
    created_at: Timestamp,
    type: text,
    name: Type.String({ description: 'What a person called it; else what it holds.' }),
    own_name: Type.String({ description: 'What a person called it; empty where nobody did.' }),
    origin: orNull(Type.Enum(['manual', 'automatic']), { description: 'Null where that was not written down yet.' }),
    kept: Type.Boolean({ description: 'Whether newer ones do not replace it.' }),
    task_state: orNull(Type.Enum(['pending', 'running', 'late', 'done', 'failed']), {
      description: "How the bot's work on it stands; null where it has none.",
    }),
    task: orNull(text, { description: 'The same in words.' }),
  },
  { ...CLOSED, title: 'Backup' },
);
/** An entry of the list of backups. */
export type BackupListEntry = Static<typeof Backup>;

const moment = orNull(Timestamp);
const BackupHistory = Type.Object(
  {
    last_backup_date: moment,
    next_backup_date: orNull(Timestamp, { description: 'When the next automatic one is due; null where none is.' }),
    stored: Type.String({ description: 'How many there are and may be, in words.' }),
    backup_history: Type.Array(Backup, { description: 'The newest first.' }),
  },
  CLOSED,
);
/** The list of backups, and what there is to know beside it. */
export type BackupListAnswer = Static<typeof BackupHistory>;

const Change = Type.Object(
  {
    title: Type.String({ description: 'Titles from the screen down to the value.' }),
    before: Type.String({ description: 'As it is now, in words.' }),
    after: Type.String({ description: 'As the backup has it, in words.' }),
  },
  { ...CLOSED, title: 'Change' },
);
/** One value that differs between now and a backup. */
export type Change = Static<typeof Change>;

const Missing = Type.Object(
  {
    key: Type.String({ description: 'Its name in a mapping.', examples: ['role:100'] }),
    kind: Type.Enum(['role', 'channel', 'voiceChannel', 'category', 'emoji']),
    id: text,
    name: Type.String({ description: 'What the backup calls it; with its id where it does not know.' }),
    title: Type.String({ description: 'Its name with its kind.' }),
    count: Type.Integer({ description: 'How many settings point to it.' }),
    where: Type.String({ description: 'Which ones, in words.' }),
    types: orNull(Type.Array(Type.Integer()), {
      description: 'Channel types that may stand in; all where it is null.',
    }),
    target: orNull(text, {
      description: 'What is to stand in: what was asked for, or the only thing of the same name and kind.',
    }),
  },
  { ...CLOSED, title: 'Missing' },
);
/** Something that settings of a backup point to and that cannot be used in the server any more. */
export type Missing = Static<typeof Missing>;

const LeftOut = Type.Object({ title: text, message: text }, { ...CLOSED, title: 'LeftOut' });
/** What a restore does not bring back, and why. */
export type LeftOut = Static<typeof LeftOut>;

const refused = orNull(text, { description: 'Why a restore would be refused as a whole, or null.' });

const Preview = Type.Object(
  {
    changes: Type.Array(Change, { description: 'What would be written.' }),
    missing: Type.Array(Missing, { description: 'What settings point to and the server no longer has.' }),
    left_out: Type.Array(LeftOut, { description: 'What would not be brought back, and why.' }),
    refused,
  },
  { ...CLOSED, title: 'RestorePreview' },
);
/** What a restore of settings would do. */
export type Preview = Static<typeof Preview>;

const ListPreview = Type.Object({ differences: Type.Array(Change), refused }, CLOSED);
/** What the bot would do to roles and channels. */
export type ListPreview = Static<typeof ListPreview>;

const wrongMapping = refusedWith('backup.mapping');

/** What stands in for things that are gone. */
export const Mapping = Type.Unsafe<Readonly<Record<string, string | null>>>({
  type: 'object',
  patternProperties: {
    '^(?:role|channel|voiceChannel|category|emoji):\\d{1,20}$': {
      type: ['string', 'null'],
      minLength: 1,
      maxLength: 64,
      ...wrongMapping,
    },
  },
  additionalProperties: false,
  description: 'An id, or an emoji as it is written, by `<kind>:<id>` of what is gone; null to leave it out.',
  examples: [{ 'role:100': '200', 'channel:300': null }],
  ...wrongMapping,
});
export type Mapping = Static<typeof Mapping>;

const wrongMarks = refusedWith('backup.marks');
const Marks = Type.Object(
  {
    name: Type.Optional(Type.String({ description: 'What to call it; empty for what it holds.', ...wrongMarks })),
    kept: Type.Optional(Type.Boolean({ description: 'Whether newer ones do not replace it.', ...wrongMarks })),
  },
  { ...CLOSED, ...wrongMarks },
);
/** What a caller wants to change of a backup. */
export type Marks = Static<typeof Marks>;

const tag = 'Backups';
const params = Type.Object({ ...guildParams.properties, backupId: Type.String({ description: 'The backup.' }) });
const headers = Type.Object({ 'idempotency-key': IdempotencyKey });
const OF_WRITE = { ...OF_GUILD, ...WITH_BODY, ...failures(409) };

/** What can be done with one backup. */
export const backupCalls = {
  mark: operation({
    method: 'POST',
    url: `${GUILD}/backups/:backupId/`,
    id: 'markBackup',
    tag,
    summary: 'Names a backup, or keeps it from being replaced',
    caller: 'person',
    schema: { params, body: Marks, response: { 200: Success, ...OF_WRITE } },
  }),
  preview: operation({
    method: 'GET',
    url: `${GUILD}/backups/:backupId/restore/`,
    id: 'previewRestore',
    tag,
    summary: 'What a restore of its settings would do',
    caller: 'person',
    schema: {
      params,
      querystring: Type.Object({
        mapping: Type.Optional(Type.String({ description: 'A mapping, as JSON.', examples: ['{}'], ...wrongMapping })),
      }),
      response: { 200: Preview, ...OF_GUILD },
    },
  }),
  restore: operation({
    method: 'POST',
    url: `${GUILD}/backups/:backupId/restore/`,
    id: 'restoreSettings',
    tag,
    summary: 'Writes its settings back, all or none',
    caller: 'person',
    schema: {
      params,
      headers: Type.Object({ ...headers.properties, 'if-match': IfMatch }),
      body: orNull(Type.Object({ mapping: Type.Optional(Mapping) }, wrongMapping)),
      response: { 200: Success, ...OF_WRITE, ...WITH_KEY, ...failures(428), 412: staleAnswer(Preview) },
    },
  }),
  previewLists: operation({
    method: 'GET',
    url: `${GUILD}/backups/:backupId/restore-lists/`,
    id: 'previewRestoreLists',
    tag,
    summary: 'What has become of its roles and channels',
    caller: 'person',
    schema: { params, response: { 200: ListPreview, ...OF_GUILD } },
  }),
  restoreLists: operation({
    method: 'POST',
    url: `${GUILD}/backups/:backupId/restore-lists/`,
    id: 'restoreLists',
    tag,
    summary: 'Hands its roles and channels to the bot, which brings them back',
    caller: 'person',
    schema: { params, headers, response: { 200: Success, ...OF_WRITE, ...WITH_KEY } },
  }),
};

const Creation = Type.Object(
  {
    type: Type.Enum(['full', 'settings', 'roles', 'channels'], { description: 'What it is to hold.' }),
    name: Type.Optional(Type.String({ description: 'What to call it.' })),
  },
  { ...CLOSED, title: 'BackupRequest' },
);

/** The calls of the settings of backups: a load has the list of backups, too, and a save of `type` makes one. */
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
      summary: 'Saves the settings; with a type, and perhaps a name, makes a backup instead',
      schema: { ...save.schema, response: { 200: Type.Union([Said, made]), ...others } },
    },
  };
}
