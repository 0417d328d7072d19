import type { Kysely, Transaction } from 'kysely';
import type { Json } from '../../language/model.ts';
import type { Tables } from './schema/tables.ts';

/** What a caller sends along so that what is sent twice is done once. */
export interface IdempotencyKey {
  /** The caller's word for it. */
  key: string;
  /** The hash of the body that the key was made for. */
  hash: string;
}

/** Whose save of what it is. */
export interface SaveTarget {
  guild: string;
  document: string;
  user: string;
}

/** What somebody does in a server beside saving, with the key that tells it from doing it again. */
export interface KeyedAction {
  guild: string;
  user: string;
  /** What it is, in a word. */
  action: string;
  idempotencyKey: IdempotencyKey;
  at: number;
}

/** The key of an action belongs to another one. */
export class KeyReused extends Error {}

/** The keys that a store keeps. */
export interface IdempotencyKeys {
  /** Keeps the key of a save with the revision that it made. */
  remember(
    db: Kysely<Tables>,
    saved: SaveTarget,
    made: IdempotencyKey & { revision: number; at: number; result?: string | null },
  ): Promise<void>;
  /**
   * Does something in a transaction and keeps what came of it, or answers what came of it the first time. Where two are sent
   * at the same moment, the key of the second is in the way: its transaction is run again, and finds the first.
   */
  once<Result extends Json>(
    trx: Transaction<Tables>,
    keyed: KeyedAction | undefined,
    act: () => Promise<Result>,
  ): Promise<Result>;
}

/** @param kept of how many revisions of a document, and times of an action, the keys stay */
export function createIdempotencyKeys(kept: number): IdempotencyKeys {
  async function remember(
    ...[db, { guild, document, user }, { key, hash, revision, at, result = null }]: Parameters<
      IdempotencyKeys['remember']
    >
  ): Promise<void> {
    const row = { guild_id: guild, document, user_id: user, key, body_hash: hash, revision, result, at };
    await db.insertInto('save_keys').values(row).execute();
    if (revision <= kept) return;
    await db
      .deleteFrom('save_keys')
      .where('guild_id', '=', guild)
      .where('document', '=', document)
      .where('revision', '<=', revision - kept)
      .execute();
  }

  return {
    remember,

    async once<Result extends Json>(
      trx: Transaction<Tables>,
      keyed: KeyedAction | undefined,
      act: () => Promise<Result>,
    ) {
      if (!keyed) return act();
      const before = await findResult(trx, keyed);
      if (before) return before.result as Result;
      const result = await act();
      const { guild, action, idempotencyKey: intent, at } = keyed;
      const { last } = await trx
        .selectFrom('save_keys')
        .select((eb) => eb.fn.max<number | null>('revision').as('last'))
        .where('guild_id', '=', guild)
        .where('document', '=', action)
        .executeTakeFirstOrThrow();
      const made = { ...intent, at, revision: (last ?? 0) + 1, result: JSON.stringify(result) };
      await remember(trx, { ...keyed, document: action }, made);
      return result;
    },
  };
}

/** What became of a save with this key, if there was one. */
export async function findKey(
  db: Kysely<Tables>,
  { guild, document, user }: SaveTarget,
  { key }: IdempotencyKey,
): Promise<{ revision: number; hash: string; result: string | null } | undefined> {
  return db
    .selectFrom('save_keys')
    .select(['revision', 'body_hash as hash', 'result'])
    .where('guild_id', '=', guild)
    .where('document', '=', document)
    .where('user_id', '=', user)
    .where('key', '=', key)
    .executeTakeFirst();
}

/**
 * What came of an action that was done already.
 * @returns null where it was not
 * @throws KeyReused
 */
export async function findResult(db: Kysely<Tables>, keyed: KeyedAction): Promise<{ result: Json } | null> {
  const known = await findKey(db, { ...keyed, document: keyed.action }, keyed.idempotencyKey);
  if (!known) return null;
  if (known.hash !== keyed.idempotencyKey.hash) throw new KeyReused();
  return { result: JSON.parse(known.result ?? 'null') };
}

/** Forgets the keys of saves from before a moment. */
export async function forgetKeys(db: Kysely<Tables>, before: number): Promise<void> {
  await db.deleteFrom('save_keys').where('at', '<', before).execute();
}
