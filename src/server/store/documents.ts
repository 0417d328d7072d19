import { type Kysely, sql, type Transaction } from 'kysely';
import { gathered } from './engines/gathered.ts';
import type { Prepare } from './engines/prepared.ts';
import { retrying } from './engines/retry.ts';
import type { StoreDialect } from './engines/storeDialect.ts';
import { firstRevision } from './firstRevision.ts';
import type { Append } from './history/append.ts';
import { isSqlite } from './history/cursors.ts';
import type { PrunedHistory, RetentionJob } from './history/retention.ts';
import {
  forgetKeys,
  type IdempotencyKey,
  type IdempotencyKeys,
  type KeyedAction,
  type SaveTarget,
} from './idempotencyKeys.ts';
import { createParseDocument, type ParseDocument } from './parsedDocuments.ts';
import { createSaveAtOnce, type SaveAtOnce } from './saveAtOnce.ts';
import { createSaveNow } from './saveNow.ts';
import type { DocumentRow, Tables } from './schema/tables.ts';
import type { Save, SaveResult, StoredDocument } from './storedDocument.ts';

export interface Documents {
  /** A server's stored documents by name, shared and frozen. Documents that were never saved are absent. */
  read(guild: string, names: readonly string[]): Promise<Map<string, StoredDocument>>;
  /** Writes the document and its entry in the history, and prunes older history to fit the budget, in one transaction. */
  save(save: Save): Promise<SaveResult>;
  /**
   * Stores the key of a save that changes nothing, and writes neither a version nor history.
   * @param revision the current one
   * @returns the result of an earlier save with the same key, if there was one
   */
  saveUnchanged(target: SaveTarget, unchanged: UnchangedSave): Promise<SaveResult>;
  /** The result of an earlier save with the same key; null if there was none. */
  findResult(target: SaveTarget, key: IdempotencyKey): Promise<SaveResult | null>;
  /** Deletes the keys of saves from before the given time. */
  forgetKeys(before: number): Promise<void>;
  /**
   * Writes several documents and their entries in the history in one transaction.
   * @param keyed makes a repeated request write nothing
   * @returns false, without writing anything, if one of the saves is stale
   */
  saveAll(saves: readonly Save[], keyed?: KeyedAction): Promise<boolean>;
  /** All servers' stored documents of one name, page by page, ordered by server. */
  pages(document: string): AsyncIterable<{ guild: string; stored: StoredDocument }[]>;
  /** All servers' stored documents of one name with an older schema version. */
  olderThan(document: string, version: number): AsyncIterable<{ guild: string; stored: StoredDocument }>;
}

interface UnchangedSave {
  revision: number;
  at: number;
  idempotencyKey: IdempotencyKey;
}

const PAGE = 500;

interface Saved {
  result: SaveResult;
  pruned: PrunedHistory | null;
}

/** Documents of a server. */
interface Named {
  guild: string;
  names: readonly string[];
}

type FindResult = (target: SaveTarget, key: IdempotencyKey, trx?: Transaction<Tables>) => Promise<SaveResult | null>;

export interface DocumentParts {
  history: RetentionJob;
  append: Append;
  keys: IdempotencyKeys;
  writeNow: StoreDialect['writeNow'];
}

