import type { Kysely } from 'kysely';
import type { SettingsDocument } from '../../language/model.ts';
import type { DocumentRow, HistoryRow, Tables } from './schema/tables.ts';
import type { StoredDocument } from './storedDocument.ts';

/** Some servers, between two ids. */
export interface ServerPage {
  guilds: readonly string[];
  /** All of them come after this id, and no others do up to `last`. */
  after: string;
  last: string;
}

/** Stored documents by name, by server. */
export type DocumentsByServer = ReadonlyMap<string, Map<string, StoredDocument>>;

/** A version of a document that somebody saved. */
export interface StoredSave extends Pick<HistoryRow, 'cursor' | 'at' | 'actor'> {
  guild: string;
  document: string;
  stored: StoredDocument;
}

/** Reads the settings of all servers, a page at a time, so that any number of them takes the same memory. */
export interface Servers {
  /**
   * The servers that have stored documents, ordered by id: all, or those after one and up to another.
   * @param withSubscriptions includes those that only have a subscription
   */
  pages(between?: {
    after?: string | undefined;
    last?: string | undefined;
    withSubscriptions?: boolean;
  }): AsyncIterable<ServerPage>;
  /**
   * The ids that divide the servers into about equal parts, by their documents. None if there are fewer documents than `worthwhile`.
   */
  bounds(parts: number, worthwhile: number): Promise<string[]>;
  /** The stored documents of these names of the servers of a page. */
  documents(page: ServerPage, names: readonly string[]): Promise<DocumentsByServer>;
  /** All stored documents of some servers. */
  documentsOf(guilds: readonly string[]): Promise<DocumentsByServer>;
  /** The versions of these documents that were made since a time in milliseconds, by server, oldest first. */
  saves(page: ServerPage, names: readonly string[], since: number): AsyncIterable<StoredSave>;
  /**
   * For each of these documents that was saved since a time, the version before its first save then: null if there was none, and
   * undefined if it is no longer kept.
   */
  versionsBefore(page: ServerPage, names: readonly string[], since: number): Promise<VersionsBefore>;
}

/** By server and document. */
export type VersionsBefore = ReadonlyMap<string, Map<string, StoredDocument | null | undefined>>;

/** Servers of a page, and versions that are read at once. */
const PAGE = 250;

