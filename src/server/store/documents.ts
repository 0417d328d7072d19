import type { Kysely, Transaction } from 'kysely';
import type { SettingsDocument } from '../../language/model.ts';
import { prepared } from './engines/prepared.ts';
import { retrying } from './engines/retry.ts';
import type { History, PrunedHistory } from './history.ts';
import {
  findKey,
  forgetKeys,
  type IdempotencyKey,
  type IdempotencyKeys,
  type KeyedAction,
  type SaveTarget,
} from './idempotencyKeys.ts';
import type { DocumentRow, Tables } from './schema/tables.ts';

/** A stored document. Revision 0 means that it was never saved. */
export interface StoredDocument {
  revision: number;
  version: number;
  value: SettingsDocument;
}

export interface Save extends SaveTarget {
  value: SettingsDocument;
  version: number;
  /** The revision that the value was derived from, 0 for none; null to overwrite any revision. */
  expectedRevision: number | null;
  at: number;
  /** Makes a repeated save write nothing and return the first result. */
  idempotencyKey?: IdempotencyKey;
}

/** `stale: false`: the idempotency key belongs to a save with another body. */
export type SaveResult =
  | { ok: true; revision: number }
  | { ok: false; stale: true; current: StoredDocument | null }
  | { ok: false; stale: false };

export interface Documents {
  /** A server's stored documents by name. Documents that were never saved are absent. */
  read(guild: string, names: readonly string[]): Promise<Map<string, StoredDocument>>;
  /** Writes the document and its history row, and prunes older history to fit the budget, in one transaction. */
  save(save: Save): Promise<SaveResult>;
  /** The result of an earlier save with the same key; null if there was none. */
  findResult(target: SaveTarget, key: IdempotencyKey): Promise<SaveResult | null>;
  /** Deletes the keys of saves from before the given time. */
  forgetKeys(before: number): Promise<void>;
  /**
   * Writes several documents and their history rows in one transaction.
   * @param keyed makes a repeated request write nothing
   * @returns false, without writing anything, if one of the saves is stale
   */
  saveAll(saves: readonly Save[], keyed?: KeyedAction): Promise<boolean>;
  /** All servers' stored documents of one name, page by page, ordered by server. */
  pages(document: string): AsyncIterable<{ guild: string; stored: StoredDocument }[]>;
  /** All servers' stored documents of one name with an older schema version. */
  olderThan(document: string, version: number): AsyncIterable<{ guild: string; stored: StoredDocument }>;
}

const PAGE = 500;

export function documents(db: Kysely<Tables>, history: History, keys: IdempotencyKeys): Documents {
  const selectNamed = prepared(db, (guild: string, ...names: string[]) =>
    db
      .selectFrom('documents')
      .select(['document', 'revision', 'version', 'value'])
      .where('guild_id', '=', guild)
      .where('document', 'in', names),
  );

  return {
    async read(guild, names) {
      if (names.length === 0) return new Map();
      const rows = await selectNamed(guild, ...names);
      return new Map(rows.map((row) => [row.document, stored(row)]));
    },

    async save(save) {
      const { result, pruned } = await retrying(() =>
        db.transaction().execute(async (trx) => {
          const made = await write(trx, keys, save);
          return { result: made, pruned: made.ok ? await history.makeRoom(trx, save.guild) : null };
        }),
      );
      if (pruned) history.count(pruned);
      return result;
    },

    findResult: (target, key) => findResult(db, target, key),

    forgetKeys: (before) => retrying(() => forgetKeys(db, before)),

    async saveAll(saves, keyed) {
      // Always in the same order, so that two restores cannot deadlock.
      const sorted = saves.toSorted((a, b) => (a.document < b.document ? -1 : 1));
      try {
        const pruned = await retrying(() =>
          db.transaction().execute(async (trx): Promise<PrunedHistory[]> => {
            await keys.once(trx, keyed, async () => {
              for (const save of sorted) if (!(await write(trx, keys, save)).ok) throw new StaleSave();
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

async function findResult(db: Kysely<Tables>, target: SaveTarget, key: IdempotencyKey): Promise<SaveResult | null> {
  const known = await findKey(db, target, key);
  if (!known) return null;
  return known.hash === key.hash ? { ok: true, revision: known.revision } : { ok: false, stale: false };
}

async function write(trx: Transaction<Tables>, keys: IdempotencyKeys, save: Save): Promise<SaveResult> {
  const { idempotencyKey: key } = save;
  const before = key && (await findResult(trx, save, key));
  if (before) return before;
  const revision = (await update(trx, save)) ?? (save.expectedRevision ? null : await insert(trx, save));
  if (revision === null) {
    // The same save, sent twice at once, may have been made while this one waited for the row.
    const meanwhile = key && (await findResult(trx, save, key));
    if (meanwhile) return meanwhile;
    const current = await trx
      .selectFrom('documents')
      .select(['revision', 'version', 'value'])
      .where('guild_id', '=', save.guild)
      .where('document', '=', save.document)
      .executeTakeFirst();
    // Another save inserted the row between our update and our insert. Without an expected revision, retry and overwrite it.
    if (save.expectedRevision === null) throw Object.assign(new Error('Insert conflict'), { code: '40001' });
    return { ok: false, stale: true, current: current ? stored(current) : null };
  }
  const value = JSON.stringify(save.value);
  await trx
    .insertInto('history')
    .values({
      guild_id: save.guild,
      document: save.document,
      revision,
      version: save.version,
      value,
      user_id: save.user,
      at: save.at,
      bytes: Buffer.byteLength(value),
    })
    .execute();
  if (key) await keys.remember(trx, save, { ...key, revision, at: save.at });
  return { ok: true, revision };
}

async function update(trx: Transaction<Tables>, save: Save): Promise<number | null> {
  let query = trx
    .updateTable('documents')
    .set((eb) => ({
      revision: eb('revision', '+', 1),
      version: save.version,
      value: JSON.stringify(save.value),
      updated_at: save.at,
      updated_by: save.user,
    }))
    .where('guild_id', '=', save.guild)
    .where('document', '=', save.document);
  if (save.expectedRevision !== null) query = query.where('revision', '=', save.expectedRevision);
  const row = await query.returning('revision').executeTakeFirst();
  return row?.revision ?? null;
}

async function insert(trx: Transaction<Tables>, save: Save): Promise<number | null> {
  const row = await trx
    .insertInto('documents')
    .values({
      guild_id: save.guild,
      document: save.document,
      revision: 1,
      version: save.version,
      value: JSON.stringify(save.value),
      updated_at: save.at,
      updated_by: save.user,
    })
    .onConflict((conflict) => conflict.columns(['guild_id', 'document']).doNothing())
    .returning('revision')
    .executeTakeFirst();
  return row?.revision ?? null;
}

function stored(row: Pick<DocumentRow, 'revision' | 'version' | 'value'>): StoredDocument {
  return { revision: row.revision, version: row.version, value: JSON.parse(row.value) };
}
