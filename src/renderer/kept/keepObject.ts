import { writeObject } from '../browser/objectStore.ts';
import { type Fate, keptAt, markKept, markOf } from './marks.ts';

/**
 * Keeps something on this device, with its mark.
 * @param at when it was made, in milliseconds since 1970
 * @returns whether it is kept. If not, what was kept before still is
 */
export async function keepObject(key: string, value: unknown, at: number, fate?: Fate): Promise<boolean> {
  const earlier = markOf(key);
  // First, because there may be no time for more: the page may be closing.
  if (!markKept(key, at, fate)) return false;
  if (await writeObject(key, value)) return true;
  // A mark promises that there is something to find.
  if (keptAt(key) === at) markKept(key, earlier?.at, earlier?.fate);
  return false;
}
