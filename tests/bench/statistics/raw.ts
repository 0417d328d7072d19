import { CompiledQuery, type Kysely, sql } from 'kysely';
import type { Event } from '../../../generated/statistics/events.ts';
import {
  firstBucket,
  type StatisticsPeriod,
  startOf,
  tickOf,
  windowOf,
} from '../../../src/server/store/schema/statisticsPeriods.ts';
import type { Tables } from '../../../src/server/store/schema/tables.ts';
import { hundredths } from '../../../src/server/store/statistics/eventCounts.ts';

/** A table of individual events, indexed by time, for comparison with the aggregated statistics. */
export interface RawEvents {
  add(events: readonly Event[]): Promise<void>;
  /** Computes the figures of a period from the events. */
  scan(period: StatisticsPeriod, now: number): Promise<void>;
}

const ROWS = 250;
const ACTS = ['message', 'voice', 'command', 'farming', 'daily_claim', 'blackjack_game', 'lottery_entry'];
/** The toplists: what each sums up, and over which events. */
const LISTS: readonly [value: string, condition: string][] = [
  ['1', "kind = 'message'"],
  ['rewarded', "kind = 'message'"],
  ['amount', "kind = 'farming' and way = 'VOICE'"],
  ['amount', "kind = 'farming'"],
  ['1', "kind = 'daily_claim'"],
  ['amount', "kind = 'blackjack_game'"],
  ['1', "kind = 'lottery_win'"],
  ['1', "kind = 'member_join'"],
];

export async function rawEvents(db: Kysely<Tables>): Promise<RawEvents> {
  await sql`create table raw_events (at bigint not null, kind varchar(16) not null, user_id bigint, way varchar(64),
    amount bigint not null, stake bigint not null, rewarded smallint not null)`.execute(db);
  await sql`create index raw_events_at on raw_events (at)`.execute(db);
  const row = sql`(${sql.join(Array(7).fill(0))})`;
  const insert = (count: number) =>
    sql`insert into raw_events values ${sql.join(Array(count).fill(row))}`.compile(db).sql;
  const statements = new Map<number, string>();

  return {
    async add(events) {
      const rows = events.map(rowOf);
      for (let done = 0; done < rows.length; done += ROWS) {
        const chunk = rows.slice(done, done + ROWS);
        const statement = statements.get(chunk.length) ?? insert(chunk.length);
        statements.set(chunk.length, statement);
        await db.executeQuery(CompiledQuery.raw(statement, chunk.flat()));
      }
    },

    async scan(period, now) {
      const window = windowOf(period);
      const [from, length] = [startOf(firstBucket(window, tickOf(now)), window.span), startOf(1, window.span)];
      await db.connection().execute(async (connection) => {
        const act = sql.join(ACTS);
        await sql`select kind, way, count(*), sum(amount), sum(stake), sum(rewarded), count(distinct user_id)
          from raw_events where at >= ${from} group by kind, way`.execute(connection);
        await sql`select count(distinct user_id) from raw_events where at >= ${from} and kind in (${act})`.execute(
          connection,
        );
        await sql`select at / ${sql.lit(length)}, kind, count(*), sum(amount), count(distinct user_id)
          from raw_events where at >= ${from} group by 1, 2`.execute(connection);
        for (const [value, condition] of LISTS) {
          await sql`select user_id, sum(${sql.raw(value)}) from raw_events where at >= ${from} and ${sql.raw(condition)}
            group by user_id order by 2 desc, 1 limit 10`.execute(connection);
        }
      });
    },
  };
}

/** The columns of an event: time, kind, member, way, amount, stake, rewarded. */
function rowOf(event: Event): (string | number | null)[] {
  const { kind } = event;
  const user = 'user_id' in event ? event.user_id : null;
  const way = kind === 'farming' ? event.type : kind === 'lottery_entry' ? event.lottery_id : null;
  const amount = kind === 'blackjack_game' ? event.payout : 'amount' in event ? event.amount : 0;
  const stake = kind === 'blackjack_game' ? event.bet : 0;
  const rewarded = kind === 'message' && event.rewarded ? 1 : 0;
  return [Date.parse(event.at), kind, user, way, hundredths(amount), hundredths(stake), rewarded];
}
