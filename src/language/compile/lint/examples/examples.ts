import { exampleContext } from '../../../resolved/exampleContext.ts';
import { resolveModule } from '../../../resolved/resolveModule.ts';
import { view } from '../../../resolved/view.ts';
import { instead } from '../../../text/nearest.ts';
import { type ValidationResult, validate } from '../../../validation/validate.ts';
import { equal } from '../../../values/equal.ts';
import { explainedBy } from '../explained.ts';
import { comparisons } from '../expressions/comparisons.ts';
import { outcomes } from '../expressions/outcomes.ts';
import { shownValues } from '../expressions/shownValues.ts';
import type { Example, Finding, LintModule, LintProject, ModuleLint } from '../types.ts';

/**
 * Valid examples are accepted, and invalid ones refused with exactly the problems that they list. A module that stores
 * settings has both kinds, and an example that breaks each rule: a rule that no example breaks may never apply.
 */
export const examples: ModuleLint = (module, project) => {
  // A sentence that shows a whole group differs from every example's, and is reported where it is declared.
  const judgeable = shownValues(module, project).length > 0 ? [] : module.examples;
  const wrong = judgeable.flatMap(({ file, valid, entries }) =>
    entries.flatMap((entry, index): Finding[] => judgeEntry(module, project, file, valid, entry, index)),
  );
  const missing = module.spec.calls ? missingFiles(module) : [];
  return wrong.length + missing.length > 0 ? [...wrong, ...missing] : unbroken(module, project);
};

function missingFiles({ file, examples: present }: LintModule): Finding[] {
  return [true, false].flatMap((valid): Finding[] => {
    if (present.some((one) => one.valid === valid)) return [];
    const [name, reason] = valid
      ? ['valid', 'There is no example of settings that are accepted.']
      : ['invalid', 'There is no example of settings that are refused.'];
    return [
      { file: file.replace('module.json', `examples/${name}.json`), pointer: [], reason, advice: 'Add this file.' },
    ];
  });
}

/** Rules that no invalid example breaks, and warnings that no valid one shows. */
function unbroken(module: LintModule, project: LintProject): Finding[] {
  const { file, spec, compiled, expressions } = module;
  if (!compiled || spec.rules.length === 0) return [];
  const entries = module.examples.flatMap(({ entries: all }) => all);
  const broken = new Set(
    entries.flatMap((entry) => {
      const { problems, warnings } = validateExample(module, project, entry);
      return [...problems, ...warnings].map(({ rule }) => rule);
    }),
  );
  const isExplained = explainedBy([comparisons, outcomes], module, project);
  // A rule that is always true or never applies is reported by another check.
  const constant = new Set(
    [...expressions.checked].flatMap(([{ source }, { constant: same }]) => (same ? [source] : [])),
  );
  return spec.rules.flatMap(({ rule, when = '', severity }, index): Finding[] => {
    const pointer = ['rules', index, 'rule'];
    if (broken.has(`rule:${index}`) || constant.has(rule) || constant.has(when) || isExplained(pointer)) return [];
    return [
      {
        file,
        pointer,
        expression: { source: rule, start: 0, end: rule.length },
        reason: 'No example breaks this rule, so nothing proves that it ever applies.',
        advice: `Add one to examples/${severity === 'warning' ? 'valid' : 'invalid'}.json, or correct the rule.`,
      },
    ];
  });
}

function judgeEntry(
  module: LintModule,
  project: LintProject,
  file: string,
  valid: boolean,
  entry: Example,
  index: number,
): Finding[] {
  if (!project.plans.ids.includes(entry.plan)) {
    const reason = `There is no plan '${entry.plan}'.`;
    return [{ file, pointer: [index, 'plan'], reason, advice: instead(entry.plan, project.plans.ids) }];
  }
  const names = Object.keys(module.spec.settings.properties);
  const unknown = Object.keys(entry.document).find((name) => !names.includes(name));
  if (unknown !== undefined) {
    const reason = `The module has no setting '${unknown}'.`;
    return [{ file, pointer: [index, 'document', unknown], at: 'key', reason, advice: instead(unknown, names) }];
  }
  if (!module.compiled) return [];
  const { problems, warnings } = validateExample(module, project, entry);
  const found = problems.map(({ path, message }) => ({ path, message }));
  if (valid && found.length > 0) {
    const [first] = found;
    return [
      {
        file,
        pointer: [index, 'name'],
        reason: `This valid example is refused at '${first?.path}' with '${first?.message}'.`,
        advice: 'Correct the example, or the limit or rule.',
      },
    ];
  }
  const expected = entry.problems ?? [];
  const wanted = warnings.map(({ path, message }) => ({ path, message }));
  if (!valid && !equal(found, expected)) {
    return [
      {
        file,
        pointer: [index, 'problems'],
        reason: `This invalid example does not have exactly the problems that it lists. The module reports: ${listed(found)}`,
        advice: 'Correct `problems` here, or the limit or rule.',
      },
    ];
  }
  if (entry.warnings && !equal(wanted, entry.warnings)) {
    return [
      {
        file,
        pointer: [index, 'warnings'],
        reason: `This example lists other warnings than the module gives. The module reports: ${listed(wanted)}`,
        advice: 'Correct `warnings` here, or the rule.',
      },
    ];
  }
  return [];
}

function listed(problems: readonly { path: string; message: string }[]): string {
  if (problems.length === 0) return 'nothing.';
  return `${problems.map(({ path, message }) => `'${message}' at '${path}'`).join(', ')}.`;
}

const judged = new WeakMap<LintModule, Map<Example, ValidationResult>>();

/** Validates an example, once, with the function that the form and the server use. */
export function validateExample(module: LintModule, project: LintProject, entry: Example): ValidationResult {
  const results = judged.get(module) ?? new Map<Example, ValidationResult>();
  judged.set(module, results);
  const result = results.get(entry) ?? validated(module, project, entry);
  results.set(entry, result);
  return result;
}

function validated(module: LintModule, project: LintProject, entry: Example): ValidationResult {
  if (!module.compiled) throw new Error(`The module '${module.id}' is not compiled`);
  const resolved = resolveModule(module.compiled, exampleContext(module, project, entry));
  return validate(resolved, {
    document: view(resolved, entry.document),
    saved: entry.saved && view(resolved, entry.saved),
  });
}
