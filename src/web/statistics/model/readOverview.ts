import { isRecord, unexpectedAnswer } from '../../calls/api.ts';
import type { Bucket, Overview, Previous } from './overview.ts';
import { placeholder } from './placeholder.ts';

const bucket: Bucket = {
  timestamp: '',
  active_members: 0,
  voice_users_online: 0,
  messages_count: 0,
  farming_earnings: 0,
  blackjack_games: 0,
  lottery_entries: 0,
  commands_used: 0,
  new_members: 0,
  daily_rewards_claimed: 0,
};
const shape: Overview = { ...placeholder, timeline: [bucket] };

/**
 * Reads the figures of an answer. Missing figures become 0, missing lists empty. Throws ApiFailure if it is not an
 * overview.
 */
export function readOverview(answer: Record<string, unknown>): Overview {
  if (typeof answer.has_data !== 'boolean') return unexpectedAnswer();
  // It has all parts of the shape, which is an Overview.
  const overview = filled(shape, {
    ...answer,
    gaming_stats: answer.gaming_stats ?? answer.gaming_analytics,
  }) as Overview;
  return isRecord(answer.previous) ? { ...overview, previous: previousOf(answer.previous) } : overview;
}

/** What is known of the period before. What is missing stays absent: it is not 0. */
function previousOf({ from, until, total_members, gap, figures, timeline }: Record<string, unknown>): Previous {
  return {
    ...(filled({ from: '', until: '', timeline: [bucket] }, { from, until, timeline }) as Previous),
    ...(typeof total_members === 'number' && { total_members }),
    ...(typeof gap === 'boolean' && { gap }),
    ...(hasFigures(figures) && { figures }),
  };
}

/** Whether every figure is one. */
function hasFigures(value: unknown): value is NonNullable<Previous['figures']> {
  return isRecord(value) && Object.values(value).every((figure) => typeof figure === 'number');
}

/**
 * A value with all parts of a shape. List entries have the shape of its first entry; null in a shape is an optional
 * string.
 */
function filled(like: unknown, value: unknown): unknown {
  if (Array.isArray(like))
    return Array.isArray(value) ? value.filter(isRecord).map((entry) => filled(like[0], entry)) : [];
  if (isRecord(like)) {
    const parts = isRecord(value) ? value : {};
    return Object.fromEntries(Object.entries(like).map(([name, part]) => [name, filled(part, parts[name])]));
  }
  if (like === null) return typeof value === 'string' ? value : null;
  return typeof value === typeof like ? value : like;
}
