import { defaultsOf } from '../../../documents/defaults.ts';
import { migrateDocument } from '../../../documents/migrate.ts';
import type { Json, MigrationStep, Path, SettingsDocument } from '../../../model.ts';
import { fieldAt, resolveForPlan } from '../../../plans/resolveForPlan.ts';
import { errorPath } from '../../../validation/schemaErrors.ts';
import { equal } from '../../../values/equal.ts';
import { isObject } from '../../../values/isObject.ts';
import { formatPath, getIn, patternOf } from '../../../values/path.ts';
import { validateExample } from '../examples/examples.ts';
import { breach } from '../fields/breaks.ts';
import { TYPE_TITLES, typeOf } from '../fields/fields.ts';
import type { Example, Finding, LintModule, LintProject, ModuleLint } from '../types.ts';
import { migrations } from './migrations.ts';
import { unreleasedMigrations } from './released.ts';
import { withValue } from './steps.ts';

/** Migrations write nothing that the module refuses: neither the values in their steps, nor what they make of valid settings. */
export const migratedValues: ModuleLint = (module, project) => {
  const open = unreleasedMigrations(module, project.ledger);
  if (open.length === 0 || migrations(module, project).length > 0) return [];
  const steps = open.flatMap((migration) => migration.steps);
  const found = open.flatMap(({ file, steps: own }) =>
    own.flatMap((step, index): Finding[] => {
      if (step.op !== 'replace') return [];
      const later = steps.slice(steps.indexOf(step) + 1);
      return Object.entries(step.values).flatMap(([old, value]): Finding[] => {
        const reason = refusal(module, project, withValue(step.path, value), later);
        if (reason === undefined) return [];
        const pointer = ['steps', index, 'values', old];
        return [{ file, pointer, reason, advice: 'Write a value that the setting accepts.' }];
      });
    }),
  );
  return found.length > 0 ? found : refusedDocuments(module, project, open);
};

/** Why a written value is refused on every plan, after the steps that follow; undefined if it is not. */
function refusal(
  { spec, compiled }: LintModule,
  { plans }: LintProject,
  written: SettingsDocument,
  later: readonly MigrationStep[],
): string | undefined {
  const document = migrateDocument({ value: written, version: 0 }, { migrations: [later] });
  const places = new Set(leavesOf(document, []).map(formatPath));
  let reason: string | undefined;
  for (const plan of plans.ids) {
    const validator = compiled?.validators[plan];
    const planned = resolveForPlan(spec, plan);
    const errors = validator && !validator({ ...defaultsOf(planned), ...document }) ? (validator.errors ?? []) : [];
    const error = errors.find((one) => places.has(formatPath(errorPath(one))));
    if (!error) return undefined;
    const path = errorPath(error);
    const field = fieldAt(planned, patternOf(path).split('.'));
    const shown = JSON.stringify(getIn(document, path));
    const what = breach(error, field) ?? 'is refused by the setting';
    reason = error.keyword === 'type' && field ? `${shown} is not ${TYPE_TITLES[typeOf(field)]}.` : `${shown} ${what}.`;
  }
  return reason;
}

function leavesOf(value: Json, path: Path): Path[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => leavesOf(entry, [...path, index]));
  return isObject(value) ? Object.entries(value).flatMap(([key, part]) => leavesOf(part, [...path, key])) : [path];
}

/** Defaults and valid examples that the migrations turn into settings which the module refuses. */
function refusedDocuments(module: LintModule, project: LintProject, open: LintModule['migrations']): Finding[] {
  const [first] = open;
  if (!module.compiled || !first) return [];
  const examples = module.examples.flatMap(({ valid, entries }) => (valid ? entries : []));
  const defaults = project.plans.ids.map((plan): Example => {
    return { name: 'The defaults', plan, document: defaultsOf(resolveForPlan(module.spec, plan)) };
  });
  for (const entry of [...defaults, ...examples]) {
    const document = migrateDocument(
      { value: entry.document, version: 0 },
      { migrations: open.map(({ steps }) => steps) },
    );
    if (equal(document, entry.document)) continue;
    const [problem] = validateExample(module, project, { ...entry, document }).problems;
    if (!problem || validateExample(module, project, entry).problems.length > 0) continue;
    return [
      {
        file: first.file,
        pointer: ['steps'],
        reason: `After this, the valid settings '${entry.name}' are refused at '${problem.path}' with '${problem.message}'.`,
        advice: 'Correct the steps, so that what servers have stored stays valid.',
      },
    ];
  }
  return [];
}
