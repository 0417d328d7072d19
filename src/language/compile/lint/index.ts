import { equal } from '../../values/equal.ts';
import { activity } from './examples/activity.ts';
import { examples } from './examples/examples.ts';
import { shownExample } from './examples/shownExample.ts';
import { clock } from './expressions/clock.ts';
import { comparisons } from './expressions/comparisons.ts';
import { conditions } from './expressions/conditions.ts';
import { constants } from './expressions/constants.ts';
import { effectLoops } from './expressions/effectLoops.ts';
import { effectResults } from './expressions/effectResults.ts';
import { effectValues } from './expressions/effectValues.ts';
import { faults } from './expressions/faults.ts';
import { idleNames } from './expressions/idleNames.ts';
import { lockedRules } from './expressions/lockedRules.ts';
import { matchedPatterns } from './expressions/matchedPatterns.ts';
import { missingValues } from './expressions/missingValues.ts';
import { outcomes } from './expressions/outcomes.ts';
import { ownVisibility } from './expressions/ownVisibility.ts';
import { reads } from './expressions/reads.ts';
import { requirements } from './expressions/requirements.ts';
import { shownValues } from './expressions/shownValues.ts';
import { bounds } from './fields/bounds.ts';
import { controls } from './fields/controls.ts';
import { defaultRules } from './fields/defaultRules.ts';
import { defaults } from './fields/defaults.ts';
import { embeds } from './fields/embeds.ts';
import { formats } from './fields/formats.ts';
import { inner } from './fields/inner.ts';
import { limitDigits } from './fields/limitDigits.ts';
import { limitTypes } from './fields/limitTypes.ts';
import { lists } from './fields/lists.ts';
import { messageLengths } from './fields/messageLengths.ts';
import { newKeys } from './fields/newKeys.ts';
import { offers } from './fields/offers.ts';
import { optionLocks } from './fields/optionLocks.ts';
import { options } from './fields/options.ts';
import { ownersParts } from './fields/ownersParts.ts';
import { patterns } from './fields/patterns.ts';
import { planChoices } from './fields/planChoices.ts';
import { planLimits } from './fields/planLimits.ts';
import { referenceWords } from './fields/referenceWords.ts';
import { required } from './fields/required.ts';
import { rollouts } from './fields/rollouts.ts';
import { sentences } from './fields/sentences.ts';
import { sizes } from './fields/sizes.ts';
import { totalLengths } from './fields/totalLengths.ts';
import { unique, uniqueIds } from './fields/unique.ts';
import { widgets } from './fields/widgets.ts';
import { finished, placedInRollouts } from './finished.ts';
import { names, productNames } from './names.ts';
import { firstSteps } from './product/firstSteps.ts';
import { moduleId } from './product/moduleId.ts';
import { pages } from './product/pages.ts';
import { planContent } from './product/planContent.ts';
import { planEntries } from './product/planEntries.ts';
import { presets } from './product/presets.ts';
import { prices } from './product/prices.ts';
import { product } from './product/product.ts';
import { references } from './product/references.ts';
import { actions } from './screens/actions.ts';
import { cases } from './screens/cases.ts';
import { headings } from './screens/headings.ts';
import { layout } from './screens/layout.ts';
import { menu } from './screens/menu.ts';
import { reported } from './screens/reported.ts';
import { status } from './screens/status.ts';
import { tiles } from './screens/tiles.ts';
import { calls } from './stored/calls.ts';
import { contract } from './stored/contract.ts';
import { ledger } from './stored/ledger.ts';
import { migratedValues } from './stored/migratedValues.ts';
import { migrations } from './stored/migrations.ts';
import { moves } from './stored/moves.ts';
import { paths } from './stored/paths.ts';
import { wire } from './stored/wire.ts';
import { application } from './texts/application.ts';
import { idleParams } from './texts/idleParams.ts';
import { legal } from './texts/legal.ts';
import { placeholders } from './texts/placeholders.ts';
import { plainTexts } from './texts/plainTexts.ts';
import { planNames } from './texts/planNames.ts';
import { localePlurals, plurals } from './texts/plurals.ts';
import { sentMessages } from './texts/sentMessages.ts';
import { locales, translations } from './texts/translations.ts';
import { variables } from './texts/variables.ts';
import type { Finding, LintModule, LintProject, ModuleLint, ProjectLint } from './types.ts';

