import { CompiledQuery, type Kysely } from 'kysely';
import { detailsOf } from './history/append.ts';
import { FIRST_CURSOR } from './history/cursors.ts';
import type { Tables } from './schema/tables.ts';
import type { Save } from './storedDocument.ts';

/** The new revision; undefined if nothing was written, because the save is stale or has been made already. */
export type SaveAtOnce = (save: Save, value: string, bytes: number) => Promise<number | undefined>;

const UPDATE = `update documents
  set revision = revision + 1, version = $1::int, value = $2::text, updated_at = $3::bigint, updated_by = $4::text
  where guild_id = $5::text and document = $6::text and revision = $7::int`;

const HISTORY = `insert into history
    (cursor, guild_id, document, revision, version, kind, actor, user_id, details, at, bytes, value)
  select ${FIRST_CURSOR}, $5::text, $6::text, revision, $1::int, $9::text, $10::text, $4::text, $11::text, $3::bigint, $8::int, $2::text
  from saved`;

const WITHOUT_KEY = `with saved as (${UPDATE} returning revision), kept as (${HISTORY}) select revision from saved`;

const WITH_KEY = `with saved as (${UPDATE} and not exists (select from save_keys
    where guild_id = $5::text and document = $6::text and user_id = $4::text and key = $12::text) returning revision),
  kept as (${HISTORY}),
  remembered as (insert into save_keys (guild_id, document, user_id, key, body_hash, revision, at)
    select $5::text, $6::text, $4::text, $12::text, $13::text, revision, $3::bigint from saved),
  forgotten as (delete from save_keys
    where guild_id = $5::text and document = $6::text and revision <= (select revision from saved) - $14::int)
  select revision from saved`;

/** The highest value of a column of integers. */
const MAX_INTEGER = 2 ** 31 - 1;

/**
 * Saves a document, its history and its idempotency key with one statement, for engines that a transaction of several costs as many
 * round trips.
 * @param keptKeys how many idempotency keys are kept per document
 */
export function createSaveAtOnce(db: Kysely<Tables>, keptKeys: number): SaveAtOnce {
  return async (save, value, bytes) => {
    const {
      version,
      at,
      user,
      guild,
      document,
      expectedRevision,
      idempotencyKey,
      kind = 'save',
      actor = 'user',
    } = save;
    const details = detailsOf(save.details);
    const size = bytes + Buffer.byteLength(details ?? '');
    const values = [version, value, at, user, guild, document, expectedRevision, size, kind, actor, details];
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
