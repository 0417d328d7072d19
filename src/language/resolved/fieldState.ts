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

/** The variables of expressions at a path: `self` is the document, `item` the row around the path. */
export function environment(context: Context, document: SettingsDocument, path: Path = []): Environment {
  const row = path.findIndex((key) => typeof key === 'number');
  const item = row < 0 ? undefined : getIn(document, path.slice(0, row + 1));
  return { ...context, self: document, item: isObject(item) ? item : {} };
}

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
  const gates = gatesAt(module, path);
  if (gates.length === 0) return OPEN;
  const env = environment(module.context, document, path);
  if (gates.some(({ visible }) => !evaluateCondition(module, visible, env))) return { visible: false, enabled: false };
  const off = gates.find(({ enabled }) => !evaluateCondition(module, enabled, env));
  return off ? { visible: true, enabled: false, reason: off.disabledReason } : OPEN;
}

/** What can hide or disable the field at a path: itself, its section, and every list and object around it. */
export function gatesAt(module: ResolvedModule, path: Path): Gate[] {
  const gates: (Gate | undefined)[] = [module.sections.get(String(path[0]))];
  for (let depth = 1; depth <= path.length; depth++) gates.push(fieldAt(module, path.slice(0, depth)));
  return gates.flatMap((gate) => (gate?.visible || gate?.enabled ? [gate] : []));
}

/** Whether the field at a path is visible and enabled. Rules and demands about an inactive one are suspended. */
export function isActive(module: ResolvedModule, path: Path, document: SettingsDocument): boolean {
  const { visible, enabled } = fieldState(module, path, document);
  return visible && enabled;
}
