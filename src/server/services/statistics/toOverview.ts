import type { Leader, Overview, Win } from '../../../../generated/statistics/overview.ts';
import {
  bucketAt,
  type StatisticsPeriod,
  type StatisticsWindow,
  startOf,
  tickOf,
  windowOf,
} from '../../store/schema/statisticsPeriods.ts';
import type { OverviewBucket, OverviewFigures, PreviousBuckets } from '../../store/statistics/overview.ts';

type Previous = NonNullable<Overview['previous']>;

/** The figures that are summed over the buckets of a period. */
type Summed = Exclude<keyof OverviewBucket, 'bucket' | 'active' | 'voice_users_online'>;

/**
 * The statistics of a period in the API's format: amounts in currency units, rates in percent, and a timeline without gaps.
 * @param figures null if nothing is known of the server
 */
export function toOverview(figures: OverviewFigures | null, period: StatisticsPeriod, now: number): Overview {
  const sum = (name: Summed) => total(figures?.buckets ?? [], name);
  const amount = (name: Summed) => units(sum(name));
  const totals = figures?.totals;
  const lists = figures?.lists;
  const net = sum('joins') - sum('leaves');
  const leaders = (
    list: OverviewFigures['lists'][keyof OverviewFigures['lists']] | undefined,
    of = (value: number) => value,
  ) => (list ?? []).map(({ user_id, value }): Leader => ({ ...named(figures, user_id), value: of(value) }));
  const won = (wins: OverviewFigures['biggestWins'] | undefined) =>
    (wins ?? []).map(
      ({ user, value, at }): Win => ({ ...named(figures, user), value: units(value), at: new Date(at).toISOString() }),
    );
  const farming = (type: 'VOICE' | 'AFK' | 'MESSAGE', way: 'voice' | 'afk' | 'message') => ({
    type,
    unique_users: sum(`last_${way}`),
    total_amount: amount(`${way}_farmed`),
    transaction_count: sum(`${way}_farmings`),
  });
  const members = totals?.total_members ?? 0;
  const holders = totals?.holders ?? 0;

  return {
    success: true,
    period,
    has_data: totals?.received_at != null,
    updated_at: totals?.received_at == null ? null : new Date(totals.received_at).toISOString(),
    current_stats: {
      total_members: members,
      voice_users_online: totals?.voice_users_online ?? 0,
      active_members_period: sum('last_active'),
      total_primary_currency: units(totals?.primary_total ?? 0),
      total_secondary_currency: units(totals?.secondary_total ?? 0),
    },
    growth_metrics: {
      new_members: sum('joins'),
      left_members: sum('leaves'),
      net_growth: net,
      growth_rate: percent(net, members - net),
    },
    period_totals: {
      messages: sum('messages'),
      farming_earnings: units((figures?.buckets ?? []).reduce((sum, bucket) => sum + farmed(bucket), 0)),
      blackjack_games: sum('games'),
      lottery_entries: sum('entries'),
      commands_used: sum('commands'),
      daily_rewards_claimed: sum('claims'),
      daily_rewards_total: amount('claimed'),
    },
    communication_stats: {
      total_messages: sum('messages'),
      rewarded_messages: sum('rewarded'),
      voice_minutes: sum('voice_minutes'),
      active_chatters: sum('last_chatted'),
    },
    economy_analytics: {
      active_users_count: holders,
      balance_distribution: {
        avg_primary: average(totals?.primary_total ?? 0, holders),
        avg_secondary: average(totals?.secondary_total ?? 0, holders),
      },
      wealth_ranges: {
        poor: totals?.poor ?? 0,
        middle: totals?.middle ?? 0,
        rich: totals?.rich ?? 0,
        wealthy: totals?.wealthy ?? 0,
      },
      farming_by_type: [farming('VOICE', 'voice'), farming('AFK', 'afk'), farming('MESSAGE', 'message')],
    },
    gaming_stats: {
      blackjack_games: sum('games'),
      blackjack_players: sum('last_played'),
      blackjack_wagered: amount('wagered'),
      lottery_entries: sum('entries'),
      lottery_players: sum('last_entered'),
      lottery_winners: sum('last_won'),
    },
    detailed_stats: {
      blackjack_summary: {
        total_games: sum('games'),
        win_rate: percent(sum('won'), sum('games')),
        total_wagered: amount('wagered'),
        total_earned: amount('paid'),
        house_edge: percent(sum('wagered') - sum('paid'), sum('wagered')),
        total_bets: sum('bets'),
        busts: sum('busts'),
        avg_game_time: ratio(sum('seconds'), sum('games')),
        biggest_wins: won(figures?.biggestWins),
      },
      lottery_summary: {
        winners: sum('last_won'),
        entries: sum('entries'),
        avg_participants: ratio(sum('last_participant'), sum('last_lottery')),
        recent_winners: won(figures?.latestWinners),
      },
      top_primary: leaders(lists?.primary, units),
      top_secondary: leaders(lists?.secondary, units),
      top_voice: leaders(lists?.voice, units),
      top_messages_total: leaders(lists?.messages),
      top_messages_rewarded: leaders(lists?.rewarded),
      top_farmed: leaders(lists?.farmed, units),
      top_daily: leaders(lists?.claims),
      top_daily_streak: leaders(lists?.streak),
      top_blackjack: leaders(lists?.paid, units),
      top_lottery: leaders(lists?.wins),
      top_invites: leaders(lists?.invites),
    },
    timeline: timelineOf(figures, windowOf(period), figures?.last ?? bucketAt(tickOf(now), windowOf(period).span)),
    ...(figures?.previous && { previous: previousOf(figures, figures.previous) }),
  };
}

