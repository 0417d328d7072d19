import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LintProject } from '../../src/language/compile/lint/types.ts';
import { loadProject } from '../check/schemas/project.ts';
import type { LoadedModule } from '../generate/modules/module.ts';
import { Sources } from '../generate/sources/source.ts';

/** `schemas/` at one time, read and compiled. */
export interface SchemaState {
  sources: Sources;
  project: LintProject;
  modules: readonly LoadedModule[];
}

/**
 * Reads the schemas below a folder with the language of this project.
 * @param like a state that is mostly the same: what is the same is not made again
 * @throws Error if a file that all modules need cannot be read
 */
export function readState(root: string, like?: SchemaState): SchemaState {
  return stateOf(new Sources(root, like?.sources));
}

/** The schemas as a reader has them, with its drafts. @throws Error if a file that all modules need cannot be read */
export function stateOf(sources: Sources): SchemaState {
  const loaded = loadProject(sources, []);
  if (!loaded) throw new Error(`The schemas in ${sources.root} cannot be read`);
  return { sources, project: loaded.project, modules: loaded.modules };
}

/**
 * Calls `use` with the schemas as a commit of the repository around a folder has them. They are there until it is done.
 * @param like as for {@link readState}
 * @throws Error if there is no such commit
 */
export async function withStateAt<Result>(
  { ref, root, like }: { ref: string; root: string; like?: SchemaState },
  use: (state: SchemaState) => Result | Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-schemas-'));
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, {
        cwd: root,
        env: { ...process.env, GIT_INDEX_FILE: join(folder, 'index') },
        stdio: ['ignore', 'pipe', 'pipe'],
        encoding: 'utf8',
      }).trim();
    const commit = commitNamed(ref, git);
    const prefix = git('rev-parse', '--show-prefix');
    const state = join(folder, 'state');
    mkdirSync(state);
    git('read-tree', prefix === '' ? commit : `${commit}:${prefix}`);
    const files = git('ls-files', '-z', '--full-name', '--', ':/schemas').split('\0').filter(Boolean);
    execFileSync('git', ['checkout-index', '-z', '--stdin', `--prefix=${state}/`], {
      cwd: git('rev-parse', '--show-toplevel'),
      env: { ...process.env, GIT_INDEX_FILE: join(folder, 'index') },
      input: files.join('\0'),
    });
    return await use(readState(state, like));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function commitNamed(ref: string, git: (...args: string[]) => string): string {
  try {
    return git('rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`);
  } catch {
    throw new Error(`There is no commit '${ref}'. Name a branch, a tag or a commit.`);
  }
}
