import type { Json, Path, SettingsDocument } from '../model.ts';

/** Reads a dotted path: whole numbers are list positions. `''` is the root. */
export function parsePath(path: string): Path {
  if (path === '') return [];
  return path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

/** Writes a path dotted, the inverse of {@link parsePath}. */
export function formatPath(path: Path): string {
  return path.join('.');
}

/** The path with every list position as `*`: the same for all rows of a list. */
export function patternOf(path: Path): string {
  return path.map((key) => (typeof key === 'number' ? '*' : key)).join('.');
}

/** The value at a path, or undefined where the path leads nowhere. Never reads inherited properties. */
export function getIn(document: Json | undefined, path: Path): Json | undefined {
  let value: unknown = document;
  for (const key of path) {
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string | number, unknown>)[key];
  }
  return value as Json | undefined;
}

/**
 * The document with another value at a path. Everything beside the path is shared with the old document, and the
 * same document comes back when nothing changes. Missing objects on the way are made; `undefined` removes a list row.
 */
export function setIn<T extends Json | SettingsDocument>(document: T, path: Path, value: Json | undefined): T {
  return write(document as Json, path, 0, value) as T;
}

function write(node: Json | undefined, path: Path, depth: number, value: Json | undefined): Json | undefined {
  if (depth === path.length) return value;
  const key = path[depth] as string | number;
  if (Array.isArray(node)) {
    const index = Number(key);
    const next = write(node[index], path, depth + 1, value);
    if (next === undefined) return node.toSpliced(index, 1);
    if (Object.is(next, node[index])) return node;
    return index === node.length ? [...node, next] : node.with(index, next);
  }
  const object = (node ?? {}) as Record<string, Json>;
  const old = Object.hasOwn(object, key) ? object[key] : undefined;
  const next = write(old, path, depth + 1, value);
  if (Object.is(next, old)) return object;
  return { ...object, [key]: next as Json };
}
