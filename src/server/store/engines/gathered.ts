/** How many keys are read with one query. */
const MAX_KEYS = 200;

interface Waiting<Key, Value> {
  key: Key;
  resolve(value: Value): void;
  reject(error: unknown): void;
}

/**
 * Reads for everybody who asks in the same turn of the event loop with one query.
 * @param read returns the values of the keys, in their order
 */
export function gathered<Key, Value>(
  read: (keys: readonly Key[]) => Promise<readonly Value[]>,
): (key: Key) => Promise<Value> {
  let waiting: Waiting<Key, Value>[] = [];

  async function readAll(): Promise<void> {
    const all = waiting;
    waiting = [];
    try {
      const values = await read(all.map(({ key }) => key));
      // A cast: every key has a value.
      for (const [index, { resolve }] of all.entries()) resolve(values[index] as Value);
    } catch (error) {
      for (const { reject } of all) reject(error);
    }
  }

  return (key) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(() => waiting.length > 0 && void readAll());
      waiting.push({ key, resolve, reject });
      if (waiting.length >= MAX_KEYS) void readAll();
    });
}
