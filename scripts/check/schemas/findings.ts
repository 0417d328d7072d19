import { lint } from '../../../src/language/compile/lint/index.ts';
import type { Finding } from '../../../src/language/compile/lint/types.ts';
import type { Sources } from '../../generate/sources/source.ts';
import type { loadProject } from './project.ts';

type Loaded = NonNullable<ReturnType<typeof loadProject>>;

/**
 * Runs every check, and takes from an earlier reader of the folder what it has found in modules that have not changed. The checks
 * of a module read its files, the specifications and migrations of the others, and a few files of the product.
 */
export function findingsIn(sources: Sources, { project, modules, screens }: Loaded): Finding[] {
  const { product, plans, configure, moduleIds, ledger } = project;
  const all = [...modules, ...screens];
  const folders = new Map(all.map((module) => [module.source.file, module]));
  const others = [
    ...all.map(({ spec }) => spec),
    JSON.stringify([product, plans, configure, moduleIds, all.map(({ migrations }) => migrations)]),
    ledger.modules,
  ];
  return lint(project, (module, make) => {
    const loaded = folders.get(module.file);
    const examples = module.examples.map(({ entries }) => entries);
    return sources.remember(`findings in ${module.file}`, [loaded, ...examples, ...others], make);
  });
}
