import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { Store } from '../../src/server/store/store.ts';
import type { SchemaChange } from '../changes/changes.ts';
import { merged } from './merge.ts';
import { type ChangeReach, type Reach, type ReachOptions, reachOf } from './reach.ts';

/** What a process needs to count in a part of the servers. */
export interface PartRequest {
  root: string;
  ref: string;
  /** As for `openNamedStore`; that of the environment, if absent. */
  store?: string | undefined;
  /** The part: servers with ids after `after`, up to and including `until`. */
  after: string;
  until?: string | undefined;
  now: number;
  days: number;
  withIds: boolean;
}

/** The reach in a part, in a form that can be sent: changes by their place in the list of all. */
export type PartReach = Omit<Reach, 'changes'> & { changes: (Omit<ChangeReach, 'change'> & { change?: number })[] };

/** With fewer documents, reading the schemas once more takes longer than it saves. */
const WORTHWHILE = 150_000;
/** Databases and disks are shared by all processes. */
const MOST_PROCESSES = 4;

interface Sources extends Pick<PartRequest, 'root' | 'ref' | 'store'> {
  days: number;
  withIds: boolean;
}

/** The program that counts in a part. */
const PROGRAM = new URL('./part.ts', import.meta.url);

/**
 * Counts with a process for each processor where a store is large: each counts in a part of the servers.
 * @param sources how many documents make a process worthwhile, and the program that it runs, if not the usual ones
 */
export async function reachInParts(
  options: ReachOptions & { store: Pick<Store, 'servers' | 'subscriptions'> },
  { worthwhile = WORTHWHILE, program = PROGRAM, ...sources }: Sources & { worthwhile?: number; program?: URL },
): Promise<Reach> {
  const processes = Math.min(availableParallelism(), MOST_PROCESSES);
  const bounds = await options.store.servers.bounds(processes, worthwhile);
  const [first, ...rest] = [...bounds, undefined];
  const { now } = options;
  const others = rest.map((until, index) =>
    countedBeside(program, { ...sources, now, after: bounds[index] ?? '', until }),
  );
  const [own, ...parts] = await Promise.all([reachOf({ ...options, until: first }), ...others]);
  return parts.reduce((all, part) => merged(all, withChanges(part, options.changes)), own);
}

function countedBeside(program: URL, request: PartRequest): Promise<PartReach> {
  return new Promise((resolve, reject) => {
    const child = fork(program, [JSON.stringify({ ...request, store: undefined })], {
      // The URL of a store may have a password, which arguments would show to others on this machine.
      env: { ...process.env, ...(request.store !== undefined && { REACH_STORE: request.store }) },
    });
    // Only our own program writes to this channel.
    child.once('message', (reach) => resolve(reach as PartReach));
    child.once('error', reject);
    // Comes after all messages, however the process ends.
    child.once('disconnect', () => reject(new Error('A process that counted has ended without a result.')));
  });
}

/** A part as it is sent. @param all the changes between the two states */
export function sendable(reach: Reach, all: readonly SchemaChange[]): PartReach {
  return {
    ...reach,
    changes: reach.changes.map(({ change, ...rest }) => ({ ...rest, ...(change && { change: all.indexOf(change) }) })),
  };
}

function withChanges(part: PartReach, all: readonly SchemaChange[]): Reach {
  return {
    ...part,
    changes: part.changes.map(({ change: index, ...rest }) => {
      const change = index === undefined ? undefined : all[index];
      return { ...rest, ...(change && { change }) };
    }),
  };
}
