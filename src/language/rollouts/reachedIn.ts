import type { ModuleSpec } from '../model.ts';
import { type PlacedRollout, rolloutsOf } from './rolloutsOf.ts';

/**
 * The settings of a module whose rollouts have reached a server, by path. A server that a rollout has reached stays in it while
 * its share grows.
 * @param now milliseconds since 1970
 */
export function reachedIn(spec: ModuleSpec, guildId: string, now: number): string[] {
  return rolloutsOf(spec)
    .filter((placed) => hasReached(spec.id, placed, guildId, now))
    .map(({ path }) => path);
}

/** The values of a rollout are not part of what decides: correcting one of them keeps the servers that have it. */
function hasReached(module: string, { path, rollout }: PlacedRollout, guildId: string, now: number): boolean {
  const { from, share } = rollout;
  return now >= Date.parse(from) && fractionOf(`${module}.${path} ${from} ${guildId}`) * 100 < share;
}

/**
 * A number from 0 up to but not including 1 that is always the same for a text, and evenly spread over texts: their FNV-1a hash,
 * with the last step of MurmurHash3 to mix its bits.
 */
function fractionOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
