import { type Static, Type } from 'typebox';
import { HISTORY_KINDS } from '../../language/documents/historyKinds.ts';
import { GUILD_PATH, guildParams } from './guild.ts';
import { BODY_FAILURES, failureResponses, GUILD_FAILURES, KEY_FAILURES, operation } from './operation.ts';
import { Preview, ReferenceMapping } from './proposals.ts';
import {
  CLOSED,
  Id,
  IdempotencyKeyHeader,
  IfMatch,
  orNull,
  Success,
  staleAnswer,
  Timestamp,
  withRefusal,
} from './shapes.ts';

/** How many entries one answer has at most, and by default. */
const MAX_ENTRIES = 50;
export const DEFAULT_ENTRIES = 20;

const text = Type.String();

const cursor = Type.String({
  description: 'Identifies an entry. Later entries have larger numbers.',
  examples: ['4096'],
});

const HistoryChange = Type.Object(
  {
    path: Type.String({
      description: 'The path of the value in the document, with dots; rows by their keys where they have one.',
      examples: ['items.sword.price'],
    }),
    section: orNull(text, { description: 'The id of its section on the screen; null if it has none.' }),
    address: orNull(text, {
      description:
        'Where it is in the dashboard today; the list if its row is gone, and null if it is not on the screen of its module.',
      examples: ['?section=shop#items.sword.price'],
    }),
    title: Type.String({
      description: 'Titles from the setting down to the value.',
      examples: ['Items › Sword › Price'],
    }),
    before: Type.String({ description: 'The value before, as text.' }),
    after: Type.String({ description: 'The value after, as text.' }),
    reference: Type.Optional(
      Type.Literal('missing', {
        description: 'Set if one of the values refers to something that the server no longer has.',
      }),
    ),
  },
  { ...CLOSED, title: 'HistoryChange' },
);
/** A value that an entry changed. */
export type HistoryChange = Static<typeof HistoryChange>;

export const Actor = Type.Object(
  {
    type: Type.Enum(['user', 'bot', 'staff', 'system'], {
      description: '`staff`: by an operator of the product. `system`: by itself, for example on a schedule.',
    }),
    id: orNull(Id, { description: 'The Discord ID of a user; null if it was erased, and for all others.' }),
    name: Type.String({
      description: "The user's name in the server, or what to call all others, in the language of the request.",
    }),
    avatar: orNull(text, { description: "The address of the user's picture." }),
  },
  { ...CLOSED, title: 'HistoryActor' },
);

/** Who made an entry. */
export type HistoryActor = Static<typeof Actor>;

const Person = Type.Object({ id: Id, name: text }, CLOSED);
export type HistoryPerson = Static<typeof Person>;

const HistoryEntry = Type.Object(
  {
    cursor,
    at: Timestamp,
    kind: Type.Enum([...HISTORY_KINDS], {
      description:
        '`plan`: the plan of the server began, changed or ended. `backup`: a backup was made, renamed, kept or deleted. `bot`: the bot reported. All others: settings were changed that way.',
    }),
    module: orNull(text, { description: 'The id of the module whose settings were changed; null if none were.' }),
    title: Type.String({ description: 'The title of the module, or else what the entry is about.' }),
    by: Actor,
    summary: Type.String({ description: 'What happened, as a sentence without its subject.' }),
    changes: Type.Array(HistoryChange, {
      description:
        'The changed values; none if the version before is no longer stored. Lists have only the first ones.',
    }),
    more: Type.Integer({ description: 'How many changes there are besides.' }),
    restorable: Type.Boolean({
      description: 'Whether the user may restore the version that the entry made, or the one before it.',
    }),
    revision: orNull(Type.Integer(), { description: 'The revision that the entry made; null if it made none.' }),
  },
  { ...CLOSED, title: 'HistoryEntry' },
);
/** Something that happened in a server, as the API lists it. */
export type HistoryEntry = Static<typeof HistoryEntry>;

const HistoryPage = Type.Object(
  {
    entries: Type.Array(HistoryEntry, { description: 'Newest first.' }),
    next: orNull(cursor, { description: 'Send it as `before` for the next entries; null if there are no more.' }),
    people: Type.Array(Person, {
      description: 'Everybody who has made one of the stored entries.',
    }),
    oldest: orNull(Timestamp, {
      description: 'When the oldest stored entry was made; null if there is none.',
    }),
  },
  { ...CLOSED, title: 'HistoryPage' },
);
/** A page of the history. */
export type HistoryPage = Static<typeof HistoryPage>;

