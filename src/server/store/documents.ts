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

/** A stored document. Revision 0 is one that was never saved. */
export interface StoredDocument {
  revision: number;
  version: number;
  value: SettingsDocument;
}

export interface Save extends SaveTarget {
  value: SettingsDocument;
  version: number;
  /** The revision that the value was made from; 0 for none. `null` overwrites whatever is there. */
  expectedRevision: number | null;
  at: number;
  /** With it, the same save sent again writes nothing and has the result of the first time. */
  idempotencyKey?: IdempotencyKey;
}

/** `stale: false`: the key of the save belongs to another body. */
export type SaveResult =
  | { ok: true; revision: number }
  | { ok: false; stale: true; current: StoredDocument | null }
  | { ok: false; stale: false };

export interface Documents {
  /** Stored documents of one server by name; a document that was never saved is absent. */
  read(guild: string, names: readonly string[]): Promise<Map<string, StoredDocument>>;
  /** Writes the document and its history row in one transaction, in which older history makes room for it. */
  save(save: Save): Promise<SaveResult>;
  /** The result of an earlier save with the same key; null where there was none. */
  findResult(saved: SaveTarget, intent: IdempotencyKey): Promise<SaveResult | null>;
  /** Forgets the keys of saves from before a moment: nobody sends those again. */
  forgetKeys(before: number): Promise<void>;
  /**
   * Writes several documents and their history rows in one transaction: all, or none where one is stale.
   * @param keyed with its key, the same sent again writes nothing
   */
  saveAll(saves: readonly Save[], keyed?: KeyedAction): Promise<boolean>;
  /** The stored documents of one name, page by page in the order of the servers. */
  pages(document: string): AsyncIterable<{ guild: string; stored: StoredDocument }[]>;
  /** Stored documents of one name that were written before a version, server by server. */
  olderThan(document: string, version: number): AsyncIterable<{ guild: string; stored: StoredDocument }>;
}

const PAGE = 500;

export function documents(db: Kysely<Tables>, history: History, keys: IdempotencyKeys): Documents {
  const named = prepared(db, (guild: string, ...names: string[]) =>
    db
      .selectFrom('documents')
      .select(['document', 'revision', 'version', 'value'])
      .where('guild_id', '=', guild)
      .where('document', 'in', names),
  );

  return {
    async read(guild, names) {
      if (names.length === 0) return new Map();
      const rows = await named(guild, ...names);
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

    findResult: (saved, intent) => earlierResult(db, saved, intent),

    forgetKeys: (before) => retrying(() => forgetKeys(db, before)),

    async saveAll(saves, keyed) {
      // Always in the same order, so that two restores do not wait for each other.
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

/** Undoes a transaction of which one save was stale. */
class StaleSave extends Error {}

async function* pagesOf(
  db: Kysely<Tables>,
  document: string,
  olderThan?: number,
): AsyncGenerator<{ guild: string; stored: StoredDocument }[]> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('documents')
      .select(['guild_id', 'revision', 'version', 'value'])
      .where('document', '=', document)
      .$if(olderThan !== undefined, (query) => query.where('version', '<', olderThan as number))
      .where('guild_id', '>', after)
      .orderBy('guild_id')
      .limit(PAGE)
      .execute();
    if (rows.length > 0) yield rows.map((row) => ({ guild: row.guild_id, stored: stored(row) }));
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.guild_id;
  }
}

async function earlierResult(
  db: Kysely<Tables>,
  saved: SaveTarget,
  intent: IdempotencyKey,
): Promise<SaveResult | null> {
  const known = await findKey(db, saved, intent);
  if (!known) return null;
  return known.hash === intent.hash ? { ok: true, revision: known.revision } : { ok: false, stale: false };
}

async function write(trx: Transaction<Tables>, keys: IdempotencyKeys, save: Save): Promise<SaveResult> {
  const { idempotencyKey: intent } = save;
  const before = intent && (await earlierResult(trx, save, intent));
  if (before) return before;
  const revision = (await update(trx, save)) ?? (save.expectedRevision ? null : await insert(trx, save));
  if (revision === null) {
    // Sent twice at the same moment, the save was made while this one waited for the row.
    const meanwhile = intent && (await earlierResult(trx, save, intent));
    if (meanwhile) return meanwhile;
    const current = await trx
      .selectFrom('documents')
      .select(['revision', 'version', 'value'])
      .where('guild_id', '=', save.guild)
      .where('document', '=', save.document)
      .executeTakeFirst();
    // Somebody inserted between our update and our insert: without an expectation, write over that.
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
  if (intent) await keys.remember(trx, save, { ...intent, revision, at: save.at });
  return { ok: true, revision };
}

async function update(trx: Transaction<Tables>, save: Save): Promise<number | null> {
  const row = await trx
    .updateTable('documents')
    .set((eb) => ({
      revision: eb('revision', '+', 1),
      version: save.version,
      value: JSON.stringify(save.value),
      updated_at: save.at,
      updated_by: save.user,
    }))
    .where('guild_id', '=', save.guild)
    .where('document', '=', save.document)
    .$if(save.expectedRevision !== null, (query) => query.where('revision', '=', save.expectedRevision as number))
    .returning('revision')
    .executeTakeFirst();
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
  return { revision: row.revision, version: row.version, value: JSON.parse(row.value) as SettingsDocument };
}
