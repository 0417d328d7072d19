/** A value that a test relies on. @throws Error if it is missing */
export function present<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('A value is missing');
  return value;
}
