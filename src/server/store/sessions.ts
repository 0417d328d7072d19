import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { SAVE_BYTES } from '../../language/documents/apiLimits.ts';
import { gathered } from './engines/gathered.ts';
import type { Prepare } from './engines/prepared.ts';
import { retrying } from './engines/retry.ts';
import type { SessionRow, Tables } from './schema/tables.ts';

/** A session's sealed tokens and the lease of the process that is refreshing them. */
export type SessionTokens = Pick<SessionRow, 'tokens' | 'refresh_lease'>;

export interface Sessions {
  /** Null if there is no such session or it has expired. At once, if the engine reads at once. */
  get(id: string, now: number): Promise<SessionRow | null> | SessionRow | null;
  add(row: Omit<SessionRow, 'refresh_lease'>): Promise<void>;
  /** Null if the session has ended. */
  tokens(id: string): Promise<SessionTokens | null>;
  /**
   * Takes a lease on refreshing the tokens.
   * @param seen the tokens and lease that the caller has read
   * @returns false if either has changed since
   */
  claimRefresh(id: string, seen: SessionTokens, lease: string): Promise<boolean>;
  /** Gives up the lease without changing the tokens. */
  releaseRefresh(id: string, lease: string): Promise<void>;
  /** Replaces the tokens and ends any lease. @returns false if the session has ended */
  replaceTokens(id: string, tokens: string): Promise<boolean>;
  /** @returns the tokens that the session had at its end; null if it had ended before */
  destroy(id: string): Promise<string | null>;
  /** Ends all of a user's sessions. @returns the tokens of each */
  destroyAllOf(user: string): Promise<string[]>;
  destroyExpired(now: number): Promise<void>;
}

export function sessions(db: Kysely<Tables>, prepare: Prepare): Sessions {
  const select = prepare((...ids: string[]) => db.selectFrom('sessions').selectAll().where('id', 'in', ids));
  const get = gathered(async (ids: readonly string[]) => {
    const rows = new Map((await select(...new Set(ids))).map((row) => [row.id, row]));
    return ids.map((id) => rows.get(id) ?? null);
  });

  return {
    get(id, now) {
      const running = (row: SessionRow | null | undefined) => (row && row.expires_at > now ? row : null);
      const rows = select.now?.(id);
      return rows ? running(rows[0]) : get(id).then(running);
    },

    async add(row) {
      await retrying(() => db.insertInto('sessions').values(row).execute());
    },

    async tokens(id) {
      const query = db.selectFrom('sessions').select(['tokens', 'refresh_lease']).where('id', '=', id);
      return (await query.executeTakeFirst()) ?? null;
    },

    async claimRefresh(id, { tokens, refresh_lease }, lease) {
      const claim = db
        .updateTable('sessions')
        .set({ refresh_lease: lease })
        .where('id', '=', id)
        .where('tokens', '=', tokens)
        .where('refresh_lease', refresh_lease === null ? 'is' : '=', refresh_lease);
      return (await retrying(() => claim.executeTakeFirst())).numUpdatedRows > 0n;
    },

    async releaseRefresh(id, lease) {
      const release = db.updateTable('sessions').set({ refresh_lease: null });
      await retrying(() => release.where('id', '=', id).where('refresh_lease', '=', lease).execute());
    },

    async replaceTokens(id, tokens) {
      const replace = db.updateTable('sessions').set({ tokens, refresh_lease: null }).where('id', '=', id);
      return (await retrying(() => replace.executeTakeFirst())).numUpdatedRows > 0n;
    },

    async destroy(id) {
      const ended = db.deleteFrom('sessions').where('id', '=', id).returning('tokens');
      return (await retrying(() => ended.executeTakeFirst()))?.tokens ?? null;
    },

    async destroyAllOf(user) {
      const ended = db.deleteFrom('sessions').where('user_id', '=', user).returning('tokens');
      return (await retrying(() => ended.execute())).map(({ tokens }) => tokens);
    },

    async destroyExpired(now) {
      await retrying(() => db.deleteFrom('sessions').where('expires_at', '<=', now).execute());
    },
  };
}

/** Writes and deletes a row as large as the largest save. @throws StoreUnavailable if that fails */
export async function tryWriting(db: Kysely<Tables>): Promise<void> {
  const row = { id: `probe-${randomUUID()}`, user_id: '', data: 'x'.repeat(SAVE_BYTES), tokens: '', expires_at: 0 };
  await retrying(() =>
    db.transaction().execute(async (trx) => {
      await trx.insertInto('sessions').values(row).execute();
      await trx.deleteFrom('sessions').where('id', '=', row.id).execute();
    }),
  );
}
