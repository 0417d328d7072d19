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

/** Files relative to the repository's root. */
export interface StagedFiles {
  /** Those that a commit would add or change. */
  present: readonly string[];
  deleted: readonly string[];
}

export function stagedFiles(root: string): StagedFiles {
  const list = (filter: string) =>
    execFileSync('git', ['diff', '--cached', '--name-only', '--no-renames', `--diff-filter=${filter}`, '-z'], {
      cwd: root,
      encoding: 'utf8',
    })
      .split('\0')
      .filter(Boolean);
  return { present: list('d'), deleted: list('D') };
}

/**
 * The checks required for some files. Types and schemas are checked as a whole, because unchanged files may depend on
 * changed ones; style only in the given files. Unused code is left to the full check.
 */
export function checksFor({ present, deleted }: StagedFiles): StagedChecks {
  const files = [...present, ...deleted];
  const formatted = present.filter((file) => FORMATTED.test(file));
  const tools = TOOLS.flatMap((tool): Tool[] => {
    if (tool.command === 'tsc') return files.some((file) => CODE.test(file)) ? [tool] : [];
    if (tool.command !== 'biome' || formatted.length === 0) return [];
    return [{ ...tool, args: [...tool.args, '--no-errors-on-unmatched', '--files-ignore-unknown=true', ...formatted] }];
  });
  return { schemas: files.some((file) => SCHEMAS.test(file)), tools };
}
