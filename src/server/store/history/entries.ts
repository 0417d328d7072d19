import type { ExpressionBuilder, Kysely } from 'kysely';
import type { HistoryKind } from '../../../language/documents/historyKinds.ts';
import type { HistoryRow, Tables } from '../schema/tables.ts';
import type { StoredDocument } from '../storedDocument.ts';
import { settledCursor } from './cursors.ts';
import type { ActorType, HistoryDetails } from './entry.ts';

/** An entry of the history without its version of the document. */
export interface StoredEntry extends Pick<HistoryRow, 'cursor' | 'kind' | 'actor' | 'user_id' | 'at'> {
  guild: string;
  /** Null for entries without a document. */
  made: { document: string; revision: number } | null;
  details: HistoryDetails | null;
}

/** Which entries to list. */
export interface EntryFilter {
  guild: string;
  documents?: readonly string[] | undefined;
  user?: string | undefined;
  actor?: ActorType | undefined;
  kinds?: readonly HistoryKind[] | undefined;
  /** Milliseconds: from then on. */
  since?: number | undefined;
  /** Milliseconds: before then. */
  until?: number | undefined;
  /** A cursor: only older entries. */
  before?: number | undefined;
  limit: number;
}

export interface HistoryEntries {
  /** Newest first. */
  list(filter: EntryFilter): Promise<StoredEntry[]>;
  entry(guild: string, cursor: number): Promise<StoredEntry | null>;
  /** These revisions of documents, as far as they are still stored. */
  revisions(guild: string, wanted: readonly DocumentRevision[]): Promise<Revisions>;
  /** The newest stored revision of each document that is not newer than an entry. */
  revisionsAt(guild: string, documents: readonly string[], cursor: number): Promise<Map<string, StoredDocument>>;
  /** The revisions of the first saves of documents, whether or not these versions are still stored. */
  firstRevisions(guild: string, documents: readonly string[]): Promise<Map<string, number>>;
  /** The users who have made entries, or those of these documents. */
  people(guild: string, documents?: readonly string[]): Promise<string[]>;
  /** When the oldest entry was made, or that of these documents; null if there is none. */
  oldest(guild: string, documents?: readonly string[]): Promise<number | null>;
  /** The newest entry of each document, of those after a cursor and not by a user, if they are given. */
  newest(guild: string, options?: { since?: number; exceptBy?: string }): Promise<StoredEntry[]>;
  /** All servers' entries after a cursor, oldest first. Nothing is ever added before the last of them. */
  after(cursor: number, limit: number): Promise<StoredEntry[]>;
}

export interface DocumentRevision {
  document: string;
  revision: number;
}

/** Finds one of the revisions that were read. */
export type Revisions = (wanted: DocumentRevision) => StoredDocument | undefined;

const COLUMNS = [
  'cursor',
  'guild_id',
  'document',
  'revision',
  'kind',
  'actor',
  'user_id',
  'details',
  'at',
] as const satisfies readonly (keyof HistoryRow)[];