export function documents(db: Kysely<Tables>, prepare: Prepare, parts: DocumentParts): Documents {
  const { history, keys, append, writeNow } = parts;
  const findResult: FindResult = async (target, key, trx) => {
    const known = await keys.find(target, key, trx);
    if (!known) return null;
    return known.body_hash === key.hash ? { ok: true, revision: known.revision } : { ok: false, stale: false };
  };
  const update = prepareUpdate(db, prepare);
  const write = createWrite(db, prepare, { findResult, update, append, keys });

  const selectNamed = prepare((guild: string, ...names: string[]) =>
    db
      .selectFrom('documents')
      .select(['guild_id', 'document', 'revision', 'version', 'value'])
      .where('guild_id', '=', guild)
      .where('document', 'in', names),
  );

  const parse = createParseDocument();
  const storedByName = (rows: readonly Parameters<ParseDocument>[0][]) =>
    new Map(rows.map((row) => [row.document, parse(row)]));
  const readOne = async ({ guild, names }: Named) => storedByName(await selectNamed(guild, ...names));
  const isLocal = isSqlite(db);
  const read = isLocal ? readOne : gathered(readMany);
  const saveAtOnce = writeNow
    ? createSaveNow(writeNow, { update, append, keys })
    : isLocal
      ? undefined
      : createSaveAtOnce(db, keys.kept);

  /** Saves at once what replaces a known revision and leaves the history within its budget. */
  async function saveQuickly(atOnce: SaveAtOnce, save: Save): Promise<number | undefined> {
    if (!save.expectedRevision) return undefined;
    const value = JSON.stringify(save.value);
    const bytes = Buffer.byteLength(value);
    return history.hasRoom(save.guild, bytes) ? atOnce(save, value, bytes) : undefined;
  }

  /** With an array per column, the query is the same for any number of documents. */
  async function readMany(wanted: readonly Named[]): Promise<Map<string, StoredDocument>[]> {
    const pairs = new Map(
      wanted.flatMap(({ guild, names }) => names.map((name) => [`${guild} ${name}`, { guild, name }] as const)),
    );
    const guilds = [...pairs.values()].map(({ guild }) => guild);
    const names = [...pairs.values()].map(({ name }) => name);
    const found = await sql<DocumentRow>`select guild_id, document, revision, version, value from documents
      join unnest(${guilds}::text[], ${names}::text[]) as wanted (guild_id, document) using (guild_id, document)`.execute(
      db,
    );
    const rows = new Map(found.rows.map((row) => [`${row.guild_id} ${row.document}`, row]));
    return wanted.map(({ guild, names: own }) =>
      storedByName(own.flatMap((name) => rows.get(`${guild} ${name}`) ?? [])),
    );
  }

  return {
    read: async (guild, names) => (names.length === 0 ? new Map() : read({ guild, names })),

    async save(save) {
      const { result, pruned } = await retrying(async (): Promise<Saved> => {
        const revision = saveAtOnce && (await saveQuickly(saveAtOnce, save));
        if (revision !== undefined) return { result: { ok: true, revision }, pruned: null };
        return db.transaction().execute(async (trx) => {
          const { result, bytes } = await write(trx, save);
          return { result, pruned: result.ok ? await history.makeRoom(trx, save.guild, bytes) : null };
        });
      });
      if (pruned) history.count(pruned);
      return result;
    },

    saveUnchanged: (target, { idempotencyKey: key, revision, at }) =>
      retrying(() =>
        db.transaction().execute(async (trx): Promise<SaveResult> => {
          const before = await findResult(target, key, trx);
          if (before) return before;
          await keys.rememberUnchanged(trx, target, { ...key, revision, at });
          return { ok: true, revision };
        }),
      ),

    findResult: (target, key) => findResult(target, key),

    forgetKeys: (before) => retrying(() => forgetKeys(db, before)),

    async saveAll(saves, keyed) {
      // Always in the same order, so that two restores cannot deadlock.
      const sorted = saves.toSorted((a, b) => (a.document < b.document ? -1 : 1));
      try {
        const pruned = await retrying(() =>
          db.transaction().execute(async (trx): Promise<PrunedHistory[]> => {
            await keys.once(trx, keyed, async () => {
              for (const save of sorted) if (!(await write(trx, save)).result.ok) throw new StaleSave();
              return null;
            });
            return Promise.all(
              [...new Set(sorted.map(({ guild }) => guild))].map((guild) => history.makeRoom(trx, guild)),
            );
          }),
        );
        for (const one of pruned) history.count(one);
        return true;
      } catch (error) {
        if (error instanceof StaleSave) return false;
        throw error;
      }
    },

    pages: (document) => pagesOf(db, document),

    async *olderThan(document, version) {
      for await (const page of pagesOf(db, document, version)) yield* page;
    },
  };
}

/** Rolls back a transaction in which one save was stale. */
class StaleSave extends Error {}

