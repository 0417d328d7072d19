import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';

/** A change of a copy of the base project. */
export interface Change {
  /** The file to change, relative to the project folder. */
  in: string;
  /** New values by dotted path; missing paths are added. */
  set?: Record<string, unknown>;
  /** Dotted paths to remove. */
  remove?: string[];
  /** Text to replace, to break the JSON itself. */
  replace?: [from: string, to: string];
  /** The content of a file to create or overwrite. */
  write?: unknown;
  /** The text of a file to create, which is not JSON. */
  code?: string;
  /** The file in `parts/` to copy to this path, before the other changes. */
  copy?: string;
  /** Removes the file or folder. */
  delete?: true;
}

/** The folder of a small project without findings. */
export const BASE = new URL('./base/', import.meta.url);
const PARTS = new URL('./parts/', import.meta.url);

/** Calls `use` with a copy of the base project in a temporary folder. */
export async function withProject<Result>(
  changes: readonly Change[],
  use: (root: string) => Promise<Result>,
): Promise<Result> {
  const root = mkdtempSync(join(tmpdir(), 'schemas-'));
  try {
    cpSync(BASE, root, { recursive: true });
    for (const change of changes) apply(root, change);
    return await use(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** Changes a project in a folder. */
export function apply(root: string, change: Change): void {
  const path = join(root, change.in);
  if (change.delete) {
    rmSync(path, { recursive: true });
    return;
  }
  if ('write' in change || change.code !== undefined) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, change.code ?? `${JSON.stringify(change.write, null, 2)}\n`);
    return;
  }
  if (change.copy) cpSync(new URL(change.copy, PARTS), path);
  let text = readFileSync(path, 'utf8');
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  for (const key of change.remove ?? [])
    text = applyEdits(text, modify(text, keys(key), undefined, { formattingOptions }));
  for (const [key, value] of Object.entries(change.set ?? {})) {
    text = applyEdits(text, modify(text, keys(key), value, { formattingOptions }));
  }
  if (change.replace) {
    const [from, to] = change.replace;
    if (!text.includes(from)) throw new Error(`${change.in} does not hold ${from}`);
    text = text.replace(from, to);
  }
  writeFileSync(path, text);
}

function keys(path: string): (string | number)[] {
  return path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}
