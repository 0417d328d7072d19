import { CompiledQuery, type Kysely } from 'kysely';
import type { Save } from './documents.ts';
import type { Tables } from './schema/tables.ts';

/** The new revision; undefined if nothing was written, because the save is stale or has been made already. */
export type SaveAtOnce = (save: Save, value: string, bytes: number) => Promise<number | undefined>;

const UPDATE = `update documents
  set revision = revision + 1, version = $1::int, value = $2::text, updated_at = $3::bigint, updated_by = $4::text
  where guild_id = $5::text and document = $6::text and revision = $7::int`;

const HISTORY = `insert into history (guild_id, document, revision, version, value, user_id, at, bytes)
  select $5::text, $6::text, revision, $1::int, $2::text, $4::text, $3::bigint, $8::int from saved`;

const WITHOUT_KEY = `with saved as (${UPDATE} returning revision), kept as (${HISTORY}) select revision from saved`;

const WITH_KEY = `with saved as (${UPDATE} and not exists (select from save_keys
    where guild_id = $5::text and document = $6::text and user_id = $4::text and key = $9::text) returning revision),
  kept as (${HISTORY}),
  remembered as (insert into save_keys (guild_id, document, user_id, key, body_hash, revision, at)
    select $5::text, $6::text, $4::text, $9::text, $10::text, revision, $3::bigint from saved),
  forgotten as (delete from save_keys
    where guild_id = $5::text and document = $6::text and revision <= (select revision from saved) - $11::int)
  select revision from saved`;

/** The highest value of a column of integers. */
const MAX_INTEGER = 2 ** 31 - 1;

/**
 * Saves a document, its history and its idempotency key with one statement, for engines that a transaction of several costs as many
 * round trips.
 * @param keptKeys how many idempotency keys are kept per document
 */
export function createSaveAtOnce(db: Kysely<Tables>, keptKeys: number): SaveAtOnce {
  return async ({ version, at, user, guild, document, expectedRevision, idempotencyKey }, value, bytes) => {
    const values = [version, value, at, user, guild, document, expectedRevision, bytes];
    const { rows } = await db.executeQuery<{ revision: number }>(
      idempotencyKey
        ? CompiledQuery.raw(WITH_KEY, [
            ...values,
            idempotencyKey.key,
            idempotencyKey.hash,
            Math.min(keptKeys, MAX_INTEGER),
          ])
        : CompiledQuery.raw(WITHOUT_KEY, values),
    );
    return rows[0]?.revision;
  };
}
