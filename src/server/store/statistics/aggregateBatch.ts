import type { Event } from '../../../../generated/statistics/events.ts';
import type { SettingsDocument } from '../../../language/model.ts';
import { ACTIVITY_KINDS, type LastSeenColumn, METRICS, type SumColumn } from '../schema/statisticsColumns.ts';
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

/** What happened in one bucket, added up. */
export type BucketFigures = Partial<Record<SumColumn | LastSeenColumn | 'active' | 'voice_users_online', number>>;

/** What a member did, added up. */
export interface MemberActivity {
  /** By the position in {@link ACTIVITY_KINDS}: when it was last seen; 0 for never. */
  seen: StatisticsTick[];
  /** By the positions of the shortest window that it is in, and of the {@link METRICS}: what is in one is in all longer ones. */
  added: (number[] | undefined)[];
}

/** What a member did in one bucket: how often they did anything, then the {@link METRICS}. */
export type MemberCell = number[];

export interface DailyClaim {
  user: string;
  tick: StatisticsTick;
  streak: number;
}

/** Something that somebody won. */
export interface WinRecord {
  user: string;
  /** Milliseconds since 1970. */
  at: number;
  value: number;
}

/** How something stands since a moment. */
interface Timestamped {
  at: number;
}

export interface MemberBalance extends Timestamped {
  primary: number;
  secondary: number;
}

export interface MemberName extends Timestamped {
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
  /** When members last took part, by lottery. */
  entries: Map<string, Map<string, StatisticsTick>>;
  claims: DailyClaim[];
  wins: WinRecord[];
  winners: WinRecord[];
  balances: Map<string, MemberBalance>;
  names: Map<string, MemberName>;
  snapshot: GuildSnapshot | null;
  reports: Map<string, ReportedValue>;
  /** How many events count. */
  accepted: number;
  ignored: number;
}

interface AggregateOptions {
  now: number;
  /** The moment at which the windows end. */
  tick: StatisticsTick;
  /** Whether the bot can report of a document. */
  isReported: (document: string) => boolean;
}

/** Adds up the events of one server. An event of a clock that is ahead of ours happened now. */
export function aggregateBatch(
  events: readonly Event[],
  { now, tick: end, isReported }: AggregateOptions,
): BatchAggregate {
  const gathered: BatchAggregate = {
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
    const at = Math.min(Date.parse(event.at), now);
    const tick = tickOf(at);
    const lasts = event.kind === 'balance' || event.kind === 'member';
    if ((tick < oldest && !lasts) || (event.kind === 'report' && !isReported(event.document))) {
      gathered.ignored++;
      continue;
    }
    gathered.accepted++;
    const meaning = eventCounts(event);
    const when: EventTime = { at, tick, spans: spansOf(tick, end) };
    if (meaning) addCounts(gathered, meaning, when, starts);
    addDetails(gathered, event, when);
  }
  return gathered;
}

/** When an event happened, and the lengths of the buckets in which that is kept. */
interface EventTime extends Timestamped {
  tick: StatisticsTick;
  spans: readonly BucketSpan[];
}

function addCounts(
  gathered: BatchAggregate,
  meaning: EventCounts,
  { tick, spans }: EventTime,
  starts: readonly StatisticsTick[],
): void {
  const { sums, user, metrics, activities: deeds = [] } = meaning;
  for (const span of spans) {
    const figures = figuresOf(gathered, span, bucketAt(tick, span));
    for (const name in sums) addTo(figures, name as SumColumn, sums[name as SumColumn] ?? 0);
  }
  if (user === undefined) return;
  const person = valueIn(gathered.members, user, newMember);
  for (const deed of deeds) {
    const index = ACTIVITY_KINDS.indexOf(deed);
    person.seen[index] = Math.max(person.seen[index] ?? 0, tick);
  }
  const shortest = starts.findIndex((start) => tick >= start);
  const added = person.added[shortest] ?? METRICS.map(() => 0);
  person.added[shortest] = added;
  const cells = spans.map((span) => {
    const buckets = valueIn(gathered.cells, span, () => new Map<number, Map<string, MemberCell>>());
    const users = valueIn(buckets, bucketAt(tick, span), () => new Map<string, MemberCell>());
    return valueIn(users, user, newCell);
  });
  for (const cell of cells) cell[0] = (cell[0] ?? 0) + Number(deeds.includes('active'));
  for (const [index, metric] of METRICS.entries()) {
    const value = metrics?.[metric] ?? 0;
    if (value === 0) continue;
    for (const cell of cells) cell[index + 1] = (cell[index + 1] ?? 0) + value;
    added[index] = (added[index] ?? 0) + value;
  }
}

/** What is kept of an event beside sums. */
function addDetails(gathered: BatchAggregate, event: Event, { at, tick, spans }: EventTime): void {
  switch (event.kind) {
    case 'daily_claim':
      gathered.claims.push({ user: event.user_id, tick, streak: event.streak });
      break;
    case 'blackjack_game': {
      const value = hundredths(event.payout) - hundredths(event.bet);
      if (value > 0) gathered.wins.push({ user: event.user_id, at, value });
      break;
    }
    case 'lottery_entry': {
      const seen = valueIn(gathered.entries, event.lottery_id, () => new Map<string, StatisticsTick>());
      seen.set(event.user_id, Math.max(seen.get(event.user_id) ?? 0, tick));
      break;
    }
    case 'lottery_win':
      gathered.winners.push({ user: event.user_id, at, value: hundredths(event.prize) });
      break;
    case 'balance': {
      const balance = { at, primary: hundredths(event.primary), secondary: hundredths(event.secondary) };
      keepLatest(gathered.balances, event.user_id, balance);
      break;
    }
    case 'member':
      keepLatest(gathered.names, event.user_id, { at, username: event.username, avatar: event.avatar });
      break;
    case 'report':
      // Whatever came as JSON.
      keepLatest(gathered.reports, event.document, { at, value: event.value as SettingsDocument });
      break;
    case 'snapshot': {
      const { total_members, voice_users_online } = event;
      if (isLater({ at }, gathered.snapshot)) gathered.snapshot = { at, total_members, voice_users_online };
      for (const span of spans) {
        const figures = figuresOf(gathered, span, bucketAt(tick, span));
        figures.voice_users_online = Math.max(figures.voice_users_online ?? 0, voice_users_online);
      }
    }
  }
}

/** Of two states of the same moment the one that comes later counts. */
export function isLater(state: Timestamped, known: { at: number | null } | null | undefined): boolean {
  return known?.at == null || state.at >= known.at;
}

function keepLatest<State extends Timestamped>(states: Map<string, State>, key: string, state: State): void {
  if (isLater(state, states.get(key))) states.set(key, state);
}

/** The figures of one bucket, to add to. */
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

/** The value of a key, made where there is none yet. */
function valueIn<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}
