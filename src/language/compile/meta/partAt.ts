/** The part of a value at a pointer; undefined if the value has no such part. */
export function partAt(value: unknown, pointer: readonly (string | number)[]): unknown {
  let part = value;
  for (const key of pointer) {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, key)) return undefined;
    part = Reflect.get(part, key);
  }
  return part;
}
