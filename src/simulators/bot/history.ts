import { type Random, seededRandom } from './random.ts';

/** A member in the history. Those earlier in the list are more active. */
export interface Member {
  id: string;
  username: string;
  avatar: string | null;
}

export interface Community {
  guildId: string;
  members: readonly Member[];
  /** The total number of members, including those who are never active. */
  size: number;
}

/** An event as accepted by `POST /api/bot/events/`. */
export interface BotEvent {
  kind: string;
  guild_id: string;
  /** ISO 8601. */
  at: string;
  [detail: string]: unknown;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The hour of the day when lotteries are drawn. */
const DRAW = 20;

/** The activity of each hour of a day: quiet nights, a small peak at noon, a large one in the evening. */
const RHYTHM = [
  ...[0.35, 0.2, 0.12, 0.08, 0.07, 0.1, 0.2, 0.4, 0.55, 0.6, 0.65, 0.75],
  ...[0.9, 0.85, 0.8, 0.85, 1, 1.2, 1.45, 1.7, 1.8, 1.65, 1.2, 0.7],
];

const COMMANDS = [
  'balance',
  'daily',
  'shop',
  'stats',
  'leaderboard',
  'blackjack',
  'lottery',
  'rank',
  'invites',
  'help',
];

/**
 * The events of a server between two moments, in no particular order. The same minutes always hold the same events,
 * wherever the span begins and ends.
 */
export function* history(community: Community, from: number, to: number): Generator<BotEvent> {
  for (let hour = Math.floor(from / HOUR) * HOUR; hour < to; hour += HOUR) {
    for (const event of eventsOf(community, hour)) {
      const at = Date.parse(event.at);
      if (at >= from && at < to) yield event;
    }
  }
}

/** Events with the members' names, which never change and are reported once. */
export function introductions({ guildId, members }: Community, at: number): BotEvent[] {
  return members.map(({ id, username, avatar }) => ({
    kind: 'member',
    guild_id: guildId,
    at: new Date(at).toISOString(),
    user_id: id,
    username,
    avatar,
  }));
}

function* eventsOf(community: Community, hour: number): Generator<BotEvent> {
  const { guildId, members, size } = community;
  const random = seededRandom(guildId, hour);
  const date = new Date(hour);
  const weekend = date.getUTCDay() === 0 || date.getUTCDay() === 6;
  const liveliness = (RHYTHM[date.getUTCHours()] ?? 1) * (weekend ? 1.35 : 1) * (0.8 + 0.4 * random.next());
  const day = Math.floor(hour / DAY);
  const moment = () => new Date(hour + random.integer(0, HOUR - 1)).toISOString();
  const event = (kind: string, at: string, details: object): BotEvent => ({ kind, guild_id: guildId, at, ...details });
  const user = () => ({ user_id: someone(members, random).id });
  const active = new Set<string>();

  for (let left = random.poisson(22 * liveliness); left > 0; left--) {
    const at = moment();
    const { user_id } = user();
    active.add(user_id);
    const rewarded = random.next() < 0.45;
    yield event('message', at, { user_id, rewarded });
    if (rewarded) yield event('farming', at, { user_id, type: 'MESSAGE', amount: random.integer(2, 12) / 2 });
  }
  const talking = random.poisson(3.2 * liveliness);
  for (let left = talking; left > 0; left--) {
    const at = moment();
    const { user_id } = user();
    const minutes = random.integer(5, 55);
    active.add(user_id);
    yield event('voice', at, { user_id, minutes });
    const type = random.next() < 0.12 ? 'AFK' : 'VOICE';
    yield event('farming', at, { user_id, type, amount: (minutes * (type === 'AFK' ? 10 : 75)) / 100 });
  }
  for (let left = random.poisson(5 * liveliness); left > 0; left--) {
    yield event('command', moment(), { ...user(), command: COMMANDS[random.integer(0, COMMANDS.length - 1)] });
  }
  for (let left = random.poisson(2.4 * liveliness); left > 0; left--)
    yield event('blackjack_game', moment(), { ...user(), ...game(random) });
  for (const { at, user_id, tickets } of entriesOf(community, hour)) {
    yield event('lottery_entry', new Date(at).toISOString(), { user_id, lottery_id: `day-${drawDay(hour)}`, tickets });
  }
  if (date.getUTCHours() === DRAW) {
    const at = new Date(hour).toISOString();
    const entered = [...participantsOf(community, hour - DAY, hour)];
    const user_id = entered[random.integer(0, entered.length - 1)];
    if (user_id)
      yield event('lottery_win', at, { user_id, lottery_id: `day-${day}`, prize: 50 * random.integer(5, 30) });
  }
  yield event('report', new Date(hour + HOUR - 1).toISOString(), {
    document: 'lottery.settings',
    value: roundOf(community, hour),
  });
  for (const [place, { id }] of members.entries()) {
    const streak = streakOf(guildId, id, place, day);
    if (streak === 0 || seededRandom(guildId, id, day, 'hour').integer(6, 23) !== date.getUTCHours()) continue;
    active.add(id);
    yield event('daily_claim', moment(), { user_id: id, amount: 20 + Math.min(streak, 30) * 2, streak });
  }
  for (let left = random.poisson(0.25 * liveliness); left > 0; left--) {
    const invited = random.next() < 0.7;
    const { user_id } = user();
    yield event('member_join', moment(), { user_id: newcomer(random), inviter_id: invited ? user_id : null });
  }
  for (let left = random.poisson(0.11 * liveliness); left > 0; left--)
    yield event('member_leave', moment(), { user_id: newcomer(random) });
  for (const id of active) {
    const place = members.findIndex((member) => member.id === id);
    yield event('balance', new Date(hour + HOUR - 1).toISOString(), { user_id: id, ...wealth(place, hour, random) });
  }
  for (let minute = 0; minute < 60; minute += 5) {
    const at = new Date(hour + minute * MINUTE).toISOString();
    const voice = Math.round(talking * (0.5 + random.next()));
    // The number of members varies with the seasons.
    const swing = Math.round((size / 40) * Math.sin(((hour / DAY) * 2 * Math.PI) / 90));
    yield event('snapshot', at, { total_members: size + swing, voice_users_online: voice });
  }
}

/** The lottery tickets bought in an hour. */
function entriesOf({ guildId, members }: Community, hour: number) {
  const random = seededRandom(guildId, hour, 'lottery');
  const count = random.poisson(1.4 * (RHYTHM[new Date(hour).getUTCHours()] ?? 1));
  return Array.from({ length: count }, () => ({
    at: hour + random.integer(0, HOUR - 1),
    user_id: someone(members, random).id,
    tickets: random.integer(1, 5),
  }));
}

/** The users who bought tickets from one hour (included) to another (excluded). */
function participantsOf(community: Community, from: number, until: number): Set<string> {
  const participants = new Set<string>();
  for (let hour = from; hour < until; hour += HOUR) {
    for (const { user_id } of entriesOf(community, hour)) participants.add(user_id);
  }
  return participants;
}

/** The state of the lottery at the end of an hour, as shown in the settings. */
function roundOf(community: Community, hour: number) {
  const draw = drawDay(hour) * DAY + DRAW * HOUR;
  return {
    next_end_time: new Date(draw).toISOString(),
    ticket_lottery_current_participants: participantsOf(community, draw - DAY, hour + HOUR).size,
  };
}

/** A random member; a few members do most of everything. */
function someone(members: readonly Member[], random: Random): Member {
  const place = Math.floor(members.length * random.next() ** 2.2);
  const member = members[place];
  if (!member) throw new Error('A community needs members');
  return member;
}

function newcomer(random: Random): string {
  return `8300000000${random.integer(10_000_000, 99_999_999)}`;
}

function game(random: Random) {
  const bet = 5 * random.integer(1, 40);
  const fall = random.next();
  const seconds = random.integer(12, 95);
  if (fall < 0.05) return { bet, payout: bet * 2.5, outcome: 'blackjack', seconds };
  if (fall < 0.41) return { bet, payout: bet * 2, outcome: 'win', seconds };
  if (fall < 0.49) return { bet, payout: bet, outcome: 'push', seconds };
  return { bet, payout: 0, outcome: fall < 0.76 ? 'bust' : 'loss', seconds };
}

/** The day of the next draw. */
function drawDay(hour: number): number {
  return Math.floor((hour + (24 - DRAW) * HOUR) / DAY);
}

/** The number of days in a row that a member has claimed, including this one; 0 if they do not claim on it. */
function streakOf(guildId: string, id: string, place: number, day: number): number {
  const faithful = Math.max(0.12, 0.96 - place * 0.02);
  let streak = 0;
  while (streak < 60 && seededRandom(guildId, id, day - streak, 'claim').next() < faithful) streak++;
  return streak;
}

/** A member's balances: higher the earlier in the list, and growing slowly. */
function wealth(place: number, hour: number, random: Random) {
  const days = (hour - Date.UTC(2026, 0, 1)) / DAY;
  const base = 24_000 / (place + 1) ** 1.15 + (place % 5 === 0 ? 40 : 0);
  return {
    primary: Math.round(base * (0.6 + days / 800) * (0.97 + 0.06 * random.next()) * 100) / 100,
    secondary: Math.round((base / 40) * (0.7 + 0.3 * random.next())),
  };
}
