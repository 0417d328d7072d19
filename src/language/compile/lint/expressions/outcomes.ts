import { defaultsOf } from '../../../documents/defaults.ts';
import type { Field, Json, Rule, SettingsDocument } from '../../../model.ts';
import { environment, evaluateCondition } from '../../../resolved/fieldState.ts';
import { resolveModule } from '../../../resolved/resolveModule.ts';
import { exampleContext } from '../examples/exampleContext.ts';
import { typeOf } from '../fields/fields.ts';
import type { Finding, LintModule, LintProject, ModuleLint } from '../types.ts';
import { comparisons } from './comparisons.ts';
import { conditions } from './conditions.ts';

/** More combinations of values than this are not tried. */
const MOST = 5000;
/** What makes a result depend on more than comparisons: arithmetic and calls. */
const COMPUTES = /[+*/%]|\w-|-\s|\w\(/;
const LITERAL = /(?<![\w.])-?\d+(?:\.\d+)?/g;

/**
 * Conditions and rules that every value allowed by the limits decides alike, and rules that no value satisfies together.
 * Only comparisons with settings are examined, for which trying the values around each bound is a proof.
 */
export const outcomes: ModuleLint = (module, project) => {
  const { spec, file, compiled } = module;
  if (!compiled) return [];
  const decide = decider(module, project);
  const found: Finding[] = [];
  // What follows from another finding is none of its own.
  const explained = new Set([...comparisons(module, project), ...conditions(module, project)].map(pointerKey));
  for (const [{ source, pointer, expected, each }, { constant }] of module.expressions.checked) {
    if (expected.kind !== 'condition' || constant || each !== undefined) continue;
    if (explained.has(pointerKey({ pointer }))) continue;
    const results = decide([source], (isTrue) => isTrue(source));
    if (!results || new Set(results.values).size !== 1) continue;
    const isRule = pointer[0] === 'rules' && pointer.at(-1) === 'rule';
    found.push({
      file,
      pointer,
      expression: { source, start: 0, end: source.length },
      reason: `${sentence(isRule, results.values[0] === true)}, whatever ${results.names} ${results.verb}.`,
      advice: 'Correct it, or remove what it belongs to.',
    });
  }
  if (found.length > 0) return found;
  for (const [index, rule] of spec.rules.entries()) {
    const other = spec.rules.slice(0, index).findIndex((one) => contradict(one, rule, decide));
    if (other < 0) continue;
    found.push({
      file,
      pointer: ['rules', index, 'rule'],
      expression: { source: rule.rule, start: 0, end: rule.rule.length },
      reason: `No value satisfies both this rule and '${spec.rules[other]?.rule}'.`,
      advice: 'Correct one of them, or give one a `when`.',
    });
  }
  return found;
};

function pointerKey({ pointer }: Pick<Finding, 'pointer'>): string {
  return pointer.join('.');
}

function sentence(isRule: boolean, value: boolean): string {
  if (isRule) return value ? 'This rule can never be broken' : 'This rule is always broken';
  return value ? 'This condition is always true' : 'This condition is never true';
}

/** Whether two rules that apply at the same time can never both be kept. */
function contradict(one: Rule, other: Rule, decide: Decide): boolean {
  const isUnusual = [one, other].some(({ each, severity }) => each !== undefined || severity === 'warning');
  if (isUnusual || one.when !== other.when) return false;
  const sources = [one.rule, other.rule, ...(one.when === undefined ? [] : [one.when])];
  const kept = decide(sources, (isTrue) => sources.every(isTrue));
  return kept !== undefined && !kept.values.includes(true);
}

type Decide = (
  sources: readonly string[],
  result: (isTrue: (source: string) => boolean) => boolean,
) => { values: boolean[]; names: string; verb: string } | undefined;

/** Computes a result for every combination of values that matters; undefined if they cannot be known or are too many. */
function decider(module: LintModule, project: LintProject): Decide {
  const { spec, compiled, expressions } = module;
  const reads = new Map([...expressions.checked].map(([{ source }, checked]) => [source, checked.reads]));
  return (sources, result) => {
    if (!compiled || sources.some((source) => COMPUTES.test(source) || !reads.has(source))) return undefined;
    const paths = new Set(sources.flatMap((source) => reads.get(source) ?? []));
    const names = [...paths].flatMap((path) => /^self\.(\w+)$/.exec(path)?.[1] ?? []);
    if (names.length === 0 || names.length < paths.size) return undefined;
    const literals = sources.flatMap((source) => source.match(LITERAL) ?? []).map(Number);
    const domains = names.map((name) => valuesOf(spec.settings.properties[name], literals));
    if (domains.includes(undefined)) return undefined;
    const known = domains.flatMap((domain) => (domain ? [domain] : []));
    if (known.reduce((count, domain) => count * domain.length, 1) > MOST) return undefined;
    const context = exampleContext(module, project, { name: '', plan: project.plans.ids.at(-1) ?? '', document: {} });
    const resolved = resolveModule(compiled, context);
    const defaults: SettingsDocument = defaultsOf(resolved);
    const values = combinations(known).map((combination) => {
      const chosen = Object.fromEntries(names.map((name, index) => [name, combination[index] ?? null]));
      const env = environment(context, { ...defaults, ...chosen });
      return result((source) => evaluateCondition(resolved, source, env));
    });
    return { values, names: names.map((name) => `'${name}'`).join(' and '), verb: names.length > 1 ? 'are' : 'is' };
  };
}

/** The values of a field among which each comparison with a literal changes its result; undefined for other kinds. */
export function valuesOf(field: Field | undefined, literals: readonly number[]): Json[] | undefined {
  if (!field) return undefined;
  const empty = Array.isArray(field.type) && field.type.includes('null') ? [null] : [];
  const limits = [field, ...Object.values(field.plans ?? {})];
  const choices = limits.flatMap((one) => one.enum ?? []);
  if (choices.length > 0) return [...new Set([...choices, ...empty])];
  const type = typeOf(field);
  if (type === 'boolean') return [true, false, ...empty];
  if (type !== 'number' && type !== 'integer') return undefined;
  const least = Math.min(...limits.flatMap((one) => one.minimum ?? one.exclusiveMinimum ?? []));
  const most = Math.max(...limits.flatMap((one) => one.maximum ?? []));
  const step = field.multipleOf ?? (type === 'integer' ? 1 : 1e-6);
  const around = literals.flatMap((value) => [value - step, value, value + step]);
  const bounds = [least, most].filter(Number.isFinite);
  const between = [(least + most) / 2, field.default].filter(
    (value) => typeof value === 'number' && Number.isFinite(value),
  );
  const inside = [...around, ...bounds, ...between.map(Number)].filter((value) => !(value < least) && !(value > most));
  return [...new Set([...inside, ...empty])];
}

function combinations(domains: readonly Json[][]): Json[][] {
  return domains.reduce<Json[][]>((all, domain) => all.flatMap((one) => domain.map((value) => [...one, value])), [[]]);
}
