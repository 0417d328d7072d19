import type { Event } from '../../../generated/statistics/events.ts';
import { generator } from '../statistics.ts';

export const GUILD = '823456789012345600';
export const MEMBERS = 100_000;
export const DAYS = 30;
/** The maximum size of a batch. */
export const BATCH = 5000;

const LOTTERIES = 60;

/** Batches of generated events of one guild, spread evenly over the days before `now`. Deterministic. */
export function* batches(count: number, now: number, days = DAYS): Generator<{ at: number; events: Event[] }> {
  const random = generator(7);
  const start = now - days * 86_400_000;
  const timeOf = (index: number) => start + Math.floor(((index + 1) / count) * (now - start));
  for (let done = 0; done < count; done += BATCH) {
    const last = Math.min(done + BATCH, count);
    const events = Array.from({ length: last - done }, (_, index) => generateEvent(random, timeOf(done + index)));
    yield { at: timeOf(last - 1), events };
  }
}

function generateEvent(random: () => number, time: number): Event {
  const at = new Date(time).toISOString();
  // Some members are more active than others.
  const user_id = member(Math.floor(random() ** 2 * MEMBERS));
  const below = (limit: number) => Math.floor(random() * limit);
  const amount = () => below(100_000) / 100;
  const base = { guild_id: GUILD, at, user_id };
  const kind = random();
  if (kind < 0.6) return { ...base, kind: 'message', rewarded: random() < 0.5 };
  if (kind < 0.72) return { ...base, kind: 'farming', type: 'VOICE', amount: amount() };
  if (kind < 0.82) return { ...base, kind: 'farming', type: 'MESSAGE', amount: amount() };
  if (kind < 0.86) return { ...base, kind: 'voice', minutes: 1 + below(60) };
  if (kind < 0.89) return { ...base, kind: 'command', command: 'balance' };
  if (kind < 0.92) return { ...base, kind: 'daily_claim', amount: amount(), streak: 1 + below(200) };
  if (kind < 0.95) {
    const won = random() < 0.45;
    const bet = amount();
    const payout = won ? Math.round(bet * 200) / 100 : 0;
    return { ...base, kind: 'blackjack_game', bet, payout, outcome: won ? 'win' : 'bust', seconds: below(90) };
  }
  if (kind < 0.97) return { ...base, kind: 'lottery_entry', lottery_id: `draw ${below(LOTTERIES)}`, tickets: 1 };
  if (kind < 0.98) return { ...base, kind: 'balance', primary: amount() * 20, secondary: amount() };
  if (kind < 0.985) return { ...base, kind: 'member_join', inviter_id: member(below(MEMBERS)) };
  if (kind < 0.988) return { ...base, kind: 'member_leave' };
  if (kind < 0.989) return { ...base, kind: 'lottery_win', lottery_id: `draw ${below(LOTTERIES)}`, prize: amount() };
  if (kind < 0.999) return { ...base, kind: 'member', username: `member ${user_id}`, avatar: null };
  return { guild_id: GUILD, at, kind: 'snapshot', total_members: MEMBERS, voice_users_online: below(900) };
}

function member(index: number): string {
  return String(500_000_000_000_000_000n + ((BigInt(index) * 7919n * 4_194_304n) % 400_000_000_000_000_000n));
}
