import type { DeleteQueryBuilder, DeleteResult, Kysely } from 'kysely';
import { prepared } from './prepared.ts';
import { retrying } from './retry.ts';
import type { SessionRow, Tables } from './schema.ts';

export interface Sessions {
  /** A session that has not expired. */
  get(id: string, now: number): Promise<SessionRow | null>;
  set(row: SessionRow): Promise<void>;
  destroy(id: string): Promise<void>;
  /** Signs a person out everywhere; answers how many sessions ended. */
  destroyOf(user: string): Promise<number>;
  destroyExpired(now: number): Promise<number>;
}

export function sessions(db: Kysely<Tables>): Sessions {
  const running = prepared(db, (id: string, now: number) =>
    db.selectFrom('sessions').selectAll().where('id', '=', id).where('expires_at', '>', now),
  );

  return {
    get: async (id, now) => (await running(id, now))[0] ?? null,

    async set(row) {
      const { id: _, ...rest } = row;
      await retrying(() =>
        db
          .insertInto('sessions')
          .values(row)
          .onConflict((conflict) => conflict.column('id').doUpdateSet(rest))
          .execute(),
      );
    },

    async destroy(id) {
      await retrying(() => db.deleteFrom('sessions').where('id', '=', id).execute());
    },

    destroyOf: async (user) => removed(db.deleteFrom('sessions').where('user_id', '=', user)),

    destroyExpired: async (now) => removed(db.deleteFrom('sessions').where('expires_at', '<=', now)),
  };
}

async function removed(query: DeleteQueryBuilder<Tables, 'sessions', DeleteResult>): Promise<number> {
  return Number((await retrying(() => query.executeTakeFirst())).numDeletedRows);
}
