import { CompiledQuery, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '../schema.ts';
import { METRICS, SEEN, type Seen, TOTALS, type Total } from './columns.ts';
import type { Person } from './gather.ts';
import { byId, text } from './ids.ts';
import { type Floors, isLeader } from './leaders.ts';
import { added, inParts, places, raised, reader, refs, texts, type Value, valuesOf, writing } from './many.ts';
import { WINDOWS } from './periods.ts';

type People = ReadonlyMap<string, Person>;

/** When members were last seen. */
export const readSeen = reader('statistics_activity', SEEN);

/** Adds to what members have in the windows, and takes over when they were seen. */
export async function writeActivity(trx: Transaction<Tables>, guild: string, people: People): Promise<void> {
  const users = [...people].sort(([a], [b]) => byId(a, b));
  for (const [shortest, write] of writers.entries()) {
    const rows = users.flatMap(([user, { seen, added }]): Value[][] => {
      const values = added[shortest];
      return values ? [[guild, user, ...seen, ...values]] : [];
    });
    await write(trx, rows);
  }
}

/** By the shortest window that something is in: what is written once is added to each of the windows from there on. */
const writers = WINDOWS.map((_, shortest) => {
  const totals = TOTALS.slice(shortest);
  const columns = ['guild_id', 'user_id', ...SEEN, ...totals.flat()];
  const given = columns.length - totals.flat().length;
  const taken = [
    ...Array.from({ length: given }, (_, index) => index),
    ...totals.flatMap(() => METRICS.map((_, index) => given + index)),
  ];
  return writing(
    (rows) => sql`insert into statistics_activity (${refs(columns)})
      select ${sql.join(taken.map(wholeNumber))} from (values ${valuesOf(given + METRICS.length, rows)}) as given
      where true
      on conflict (guild_id, user_id) do update
      set ${sql.join([...raised('statistics_activity', SEEN), ...added('statistics_activity', totals.flat())])}`,
  );
});

/** A value of a list of rows. Both engines call them so, and PostgreSQL takes them for texts. */
function wholeNumber(index: number): RawBuilder<number> {
  return sql`cast(${sql.ref(`column${index + 1}`)} as bigint)`;
}

/** Of the members who have more now, those who are high enough for a list, with what they have. */
export async function* highEnough(
  trx: Transaction<Tables>,
  guild: string,
  people: People,
  floors: Floors,
): AsyncGenerator<{ user: string; total: Total; value: number }> {
  const least = TOTALS.flat().map((total) => floors[total]?.value ?? 1);
  const users = [...people.keys()].sort(byId);
  for (const some of inParts(users)) {
    const query = CompiledQuery.raw(candidates(trx, some.length), [guild, ...some, ...least]);
    for (const row of (await trx.executeQuery<Candidate>(query)).rows) {
      const person = people.get(row.user_id) as Person;
      for (const total of growing(person)) {
        const value = row[total];
        if (isLeader(floors[total], row.user_id, value)) yield { user: row.user_id, total, value };
      }
    }
  }
}

type Candidate = { user_id: string } & Record<Total, number>;

const candidates = texts((count) => {
  const columns = TOTALS.flat();
  return sql`select ${text('user_id')} as user_id, ${refs(columns)} from statistics_activity
    where guild_id = ${0} and user_id in (${places(count)})
    and (${sql.join(
      columns.map((total) => sql`${sql.ref(total)} >= ${0}`),
      sql` or `,
    )})`;
});

/** The totals to which something was added. */
function growing({ added }: Person): Total[] {
  return METRICS.flatMap((_, metric) => {
    const shortest = added.findIndex((values) => (values?.[metric] ?? 0) > 0);
    return shortest < 0 ? [] : TOTALS.slice(shortest).map((totals) => totals[metric] as Total);
  });
}

export type SeenBefore = ReadonlyMap<string, Record<Seen, number>>;
