import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type BotEvent, type Community, history, introductions } from './history.ts';

const DAY = 86_400_000;
/** The longest span of events reported in one call. */
const SPAN = DAY / 4;
/** Milliseconds between reports of recent events. */
const REPORT_INTERVAL = 10_000;
/** Milliseconds before a failed report is repeated. */
const RETRY_DELAY = 1000;

export interface HistoryReporterOptions {
  communities: readonly Community[];
  /** How many days of history are reported for a new server. */
  days: number;
  /** The file that stores up to when events were reported, so a restart reports nothing twice. */
  file: string;
  /** Reports a batch. @throws if it did not arrive */
  report(batch: { batch_id: string; events: readonly BotEvent[] }): Promise<void>;
  /** While this returns true, nothing is reported; it is made up for later. */
  silent?(): boolean;
  /** The current time in milliseconds since 1970. */
  now?: () => number;
  onFailure?(error: unknown): void;
}

export interface HistoryReporter {
  /** Whether the whole history has been reported since the start. */
  readonly caughtUp: boolean;
  close(): Promise<void>;
}

/** Reports the history of the servers and continues with current events. Reports that did not arrive are repeated. */
export function startHistoryReporter(options: HistoryReporterOptions): HistoryReporter {
  const { communities, days, file, report, silent = () => false, now = Date.now, onFailure = () => {} } = options;
  const reportedUntil = readReportedUntil(file);
  /** Up to when the report of a server goes whose answer has not come. It may have been counted, so it is repeated as it was. */
  const pending = new Map<string, number>();
  let closed = false;
  let caughtUp = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  /** The moment up to which a report goes, also when it is repeated. */
  const planned = (guildId: string, moment: number) => {
    const at = pending.get(guildId) ?? moment;
    pending.set(guildId, at);
    return at;
  };

  const reportCommunity = async (community: Community) => {
    const { guildId } = community;
    if (reportedUntil[guildId] === undefined) {
      const start = planned(guildId, now() - days * DAY);
      await report({ batch_id: `${guildId}-members`, events: introductions(community, start) });
      pending.delete(guildId);
      reportedUntil[guildId] = start;
    }
    while (!closed && !silent() && reportedUntil[guildId] < now()) {
      const from = reportedUntil[guildId];
      const to = planned(guildId, Math.min((Math.floor(from / SPAN) + 1) * SPAN, now()));
      const events = [...history(community, from, to)];
      if (events.length > 0) await report({ batch_id: `${guildId}-${from}`, events });
      pending.delete(guildId);
      reportedUntil[guildId] = to;
      writeReportedUntil(file, reportedUntil);
      if (to - from < SPAN && to >= now() - 1000) return;
    }
  };

  const round = async () => {
    let pause = REPORT_INTERVAL;
    try {
      for (const community of communities) await reportCommunity(community);
      caughtUp ||= !closed && !silent();
    } catch (error) {
      pause = RETRY_DELAY;
      onFailure(error);
    }
    if (!closed) timer = setTimeout(start, pause);
  };
  const start = () => {
    running = round();
  };
  start();
  return {
    get caughtUp() {
      return caughtUp;
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}

function readReportedUntil(file: string): Record<string, number> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

function writeReportedUntil(file: string, reportedUntil: Record<string, number>): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(reportedUntil));
}
