/** A database of the browser in memory, as far as `browser/objectStore.ts` uses one. jsdom has none. */
export class FakeDatabase {
  readonly entries = new Map<string, unknown>();
  /** Whether it refuses to write, as a full one does. */
  full = false;
  /** How many transactions were committed without waiting for the browser to do so. */
  commits = 0;
  /** What transactions wait for. */
  held = Promise.resolve();

  /** What replaces `indexedDB`. */
  readonly factory = { open: () => answered(() => this.#database), deleteDatabase: () => this.entries.clear() };

  /** The browser closes the connection. */
  close(): void {
    this.#database.onclose?.();
  }

  readonly #database: Record<string, unknown> & { onclose?(): void } = {
    createObjectStore: () => {},
    transaction: (_store: string, mode: IDBTransactionMode) => {
      const store = {
        get: (key: string) => ({ result: structuredClone(this.entries.get(key)) }),
        getAllKeys: () => ({ result: [...this.entries.keys()] }),
        put: (value: unknown, key: string) => this.#write(() => this.entries.set(key, structuredClone(value))),
        delete: (key: string) => this.#write(() => this.entries.delete(key)),
      };
      const transaction: Pick<IDBTransaction, 'error' | 'commit'> & {
        oncomplete?(): void;
        onabort?(): void;
        objectStore(): typeof store;
      } = {
        error: null,
        commit: () => {
          this.commits++;
        },
        objectStore: () => store,
      };
      const fails = this.full && mode === 'readwrite';
      void this.held.then(() => (fails ? transaction.onabort?.() : transaction.oncomplete?.()));
      return transaction;
    },
  };

  #write(act: () => void): { result: undefined } {
    if (!this.full) act();
    return { result: undefined };
  }
}

interface FakeRequest<Result> {
  result?: Result;
  onsuccess?(): void;
  onupgradeneeded?(): void;
}

function answered<Result>(result: () => Result): FakeRequest<Result> {
  const request: FakeRequest<Result> = {};
  queueMicrotask(() => {
    request.result = result();
    request.onupgradeneeded?.();
    request.onsuccess?.();
  });
  return request;
}
