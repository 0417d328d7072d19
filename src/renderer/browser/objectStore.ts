/** Access to the browser's database. If it is full or blocked, reads return undefined and writes do nothing. */

const DATABASE = 'guildhall';
const STORE = 'kept';

/** Values that are read back as they were written: parts that a value contains more than once are stored once. */
export async function readObject(key: string): Promise<unknown> {
  return run('readonly', (store) => store.get(key));
}

/** Undefined removes the entry. */
export async function writeObject(key: string, value: unknown): Promise<void> {
  await run('readwrite', (store) => (value === undefined ? store.delete(key) : store.put(value, key)));
}

/** Removes all entries whose key is not among these. */
export async function pruneObjects(keys: ReadonlySet<string>): Promise<void> {
  const present = await run('readonly', (store) => store.getAllKeys());
  const gone = Array.isArray(present) ? present.filter((key) => !keys.has(String(key))) : [];
  for (const key of gone) await writeObject(String(key), undefined);
}

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('The database is blocked'));
  });
  return opened;
}

async function run(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  try {
    const database = await open();
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = act(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
  } catch {
    // The page works without it; the value is lost on the next load.
    return undefined;
  }
}
