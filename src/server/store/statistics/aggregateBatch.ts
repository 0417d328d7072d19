import type { Event } from '../../../../generated/statistics/events.ts';
import type { SettingsDocument } from '../../../language/model.ts';
import { ACTIVITY_KINDS, type LastSeenColumn, METRICS, SUMS, type SumColumn } from '../schema/statisticsColumns.ts';
import {
  type BucketSpan,
  bucketAt,
  firstTick,
  type StatisticsTick,
  spansOf,
  tickOf,
  WINDOWS,
} from '../schema/statisticsPeriods.ts';
import { type EventCounts, eventCounts, hundredths } from './eventCounts.ts';

/** Sums of one bucket. */
export type BucketFigures = Partial<Record<SumColumn | LastSeenColumn | 'active' | 'voice_users_online', number>>;

/** A member's part of a batch. */
export interface MemberActivity {
  /** Last tick of each activity, in the order of {@link ACTIVITY_KINDS}; 0 for never. */
  seen: StatisticsTick[];
  /** Sums by shortest window, in the order of {@link METRICS}. They also belong to all longer windows. */
  added: (number[] | undefined)[];
}

/** A member's figures in one bucket: the number of activities, followed by the {@link METRICS}. */
export type MemberCell = number[];

export interface DailyClaim {
  user: string;
  tick: StatisticsTick;
  streak: number;
}

/** A win at blackjack or in a lottery. */
export interface WinRecord {
  user: string;
  /** Milliseconds since 1970. */
  at: number;
  value: number;
}

/** A state that is valid from a time on. */
interface Timestamped {
  /** Milliseconds since 1970. */
  at: number;
}

export interface MemberBalance extends Timestamped {
  primary: number;
  secondary: number;
}

export interface NamedMember extends Timestamped {
  username: string;
  avatar: string | null;
}

export interface GuildSnapshot extends Timestamped {
  total_members: number;
  voice_users_online: number;
}

interface ReportedValue extends Timestamped {
  value: SettingsDocument;
}

/** The events of one server in a batch, added up. */
export interface BatchAggregate {
  buckets: Map<BucketSpan, Map<number, BucketFigures>>;
  cells: Map<BucketSpan, Map<number, Map<string, MemberCell>>>;
  members: Map<string, MemberActivity>;
  /** Last entries of members, by lottery. */
  entries: Map<string, Map<string, StatisticsTick>>;
  claims: DailyClaim[];
  wins: WinRecord[];
  winners: WinRecord[];
  balances: Map<string, MemberBalance>;
  names: Map<string, NamedMember>;
  snapshot: GuildSnapshot | null;
  reports: Map<string, ReportedValue>;
  accepted: number;
  /** Events that are too old, and reports of unknown documents. */
  ignored: number;
}

interface AggregateOptions {
  now: number;
  /** End of the windows. */
  tick: StatisticsTick;
  /** Whether the bot may report values for a document. */
  isReported: (document: string) => boolean;
}

/** Adds up the events of one server. Those from a clock ahead of ours count as of now, but in the order of their own times. */
export function aggregateBatch(
  events: readonly Event[],
  { now, tick: end, isReported }: AggregateOptions,
): BatchAggregate {
  const aggregate: BatchAggregate = {
    buckets: new Map(),
    cells: new Map(),
    members: new Map(),
    entries: new Map(),
    claims: [],
    wins: [],
    winners: [],
    balances: new Map(),
    names: new Map(),
    snapshot: null,
    reports: new Map(),
    accepted: 0,
    ignored: 0,
  };
  const starts = WINDOWS.map((window) => firstTick(window, end));
  const oldest = Math.min(...starts);
  for (const event of events) {
    const sentAt = Date.parse(event.at);
    const at = Math.min(sentAt, now);
    const tick = tickOf(at);
    const lasts = event.kind === 'balance' || event.kind === 'member';
    if ((tick < oldest && !lasts) || (event.kind === 'report' && !isReported(event.document))) {
      aggregate.ignored++;
      continue;
    }
    aggregate.accepted++;
    const counts = eventCounts(event);
    const when: EventTime = { sentAt, at, tick, spans: spansOf(tick, end) };
    if (counts) addCounts(aggregate, counts, when, starts);
    addDetails(aggregate, event, when);
  }
  return aggregate;
}

/** When an event happened, and the bucket lengths that it counts in. */
interface EventTime extends Timestamped {
  /** The time in the event, which may be ahead. */
  sentAt: number;
  tick: StatisticsTick;
  spans: readonly BucketSpan[];
}

