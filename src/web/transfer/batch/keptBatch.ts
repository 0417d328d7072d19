import { isObject } from '../../../language/values/isObject.ts';
import { readObject, writeObject } from '../../../renderer/browser/objectStore.ts';
import { keepObject } from '../../../renderer/kept/keepObject.ts';
import { keptAt, markKept } from '../../../renderer/kept/marks.ts';
import { type Batch, batchKey, canApply, isPending } from './batch.ts';

/** Keeps how far a batch is on this device, under the same rules as unsaved edits. @returns whether it is kept */
export function keepBatch(user: string, batch: Batch): Promise<boolean> {
  return keepObject(batchKey(user), batch, Date.now());
}

/** The batch of a user that was kept; undefined if there is none, or nothing is left to do. */
export async function readBatch(user: string): Promise<Batch | undefined> {
  if (keptAt(batchKey(user)) === undefined) return undefined;
  const kept = await readObject(batchKey(user));
  if (isBatch(kept) && kept.servers.some((server) => isPending(server) || canApply(server))) return kept;
  await forgetBatch(user);
  return undefined;
}

export async function forgetBatch(user: string): Promise<void> {
  markKept(batchKey(user), undefined);
  await writeObject(batchKey(user), undefined);
}

function isBatch(value: unknown): value is Batch {
  return isObject(value) && isObject(value.source) && isObject(value.select) && Array.isArray(value.servers);
}