/** The period before. Its members are those of today without those who came since. */
function previousOf({ totals, window, first, buckets: later }: OverviewFigures, previous: PreviousBuckets): Previous {
  const { buckets, since, countedBefore, counted } = previous;
  const start = first - window.buckets;
  const sum = (name: Summed) => total(buckets, name);
  const joined = (of: readonly OverviewBucket[]) => total(of, 'joins') - total(of, 'leaves');
  const members = totals.total_members === null ? null : totals.total_members - joined(later);
  return {
    from: new Date(startOf(start, window.span)).toISOString(),
    until: new Date(startOf(first, window.span)).toISOString(),
    ...(counted && members !== null && members >= 0 && { total_members: members }),
    ...(since > start && countedBefore && { gap: true }),
    ...(since <= start && {
      figures: {
        new_members: sum('joins'),
        left_members: sum('leaves'),
        net_growth: joined(buckets),
        commands_used: sum('commands'),
        total_messages: sum('messages'),
        rewarded_messages: sum('rewarded'),
        voice_minutes: sum('voice_minutes'),
        farming_earnings: units(buckets.reduce((sum, bucket) => sum + farmed(bucket), 0)),
        daily_rewards_claimed: sum('claims'),
        daily_rewards_total: units(sum('claimed')),
        blackjack_games: sum('games'),
        blackjack_wagered: units(sum('wagered')),
        lottery_entries: sum('entries'),
      },
    }),
    timeline: timelineOf({ buckets }, window, first - 1).slice(Math.max(0, since - start)),
  };
}

/** All buckets of a window up to its last one, without gaps. */
function timelineOf(
  figures: Pick<OverviewFigures, 'buckets'> | null,
  window: StatisticsWindow,
  last: number,
): Overview['timeline'] {
  const byBucket = new Map(figures?.buckets.map((bucket) => [bucket.bucket, bucket]));
  return Array.from({ length: window.buckets }, (_, index) => {
    const number = last - window.buckets + 1 + index;
    const bucket = byBucket.get(number);
    return {
      timestamp: new Date(startOf(number, window.span)).toISOString(),
      active_members: bucket?.active ?? 0,
      voice_users_online: bucket?.voice_users_online ?? 0,
      messages_count: bucket?.messages ?? 0,
      farming_earnings: bucket ? units(farmed(bucket)) : 0,
      blackjack_games: bucket?.games ?? 0,
      lottery_entries: bucket?.entries ?? 0,
      commands_used: bucket?.commands ?? 0,
      new_members: bucket?.joins ?? 0,
      daily_rewards_claimed: bucket?.claims ?? 0,
    };
  });
}

function total(buckets: readonly OverviewBucket[], name: Summed): number {
  return buckets.reduce((sum, bucket) => sum + bucket[name], 0);
}

function farmed(bucket: OverviewBucket): number {
  return bucket.voice_farmed + bucket.afk_farmed + bucket.message_farmed;
}

function named(figures: OverviewFigures | null, user: string): Pick<Leader, 'user_id' | 'username' | 'avatar'> {
  const { username = null, avatar = null } = figures?.names.get(user) ?? {};
  return { user_id: user, username, avatar };
}

function units(hundredths: number): number {
  return hundredths / 100;
}

/** The average amount, from a total in hundredths. */
function average(hundredths: number, count: number): number {
  return count > 0 ? units(Math.round(hundredths / count)) : 0;
}

function ratio(part: number, whole: number): number {
  return whole > 0 ? Math.round((part * 100) / whole) / 100 : 0;
}

function percent(part: number, whole: number): number {
  return ratio(part * 100, whole);
}
