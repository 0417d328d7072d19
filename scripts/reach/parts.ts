import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Store } from '../../src/server/store/store.ts';
import type { SchemaChange } from '../changes/changes.ts';
import { merged } from './merge.ts';
import { type ChangeReach, type Reach, type ReachOptions, reachOf } from './reach.ts';

/** What a process reads before it counts. */
export interface PartStart {
  root: string;
  ref: string;
  /** As for `openNamedStore`; that of the environment, if absent. */
  store?: string | undefined;
}

/** In which part of the servers a process counts: those with ids after `after`, up to and including `until`. */
export interface PartRequest extends Pick<ReachOptions, 'changes' | 'now' | 'days' | 'withIds'> {
  after: string;
  until?: string | undefined;
}

/** The reach in a part, in a form that can be sent: changes by their place in the list of all. */
export type PartReach = Omit<Reach, 'changes'> & { changes: (Omit<ChangeReach, 'change'> & { change?: number })[] };

/** With fewer documents, starting one more process takes longer than it saves. */
const WORTHWHILE = 30_000;
/** Databases and disks are shared by all processes. */
const MOST_PROCESSES = 4;

/** The program that counts in a part, with its arguments. */
const PROGRAM = [fileURLToPath(new URL('../run.mjs', import.meta.url)), 'reach/part'] as const;

/** The parts of a store, each but the first with a process that counts in it. */
export interface Parts {
  /** The last id of each part but the last. */
  bounds: readonly string[];
  processes: readonly ChildProcess[];
}

/**
 * Divides a store into a part for each processor if it is large, and starts the processes, which read the schemas in the meantime.
 * @param worthwhile with how many documents it is large, and the program to run, if not the usual ones
 */
export async function startParts(
  { servers }: Pick<Store, 'servers'>,
  {
    worthwhile = WORTHWHILE,
    program: [file, ...args] = PROGRAM,
    ...start
  }: PartStart & { worthwhile?: number; program?: readonly [string, ...string[]] },
): Promise<Parts> {
  const bounds = await servers.bounds(Math.min(availableParallelism(), MOST_PROCESSES), worthwhile);
  const processes = bounds.map(() =>
    fork(file, [...args, JSON.stringify({ ...start, store: undefined })], {
      serialization: 'advanced',
      // The URL of a store may have a password, which arguments would show to others on this machine.
      env: { ...process.env, ...(start.store !== undefined && { REACH_STORE: start.store }) },
    }),
  );
  return { bounds, processes };
}

/** Ends processes whose counts nobody needs. */
export function stopParts({ processes }: Parts): void {
  for (const child of processes) child.kill();
}

/** Counts in all parts of a store at the same time. */
export async function reachInParts(
  options: ReachOptions & { store: Pick<Store, 'servers' | 'subscriptions'> },
  { bounds, processes }: Parts,
): Promise<Reach> {
  const { now, days, withIds } = options;
  // What proves a change is not needed to count, and has functions, which cannot be sent.
  const changes = options.changes.map(({ witness: _, ...change }) => change);
  const others = processes.map((child, index) =>
    countedBeside(child, { changes, now, days, withIds, after: bounds[index] ?? '', until: bounds[index + 1] }),
  );
  const [own, ...parts] = await Promise.all([reachOf({ ...options, until: bounds[0] }), ...others]);
  return parts.reduce((all, part) => merged(all, withChanges(part, options.changes)), own);
}

function countedBeside(child: ChildProcess, request: PartRequest): Promise<PartReach> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('A process that counted has ended without a result.'));
    // Only our own program writes to this channel.
    child.once('message', (reach) => resolve(reach as PartReach));
    child.once('error', reject);
    // Comes after all messages, however the process ends.
    child.once('disconnect', fail);
    if (child.connected) child.send(request, (error) => error && fail());
    else fail();
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
