/** A number of things, in English words: `1 module`, `2 modules`. */
export function counted(count: unknown, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
