import { readStored, storedKeys, writeStored } from '../browser/storage.ts';

/** Marks tell at once whether edits were kept, and since when. What they mark is read only if there is one. */
const PREFIX = 'unsaved ';
/** How long edits are kept, in milliseconds. */
const LONGEST = 3 * 24 * 60 * 60 * 1000;

/** When the edits with a key were kept, in milliseconds since 1970; undefined if there are none, or if they are too old. */
export function keptAt(key: string): number | undefined {
  const at = Number(readStored(PREFIX + key) ?? Number.NaN);
  return Date.now() - at < LONGEST ? at : undefined;
}

/** @param at undefined if nothing is kept any more */
export function markKept(key: string, at: number | undefined): void {
  writeStored(PREFIX + key, at === undefined ? null : String(at));
}

/** The keys of all edits that are kept. */
export function keptKeys(): string[] {
  return storedKeys().flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []));
}

/** Forgets everything that is kept on this device, for when its user signs out. */
export function forgetKept(): void {
  const keys = keptKeys();
  for (const key of keys) markKept(key, undefined);
  // The page may be gone before that is done. What has no mark is never read, and removed with the next edit.
  if (keys.length > 0) void import('../browser/objectStore.ts').then(({ pruneObjects }) => pruneObjects(new Set()));
}
