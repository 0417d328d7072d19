import type { Expression, Path, ReadableModule } from '../model.ts';
import { formatPath } from '../values/path.ts';

/** The dotted paths of the settings that an expression at a path reads; a whole list if it reads all entries. */
export function readPaths(module: ReadableModule, expression: Expression | undefined, at: Path): string[] {
  const reads = (expression !== undefined && module.reads[expression]) || [];
  const rows = at.flatMap((key, depth) => (typeof key === 'number' ? [formatPath(at.slice(0, depth + 1))] : []));
  const around: Record<string, string | undefined> = { item: rows.at(-1), parent: rows.at(-2) };
  return reads.flatMap((read) => {
    const [root = '', ...rest] = (read.split('.*')[0] ?? read).split('.');
    if (root === 'self' || root === 'saved') return [rest.join('.')];
    const row = around[root];
    return row === undefined ? [] : [[row, ...rest].join('.')];
  });
}