const Version = Type.Object({ cursor, at: Timestamp }, CLOSED);

const Comparison = Type.Object(
  {
    module: text,
    title: Type.String({ description: 'The title of the module.' }),
    from: Version,
    to: orNull(Version, { description: 'Null for the current settings.' }),
    changes: Type.Array(HistoryChange),
  },
  { ...CLOSED, title: 'HistoryComparison' },
);
/** The differences between two versions of a module. */
export type Comparison = Static<typeof Comparison>;

const invalidFilter = withRefusal('history.filter');
const Cursor = Type.String({ pattern: '^\\d{1,16}$', ...withRefusal('history.filter') });

const filters = Type.Object({
  module: Type.Optional(
    Type.String({ maxLength: 64, description: 'Only entries about this module.', ...invalidFilter }),
  ),
  user: Type.Optional(
    Type.String({
      pattern: '^(?:\\d{1,20}|bot|staff|system)$',
      description: 'Only entries by this user, by the bot (`bot`), by operators (`staff`) or by itself (`system`).',
      ...invalidFilter,
    }),
  ),
  kind: Type.Optional(
    Type.String({
      pattern: `^(?:${HISTORY_KINDS.join('|')})(?:,(?:${HISTORY_KINDS.join('|')}))*$`,
      description: 'Only entries of these kinds, separated by commas.',
      ...invalidFilter,
    }),
  ),
  since: Type.Optional(
    Type.String({ format: 'date-time', description: 'Only entries from then on.', ...invalidFilter }),
  ),
  until: Type.Optional(
    Type.String({ format: 'date-time', description: 'Only entries before then.', ...invalidFilter }),
  ),
  before: Type.Optional({ ...Cursor, description: 'Only entries before this one: the `next` of the previous answer.' }),
  limit: Type.Optional(
    Type.String({
      pattern: `^(?:[1-9]|[1-4]\\d|${MAX_ENTRIES})$`,
      description: `How many entries: 1 to ${MAX_ENTRIES}. Default: ${DEFAULT_ENTRIES}.`,
      ...invalidFilter,
    }),
  ),
});
/** Which entries are asked for. */
export type HistoryFilters = Static<typeof filters>;

const Unseen = Type.Object(
  {
    modules: Type.Array(
      Type.Object(
        { module: text, cursor, at: Timestamp, by: Actor },
        { ...CLOSED, description: 'A module with its newest change by somebody else.' },
      ),
    ),
  },
  { ...CLOSED, title: 'UnseenChanges' },
);
/** What others have changed since a user last looked. */
export type Unseen = Static<typeof Unseen>;

const selection = {
  section: Type.Optional(
    Type.String({ maxLength: 64, description: 'Only the settings of this section.', ...invalidFilter }),
  ),
  paths: Type.Optional(
    Type.Array(Type.String({ maxLength: 200 }), {
      maxItems: 200,
      description: 'Only these values: paths of changes, or of anything that contains them.',
      ...invalidFilter,
    }),
  ),
};
/** Which part of a version to restore; by default, all of it. With `paths`, `section` does not count. */
export type VersionSelection = Static<ReturnType<typeof Type.Object<typeof selection>>>;

const RestoreVersion = Type.Object(
  {
    version: Type.Optional(
      Type.Enum(['before', 'after'], {
        description: 'The version that the entry made, or the one before it. Default: `after`.',
        ...invalidFilter,
      }),
    ),
    ...selection,
    mapping: Type.Optional(ReferenceMapping),
  },
  { ...CLOSED, ...invalidFilter },
);

const VersionPreview = Type.Object(
  {
    ...Preview.properties,
    undo: orNull(cursor, {
      description: 'The entry that made the current version: restoring that undoes the restore. Null if there is none.',
    }),
  },
  { ...CLOSED, title: 'VersionPreview' },
);
/** What a restore of a version would do. */
export type VersionPreview = Static<typeof VersionPreview>;

