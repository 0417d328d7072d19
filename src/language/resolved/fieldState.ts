import type { Context, Environment, Expression, Path, SettingsDocument } from '../model.ts';
import { fieldAt } from '../plans/resolveForPlan.ts';
import { getIn } from '../values/path.ts';
import type { ResolvedModule } from './resolvedModule.ts';

/** Whether a control is there and can be used, and why not. */
export interface FieldState {
  visible: boolean;
  enabled: boolean;
  /** The sentence of the switch that is off. */
  reason?: string;
}

const OPEN: FieldState = { visible: true, enabled: true };

/** What expressions are called with: the document, the row that the path is in, and the context. */
export function environment(context: Context, document: SettingsDocument, path: Path = []): Environment {
  const row = path.findIndex((key) => typeof key === 'number');
  const item = row < 0 ? undefined : getIn(document, path.slice(0, row + 1));
  return { ...context, self: document, item: (item ?? {}) as SettingsDocument };
}

/** What evaluating an expression takes of its module. */
type Evaluating = Pick<ResolvedModule, 'module' | 'words'>;

/** Evaluates a boolean expression; a missing expression holds. */
export function evaluateCondition(module: Evaluating, expression: Expression | undefined, env: Environment): boolean {
  return expression === undefined || evaluate(module, expression, env) === true;
}

/** Evaluates an expression of the module. A value that is missing on the way makes it undefined. */
export function evaluate({ module, words }: Evaluating, expression: Expression, env: Environment): unknown {
  const compiled = module.expressions[expression];
  if (!compiled) throw new Error(`The expression is not compiled: ${expression}`);
  return compiled(env, module.spec.texts ?? {}, words);
}

interface Gate {
  visible?: Expression;
  enabled?: Expression;
  disabledReason?: string;
}

/**
 * The state of the control at a path: its own conditions, those of every list or object around it and those of its
 * section. Plan locks are not part of it: see `FieldForPlan.locked`.
 */
export function fieldState(module: ResolvedModule, path: Path, document: SettingsDocument): FieldState {
  const gates: (Gate | undefined)[] = [module.sections.get(String(path[0]))];
  for (let depth = 1; depth <= path.length; depth++) gates.push(fieldAt(module, path.slice(0, depth)));
  if (gates.every((gate) => !gate?.visible && !gate?.enabled)) return OPEN;
  const env = environment(module.context, document, path);
  if (gates.some((gate) => gate?.visible && !evaluateCondition(module, gate.visible, env)))
    return { visible: false, enabled: false };
  const off = gates.find((gate) => gate?.enabled && !evaluateCondition(module, gate.enabled, env));
  return off ? { visible: true, enabled: false, reason: off.disabledReason } : OPEN;
}

/** Whether the field at a path counts: an inactive one keeps its value and is not validated. */
export function isActive(module: ResolvedModule, path: Path, document: SettingsDocument): boolean {
  const { visible, enabled } = fieldState(module, path, document);
  return visible && enabled;
}
