import type { Kysely } from 'kysely';
import { prepared } from './prepared.ts';
import { retrying } from './retry.ts';
import type { SessionRow, Tables } from './schema.ts';

export interface Sessions {
  /** A session that has not expired. */
  get(id: string, now: number): Promise<SessionRow | null>;
  add(row: SessionRow): Promise<void>;
  /** Replaces what a session holds. One that has been ended meanwhile stays ended. */
  update(id: string, data: string): Promise<void>;
  destroy(id: string): Promise<void>;
  destroyExpired(now: number): Promise<void>;
}

export function sessions(db: Kysely<Tables>): Sessions {
  const running = prepared(db, (id: string, now: number) =>
    db.selectFrom('sessions').selectAll().where('id', '=', id).where('expires_at', '>', now),
  );

  return {
    get: async (id, now) => (await running(id, now))[0] ?? null,

    async add(row) {
      await retrying(() => db.insertInto('sessions').values(row).execute());
    },

    async update(id, data) {
      await retrying(() => db.updateTable('sessions').set({ data }).where('id', '=', id).execute());
    },

    async destroy(id) {
      await retrying(() => db.deleteFrom('sessions').where('id', '=', id).execute());
    },

    async destroyExpired(now) {
      await retrying(() => db.deleteFrom('sessions').where('expires_at', '<=', now).execute());
    },
  };
}
