import type { Prepared } from './engines/prepared.ts';
import type { StoreDialect } from './engines/storeDialect.ts';
import type { Append } from './history/append.ts';
import type { IdempotencyKeys } from './idempotencyKeys.ts';
import type { SaveAtOnce } from './saveAtOnce.ts';

interface SaveNowParts {
  /** The update of a document with an expected revision. */
  update: Prepared<[string, number, number, string, string, string, ...number[]], unknown>;
  append: Append;
  keys: IdempotencyKeys;
}

/** Saves a document, its history and its idempotency key in one go, for engines that write without waiting. */
export function createSaveNow(
  writeNow: NonNullable<StoreDialect['writeNow']>,
  { update, append, keys }: SaveNowParts,
): SaveAtOnce {
  return async (save, value, bytes) => {
    const { guild, document, user, version, at, expectedRevision, idempotencyKey: key } = save;
    if (expectedRevision === null || (key && (await keys.find(save, key)))) return undefined;
    const revision = expectedRevision + 1;
    const isSaved = await writeNow([
      update.query(value, version, at, user, guild, document, expectedRevision),
      append.query({
        ...{ guild, user, at, actor: save.actor ?? 'user', kind: save.kind ?? 'save', details: save.details },
        made: { document, revision, version, value, bytes },
      }),
      ...(key ? keys.queries(save, { ...key, revision, at }) : []),
    ]);
    return isSaved ? revision : undefined;
  };
}
