import { formatPath, parsePath } from '../../language/values/path.ts';

/** Maps row positions to stable keys, and back. */
export interface RowKeys {
  keyAt(list: string, index: number): string | undefined;
  /** The dotted path of a row, or undefined if it is gone. */
  path(list: string, key: string): string | undefined;
}

/** The name of a path: it has the keys of rows in place of their positions, and so stays the same while rows move. */
export function nameOfPath(path: string, rows: Pick<RowKeys, 'keyAt'>): string {
  if (!/\.\d/.test(path)) return path;
  const parts: string[] = [];
  const keys = parsePath(path);
  let from = 0;
  for (const [depth, key] of keys.entries()) {
    if (typeof key !== 'number' || depth === 0) continue;
    const row = rows.keyAt(formatPath(keys.slice(0, depth)), key);
    if (row === undefined) break;
    parts.push(formatPath(keys.slice(from, depth)), row);
    from = depth + 1;
  }
  return [...parts, formatPath(keys.slice(from))].join('\n');
}

/** The inverse of {@link nameOfPath}: where that is now, or undefined if a row around it is gone. */
export function pathOfName(name: string, rows: Pick<RowKeys, 'path'>): string | undefined {
  const [first = '', ...rest] = name.split('\n');
  let path: string | undefined = first;
  for (let at = 0; at < rest.length; at += 2) {
    path = rows.path(path, rest[at] ?? '');
    if (path === undefined) return undefined;
    const inner = rest[at + 1];
    if (inner) path = `${path}.${inner}`;
  }
  return path;
}
