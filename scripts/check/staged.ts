import { execFileSync } from 'node:child_process';
import { TOOLS, type Tool } from './tools.ts';

/** What has to be checked before a commit. */
export interface StagedChecks {
  schemas: boolean;
  tools: readonly Tool[];
}

const CODE = /\.(ts|tsx|mts|mjs)$/;
const FORMATTED = /\.(ts|tsx|mts|mjs|js|json|css|html)$/;
/** Files that the findings about schemas depend on. */
const SCHEMAS = /^(schemas|generated|scripts\/(check|generate))\/|^src\/(language|server\/api)\//;

/** Paths of the files in the index that a commit would change, relative to the root of the repository; no deleted ones. */
export function stagedFiles(root: string): string[] {
  return execFileSync('git', ['diff', '--cached', '--name-only', '--diff-filter=d', '-z'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter(Boolean);
}

/**
 * The checks that the files call for. Types and schemas are checked whole, since a file that nobody touched may depend on one
 * that changed; style only where something is staged. Unused code is left to the full check.
 */
export function checksFor(files: readonly string[]): StagedChecks {
  const formatted = files.filter((file) => FORMATTED.test(file));
  const tools = TOOLS.flatMap((tool): Tool[] => {
    if (tool.command === 'tsc') return files.some((file) => CODE.test(file)) ? [tool] : [];
    if (tool.command !== 'biome' || formatted.length === 0) return [];
    return [{ ...tool, args: [...tool.args, '--no-errors-on-unmatched', '--files-ignore-unknown=true', ...formatted] }];
  });
  return { schemas: files.some((file) => SCHEMAS.test(file)), tools };
}
