import { lint } from '../../../src/language/compile/lint/index.ts';
import type { Finding, LintModule } from '../../../src/language/compile/lint/types.ts';
import type { Sources } from '../../generate/sources/source.ts';
import type { loadProject } from './project.ts';

type Loaded = NonNullable<ReturnType<typeof loadProject>>;

/**
 * Runs every check, and takes from an earlier reader of the folder what it has found in modules that have not changed. The checks
 * of a module read its files, the specifications of other modules, the migrations of all, and a few files of the product.
 */
export function findingsIn(sources: Sources, { project, modules, screens }: Loaded): Finding[] {
  const { product, plans, configure, moduleIds, ledger } = project;
  const all = [...modules, ...screens];
  const folders = new Map(all.map((module) => [module.source.file, module]));
  const common = [
    JSON.stringify([product, plans, configure, moduleIds, all.map(({ id, migrations }) => [id, migrations])]),
    ledger.modules,
  ];
  const watched = { ...project, modules: project.modules.map((module) => watchedModule(sources, module)) };
  return lint(watched, (module, make) => {
    const { file, expressions, compiled } = module;
    const examples = module.examples.map(({ entries }) => entries);
    const inputs = [folders.get(file), expressions, compiled, ...examples, ...common];
    return sources.remember(`findings in ${file}`, inputs, make);
  });
}

/** The module, whose specification is watched: what a check finds with it depends on it. */
function watchedModule(sources: Sources, module: LintModule): LintModule {
  const spec = sources.offer(`specification in ${module.file}`, module.spec);
  return {
    ...module,
    get spec() {
      return spec();
    },
  };
}
