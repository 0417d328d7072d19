import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Outputs } from './outputs.ts';

/** Makes `generated/` contain exactly these files. Up-to-date files are not touched. */
export function writeOutputs(root: string, outputs: Outputs): { written: string[]; removed: string[] } {
  const surplus = surplusFiles(root, outputs);
  for (const file of surplus) rmSync(join(root, file));
  return { written: writeChanged(root, outputs), removed: surplus };
}

/** Writes those files that are missing or outdated, and returns their paths. */
export function writeChanged(root: string, outputs: Outputs): string[] {
  const changed = changedFiles(root, outputs);
  for (const folder of new Set(changed.map(dirname))) mkdirSync(join(root, folder), { recursive: true });
  for (const file of changed) writeFileSync(join(root, file), outputs.get(file) ?? '');
  return changed;
}

/** Finds the generated files that are missing or outdated, and those that should not exist. */
export function compareOutputs(root: string, outputs: Outputs): { changed: string[]; surplus: string[] } {
  return { changed: changedFiles(root, outputs), surplus: surplusFiles(root, outputs) };
}

function changedFiles(root: string, outputs: Outputs): string[] {
  return [...outputs].filter(([file, text]) => textOf(join(root, file)) !== text).map(([file]) => file);
}

function surplusFiles(root: string, outputs: Outputs): string[] {
  return filesBelow(root, 'generated').filter((file) => !outputs.has(file));
}

function textOf(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function filesBelow(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = `${folder}/${name}`;
    return statSync(join(root, path)).isDirectory() ? filesBelow(root, path) : [path];
  });
}