const tag = 'History';
const params = Type.Object({
  ...guildParams.properties,
  cursor: { ...Cursor, description: 'The cursor of an entry.' },
});
const common = { tag, caller: 'user' } as const;

/** Operations on the history of a server. */
export const historyCalls = {
  list: operation({
    ...common,
    method: 'GET',
    url: `${GUILD_PATH}/history/`,
    id: 'listHistory',
    summary: 'Lists what happened in a server',
    description:
      'Settings that only the owner may change are only shown to the owner. Members whose roles open modules get the entries about the settings of these.',
    schema: { params: guildParams, querystring: filters, response: { 200: HistoryPage, ...GUILD_FAILURES } },
    responseHeaders: { 200: ['Content-Language'] },
  }),
  compare: operation({
    ...common,
    method: 'GET',
    url: `${GUILD_PATH}/history/compare/`,
    id: 'compareVersions',
    summary: 'Compares two versions of a module',
    schema: {
      params: guildParams,
      querystring: Type.Object({
        module: Type.String({ maxLength: 64, description: 'The id of the module.', ...invalidFilter }),
        from: { ...Cursor, description: 'The entry that made the one version.' },
        to: Type.Optional(
          Type.String({
            pattern: '^(?:\\d{1,16}|now)$',
            description: 'The entry that made the other version, or `now` for the current settings. Default: `now`.',
            ...invalidFilter,
          }),
        ),
      }),
      response: { 200: Comparison, ...GUILD_FAILURES },
    },
    responseHeaders: { 200: ['Content-Language'] },
  }),
  unseen: operation({
    ...common,
    method: 'GET',
    url: `${GUILD_PATH}/history/unseen/`,
    id: 'listUnseenChanges',
    summary: 'Lists the modules that others have changed since the user last looked',
    schema: { params: guildParams, response: { 200: Unseen, ...GUILD_FAILURES } },
    responseHeaders: { 200: ['Content-Language'] },
  }),
  seen: operation({
    ...common,
    method: 'POST',
    url: `${GUILD_PATH}/history/seen/`,
    id: 'markSeen',
    summary: 'Remembers that the user has looked at a module, or at all',
    schema: {
      params: guildParams,
      body: Type.Object(
        {
          module: Type.Optional(
            Type.String({
              maxLength: 64,
              description: 'The id of the module. Without it: all modules.',
              ...invalidFilter,
            }),
          ),
        },
        { ...CLOSED, ...invalidFilter },
      ),
      response: { 200: Success, ...GUILD_FAILURES, ...BODY_FAILURES },
    },
  }),
  entry: operation({
    ...common,
    method: 'GET',
    url: `${GUILD_PATH}/history/:cursor/`,
    id: 'readHistoryEntry',
    summary: 'Reads an entry with all its changes',
    schema: { params, response: { 200: HistoryEntry, ...GUILD_FAILURES } },
    responseHeaders: { 200: ['Content-Language'] },
  }),
  preview: operation({
    ...common,
    method: 'POST',
    url: `${GUILD_PATH}/history/:cursor/restore/preview/`,
    id: 'previewVersion',
    summary: 'Previews going back to the version that an entry made',
    schema: { params, body: RestoreVersion, response: { 200: VersionPreview, ...GUILD_FAILURES, ...BODY_FAILURES } },
    responseHeaders: { 200: ['Content-Language', 'ETag?'] },
  }),
  restore: operation({
    ...common,
    method: 'POST',
    url: `${GUILD_PATH}/history/:cursor/restore/`,
    id: 'restoreVersion',
    summary: 'Goes back to the version that an entry made',
    description:
      'The document, a section of it or single values get the values that they had, by the same rules as a save, as a new version. What a save would refuse is left out, as the preview says.',
    caller: 'user',
    schema: {
      params,
      headers: Type.Object({ 'idempotency-key': IdempotencyKeyHeader, 'if-match': IfMatch }),
      body: RestoreVersion,
      response: {
        200: Success,
        ...GUILD_FAILURES,
        ...BODY_FAILURES,
        ...KEY_FAILURES,
        ...failureResponses(409, 428),
        412: staleAnswer(Preview, {}),
      },
    },
    responseHeaders: { 412: ['ETag', 'Content-Language'] },
  }),
};