export function historyEntries(db: Kysely<Tables>): HistoryEntries {
  const entriesOf = (guild: string, documents?: readonly string[]) => {
    const own = db.selectFrom('history').where('guild_id', '=', guild);
    return documents ? own.where('document', 'in', documents) : own;
  };

  return {
    async list({ guild, documents, user, actor, kinds, since, until, before, limit }) {
      if (documents?.length === 0) return [];
      let query = entriesOf(guild, documents).select(COLUMNS);
      if (user !== undefined) query = query.where('user_id', '=', user);
      if (actor) query = query.where('actor', '=', actor);
      if (kinds) query = query.where('kind', 'in', kinds);
      if (since !== undefined) query = query.where('at', '>=', since);
      if (until !== undefined) query = query.where('at', '<', until);
      if (before !== undefined) query = query.where('cursor', '<', before);
      return (await query.orderBy('cursor', 'desc').limit(limit).execute()).map(toEntry);
    },

    async entry(guild, cursor) {
      const row = await entriesOf(guild).select(COLUMNS).where('cursor', '=', cursor).executeTakeFirst();
      return row ? toEntry(row) : null;
    },

    async revisions(guild, wanted) {
      const found = new Map<string, StoredDocument>();
      if (wanted.length > 0) {
        const rows = await entriesOf(guild)
          .select(['document', 'revision', 'version', 'value'])
          .where((eb) => eb.or(wanted.map((one) => isRevision(eb, one))))
          .execute();
        for (const row of rows) found.set(keyOf(row), toDocument(row));
      }
      return (one) => found.get(keyOf(one));
    },

    async revisionsAt(guild, documents, cursor) {
      if (documents.length === 0) return new Map();
      const newest = await entriesOf(guild)
        .select(({ fn }) => fn.max('cursor').as('cursor'))
        .where('document', 'in', documents)
        .where('cursor', '<=', cursor)
        .groupBy('document')
        .execute();
      if (newest.length === 0) return new Map();
      const rows = await entriesOf(guild)
        .select(['document', 'revision', 'version', 'value'])
        .where(
          'cursor',
          'in',
          newest.map((row) => row.cursor),
        )
        .execute();
      return new Map(rows.map((row) => [row.document ?? '', toDocument(row)]));
    },

    async firstRevisions(guild, documents) {
      if (documents.length === 0) return new Map();
      const rows = await db
        .selectFrom('documents')
        .select(['document', 'first_revision'])
        .where('guild_id', '=', guild)
        .where('document', 'in', documents)
        .execute();
      return new Map(rows.map((row) => [row.document, row.first_revision]));
    },

    async people(guild, documents) {
      if (documents?.length === 0) return [];
      const rows = await entriesOf(guild, documents)
        .select(({ fn }) => ['user_id', fn.max('cursor').as('last')])
        .where('user_id', 'is not', null)
        .groupBy('user_id')
        .orderBy('last', 'desc')
        .execute();
      return rows.flatMap(({ user_id }) => user_id ?? []);
    },

    async oldest(guild, documents) {
      if (documents?.length === 0) return null;
      const first = await entriesOf(guild, documents).select('at').orderBy('cursor').limit(1).executeTakeFirst();
      return first?.at ?? null;
    },

    async newest(guild, { since, exceptBy } = {}) {
      let query = entriesOf(guild)
        .select(({ fn }) => fn.max('cursor').as('cursor'))
        .where('document', 'is not', null)
        .groupBy('document');
      if (since !== undefined) query = query.where('cursor', '>', since);
      if (exceptBy !== undefined) {
        query = query.where((eb) => eb.or([eb('user_id', 'is', null), eb('user_id', '!=', exceptBy)]));
      }
      const newest = await query.execute();
      if (newest.length === 0) return [];
      const rows = await entriesOf(guild)
        .select(COLUMNS)
        .where(
          'cursor',
          'in',
          newest.map((row) => row.cursor),
        )
        .orderBy('cursor', 'desc')
        .execute();
      return rows.map(toEntry);
    },

    async after(cursor, limit) {
      // Read first: what is settled now is there when the entries are read.
      const settled = await settledCursor(db);
      const rows = await db
        .selectFrom('history')
        .select(COLUMNS)
        .where('cursor', '>', cursor)
        .where('cursor', '<=', settled)
        .orderBy('cursor')
        .limit(limit)
        .execute();
      return rows.map(toEntry);
    },
  };
}

type EntryRow = Pick<HistoryRow, (typeof COLUMNS)[number]>;

function toEntry({ cursor, guild_id, document, revision, kind, actor, user_id, details, at }: EntryRow): StoredEntry {
  return {
    ...{ cursor, guild: guild_id, kind, actor, user_id, at },
    made: document === null || revision === null ? null : { document, revision },
    details: details === null ? null : { kind, ...JSON.parse(details) },
  };
}

function toDocument({ revision, version, value }: Pick<HistoryRow, 'revision' | 'version' | 'value'>): StoredDocument {
  return { revision: revision ?? 0, version: version ?? 0, value: JSON.parse(value ?? '{}') };
}

function keyOf({ document, revision }: Pick<HistoryRow, 'document' | 'revision'>): string {
  return `${document} ${revision}`;
}

function isRevision(eb: ExpressionBuilder<Tables, 'history'>, { document, revision }: DocumentRevision) {
  return eb.and([eb('document', '=', document), eb('revision', '=', revision)]);
}
