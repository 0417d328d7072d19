import type { Kysely, Transaction } from 'kysely';
import type { Json } from '../../language/model.ts';
import type { Tables } from './schema/tables.ts';

/** Identifies a request, so that one that is sent twice is executed once. */
export interface IdempotencyKey {
  /** Chosen by the caller. */
  key: string;
  /** Hash of the request: a reused key with another hash is refused. */
  hash: string;
}

/** The document that is saved, and the user who saves it. */
export interface SaveTarget {
  guild: string;
  document: string;
  user: string;
}

/** An action other than a save, with its idempotency key. */
export interface KeyedAction {
  guild: string;
  user: string;
  /** Name of the action. */
  action: string;
  idempotencyKey: IdempotencyKey;
  at: number;
}

/** The key was already used for another request. */
export class KeyReused extends Error {}

/** Stored idempotency keys. */
export interface IdempotencyKeys {
  /** Stores the key of a save together with the revision that it made. */
  remember(
    db: Kysely<Tables>,
    saved: SaveTarget,
    made: IdempotencyKey & { revision: number; at: number; result?: string | null },
  ): Promise<void>;
  /**
   * Runs `act` and stores its result in the same transaction, or returns the stored result of the first run. If two requests with
   * the same key arrive at once, the second one's insert conflicts: its transaction is retried and finds the first result.
   */
  once<Result extends Json>(
    trx: Transaction<Tables>,
    keyed: KeyedAction | undefined,
    act: () => Promise<Result>,
  ): Promise<Result>;
}

/** @param kept how many keys are kept per document, and per action in a server */
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

/** The stored key of a save or action, if there is one. */
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
 * The result of an action that was already executed.
 * @returns null if it was not
 * @throws KeyReused
 */
export async function findResult(db: Kysely<Tables>, keyed: KeyedAction): Promise<{ result: Json } | null> {
  const known = await findKey(db, { ...keyed, document: keyed.action }, keyed.idempotencyKey);
  if (!known) return null;
  if (known.hash !== keyed.idempotencyKey.hash) throw new KeyReused();
  return { result: JSON.parse(known.result ?? 'null') };
}

/** Deletes the keys from before the given time. */
export async function forgetKeys(db: Kysely<Tables>, before: number): Promise<void> {
  await db.deleteFrom('save_keys').where('at', '<', before).execute();
}