export function servers(db: Kysely<Tables>): Servers {
  const savesIn = ({ after, last }: ServerPage, names: readonly string[], since: number) =>
    db
      .selectFrom('history')
      .where('history.guild_id', '>', after)
      .where('history.guild_id', '<=', last)
      .where('history.document', 'in', names)
      .where('history.at', '>=', since);

  const selected = db.selectFrom('documents').select(['guild_id', 'document', 'revision', 'version', 'value']);

  return {
    async *pages({ after: first = '', last: until, withSubscriptions = false } = {}) {
      for (let after = first; ; ) {
        const idsIn = (table: 'documents' | 'subscriptions') =>
          db
            .selectFrom(table)
            .select('guild_id')
            .distinct()
            .where('guild_id', '>', after)
            .$if(until !== undefined, (query) => query.where('guild_id', '<=', until ?? ''))
            .orderBy('guild_id')
            .limit(PAGE);
        const rows = await db
          .selectFrom(idsIn('documents').as('stored'))
          .select('guild_id')
          .$if(withSubscriptions, (query) =>
            query.union(db.selectFrom(idsIn('subscriptions').as('subscribed')).select('guild_id')),
          )
          .orderBy('guild_id')
          .limit(PAGE)
          .execute();
        const last = rows.at(-1)?.guild_id;
        if (last === undefined) return;
        yield { guilds: rows.map((row) => row.guild_id), after, last };
        if (rows.length < PAGE) return;
        after = last;
      }
    },

    async bounds(parts, worthwhile) {
      const { count } = await db
        .selectFrom('documents')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      if (Number(count) < worthwhile) return [];
      const ids: string[] = [];
      for (let part = 1; part < parts; part++) {
        const place = Math.floor((Number(count) * part) / parts);
        const query = db.selectFrom('documents').select('guild_id').orderBy('guild_id').limit(1).offset(place);
        const row = await query.executeTakeFirst();
        if (row && row.guild_id !== ids.at(-1)) ids.push(row.guild_id);
      }
      return ids;
    },

    async documents({ after, last }, names) {
      if (names.length === 0) return new Map();
      const between = selected.where('guild_id', '>', after).where('guild_id', '<=', last);
      return byServer(await between.where('document', 'in', names).execute());
    },

    async documentsOf(guilds) {
      return guilds.length === 0 ? new Map() : byServer(await selected.where('guild_id', 'in', guilds).execute());
    },

    async *saves(page, names, since) {
      if (names.length === 0) return;
      for (let position = { guild_id: page.after, cursor: -1 }; ; ) {
        const { guild_id: guild, cursor } = position;
        const rows = await savesIn(page, names, since)
          .select(['guild_id', 'cursor', 'document', 'revision', 'version', 'value', 'at', 'actor'])
          .where((eb) =>
            eb.or([eb('guild_id', '>', guild), eb.and([eb('guild_id', '=', guild), eb('cursor', '>', cursor)])]),
          )
          .orderBy('guild_id')
          .orderBy('cursor')
          .limit(PAGE)
          .execute();
        for (const row of rows) {
          const { guild_id, cursor, document, at, actor } = row;
          yield { guild: guild_id, cursor, document: document ?? '', at, actor, stored: storedIn(row) };
        }
        const last = rows.at(-1);
        if (!last || rows.length < PAGE) return;
        position = last;
      }
    },

    async versionsBefore(page, names, since) {
      const found = new Map<string, Map<string, StoredDocument | null | undefined>>();
      if (names.length === 0) return found;
      const rows = await db
        .selectFrom(
          savesIn(page, names, since)
            .select(({ fn }) => ['guild_id', 'document', fn.min('revision').as('first')])
            .groupBy(['guild_id', 'document'])
            .as('saved'),
        )
        .leftJoin('history', (join) =>
          join
            .onRef('history.guild_id', '=', 'saved.guild_id')
            .onRef('history.document', '=', 'saved.document')
            .on((eb) => eb('history.revision', '=', eb('saved.first', '-', 1))),
        )
        .leftJoin('documents', (join) =>
          join.onRef('documents.guild_id', '=', 'saved.guild_id').onRef('documents.document', '=', 'saved.document'),
        )
        .select(['saved.guild_id', 'saved.document', 'saved.first', 'documents.first_revision', 'history.revision'])
        .select(['history.version', 'history.value'])
        .execute();
      for (const { guild_id, document, first, first_revision: firstEver, ...before } of rows) {
        const version = Number(first) === firstEver ? null : before.value === null ? undefined : storedIn(before);
        entryOf(found, guild_id).set(document ?? '', version);
      }
      return found;
    },
  };
}

function byServer(
  rows: readonly Omit<DocumentRow, 'first_revision' | 'updated_at' | 'updated_by'>[],
): DocumentsByServer {
  const found = new Map<string, Map<string, StoredDocument>>();
  for (const row of rows) entryOf(found, row.guild_id).set(row.document, storedIn(row));
  return found;
}

function entryOf<Value>(map: Map<string, Map<string, Value>>, key: string): Map<string, Value> {
  const known = map.get(key) ?? new Map<string, Value>();
  map.set(key, known);
  return known;
}

function storedIn({ revision, version, value }: Pick<HistoryRow, 'revision' | 'version' | 'value'>): StoredDocument {
  return { revision: revision ?? 0, version: version ?? 0, value: parsed(value ?? '{}') };
}

/** How many values are kept to be found again. */
const KEPT = 2000;
const values = new Map<string, SettingsDocument>();

/** A stored value: the same object for the same text, so that what many servers have alike can be judged once. */
function parsed(text: string): SettingsDocument {
  const known = values.get(text);
  if (known) return known;
  const value: SettingsDocument = Object.freeze(JSON.parse(text));
  if (values.size >= KEPT) values.clear();
  values.set(text, value);
  return value;
}
