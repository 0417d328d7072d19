import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type DraftedProject, filesOf } from './project.ts';

/** Milliseconds between two looks. Watching by the system loses files that editors replace instead of writing them. */
const INTERVAL = 250;

export interface SchemaWatch {
  /** Says which files the studio itself has written, which it then does not find. */
  note(files: Readonly<Record<string, string>>): void;
  stop(): void;
}

/** Calls a function with the files of `schemas/` that have changed, by path: null for those that are gone. */
export function watchSchemas(
  project: DraftedProject,
  tell: (changed: Record<string, string | null>) => void,
): SchemaWatch {
  let known: Readonly<Record<string, string>> = project.read().files;
  let stamps = stampsOf(project.root);
  /** The state that was read last. */
  let read = stamps;
  const look = () => {
    const now = stampsOf(project.root);
    // Editors empty a file before they write it, so a file is read when it has stayed the same for a while.
    const isQuiet = now === stamps;
    stamps = now;
    if (!isQuiet || now === read) return;
    read = now;
    const { files } = project.read();
    const before = known;
    known = files;
    const all = new Set([...Object.keys(before), ...Object.keys(files)]);
    const changed = [...all].filter((file) => before[file] !== files[file]);
    if (changed.length > 0) tell(Object.fromEntries(changed.map((file) => [file, files[file] ?? null])));
  };
  const timer = setInterval(() => {
    try {
      look();
    } catch (error) {
      // A file was removed while it was read; the next look sees what is left.
      console.error(error);
    }
  }, INTERVAL);
  return {
    note: (files) => {
      known = { ...known, ...files };
    },
    stop: () => clearInterval(timer),
  };
}

/** When the files were last written, as one text. */
function stampsOf(root: string): string {
  return filesOf(root)
    .map((file) => {
      const { mtimeMs, size, ino } = statSync(join(root, file));
      return `${file} ${mtimeMs} ${size} ${ino}`;
    })
    .join('\n');
}