async function* pagesOf(
  db: Kysely<Tables>,
  document: string,
  olderThan?: number,
): AsyncGenerator<{ guild: string; stored: StoredDocument }[]> {
  for (let after = ''; ; ) {
    let query = db
      .selectFrom('documents')
      .select(['guild_id', 'revision', 'version', 'value'])
      .where('document', '=', document)
      .where('guild_id', '>', after);
    if (olderThan !== undefined) query = query.where('version', '<', olderThan);
    const rows = await query.orderBy('guild_id').limit(PAGE).execute();
    if (rows.length > 0) yield rows.map((row) => ({ guild: row.guild_id, stored: stored(row) }));
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.guild_id;
  }
}

/** @returns also by how many bytes the history grew */
type Write = (trx: Transaction<Tables>, save: Save) => Promise<{ result: SaveResult; bytes: number }>;

/** The update of a document, if it has the expected revision. */
function prepareUpdate(db: Kysely<Tables>, prepare: Prepare) {
  return prepare(
    (
      value: string,
      version: number,
      at: number,
      user: string,
      guild: string,
      document: string,
      ...expected: number[]
    ) => {
      const query = db
        .updateTable('documents')
        .set((eb) => ({ revision: eb('revision', '+', 1), version, value, updated_at: at, updated_by: user }))
        .where('guild_id', '=', guild)
        .where('document', '=', document)
        .returning('revision');
      const [revision] = expected;
      return revision === undefined ? query : query.where('revision', '=', revision);
    },
  );
}

interface WriteParts extends Pick<DocumentParts, 'append' | 'keys'> {
  findResult: FindResult;
  update: ReturnType<typeof prepareUpdate>;
}

/** Creates a function that writes a save in a transaction. */
function createWrite(db: Kysely<Tables>, prepare: Prepare, { findResult, update, append, keys }: WriteParts): Write {
  const insert = prepare((value: string, version: number, at: number, user: string, guild: string, document: string) =>
    db
      .insertInto('documents')
      .values({
        ...{ guild_id: guild, document, version, value, updated_at: at, updated_by: user },
        ...{ revision: firstRevision, first_revision: firstRevision },
      })
      .onConflict((conflict) => conflict.columns(['guild_id', 'document']).doNothing())
      .returning('revision'),
  );

  return async (trx, save) => {
    const { guild, document, user, version, at, expectedRevision, idempotencyKey: key } = save;
    const before = key && (await findResult(save, key, trx));
    if (before) return { result: before, bytes: 0 };
    const value = JSON.stringify(save.value);
    const row = [value, version, at, user, guild, document] as const;
    const expected = expectedRevision === null ? [] : [expectedRevision];
    const [made] = await update.in(trx, ...row, ...expected);
    const [first] = made || expectedRevision ? [] : await insert.in(trx, ...row);
    const revision = (made ?? first)?.revision;
    if (revision === undefined) {
      // The same save, sent twice at once, may have been made while this one waited for the row.
      const meanwhile = key && (await findResult(save, key, trx));
      if (meanwhile) return { result: meanwhile, bytes: 0 };
      const current = await trx
        .selectFrom('documents')
        .select(['revision', 'version', 'value'])
        .where('guild_id', '=', guild)
        .where('document', '=', document)
        .executeTakeFirst();
      // Another save inserted the row between our update and our insert. Without an expected revision, retry and overwrite it.
      if (expectedRevision === null) throw Object.assign(new Error('Insert conflict'), { code: '40001' });
      return { result: { ok: false, stale: true, current: current ? stored(current) : null }, bytes: 0 };
    }
    const bytes = Buffer.byteLength(value);
    await append(trx, {
      ...{ guild, user, at, actor: save.actor ?? 'user', kind: save.kind ?? 'save', details: save.details },
      made: { document, revision, version, value, bytes },
    });
    if (key) await keys.remember(trx, save, { ...key, revision, at });
    return { result: { ok: true, revision }, bytes };
  };
}

function stored(row: Pick<DocumentRow, 'revision' | 'version' | 'value'>): StoredDocument {
  return { revision: row.revision, version: row.version, value: JSON.parse(row.value) };
}
