import { labelOf } from '../../../language/documents/references.ts';
import type { Path, Problem, SettingsDocument } from '../../../language/model.ts';
import { fieldAt } from '../../../language/plans/resolveForPlan.ts';
import { keepStored } from '../../../language/resolved/keepStored.ts';
import type { ResolvedModule } from '../../../language/resolved/resolvedModule.ts';
import { view } from '../../../language/resolved/view.ts';
import { validate } from '../../../language/validation/validate.ts';
import { equal } from '../../../language/values/equal.ts';
import { parsePath } from '../../../language/values/path.ts';
import { refusal } from '../../answers/refusal.ts';
import type { Omission } from '../../api/proposals.ts';
import { pickFields } from '../settings/stored.ts';
import { toleratingPlan } from './allowingPlan.ts';
import { shortened } from './shortened.ts';
import { withoutEntry } from './withoutEntry.ts';

/** A module whose settings are restored. */
export interface ProposalTarget {
  module: ResolvedModule;
  /** The stored settings of all documents, and the same with defaults. */
  storedSettings: SettingsDocument;
  now: SettingsDocument;
}

/** Whether values leave the setting that a path leads to as it is. */
export function leavesAsIs({ now }: ProposalTarget, values: SettingsDocument, path: Path): boolean {
  const name = String(path[0]);
  return equal(values[name], now[name]);
}

/** The problems that a save of the values would have. @throws Refusal 503 while lists of the server are unknown */
export function problemsOf({ module, storedSettings, now }: ProposalTarget, values: SettingsDocument): Problem[] {
  const after = view(module, { ...storedSettings, ...values });
  const keptValues = keepStored(module, values, { stored: now, document: after });
  const document = view(module, { ...storedSettings, ...keptValues });
  const { problems } = validate(module, { document, saved: view(module, storedSettings) });
  const own = problems.filter(({ path }) => Object.hasOwn(values, String(parsePath(path)[0])));
  if (own.some(({ rule }) => rule === 'unavailable')) throw refusal(503, 'error.references');
  return own;
}

/**
 * The values that a save would accept. What it would refuse is left out: a row of a list, or a setting, which is then as it is
 * today.
 * @throws Refusal 503 while lists of the server are unknown
 */
export function acceptableValues(
  target: ProposalTarget,
  values: SettingsDocument,
): { values: SettingsDocument; omissions: Omission[] } {
  const omissions: Omission[] = [];
  let problems = problemsOf(target, values);
  for (let round = 0; problems[0]; round++) {
    const [problem] = problems;
    // Each is found by validating everything: of settings with very many problems, all stay as they are.
    if (round >= MAX_ROUNDS) return { values: pickFields(target.now, Object.keys(values)), omissions };
    const { paths, ...relaxed } = relax(target, values, problem, problems.length);
    const { message } = problem;
    const plan = toleratingPlan(target.module, { ...target.storedSettings, ...values }, problem);
    omissions.push(...paths.map((path) => ({ title: titleOf(target, values, path), message, plan })));
    ({ values, problems } = relaxed);
  }
  return { values, omissions };
}

/** How many problems of one module are solved one by one. */
const MAX_ROUNDS = 100;

/** Titles from the screen down to a value. */
export function titleOf({ module }: ProposalTarget, values: SettingsDocument, path: Path): string {
  return [module.spec.screen.title, ...labelOf(module, values, path)].join(' › ');
}

interface Candidate {
  values: SettingsDocument;
  /** What was left out. */
  paths: Path[];
}

interface Relaxed extends Candidate {
  problems: Problem[];
}

/** Leaves out as little as possible to get fewer problems. */
function relax(target: ProposalTarget, values: SettingsDocument, problem: Problem, count: number): Relaxed {
  for (const candidate of candidatesFor(target, values, problem)) {
    const problems = problemsOf(target, candidate.values);
    if (problems.length < count) return { ...candidate, problems };
  }
  // The current values are always accepted.
  return {
    values: pickFields(target.now, Object.keys(values)),
    paths: [parsePath(problem.path).slice(0, 1)],
    problems: [],
  };
}

/** Values with something left out, the least first: rows of a list, then a setting that the problem depends on. */
function* candidatesFor(target: ProposalTarget, values: SettingsDocument, problem: Problem): Generator<Candidate> {
  const { module, now } = target;
  const path = parsePath(problem.path);
  if (problem.rule === 'maxItems') yield* shortened(target, values, path);
  const entries: Path[] = [];
  for (let depth = path.length; depth > 0; depth--) {
    if (typeof path[depth - 1] === 'number') entries.push(path.slice(0, depth));
  }
  for (const entry of entries) yield { values: withoutEntry(target, values, entry), paths: [entry] };

  const index = /^rule:(\d+)$/.exec(problem.rule)?.[1];
  const rule = index === undefined ? undefined : module.spec.rules[Number(index)];
  const field = fieldAt(module, path);
  const top = module.fields[String(path[0])];
  const conditions = [rule?.rule, rule?.when, field?.enabled, field?.visible, top?.enabled, top?.visible];
  const reads = conditions.flatMap((condition) => (condition ? (module.module.reads[condition] ?? []) : []));
  const read = reads.flatMap((name) => {
    const [root, field] = name.split('.');
    return root === 'self' && field !== undefined ? [field] : [];
  });
  for (const name of new Set([String(path[0]), ...read])) {
    if (!Object.hasOwn(values, name) || equal(values[name], now[name])) continue;
    yield { values: { ...values, ...pickFields(now, [name]) }, paths: [[name]] };
  }
}
