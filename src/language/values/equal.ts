/** Whether two JSON values are equal, ignoring key order. Shared parts are compared by identity. */
export function equal(a: unknown, b: unknown): boolean {
  // `===` for 0 and -0, which JSON does not distinguish; `Object.is` for NaN.
  if (a === b || Object.is(a, b)) return true;
  if (!isIndexable(a) || !isIndexable(b)) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((value, index) => equal(value, b[index]));
  }
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && equal(a[key], b[key]));
}

function isIndexable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