function addCounts(
  aggregate: BatchAggregate,
  counts: EventCounts,
  { tick, spans }: EventTime,
  starts: readonly StatisticsTick[],
): void {
  const { sums, user, metrics, activities = [] } = counts;
  for (const span of spans) {
    const figures = figuresOf(aggregate, span, bucketAt(tick, span));
    for (const name of SUMS) {
      const value = sums[name];
      if (value !== undefined) addTo(figures, name, value);
    }
  }
  if (user === undefined) return;
  const member = valueIn(aggregate.members, user, newMember);
  for (const kind of activities) {
    const index = ACTIVITY_KINDS.indexOf(kind);
    member.seen[index] = Math.max(member.seen[index] ?? 0, tick);
  }
  const shortest = starts.findIndex((start) => tick >= start);
  const added = member.added[shortest] ?? METRICS.map(() => 0);
  member.added[shortest] = added;
  const cells = spans.map((span) => {
    const buckets = valueIn(aggregate.cells, span, () => new Map<number, Map<string, MemberCell>>());
    const users = valueIn(buckets, bucketAt(tick, span), () => new Map<string, MemberCell>());
    return valueIn(users, user, newCell);
  });
  for (const cell of cells) cell[0] = (cell[0] ?? 0) + Number(activities.includes('active'));
  for (const [index, metric] of METRICS.entries()) {
    const value = metrics?.[metric] ?? 0;
    if (value === 0) continue;
    for (const cell of cells) cell[index + 1] = (cell[index + 1] ?? 0) + value;
    added[index] = (added[index] ?? 0) + value;
  }
}

/** Collects what is stored of an event apart from sums. */
function addDetails(aggregate: BatchAggregate, event: Event, { sentAt, at, tick, spans }: EventTime): void {
  switch (event.kind) {
    case 'daily_claim':
      aggregate.claims.push({ user: event.user_id, tick, streak: event.streak });
      break;
    case 'blackjack_game': {
      const value = hundredths(event.payout) - hundredths(event.bet);
      if (value > 0) aggregate.wins.push({ user: event.user_id, at, value });
      break;
    }
    case 'lottery_entry': {
      const seen = valueIn(aggregate.entries, event.lottery_id, () => new Map<string, StatisticsTick>());
      seen.set(event.user_id, Math.max(seen.get(event.user_id) ?? 0, tick));
      break;
    }
    case 'lottery_win':
      aggregate.winners.push({ user: event.user_id, at, value: hundredths(event.prize) });
      break;
    case 'balance': {
      const balance = { at: sentAt, primary: hundredths(event.primary), secondary: hundredths(event.secondary) };
      keepLatest(aggregate.balances, event.user_id, balance);
      break;
    }
    case 'member':
      keepLatest(aggregate.names, event.user_id, { at: sentAt, username: event.username, avatar: event.avatar });
      break;
    case 'report':
      // A cast, because the values of an event are typed as unknown. They came as JSON.
      keepLatest(aggregate.reports, event.document, { at: sentAt, value: event.value as SettingsDocument });
      break;
    case 'snapshot': {
      const { total_members, voice_users_online } = event;
      const snapshot = { at: sentAt, total_members, voice_users_online };
      if (isLater(snapshot, aggregate.snapshot?.at)) aggregate.snapshot = snapshot;
      for (const span of spans) {
        const figures = figuresOf(aggregate, span, bucketAt(tick, span));
        figures.voice_users_online = Math.max(figures.voice_users_online ?? 0, voice_users_online);
      }
    }
  }
}

/**
 * Of two states of the same moment the one that comes later counts.
 * @param latest a known state of a later time comes from a clock that was ahead, and is replaced
 */
export function isLater(
  state: Timestamped,
  known: number | null | undefined,
  latest = Number.POSITIVE_INFINITY,
): boolean {
  return known == null || state.at >= known || known > latest;
}

function keepLatest<State extends Timestamped>(states: Map<string, State>, key: string, state: State): void {
  if (isLater(state, states.get(key)?.at)) states.set(key, state);
}

/** The figures of a bucket, created if there are none. */
export function figuresOf(
  { buckets }: Pick<BatchAggregate, 'buckets'>,
  span: BucketSpan,
  bucket: number,
): BucketFigures {
  const ofSpan = valueIn(buckets, span, () => new Map<number, BucketFigures>());
  return valueIn(ofSpan, bucket, (): BucketFigures => ({}));
}

export function addTo(figures: BucketFigures, name: keyof BucketFigures, value: number): void {
  figures[name] = (figures[name] ?? 0) + value;
}

function newMember(): MemberActivity {
  return { seen: ACTIVITY_KINDS.map(() => 0), added: [] };
}

function newCell(): MemberCell {
  return [0, ...METRICS.map(() => 0)];
}

/** The value of a key, created if there is none. */
function valueIn<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}
