import type { CompiledQuery, Kysely, Transaction } from 'kysely';
import type { Json } from '../../language/model.ts';
import type { Prepare } from './engines/prepared.ts';
import type { SaveKeyRow, Tables } from './schema/tables.ts';

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

export type StoredKey = Pick<SaveKeyRow, 'revision' | 'body_hash' | 'result'>;

interface NewKey extends IdempotencyKey {
  revision: number;
  at: number;
  result?: string | null;
}

/** Stored idempotency keys. */
export interface IdempotencyKeys {
  /** How many keys are kept per document, and per action in a server. */
  readonly kept: number;
  /** The stored key of a save or action, if there is one. */
  find(target: SaveTarget, key: Pick<IdempotencyKey, 'key'>, trx?: Transaction<Tables>): Promise<StoredKey | undefined>;
  /** The result of an action that was already executed; null if it was not. @throws KeyReused */
  findResult(keyed: KeyedAction, trx?: Transaction<Tables>): Promise<{ result: Json } | null>;
  /** Stores the key of a save together with the revision that it made. */
  remember(trx: Transaction<Tables>, saved: SaveTarget, made: NewKey): Promise<void>;
  /** What {@link remember} runs. */
  queries(saved: SaveTarget, made: NewKey): CompiledQuery[];
  /** Stores the key of a save that changed nothing, with the revision that it found. */
  rememberUnchanged(trx: Transaction<Tables>, saved: SaveTarget, found: NewKey): Promise<void>;
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
export function createIdempotencyKeys(db: Kysely<Tables>, prepare: Prepare, kept: number): IdempotencyKeys {
  const select = prepare((guild: string, document: string, user: string, key: string) =>
    db
      .selectFrom('save_keys')
      .select(['revision', 'body_hash', 'result'])
      .where('guild_id', '=', guild)
      .where('document', '=', document)
      .where('user_id', '=', user)
      .where('key', '=', key),
  );
  const insert = prepare(
    (
      guild_id: string,
      document: string,
      user_id: string,
      key: string,
      body_hash: string,
      revision: number,
      result: string | null,
      at: number,
    ) => db.insertInto('save_keys').values({ guild_id, document, user_id, key, body_hash, revision, result, at }),
  );
  const forgetBefore = prepare((guild: string, document: string, revision: number) =>
    db
      .deleteFrom('save_keys')
      .where('guild_id', '=', guild)
      .where('document', '=', document)
      .where('revision', '<=', revision),
  );

  // By time, because saves that change nothing make no revision.
  const forgetOldest = prepare((guild: string, document: string) =>
    db
      .deleteFrom('save_keys')
      .where('guild_id', '=', guild)
      .where('document', '=', document)
      .where('at', '<', (eb) =>
        eb
          .selectFrom('save_keys')
          .select('at')
          .where('guild_id', '=', guild)
          .where('document', '=', document)
          .orderBy('at', 'desc')
          .limit(1)
          .offset(kept - 1),
      ),
  );

  const keys: IdempotencyKeys = {
    kept,

    async find({ guild, document, user }, { key }, trx) {
      const [known] = await (trx ? select.in(trx, guild, document, user, key) : select(guild, document, user, key));
      return known;
    },

    async findResult(keyed, trx) {
      const known = await keys.find({ ...keyed, document: keyed.action }, keyed.idempotencyKey, trx);
      if (!known) return null;
      if (known.body_hash !== keyed.idempotencyKey.hash) throw new KeyReused();
      return { result: JSON.parse(known.result ?? 'null') };
    },

    async remember(trx, saved, made) {
      for (const query of keys.queries(saved, made)) await trx.executeQuery(query);
    },

    queries: ({ guild, document, user }, { key, hash, revision, at, result = null }) => [
      insert.query(guild, document, user, key, hash, revision, result, at),
      ...(revision > kept ? [forgetBefore.query(guild, document, revision - kept)] : []),
    ],

    async rememberUnchanged(trx, saved, found) {
      await keys.remember(trx, saved, found);
      if (Number.isFinite(kept)) await forgetOldest.in(trx, saved.guild, saved.document);
    },

    async once<Result extends Json>(
      trx: Transaction<Tables>,
      keyed: KeyedAction | undefined,
      act: () => Promise<Result>,
    ) {
      if (!keyed) return act();
      const before = await keys.findResult(keyed, trx);
      // A cast: the same action has stored a result of the same type.
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
      await keys.remember(trx, { ...keyed, document: action }, made);
      return result;
    },
  };
  return keys;
}

/** Deletes the keys from before the given time. */
export async function forgetKeys(db: Kysely<Tables>, before: number): Promise<void> {
  await db.deleteFrom('save_keys').where('at', '<', before).execute();
}
