import { DAY, HOUR } from '../../language/time/milliseconds.ts';
import { deleteObjects } from '../browser/deleteObjects.ts';
import { readStored, storedKeys, writeStored } from '../browser/storage.ts';

/** Marks tell at once whether edits were kept, and since when. What they mark is read only if there is one. */
const PREFIX = 'unsaved ';
/** How long edits are kept, in milliseconds. */
const LONGEST = 3 * DAY;
/** How long they can be had back after they were discarded. */
const LONGEST_DISCARDED = HOUR;

/** What is to become of edits: they are offered, they were discarded and can be had back, or somebody wants them back. */
export type Fate = 'offered' | 'discarded' | 'wanted';

interface Mark {
  /** When the edits were kept, in milliseconds since 1970. */
  at: number;
  fate: Fate;
}

/** The mark of the edits with a key; undefined if there are none, or if they are too old. */
export function markOf(key: string, now = Date.now()): Mark | undefined {
  const [time = '', word] = readStored(PREFIX + key)?.split(' ') ?? [];
  const at = time === '' ? Number.NaN : Number(time);
  const fate = word === 'discarded' || word === 'wanted' ? word : 'offered';
  return now - at < (fate === 'discarded' ? LONGEST_DISCARDED : LONGEST) ? { at, fate } : undefined;
}

/** When the edits with a key were kept, in milliseconds since 1970; undefined if there are none, or if they are too old. */
export function keptAt(key: string): number | undefined {
  return markOf(key)?.at;
}

/**
 * @param at undefined if nothing is kept any more
 * @returns whether it is marked
 */
export function markKept(key: string, at: number | undefined, fate: Fate = 'offered'): boolean {
  if (at !== undefined && isSigningOut) return false;
  return writeStored(PREFIX + key, at === undefined ? null : fate === 'offered' ? String(at) : `${at} ${fate}`);
}

/** The keys of all edits that are kept. */
export function keptKeys(): string[] {
  return storedKeys().flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []));
}

/** The page is being left by a user who signs out. */
let isSigningOut = false;

/** Forgets everything that is kept on this device, for when its user signs out. */
export function forgetKept(): void {
  // A form with edits would keep them once more as it is left. Somebody who goes on using the page has stayed.
  isSigningOut = true;
  const stay = () => {
    isSigningOut = false;
  };
  for (const event of ['pointerdown', 'keydown', 'input'])
    window.addEventListener(event, stay, { once: true, capture: true });
  const keys = keptKeys();
  for (const key of keys) markKept(key, undefined);
  if (keys.length > 0) deleteObjects();
}