/** Checks of a single module. */
const moduleLints: Record<string, ModuleLint> = {
  faults,
  conditions,
  clock,
  shownValues,
  missingValues,
  constants,
  comparisons,
  matchedPatterns,
  idleNames,
  effectValues,
  effectLoops,
  effectResults,
  sizes,
  totalLengths,
  embeds,
  messageLengths,
  patterns,
  limitTypes,
  formats,
  planChoices,
  planLimits,
  rollouts,
  required,
  defaults,
  defaultRules,
  sentences,
  limitDigits,
  placeholders,
  idleParams,
  plainTexts,
  planNames,
  plurals,
  options,
  optionLocks,
  inner,
  ownersParts,
  lists,
  newKeys,
  controls,
  referenceWords,
  widgets,
  variables,
  sentMessages,
  layout,
  headings,
  names,
  unique,
  bounds,
  offers,
  tiles,
  cases,
  status,
  actions,
  prices,
  calls,
  reported,
  requirements,
  reads,
  outcomes,
  lockedRules,
  ownVisibility,
  wire,
  migrations,
  migratedValues,
  translations,
  examples,
  shownExample,
  activity,
};

/** Checks across modules, and of the product's files. */
const projectLints: Record<string, ProjectLint> = {
  moduleId,
  uniqueIds,
  pages,
  menu,
  productNames,
  planContent,
  planEntries,
  presets,
  paths,
  product,
  firstSteps,
  ledger,
  moves,
  application,
  locales,
  localePlurals,
  legal,
};

/** Checks of files that are about the settings as they are now. They change together with a setting when its rollout is finished. */
const OF_TODAY: readonly ModuleLint[] = [translations, examples, shownExample, activity];

/** Checks whose findings often follow from others: a changed limit concerns examples and presets, a changed text its translations. */
const CONSEQUENCES: readonly (ModuleLint | ProjectLint)[] = [examples, shownExample, presets, translations, locales];

function marked(check: ModuleLint | ProjectLint, found: Finding[]): Finding[] {
  return CONSEQUENCES.includes(check) ? found.map((finding) => ({ ...finding, follows: true })) : found;
}

function lintModule(module: LintModule, project: LintProject): Finding[] {
  const today = Object.values(moduleLints).flatMap((check) => marked(check, check(module, project)));
  const found = [...today, ...lintRollouts(module, project, today)];
  return found.length > 0 ? found : uncompiled(module);
}

/** What is found in a module whose rollouts are finished, and is not known yet. */
function lintRollouts(module: LintModule, project: LintProject, known: readonly Finding[]): Finding[] {
  const later = finished(module);
  if (!later) return [];
  const checks = Object.values(moduleLints).filter((check) => !OF_TODAY.includes(check));
  const coming = checks
    .flatMap((check) => check(later, project))
    .filter(
      (one) =>
        !known.some(({ file, pointer, reason }) => equal([one.file, one.pointer, one.reason], [file, pointer, reason])),
    );
  return placedInRollouts(module, coming);
}

/** A module that cannot be compiled, for a reason that no check has found: most checks need it compiled, and have skipped it. */
function uncompiled({ file, obstacle }: LintModule): Finding[] {
  if (obstacle === undefined) return [];
  const reason = `This module cannot be compiled: ${obstacle}.`;
  return [{ file, pointer: [], reason, advice: 'Correct the setting that this is about.' }];
}

function isWhole({ broken }: LintModule): boolean {
  return broken.length === 0;
}

/** Makes the findings of a module, or takes them from before if nothing that they depend on has changed. */
export type Remember = (module: LintModule, make: () => Finding[]) => Finding[];

/** Runs every check. All files must already be valid under their meta-schemas. */
export function lint(project: LintProject, remember: Remember = (_, make) => make()): Finding[] {
  // A module with a broken reference lacks parts, so other checks would report nonsense.
  const all = [...project.modules, ...project.screens];
  const [whole, torn] = [all.filter(isWhole), all.filter((module) => !isWhole(module))];
  const rest = { ...project, modules: project.modules.filter(isWhole) };
  const found = [
    ...torn.flatMap((module) => references(module, project)),
    ...Object.values(projectLints).flatMap((check) => marked(check, check(rest))),
    ...whole.flatMap((module) => remember(module, () => lintModule(module, rest))),
  ];
  return found.length > 0 ? found : contract(rest);
}
