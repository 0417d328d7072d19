import type { ASTNode } from '@marcbachmann/cel-js';
import { defaultsOf } from '../../../documents/defaults.ts';
import type { Environment, Json, Plan } from '../../../model.ts';
import { exampleContext } from '../../../resolved/exampleContext.ts';
import { environment, evaluateCondition } from '../../../resolved/fieldState.ts';
import { resolveModule } from '../../../resolved/resolveModule.ts';
import { isObject } from '../../../values/isObject.ts';
import { setIn } from '../../../values/path.ts';
import type { PlacedExpression } from '../../expressions/collect.ts';
import { childrenOf, nodesIn } from '../../expressions/nodes.ts';
import type { LintModule, LintProject } from '../types.ts';
import { pointsOf, sizesOf, valuesOf } from './domains.ts';
import { type FieldScope, fieldOf, ruleLimit, scopeOf } from './scope.ts';

/** More combinations of values than this are not tried. */
const MOST = 5000;

/** The results of a condition made of expressions, for all values that matter; undefined if they cannot be known. */
export type Decide = (
  expressions: readonly PlacedExpression[],
  result: (isTrue: (expression: PlacedExpression) => boolean) => boolean,
) => ReadonlySet<boolean> | undefined;

/**
 * Computes results for every combination of values that matters. Where expressions only compare settings and numbers of
 * characters or entries, trying the values around each bound is a proof.
 * @param plan only what servers on this plan can have; without, what those on any can
 */
export function decider(module: LintModule, project: LintProject, plan?: Plan): Decide {
  const { compiled, expressions } = module;
  const context = exampleContext(module, project, { plan: plan ?? project.plans.ids.at(-1) ?? '', document: {} });
  const resolved = compiled && resolveModule(compiled, context);
  const known = new Map([...expressions.checked].map(([expression, checked]) => [expression, atomsOf(checked.ast)]));
  return (placed, result) => {
    const all = placed.flatMap((expression) => known.get(expression) ?? []);
    const [first] = placed;
    if (!resolved || !first || all.length < placed.length) return undefined;
    const domains = domainsOf(
      together(all),
      scopeOf(module, project, first, plan),
      plan === undefined ? project.plans.ids : [plan],
    );
    if (!domains || domains.length === 0) return undefined;
    if (domains.reduce((count, [, values]) => count * values.length, 1) > MOST) return undefined;
    const self = defaultsOf(resolved);
    const results = new Set<boolean>();
    for (const env of combinations({ ...environment(resolved.context, self), saved: self }, domains)) {
      const isTrue = (one: PlacedExpression) =>
        evaluateCondition(resolved, one.source, { ...env, limit: ruleLimit(module.spec, one) });
      results.add(result(isTrue));
      if (results.size === 2) break;
    }
    return results.size > 0 ? results : undefined;
  };
}

/** What an expression reads by path, with whether only the size of it matters, and the numbers in it. */
interface Atoms {
  paths: ReadonlyMap<string, Read>;
  numbers: readonly number[];
}

interface Read {
  node: ASTNode;
  sizeOnly: boolean;
}

const ROOTS = ['self', 'item', 'parent', 'saved', 'modules'];
const COMPARES = new Set(['==', '!=', '<', '<=', '>', '>=', '&&', '||', '!_', '?:', 'in', 'list', 'value']);

/** Undefined if the result depends on more than comparisons, such as calls and calculations. */
function atomsOf(ast: ASTNode): Atoms | undefined {
  const paths = new Map<string, Read>();
  const read = (node: ASTNode, sizeOnly: boolean): boolean => {
    const path = pathOf(node);
    if (path === undefined) return false;
    paths.set(path, { node, sizeOnly: sizeOnly && paths.get(path)?.sizeOnly !== false });
    return true;
  };
  const visit = (node: ASTNode): boolean => {
    if (node.op === 'id' && node.args === 'limit') return true;
    const sized = sizeArgument(node);
    if (sized) return read(sized, true);
    if (node.op === '.' || node.op === 'id') return read(node, false);
    if (node.op === '-_') return node.args.op === 'value';
    return COMPARES.has(node.op) && childrenOf(node.args).every(visit);
  };
  if (!visit(ast)) return undefined;
  // With a minus sign, a number is two nodes.
  const numbers = nodesIn(ast).flatMap((node) => {
    const value = node.op === 'value' ? node.args : undefined;
    return typeof value === 'bigint' || typeof value === 'number' ? [Number(value), -Number(value)] : [];
  });
  return { paths, numbers };
}

function sizeArgument(node: ASTNode): ASTNode | undefined {
  if (node.op === 'call' && node.args[0] === 'size') return node.args[1][0];
  return node.op === 'rcall' && node.args[0] === 'size' ? node.args[1] : undefined;
}

function pathOf(node: ASTNode): string | undefined {
  if (node.op === 'id') return ROOTS.includes(node.args) || node.args === 'plan' ? node.args : undefined;
  const base = node.op === '.' ? pathOf(node.args[0]) : undefined;
  return node.op === '.' && base !== undefined ? `${base}.${node.args[1]}` : undefined;
}

function together(all: readonly Atoms[]): Atoms {
  const paths = new Map<string, Read>();
  for (const [path, { node, sizeOnly }] of all.flatMap((one) => [...one.paths])) {
    paths.set(path, { node, sizeOnly: sizeOnly && paths.get(path)?.sizeOnly !== false });
  }
  return { paths, numbers: all.flatMap(({ numbers }) => numbers) };
}

type Domain = [path: string[], values: readonly Json[]];

function domainsOf({ paths, numbers }: Atoms, scope: FieldScope, plans: readonly string[]): Domain[] | undefined {
  const read = [...paths].map(([path, { node, sizeOnly }]) => ({ path, sizeOnly, field: fieldOf(node, scope) }));
  // Settings are compared with each other, too.
  const points = [...new Set([...numbers, ...read.flatMap(({ field }) => (field ? pointsOf(field) : []))])];
  const domains = read.map(({ path, sizeOnly, field }): Domain | undefined => {
    const values =
      path === 'plan' ? plans : (valuesOf(field, points) ?? (sizeOnly ? sizesOf(field, points) : undefined));
    return values && [path.split('.'), values];
  });
  const known = domains.flatMap((domain) => (domain ? [domain] : []));
  return known.length < domains.length ? undefined : known;
}

/** The environment with each combination of values. */
function* combinations(env: Environment, [first, ...rest]: readonly Domain[]): Generator<Environment> {
  if (!first) {
    yield env;
    return;
  }
  const [path, values] = first;
  for (const value of values) yield* combinations(withValue(env, path, value), rest);
}

function withValue(env: Environment, [root = '', ...path]: readonly string[], value: Json): Environment {
  if (root === 'plan') return { ...env, plan: String(value) };
  const { [root]: document }: Readonly<Record<string, unknown>> = { ...env };
  return { ...env, [root]: setIn(isObject(document) ? document : {}, path, value) };
}
