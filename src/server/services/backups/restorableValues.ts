import { labelOf } from '../../../language/documents/references.ts';
import type { Json, Path, Problem, SettingsDocument } from '../../../language/model.ts';
import { fieldAt } from '../../../language/plans/resolveForPlan.ts';
import { keepStored } from '../../../language/resolved/keepStored.ts';
import type { ResolvedModule } from '../../../language/resolved/resolvedModule.ts';
import { view } from '../../../language/resolved/view.ts';
import { validate } from '../../../language/validation/validate.ts';
import { equal } from '../../../language/values/equal.ts';
import { parsePath, setIn } from '../../../language/values/path.ts';
import { refusal } from '../../answers/refusal.ts';
import type { Omission } from '../../api/backups.ts';

/** A module whose settings are to become others. */
export interface RestoreTarget {
  module: ResolvedModule;
  /** What the module has stored now, and the same complete. */
  storedSettings: SettingsDocument;
  now: SettingsDocument;
}

/** What would refuse a save of the values. @throws Refusal 503 while that cannot be known */
export function problemsOf({ module, storedSettings, now }: RestoreTarget, values: SettingsDocument): Problem[] {
  const after = view(module, { ...storedSettings, ...values });
  const keptValues = keepStored(module, values, { stored: now, document: after });
  const document = view(module, { ...storedSettings, ...keptValues });
  const { problems } = validate(module, { document, saved: view(module, storedSettings) });
  const own = problems.filter(({ path }) => Object.hasOwn(values, String(parsePath(path)[0])));
  if (own.some(({ rule }) => rule === 'unavailable')) throw refusal(503, 'error.references');
  return own;
}

/**
 * As much of the values as a save would take. What it would refuse is left out: an entry of a list, or a setting, which
 * then stays as it is now.
 * @throws Refusal 503 while that cannot be known
 */
export function restorableValues(
  target: RestoreTarget,
  values: SettingsDocument,
): { values: SettingsDocument; omissions: Omission[] } {
  const omissions: Omission[] = [];
  let problems = problemsOf(target, values);
  while (problems[0]) {
    const [problem] = problems;
    const path = parsePath(problem.path);
    const relaxed = relax(target, values, problem, problems.length);
    omissions.push({ title: titleOf(target, values, relaxed.path ?? path.slice(0, 1)), message: problem.message });
    ({ values, problems } = relaxed);
  }
  return { values, omissions };
}

/** Titles from the screen down to a value. */
export function titleOf({ module }: RestoreTarget, values: SettingsDocument, path: Path): string {
  return [module.spec.screen.title, ...labelOf(module, values, path)].join(' › ');
}

interface Relaxed {
  values: SettingsDocument;
  problems: Problem[];
  /** What was left out. */
  path?: Path;
}

/** Values with the least left out after which there are fewer problems. */
function relax(target: RestoreTarget, values: SettingsDocument, problem: Problem, count: number): Relaxed {
  for (const candidate of candidatesFor(target, values, problem)) {
    const problems = problemsOf(target, candidate.values);
    if (problems.length < count) return { ...candidate, problems };
  }
  // As everything is now: whatever is wrong with that is tolerated.
  const { now } = target;
  return { values: Object.fromEntries(Object.keys(values).map((name) => [name, now[name] as Json])), problems: [] };
}

function* candidatesFor(
  { module, now }: RestoreTarget,
  values: SettingsDocument,
  problem: Problem,
): Generator<{ values: SettingsDocument; path: Path }> {
  const path = parsePath(problem.path);
  const list = problem.rule === 'maxItems' ? path.reduce<unknown>(inside, values) : undefined;
  const entries = Array.isArray(list) ? [[...path, list.length - 1]] : [];
  for (let depth = path.length; depth > 0; depth--) {
    if (typeof path[depth - 1] === 'number') entries.push(path.slice(0, depth));
  }
  for (const entry of entries) yield { values: setIn(values, entry, undefined), path: entry };

  const index = /^rule:(\d+)$/.exec(problem.rule)?.[1];
  const rule = index === undefined ? undefined : module.spec.rules[Number(index)];
  const field = fieldAt(module, path);
  const top = module.fields[String(path[0])];
  const conditions = [rule?.rule, rule?.when, field?.enabled, field?.visible, top?.enabled, top?.visible];
  const reads = conditions.flatMap((condition) => (condition ? (module.module.reads[condition] ?? []) : []));
  const read = reads.flatMap((name) => (name.startsWith('self.') ? [name.split('.')[1] as string] : []));
  for (const name of new Set([String(path[0]), ...read])) {
    if (!Object.hasOwn(values, name) || equal(values[name], now[name])) continue;
    yield { values: { ...values, [name]: now[name] as Json }, path: [name] };
  }
}

function inside(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[key] : undefined;
}
