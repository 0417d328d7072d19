import type { Transaction } from 'kysely';
import type { Tables } from '../schema.ts';
import { DEEDS, METRICS, SEEN, TOTALS } from './columns.ts';
import { addTo, figuresOf, type Gathered, type Person } from './gather.ts';
import { byId, text } from './ids.ts';
import { type Floors, isLeader, type List, raiseFloor, writeLeaders } from './leaders.ts';
import { reader, writer } from './many.ts';
import { bucketAt, type Span, type Tick, WINDOWS } from './periods.ts';
import { moveSeen } from './seen.ts';
import type { StatisticsActivityRow } from './tables.ts';

const FIGURES = [...SEEN, ...TOTALS.flat()];
const readActivity = reader('statistics_activity', FIGURES);
const writeActivity = writer('statistics_activity', ['guild_id', 'user_id'], { replace: FIGURES });
const writeCells = writer('statistics_cells', ['guild_id', 'span', 'bucket', 'user_id'], {
  add: ['deeds', ...METRICS],
});

type Activity = Pick<StatisticsActivityRow, (typeof FIGURES)[number]>;

/** Counts what members did: for themselves in each window, in the lists, and as members who did something. */
export async function countPeople(
  trx: Transaction<Tables>,
  guild: string,
  gathered: Gathered,
  { now, floors }: { now: Tick; floors: Floors },
): Promise<void> {
  const users = [...gathered.people.keys()].sort(byId);
  const known = await readActivity(trx, guild, users);
  await countActive(trx, guild, gathered, known);
  await writeCells(trx, cellRows(guild, gathered));

  const lists = new Map<string, List & { rows: [string, string, string, string, number][] }>();
  const rows = users.map((user) => {
    const person = gathered.people.get(user) as Person;
    const before = known.get(user);
    const seen = SEEN.map((column, index) => Math.max(before?.[column] ?? 0, person.seen[index] ?? 0));
    for (const [index, column] of SEEN.entries()) {
      const deed = DEEDS[index] as (typeof DEEDS)[number];
      moveSeen(gathered, deed, { from: before?.[column] ?? 0, to: seen[index] ?? 0, now });
    }
    const totals = TOTALS.flatMap((columns, window) =>
      columns.map((column, index) => {
        const added = person.totals[window]?.[index] ?? 0;
        const value = (before?.[column] ?? 0) + added;
        if (added > 0 && isLeader(floors[column], user, value)) {
          const [period, metric] = [WINDOWS[window]?.period ?? '1h', METRICS[index] ?? 'messages'];
          const list = lists.get(column) ?? { period, metric, rows: [] };
          lists.set(column, list);
          list.rows.push([guild, period, metric, user, value]);
        }
        return value;
      }),
    );
    return [guild, user, ...seen, ...totals];
  });
  await writeActivity(trx, rows);
  for (const list of lists.values()) {
    await writeLeaders(trx, list.rows);
    await raiseFloor(trx, guild, floors, list);
  }
}

/** Counts in each bucket the members who did nothing in it before. */
async function countActive(
  trx: Transaction<Tables>,
  guild: string,
  gathered: Gathered,
  known: ReadonlyMap<string, Activity>,
): Promise<void> {
  for (const [span, buckets] of gathered.cells) {
    for (const [bucket, cells] of buckets) {
      const active = [...cells].filter(([, [deeds = 0]]) => deeds > 0).map(([user]) => user);
      const lastOf = (user: string) => bucketAt(known.get(user)?.seen_active ?? -1, span);
      // Only of who did something later it is not known whether they did something in this bucket, too.
      const late = active.filter((user) => lastOf(user) > bucket);
      const added = active.filter((user) => lastOf(user) < bucket).length;
      const before = await activeIn(trx, guild, { span, bucket }, late);
      addTo(figuresOf(gathered, span, bucket), 'active', added + late.length - before);
    }
  }
}

const MOST_ASKED = 500;

/** How many of some members did something in a bucket. */
async function activeIn(
  trx: Transaction<Tables>,
  guild: string,
  { span, bucket }: { span: Span; bucket: number },
  users: readonly string[],
): Promise<number> {
  let found = 0;
  for (let done = 0; done < users.length; done += MOST_ASKED) {
    const rows = await trx
      .selectFrom('statistics_cells')
      .select(text('user_id').as('user_id'))
      .where('guild_id', '=', guild)
      .where('span', '=', span)
      .where('bucket', '=', bucket)
      .where('user_id', 'in', users.slice(done, done + MOST_ASKED))
      .where('deeds', '>', 0)
      .execute();
    found += rows.length;
  }
  return found;
}

function cellRows(guild: string, { cells }: Gathered): (string | number)[][] {
  return [...cells].flatMap(([span, buckets]) =>
    [...buckets].flatMap(([bucket, users]) =>
      [...users].sort(([a], [b]) => byId(a, b)).map(([user, cell]) => [guild, span, bucket, user, ...cell]),
    ),
  );
}
