import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type BotEvent, type Community, history, introductions } from './history.ts';

const DAY = 86_400_000;
/** The longest span of events reported in one call. */
const SPAN = DAY / 4;
/** Milliseconds between reports of recent events. */
const PAUSE = 10_000;
/** Milliseconds before a failed report is repeated. */
const AGAIN = 1000;

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

/** Reports the history of the servers and continues with current events. Reports that did not arrive are repeated. */
export function startHistoryReporter(options: HistoryReporterOptions): { close(): Promise<void> } {
  const { communities, days, file, report, silent = () => false, now = Date.now, onFailure = () => {} } = options;
  const told = readReportedUntil(file);
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  const tell = async (community: Community) => {
    const { guildId } = community;
    if (told[guildId] === undefined) {
      const start = now() - days * DAY;
      await report({ batch_id: `${guildId}-members`, events: introductions(community, start) });
      told[guildId] = start;
    }
    while (!closed && !silent() && told[guildId] < now()) {
      const from = told[guildId];
      const to = Math.min((Math.floor(from / SPAN) + 1) * SPAN, now());
      const events = [...history(community, from, to)];
      if (events.length > 0) await report({ batch_id: `${guildId}-${from}`, events });
      told[guildId] = to;
      writeReportedUntil(file, told);
      if (to - from < SPAN && to >= now() - 1000) return;
    }
  };

  const round = async () => {
    let pause = PAUSE;
    try {
      for (const community of communities) await tell(community);
    } catch (error) {
      pause = AGAIN;
      onFailure(error);
    }
    if (!closed) timer = setTimeout(start, pause);
  };
  const start = () => {
    running = round();
  };
  start();
  return {
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

function writeReportedUntil(file: string, told: Record<string, number>): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(told));
}
