import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SHAPES } from '../../language/compile/meta/shapes.ts';
import type { DraftSaveRequest, SaveAnswer, StudioFinding } from '../model/answers.ts';

/**
 * Writes drafts into the project, unless a file has changed since its draft began, or the check has findings or fails.
 * @param findingsOf what the check finds in drafts
 * @throws Error for a file that is no schema of the project
 */
export async function save(
  root: string,
  { files, despite = false }: DraftSaveRequest,
  findingsOf: (drafts: Record<string, string>) => Promise<StudioFinding[]>,
): Promise<SaveAnswer> {
  for (const file of Object.keys(files)) if (!isSchemaFile(file)) throw new Error(`'${file}' is no file of schemas/`);
  const changed = changedSince(root, files);
  if (Object.keys(changed).length > 0) return { changed };
  const texts = Object.fromEntries(
    Object.entries(files).map(([file, { text, base }]) => [file, formatted(root, file, text, base)]),
  );
  if (!despite) {
    const findings = await findingsOf(texts).catch((error: unknown) => {
      console.error(error);
      return null;
    });
    if (findings?.length !== 0) return { findings };
    const late = changedSince(root, files);
    if (Object.keys(late).length > 0) return { changed: late };
  }
  writeAll(root, texts);
  return { saved: texts };
}

/** Whether a path is that of a file that the studio edits: one that a meta-schema describes, neither hidden nor a detour. */
export function isSchemaFile(file: string): boolean {
  return !file.split('/').some((name) => name.startsWith('.')) && SHAPES.some(({ files }) => files.test(file));
}

function changedSince(root: string, files: DraftSaveRequest['files']): Record<string, string | null> {
  const now = Object.entries(files).map(([file, { base }]) => ({ file, base, text: textAt(join(root, file)) }));
  return Object.fromEntries(now.filter(({ base, text }) => base !== text).map(({ file, text }) => [file, text]));
}

function textAt(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

/** A new part is written as `npm run format` would, in files that it has formatted before. */
function formatted(root: string, file: string, text: string, base: string | null): string {
  if (text === base || (base !== null && format(root, file, base) !== base)) return text;
  return format(root, file, text) ?? text;
}

/** The text as the formatter writes it; undefined if it cannot be read. */
function format(root: string, file: string, text: string): string | undefined {
  try {
    return execFileSync(join(root, 'node_modules/.bin/biome'), ['format', `--stdin-file-path=${file}`], {
      cwd: root,
      input: text,
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

/** Writes files so that nobody reads half of one, and none if one of them cannot be written. */
function writeAll(root: string, texts: Record<string, string>): void {
  const written: { next: string; path: string }[] = [];
  try {
    for (const [file, text] of Object.entries(texts)) {
      const path = join(root, file);
      const next = `${path}.studio`;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(next, text);
      written.push({ next, path });
    }
  } catch (error) {
    for (const { next } of written) rmSync(next);
    throw error;
  }
  for (const { next, path } of written) renameSync(next, path);
}
