/**
 * Caches the last result for each name, and returns it while the input stays the same. The development server generates
 * after every saved file, which affects only one module.
 */
export function keepLast<Input, Result>(make: (input: Input) => Result): (name: string, input: Input) => Result {
  const kept = new Map<string, { key: string; result: Result }>();
  return (name, input) => {
    const key = JSON.stringify(input);
    const last = kept.get(name);
    if (last?.key === key) return last.result;
    const result = make(input);
    kept.set(name, { key, result });
    return result;
  };
}
