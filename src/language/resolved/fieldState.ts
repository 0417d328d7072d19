import type { Context, Environment, Expression, Json, Path, ReadableModule, SettingsDocument } from '../model.ts';
import { fieldAt } from '../plans/resolveForPlan.ts';
import { isObject } from '../values/isObject.ts';
import { getIn } from '../values/path.ts';
import type { ResolvedModule } from './resolvedModule.ts';

/** Whether a field is visible and enabled. */
export interface FieldState {
  visible: boolean;
  enabled: boolean;
  /** The `disabledReason` of the condition that disables it. */
  reason?: string;
}

const OPEN: FieldState = { visible: true, enabled: true };

/**
 * The variables of expressions at a path: `self` is the document, `item` the row around the path, and `parent` the row
 * around that one.
 */
export function environment(context: Context, document: SettingsDocument, path: Path = []): Environment {
  let value: Json | undefined = document;
  let item = NO_ROW;
  let parent = NO_ROW;
  for (const key of path) {
    value = getIn(value, [key]);
    if (typeof key === 'number' && isObject(value)) [item, parent] = [value, item];
  }
  // One document is asked about many times, about all of its rows.
  if (last?.document !== document || last.context !== context) last = { context, document, byRow: new Map() };
  const known = last.byRow.get(item);
  if (known?.parent === parent) return known;
  const env = { ...context, self: document, item, parent };
  last.byRow.set(item, env);
  return env;
}

const NO_ROW: SettingsDocument = {};

let last: { context: Context; document: SettingsDocument; byRow: Map<SettingsDocument, Environment> } | undefined;

/** The parts of a module that evaluating an expression needs. */
type EvaluatingModule = Pick<ResolvedModule, 'words'> & { module: ReadableModule };

/** Whether a condition is true. A missing condition is. */
export function evaluateCondition(
  module: EvaluatingModule,
  expression: Expression | undefined,
  env: Environment,
): boolean {
  return expression === undefined || evaluate(module, expression, env) === true;
}

/** Evaluates an expression; undefined if it reads through a missing value. @throws if it was not compiled */
export function evaluate(
  { module, words }: EvaluatingModule,
  expression: Expression,
  env: Environment,
): Json | undefined {
  const compiled = module.expressions[expression];
  if (!compiled) throw new Error(`The expression is not compiled: ${expression}`);
  return compiled(env, module.spec.texts ?? {}, words);
}

/** A field or section that can hide or disable the fields in it. */
interface Gate {
  visible?: Expression;
  enabled?: Expression;
  disabledReason?: string;
}

/**
 * The state of the field at a path, by its own conditions and those of its section and of every list and object around
 * it. Plan locks are separate: see `FieldForPlan.locked`.
 */
export function fieldState(module: ResolvedModule, path: Path, document: SettingsDocument): FieldState {
  const gates = gatesOn(module, path);
  if (gates.length === 0) return OPEN;
  const holds = (condition: Expression | undefined, at: Path) =>
    condition === undefined || evaluateCondition(module, condition, environment(module.context, document, at));
  if (!gates.every(({ gate, at }) => holds(gate.visible, at))) return { visible: false, enabled: false };
  const off = gates.find(({ gate, at }) => !holds(gate.enabled, at));
  return off ? { visible: true, enabled: false, reason: off.gate.disabledReason } : OPEN;
}

/** The gates on the way to a path, from the outside in, each with its own path. */
export function gatesOn(module: ResolvedModule, path: Path): { gate: Gate; at: Path }[] {
  const gates: { gate: Gate | undefined; at: Path }[] = [{ gate: module.sections.get(String(path[0])), at: [] }];
  for (let depth = 1; depth <= path.length; depth++) {
    const at = path.slice(0, depth);
    gates.push({ gate: fieldAt(module, at), at });
  }
  return gates.flatMap(({ gate, at }) => (gate?.visible || gate?.enabled ? [{ gate, at }] : []));
}

/** Whether the field at a path is visible and enabled. Rules and demands about an inactive one are suspended. */
export function isActive(module: ResolvedModule, path: Path, document: SettingsDocument): boolean {
  const { visible, enabled } = fieldState(module, path, document);
  return visible && enabled;
}
