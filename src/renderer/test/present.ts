/** A value that a test relies on. @throws if there is none */
export function present<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('There is no value');
  return value;
}
