import { NUMERIC_CONSTRAINTS } from '../../../fields/constraints.ts';
import type { ModuleSpec } from '../../../model.ts';
import { fieldAt, resolveForPlan } from '../../../plans/resolveForPlan.ts';
import { placeholderNames } from '../../../text/message.ts';
import { instead } from '../../../text/nearest.ts';
import type { Pointer } from '../../../values/pointer.ts';
import { type PlanRow, type PlanSource, partsOf, valueOn } from '../../outputs/planTable.ts';
import type { Finding, LintProject, ProjectLint } from '../types.ts';

type Fault = Omit<Finding, 'file'>;

/** The landing page names settings, limits and choices that exist, and compares only what differs between plans. */
export const planContent: ProjectLint = (project) => {
  const { landing, plans } = project;
  if (!landing) return [];
  const { file, features, pricing, faq } = landing;
  const specs = new Map(project.modules.map(({ id, spec }) => [id, spec]));
  // A module that is missing, or not valid under its meta-schema, is reported elsewhere.
  const judged = ({ module }: PlanSource) => specs.has(module);
  const named = (source: PlanSource, pointer: Pointer) =>
    judged(source) ? sourceFaults(source, pointer, specs, project) : [];
  const faults = [
    ...cards(pricing.plans, plans),
    ...features.tabs.flatMap(({ cards }, tab) =>
      cards.flatMap(({ module, result: { image } }, card) => {
        const pointer = ['features', 'tabs', tab, 'cards', card];
        return [
          ...(module === undefined ? [] : named({ module }, pointer)),
          ...(image ? named(image, [...pointer, 'result', 'image']) : []),
        ];
      }),
    ),
    ...pricing.comparison.groups.flatMap(({ rows }, group) =>
      rows.flatMap((row, index) => {
        const pointer = ['pricing', 'comparison', 'groups', group, 'rows', index];
        const sources = sourcesOf(row);
        const wrong = [
          ...sources.flatMap(([source, at]) => named(source, [...pointer, ...at])),
          ...(row.limits ?? []).flatMap(({ text = '' }, at) =>
            unknownParts(text, ['limit'], [...pointer, 'limits', at, 'text']),
          ),
        ];
        if (wrong.length > 0 || !sources.every(([source]) => judged(source))) return wrong;
        return rowFaults(row, pointer, specs, plans.ids);
      }),
    ),
    ...faq.entries.flatMap(({ text, params = {} }, index) => {
      const pointer = ['faq', 'entries', index];
      return [
        ...Object.entries(params).flatMap(([name, source]) => {
          const at = [...pointer, 'params', name];
          return named(source, at);
        }),
        ...unknownParts(text, Object.keys(params), [...pointer, 'text']),
      ];
    }),
  ];
  return faults.map((fault) => ({ file, ...fault }));
};

/** Every plan has one card. */
function cards(shown: readonly { plan: string }[], plans: LintProject['plans']): Fault[] {
  const pointer = ['pricing', 'plans'];
  const missing = plans.ids.filter((id) => !shown.some(({ plan }) => plan === id));
  return missing.map((id) => ({ pointer, at: 'key', reason: `The plan '${id}' has no card.`, advice: 'Add one.' }));
}

function sourcesOf({ limits = [], unlocks = [] }: PlanRow): [PlanSource, Pointer][] {
  return [
    ...limits.map((source, index): [PlanSource, Pointer] => [source, ['limits', index]]),
    ...unlocks.map((source, index): [PlanSource, Pointer] => [source, ['unlocks', index]]),
  ];
}

/** The first part of a source that does not exist, as a finding. */
function sourceFaults(
  source: PlanSource,
  pointer: Pointer,
  specs: ReadonlyMap<string, ModuleSpec>,
  { plans }: LintProject,
): Fault[] {
  const { module, field: name, limit, choice } = source;
  const spec = specs.get(module);
  if (!spec || name === undefined) return [];
  const moduleForPlan = resolveForPlan(spec, plans.ids[0] ?? '');
  const field = fieldAt(moduleForPlan, name.split('.'));
  if (!field) {
    const reason = `The module '${module}' has no setting '${name}'.`;
    return [{ pointer: [...pointer, 'field'], reason, advice: instead(name, Object.keys(moduleForPlan.fields)) }];
  }
  if (limit !== undefined && plans.ids.some((plan) => valueOn(plan, source, specs) === undefined)) {
    const limits = NUMERIC_CONSTRAINTS.filter((one) => field[one] !== undefined);
    const reason = `'${name}' does not have '${limit}' on every plan.`;
    return [{ pointer: [...pointer, 'limit'], reason, advice: instead(limit, limits) }];
  }
  const choices = partsOf(field).map((one) => one.name);
  if (choice !== undefined && !choices.includes(choice)) {
    const reason = `'${name}' has no choice '${choice}'.`;
    return [{ pointer: [...pointer, 'choice'], reason, advice: instead(choice, choices) }];
  }
  return [];
}

/** A row compares something, and all its parts agree on each plan. */
function rowFaults(
  row: PlanRow,
  pointer: Pointer,
  specs: ReadonlyMap<string, ModuleSpec>,
  plans: readonly string[],
): Fault[] {
  const { limits, unlocks } = row;
  if (Boolean(limits) === Boolean(unlocks)) {
    const [reason, advice] = limits
      ? ['This row has both limits and unlocks.', 'Make two rows of it.']
      : ['This row compares nothing.', "Add 'limits' or 'unlocks'."];
    return [{ pointer, reason, advice }];
  }
  const sources = sourcesOf(row).map(([source]) => source);
  const values = plans.map((plan) => sources.map((source) => valueOn(plan, source, specs)));
  const mixed = plans.find((_, index) => unlocks && new Set(values[index]).size > 1);
  if (mixed !== undefined) {
    const reason = `On the plan '${mixed}', only some of these can be used.`;
    return [{ pointer: [...pointer, 'unlocks'], at: 'key', reason, advice: 'Split the row.' }];
  }
  const same = values.every((one) => JSON.stringify(one) === JSON.stringify(values[0]));
  if (!same) return [];
  const reason = `'${row.title}' is the same on all plans.`;
  return [{ pointer: [...pointer, 'title'], reason, advice: 'Remove the row, or name what differs.' }];
}

function unknownParts(text: string, known: readonly string[], pointer: Pointer): Fault[] {
  return placeholderNames(text).flatMap((name) =>
    known.includes(name)
      ? []
      : [{ pointer, reason: `This text has no value for {${name}}.`, advice: instead(name, known) }],
  );
}
