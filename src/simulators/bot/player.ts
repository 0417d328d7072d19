import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type BotEvent, type Community, history, introductions } from './history.ts';

const DAY = 86_400_000;
/** Events that are told in one call at most span this long. */
const SPAN = DAY / 4;
/** Milliseconds between two reports of what has just happened. */
const PAUSE = 10_000;
/** Milliseconds until what did not arrive is told again. */
const AGAIN = 1000;

export interface PlayerOptions {
  communities: readonly Community[];
  /** How far back the history of a server goes that nothing was told about yet. */
  days: number;
  /** Where is kept up to when everything was told, so that a restart tells nothing twice. */
  file: string;
  /** Reports a batch. @throws where it did not arrive */
  report(batch: { batch_id: string; events: readonly BotEvent[] }): Promise<void>;
  /** While this is true nothing is told; it is made up for later. */
  silent?(): boolean;
  /** Milliseconds since 1970. */
  now?: () => number;
  onFailure?(error: unknown): void;
}

/** Tells the history of the servers, and goes on with what happens. What did not arrive is told again. */
export function startPlayer(options: PlayerOptions): { close(): Promise<void> } {
  const { communities, days, file, report, silent = () => false, now = Date.now, onFailure = () => {} } = options;
  const told = readTold(file);
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
      writeTold(file, told);
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

function readTold(file: string): Record<string, number> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

function writeTold(file: string, told: Record<string, number>): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(told));
}
