import { execFileSync } from 'node:child_process';
import { TOOLS, type Tool } from './tools.ts';

/** The checks required before a commit. */
export interface StagedChecks {
  schemas: boolean;
  tools: readonly Tool[];
}

const CODE = /\.(ts|tsx|mts|mjs)$/;
const FORMATTED = /\.(ts|tsx|mts|mjs|js|json|css|html)$/;
/** Files that affect the checks of schemas. */
const SCHEMAS = /^(schemas|generated|scripts\/(check|generate))\/|^src\/(language|server\/api)\//;

/** The files that a commit would add or change, relative to the repository's root. */
export function stagedFiles(root: string): string[] {
  return execFileSync('git', ['diff', '--cached', '--name-only', '--diff-filter=d', '-z'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter(Boolean);
}

/**
 * The checks required for some files. Types and schemas are checked as a whole, because unchanged files may depend on
 * changed ones; style only in the given files. Unused code is left to the full check.
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
