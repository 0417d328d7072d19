import { type Kysely, sql } from 'kysely';
import { retrying } from './engines/retry.ts';
import type { RowCounts, Tables } from './schema/tables.ts';

/** Columns with JSON that holds channels, whose permissions may name members, and the names of what settings refer to. */
const COLUMNS = { backups: 'value', bot_tasks: 'payload' } as const satisfies Partial<Record<keyof Tables, string>>;

interface Naming {
  table: string;
  column: string;
  guild_id: string;
  id: string;
  /** The JSON without the user. */
  without: string;
}

/** How many backups and tasks name a user in permissions or by name. */
export async function permissionsNaming(db: Kysely<Tables>, user: string): Promise<RowCounts> {
  const counts: RowCounts = Object.fromEntries(Object.keys(COLUMNS).map((table) => [table, 0]));
  for await (const { table } of rowsNaming(db, user)) counts[table] = (counts[table] ?? 0) + 1;
  return counts;
}

/** Removes a user's permissions and name from backups and tasks. Settings that contain the id are those of the server, and stay. */
export async function forgetPermissions(db: Kysely<Tables>, user: string): Promise<void> {
  for await (const { table, column, guild_id, id, without } of rowsNaming(db, user)) {
    const update = sql`update ${sql.table(table)} set ${sql.ref(column)} = ${without}
      where guild_id = ${guild_id} and id = ${id}`;
    await retrying(() => update.execute(db));
  }
}

async function* rowsNaming(db: Kysely<Tables>, user: string): AsyncGenerator<Naming> {
  for (const [table, column] of Object.entries(COLUMNS)) {
    const naming = sql<{ guild_id: string; id: string }>`select guild_id, id from ${sql.table(table)}
      where ${sql.ref(column)} like ${`%${user}"%`}`;
    for (const { guild_id, id } of (await naming.execute(db)).rows) {
      // One by one: a bot has permissions of its own in many servers.
      const stored = sql<{ json: string }>`select ${sql.ref(column)} as json from ${sql.table(table)}
        where guild_id = ${guild_id} and id = ${id}`;
      const json = (await stored.execute(db)).rows[0]?.json;
      const without = json === undefined ? null : withoutUser(json, user);
      if (without !== null) yield { table, column, guild_id, id, without };
    }
  }
}

/** The parts of backups and tasks that may name users. Old backups hold channels in another form, without permissions. */
interface Holding {
  names?: Record<string, string>;
  channels?: { permission_overwrites: { id: string }[] }[] | Record<string, unknown>;
}

/** The JSON without a user; null if it does not name the user. */
function withoutUser(json: string, user: string): string | null {
  const held: Holding = JSON.parse(json);
  const before = JSON.stringify(held);
  delete held.names?.[`member:${user}`];
  for (const channel of Array.isArray(held.channels) ? held.channels : []) {
    channel.permission_overwrites = channel.permission_overwrites.filter(({ id }) => id !== user);
  }
  const after = JSON.stringify(held);
  return after === before ? null : after;
}
