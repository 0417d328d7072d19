import type { Json, Path, SettingsDocument } from '../model.ts';
import { isObject } from './isObject.ts';

/** Parses a dotted path. Whole numbers are list indexes; `''` is the root. */
export function parsePath(path: string): Path {
  if (path === '') return [];
  return path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

/** The dotted form of a path: the inverse of {@link parsePath}. */
export function formatPath(path: Path): string {
  return path.join('.');
}

/** The dotted path with `*` for every list index: the same for all rows of a list. */
export function patternOf(path: Path): string {
  return path.map((key) => (typeof key === 'number' ? '*' : key)).join('.');
}

/** The values at a pattern: one for each row that it leads through, without those that are missing. */
export function valuesAt(document: Json | undefined, pattern: string): Json[] {
  const [start = '', ...rest] = pattern.split('.*');
  const value = getIn(document, parsePath(start.replace(/^\./, '')));
  if (rest.length === 0) return value === undefined ? [] : [value];
  return Array.isArray(value) ? value.flatMap((row) => valuesAt(row, rest.join('.*'))) : [];
}

/** The value at a path, or undefined if there is none. Never reads inherited properties. */
export function getIn(document: Json | undefined, path: Path): Json | undefined {
  let value = document;
  for (const key of path) {
    if (value === undefined || value === null || typeof value !== 'object' || !Object.hasOwn(value, key))
      return undefined;
    value = Array.isArray(value) ? value[Number(key)] : value[key];
  }
  return value;
}

/**
 * A copy of the document with another value at a path. Everything off the path is shared with the original, which is
 * returned itself if nothing changes. Missing objects on the path are created; `undefined` removes a list row or a
 * property.
 */
export function setIn(document: SettingsDocument, path: Path, value: Json | undefined): SettingsDocument;
export function setIn(document: Json, path: Path, value: Json | undefined): Json;
export function setIn(document: Json, path: Path, value: Json | undefined): Json {
  return write(document, path, 0, value) ?? null;
}

function write(node: Json | undefined, path: Path, depth: number, value: Json | undefined): Json | undefined {
  const key = path[depth];
  if (key === undefined) return value;
  const index = Number(key);
  // A name leads through no list.
  if (Array.isArray(node) && Number.isInteger(index)) {
    const next = write(node[index], path, depth + 1, value);
    if (next === undefined) return node.toSpliced(index, 1);
    if (Object.is(next, node[index])) return node;
    return index === node.length ? [...node, next] : node.with(index, next);
  }
  const object = isObject(node) ? node : {};
  const old = Object.hasOwn(object, key) ? object[key] : undefined;
  const next = write(old, path, depth + 1, value);
  if (Object.is(next, old)) return node ?? object;
  if (next !== undefined) return { ...object, [key]: next };
  const { [key]: _, ...rest } = object;
  return rest;
}
