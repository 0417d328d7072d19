import { actions } from './actions.ts';
import { bounds } from './bounds.ts';
import { calls } from './calls.ts';
import { columns } from './columns.ts';
import { comparisons } from './comparisons.ts';
import { conditions } from './conditions.ts';
import { constants } from './constants.ts';
import { defaultRules } from './defaultRules.ts';
import { defaults } from './defaults.ts';
import { effectValues } from './effectValues.ts';
import { examples } from './examples.ts';
import { faults } from './faults.ts';
import { inner } from './inner.ts';
import { layout } from './layout.ts';
import { ledger } from './ledger.ts';
import { limitDigits } from './limitDigits.ts';
import { lists } from './lists.ts';
import { menu } from './menu.ts';
import { migrations } from './migrations.ts';
import { moduleId } from './moduleId.ts';
import { names } from './names.ts';
import { offers } from './offers.ts';
import { optionLocks } from './optionLocks.ts';
import { options } from './options.ts';
import { paths } from './paths.ts';
import { patterns } from './patterns.ts';
import { placeholders } from './placeholders.ts';
import { planContent } from './planContent.ts';
import { menuPlanIds } from './planIds.ts';
import { localePlurals, plurals } from './plurals.ts';
import { prices } from './prices.ts';
import { product } from './product.ts';
import { reads } from './reads.ts';
import { references } from './references.ts';
import { reported } from './reported.ts';
import { requirements } from './requirements.ts';
import { sentences } from './sentences.ts';
import { sizes } from './sizes.ts';
import { targets } from './targets.ts';
import { tiles } from './tiles.ts';
import { locales, translations } from './translations.ts';
import type { Finding, LintModule, LintProject, ModuleLint, ProjectLint } from './types.ts';
import { unique, uniqueIds } from './unique.ts';
import { uses } from './uses.ts';
import { variables } from './variables.ts';
import { widgets } from './widgets.ts';
import { wire } from './wire.ts';

/** What is checked in each module by itself. */
const moduleLints: Record<string, ModuleLint> = {
  faults,
  conditions,
  constants,
  comparisons,
  effectValues,
  targets,
  sizes,
  patterns,
  defaults,
  defaultRules,
  sentences,
  limitDigits,
  placeholders,
  plurals,
  options,
  optionLocks,
  inner,
  widgets,
  variables,
  layout,
  names,
  unique,
  bounds,
  offers,
  columns,
  lists,
  tiles,
  actions,
  prices,
  calls,
  reported,
  uses,
  requirements,
  reads,
  wire,
  migrations,
  translations,
  examples,
};

/** What is checked between modules and the product. */
const projectLints: Record<string, ProjectLint> = {
  moduleId,
  uniqueIds,
  menu,
  menuPlanIds,
  planContent,
  paths,
  product,
  ledger,
  locales,
  localePlurals,
};

function isWhole({ broken }: LintModule): boolean {
  return broken.length === 0;
}

/** Everything that is wrong with the language of the schemas. Files must have the shape of their meta-schemas. */
export function lint(project: LintProject): Finding[] {
  // A module with a reference that leads nowhere lacks parts: nothing else can be said of it.
  const all = [...project.modules, ...project.screens];
  const [whole, torn] = [all.filter(isWhole), all.filter((module) => !isWhole(module))];
  const rest = { ...project, modules: project.modules.filter(isWhole) };
  return [
    ...torn.flatMap((module) => references(module, project)),
    ...Object.values(projectLints).flatMap((check) => check(rest)),
    ...whole.flatMap((module) => Object.values(moduleLints).flatMap((check) => check(module, rest))),
  ];
}
