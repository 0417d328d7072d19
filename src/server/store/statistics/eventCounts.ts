import type { Event } from '../../../../generated/statistics/events.ts';
import type { ActivityKind, LeaderboardMetric, SumColumn } from '../schema/statisticsColumns.ts';

/** What an event adds to its bucket and to a member. */
export interface EventCounts {
  sums: Partial<Record<SumColumn, number>>;
  /** The member whose totals it adds to. */
  user?: string;
  metrics?: Partial<Record<LeaderboardMetric, number>>;
  activities?: readonly ActivityKind[];
}

const FARMING = { VOICE: 'voice', AFK: 'afk', MESSAGE: 'message' } as const;

/** An amount of currency in hundredths, as it is stored. */
export function hundredths(amount: number): number {
  return Math.round(amount * 100);
}

/** What an event adds; null for events that report a state. */
export function eventCounts(event: Event): EventCounts | null {
  switch (event.kind) {
    case 'message': {
      const counts = { messages: 1, rewarded: Number(event.rewarded) };
      return { sums: counts, user: event.user_id, metrics: counts, activities: ['active', 'chatted'] };
    }
    case 'voice':
      return { sums: { voice_minutes: event.minutes }, user: event.user_id, activities: ['active'] };
    case 'command':
      return { sums: { commands: 1 }, user: event.user_id, activities: ['active'] };
    case 'farming': {
      const way = FARMING[event.type];
      const farmed = hundredths(event.amount);
      return {
        sums: { [`${way}_farmed`]: farmed, [`${way}_farmings`]: 1 },
        user: event.user_id,
        metrics: { farmed, voice: way === 'voice' ? farmed : 0 },
        activities: ['active', way],
      };
    }
    case 'daily_claim':
      return {
        sums: { claims: 1, claimed: hundredths(event.amount) },
        user: event.user_id,
        metrics: { claims: 1 },
        activities: ['active'],
      };
    case 'blackjack_game': {
      const paid = hundredths(event.payout);
      return {
        sums: {
          games: 1,
          bets: Number(event.bet > 0),
          wagered: hundredths(event.bet),
          paid,
          won: Number(event.outcome === 'win' || event.outcome === 'blackjack'),
          busts: Number(event.outcome === 'bust'),
          seconds: event.seconds,
        },
        user: event.user_id,
        metrics: { paid },
        activities: ['active', 'played'],
      };
    }
    case 'lottery_entry':
      return { sums: { entries: 1 }, user: event.user_id, activities: ['active', 'entered'] };
    case 'lottery_win':
      return { sums: {}, user: event.user_id, metrics: { wins: 1 }, activities: ['won'] };
    case 'member_join':
      return {
        sums: { joins: 1 },
        ...(event.inviter_id !== null && { user: event.inviter_id, metrics: { invites: 1 } }),
      };
    case 'member_leave':
      return { sums: { leaves: 1 } };
    case 'balance':
    case 'member':
    case 'snapshot':
    case 'report':
      return null;
  }
}
