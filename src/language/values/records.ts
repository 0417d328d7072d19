/** A record with a value for each key. */
export function recordOf<Key extends PropertyKey, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Record<Key, Value> {
  // Object.fromEntries forgets which keys it was given.
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>;
}

/** The keys of an object that has no others than its type says. */
export function keysOf<Key extends string>(object: Readonly<Record<Key, unknown>>): Key[] {
  // Object.keys allows for more.
  return Object.keys(object) as Key[];
}
