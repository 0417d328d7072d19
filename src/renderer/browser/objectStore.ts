/** Access to the browser's database. If it is full or blocked, reads return undefined and writes do nothing. */

import { DATABASE } from './deleteObjects.ts';

const STORE = 'kept';

/** Values that are read back as they were written: parts that a value contains more than once are stored once. */
export async function readObject(key: string): Promise<unknown> {
  return (await run('readonly', (store) => store.get(key)))?.result;
}

/**
 * Undefined removes the entry.
 * @returns whether it is stored
 */
export async function writeObject(key: string, value: unknown): Promise<boolean> {
  const done = await run('readwrite', (store) => (value === undefined ? store.delete(key) : store.put(value, key)));
  return done !== undefined;
}

/** Removes all entries whose key is not among these. */
export async function pruneObjects(keys: ReadonlySet<string>): Promise<void> {
  const present = (await run('readonly', (store) => store.getAllKeys()))?.result;
  const gone = Array.isArray(present) ? present.filter((key) => !keys.has(String(key))) : [];
  for (const key of gone) await writeObject(String(key), undefined);
}

/** Opens the database, so that the first write need not wait for that: the page may be closing. */
export function openObjects(): void {
  // A write that needs it tries again.
  open().catch(() => {});
}

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => {
      const database = request.result;
      // The browser may close it: when the user clears the data of the site, for example.
      database.onclose = again;
      // Signing out deletes it, in this tab or another.
      database.onversionchange = () => {
        database.close();
        again();
      };
      resolve(database);
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('The database is blocked'));
  });
  opened.catch(again);
  return opened;
}

/** The next call opens it anew. */
function again(): void {
  opened = undefined;
}

/** @returns the request, or undefined if it failed */
async function run(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest,
): Promise<IDBRequest | undefined> {
  try {
    const database = await open();
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = act(transaction.objectStore(STORE));
      // Otherwise the browser commits after it has reported the result, and the page may be gone by then.
      transaction.commit();
      transaction.oncomplete = () => resolve(request);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
  } catch {
    // The page works without it; the value is lost on the next load.
    return undefined;
  }
}
