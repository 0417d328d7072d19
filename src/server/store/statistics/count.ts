import type { Kysely, Transaction } from 'kysely';
import type { Event } from '../../../../generated/statistics/events.ts';
import { CLOCK_SKEW } from '../../time/clockSkew.ts';
import { retrying } from '../engines/retry.ts';
import { DISTINCT_COUNTS, SUMS } from '../schema/statisticsColumns.ts';
import type { Tables } from '../schema/tables.ts';
import { aggregateBatch, type BatchAggregate, isLater } from './aggregateBatch.ts';
import { bulkUpsert } from './batches.ts';
import { countMembers } from './countMembers.ts';
import { lockGuild, writeGuildTotals } from './guilds.ts';
import { byId } from './ids.ts';
import { countEntries } from './lotteries.ts';
import { updateBalances, updateNames } from './members.ts';
import { writeReport } from './reports.ts';
import { keepStreaks } from './streaks.ts';
import { keepBiggest, keepLatest } from './wins.ts';

export interface EventBatch {
  id: string;
  events: readonly Event[];
  /** The batch as JSON, to be stored; null to store only its id. */
  body: string | null;
  /** Milliseconds since 1970. */
  now: number;
  /** Whether the bot may report values for a document. */
  isReported: (document: string) => boolean;
}

export interface BatchResult {
  accepted: number;
  /** Events that are too old, and reports of unknown documents. */
  ignored: number;
  /** Whether the batch was already counted. It is not counted again. */
  duplicate: boolean;
}

/** Counts a batch in one transaction, and only once, however often it is sent. */
export function countBatch(db: Kysely<Tables>, batch: EventBatch): Promise<BatchResult> {
  return retrying(() =>
    db.transaction().execute(async (trx) => {
      const { id, body, now, events } = batch;
      const taken = await trx
        .insertInto('statistics_batches')
        .values({ id, body, received_at: now })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      const counted = { accepted: 0, ignored: 0, duplicate: !taken };
      if (!taken) return counted;
      const byGuild = new Map<string, Event[]>();
      for (const event of events) {
        const known = byGuild.get(event.guild_id);
        if (known) known.push(event);
        else byGuild.set(event.guild_id, [event]);
      }
      // Always in the same order, so that two batches cannot deadlock.
      for (const guild of [...byGuild.keys()].sort(byId)) {
        const { accepted, ignored } = await countGuild(trx, guild, byGuild.get(guild) ?? [], batch);
        counted.accepted += accepted;
        counted.ignored += ignored;
      }
      return counted;
    }),
  );
}

const writeBuckets = bulkUpsert('statistics_buckets', ['guild_id', 'span', 'bucket'], {
  add: ['active', ...SUMS, ...DISTINCT_COUNTS.map((counted) => `last_${counted}` as const)],
  raise: ['voice_users_online'],
});

async function countGuild(
  trx: Transaction<Tables>,
  guild: string,
  events: readonly Event[],
  { now, isReported }: EventBatch,
): Promise<BatchAggregate> {
  const totals = await lockGuild(trx, guild, now);
  const { tick, floors } = totals;
  const latest = now + CLOCK_SKEW;
  const aggregate = aggregateBatch(events, { now, tick, isReported });
  await countMembers(trx, guild, aggregate, { now: tick, floors });
  await countEntries(trx, guild, aggregate, tick);
  await keepStreaks(trx, guild, aggregate.claims);
  await writeBuckets(trx, bucketRows(guild, aggregate));
  await updateNames(trx, guild, aggregate.names, latest);
  await updateBalances(trx, guild, aggregate.balances, totals, latest);
  for (const [document, { at, value }] of [...aggregate.reports].sort()) {
    await writeReport(trx, { guild, document, at, value }, latest);
  }
  const { snapshot } = aggregate;
  if (snapshot && isLater(snapshot, totals.snapshot_at, latest)) {
    const { at, total_members, voice_users_online } = snapshot;
    Object.assign(totals, { snapshot_at: at, total_members, voice_users_online });
  }
  await writeGuildTotals(trx, guild, {
    ...totals,
    received_at: aggregate.accepted > 0 ? Math.max(now, totals.received_at ?? 0) : totals.received_at,
    wins: keepBiggest([...totals.wins, ...aggregate.wins]),
    winners: keepLatest([...totals.winners, ...aggregate.winners]),
  });
  return aggregate;
}

function bucketRows(guild: string, { buckets }: BatchAggregate): (string | number)[][] {
  return [...buckets].flatMap(([span, ofSpan]) =>
    [...ofSpan].map(([bucket, figures]) => [
      guild,
      span,
      bucket,
      figures.active ?? 0,
      ...SUMS.map((sum) => figures[sum] ?? 0),
      ...DISTINCT_COUNTS.map((counted) => figures[`last_${counted}`] ?? 0),
      figures.voice_users_online ?? 0,
    ]),
  );
}
