import { product } from '../../product/product.ts';
import { type Mapping, withTarget } from '../../proposals/missing.ts';
import type { Preview, Source, TransferBody, TransferSelection } from '../transfer.ts';

/** How many servers can get the same settings at once. */
export const MAX_SERVERS = product.transfer.servers;

/** A server that settings are taken to, and what it uses in the place of what it does not have. */
export interface TransferTarget {
  id: string;
  name: string;
  mapping: Mapping;
}

/** A server of a batch. */
export interface BatchServer extends TransferTarget {
  /**
   * `waiting`: what would change is not known yet, or not any more. `ready`: it is. `confirmed`: the user wants it, and whether it was
   * made is not known. `done` and `refused`: the server has answered.
   */
  state: 'waiting' | 'ready' | 'confirmed' | 'done' | 'refused';
  /** What would change, or has been changed. */
  preview?: Preview;
  /** The idempotency key of what was confirmed: repeating it makes it once. */
  key?: string;
  /** Why the last attempt failed, or why it was refused. */
  problem?: string | undefined;
}

/** The same settings for several servers, server by server. */
export interface Batch {
  source: Source;
  select: TransferSelection;
  servers: readonly BatchServer[];
}

/** What a user's batch is kept as on this device. */
export const batchKey = (user: string) => `${user} batch`;

export function newBatch(source: Source, select: TransferSelection, servers: readonly TransferTarget[]): Batch {
  return { source, select, servers: servers.map(({ id, name, mapping }) => ({ id, name, mapping, state: 'waiting' })) };
}

/** Whether something would change in a server, and may. */
export function canApply({ state, preview }: BatchServer): boolean {
  return state === 'ready' && preview?.refused === null && preview.changes.length > 0 && preview.etag !== null;
}

/** Whether there is something left to do in a server without asking the user. */
export function isPending({ state }: BatchServer): boolean {
  return state === 'waiting' || state === 'confirmed';
}

/**
 * The server that comes next: what was confirmed goes before what has to be previewed.
 * @param aside the ids of those that have failed in this run
 */
export function nextServer({ servers }: Batch, aside: ReadonlySet<string>): BatchServer | undefined {
  const pending = servers.filter((server) => isPending(server) && !aside.has(server.id));
  return pending.find(({ state }) => state === 'confirmed') ?? pending[0];
}

export function withServer(batch: Batch, id: string, change: Partial<BatchServer>): Batch {
  return { ...batch, servers: batch.servers.map((one) => (one.id === id ? { ...one, ...change } : one)) };
}

/** Confirms what the previews have shown. @param newKey makes the keys */
export function confirmed(batch: Batch, newKey: () => string): Batch {
  const servers = batch.servers.map((one): BatchServer => {
    return canApply(one) ? { ...one, state: 'confirmed', key: newKey(), problem: undefined } : one;
  });
  return { ...batch, servers };
}

/** Chooses what a server uses in the place of something missing. What is shown stays until its new preview is known. */
export function withChoice(batch: Batch, id: string, { key, target }: { key: string; target: string | null }) {
  const servers = batch.servers.map((one): BatchServer => {
    if (one.id !== id) return one;
    const preview = one.preview && withTarget(one.preview, key, target);
    return { ...one, mapping: { ...one.mapping, [key]: target }, state: 'waiting', ...(preview && { preview }) };
  });
  return { ...batch, servers };
}

/** The request for a server. */
export function bodyFor({ source, select }: Batch, { mapping }: BatchServer): TransferBody {
  return { source: source.call, select, mapping };
}

/** How many servers are in which state. */
export interface Tally {
  /** Of those that were not confirmed yet: how many have a preview. */
  checked: number;
  applicable: number;
  done: number;
  /** The confirmed ones, done ones included. */
  ordered: number;
  refused: number;
  pending: number;
}

export function tallyOf({ servers }: Batch): Tally {
  const count = (fits: (server: BatchServer) => boolean) => servers.filter(fits).length;
  return {
    checked: count(({ state }) => state !== 'waiting'),
    applicable: count(canApply),
    done: count(({ state }) => state === 'done'),
    ordered: count(({ state }) => state === 'confirmed' || state === 'done' || state === 'refused'),
    refused: count(({ state }) => state === 'refused'),
    pending: count(isPending),
  };
}
