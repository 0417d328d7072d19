import { isObject } from '../../../language/values/isObject.ts';
import { readObject, writeObject } from '../../../renderer/browser/objectStore.ts';
import { keptAt, markKept } from '../../../renderer/kept/marks.ts';
import { canApply, isPending, type Rollout, rolloutKey } from './rollout.ts';

/** Keeps how far a rollout is on this device, under the same rules as unsaved edits. */
export async function keepRollout(user: string, rollout: Rollout): Promise<void> {
  markKept(rolloutKey(user), Date.now());
  await writeObject(rolloutKey(user), rollout);
}

/** The rollout of a user that was kept; undefined if there is none, or nothing is left to do. */
export async function readRollout(user: string): Promise<Rollout | undefined> {
  if (keptAt(rolloutKey(user)) === undefined) return undefined;
  const kept = await readObject(rolloutKey(user));
  if (isRollout(kept) && kept.servers.some((server) => isPending(server) || canApply(server))) return kept;
  await forgetRollout(user);
  return undefined;
}

export async function forgetRollout(user: string): Promise<void> {
  markKept(rolloutKey(user), undefined);
  await writeObject(rolloutKey(user), undefined);
}

function isRollout(value: unknown): value is Rollout {
  return isObject(value) && isObject(value.source) && isObject(value.select) && Array.isArray(value.servers);
}
