import { sectionsIn } from './layout.ts';
import type { CompiledModule, Context, Environment, Expression, Path, Section, SettingsDocument } from './model.ts';
import { getIn } from './path.ts';
import { fieldAt, type PlannedModule } from './plans.ts';
import { wordsOf } from './words.ts';

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

/** Evaluates a boolean expression; a missing expression holds. */
export function holds(module: CompiledModule, expression: Expression | undefined, env: Environment): boolean {
  return expression === undefined || evaluate(module, expression, env) === true;
}

/** Evaluates an expression of the module. A value that is missing on the way makes it undefined. */
export function evaluate(module: CompiledModule, expression: Expression, env: Environment): unknown {
  const compiled = module.expressions[expression];
  if (!compiled) throw new Error(`The expression is not compiled: ${expression}`);
  return compiled(env, module.spec.texts ?? {}, wordsOf(module));
}

interface Gate {
  visible?: Expression;
  enabled?: Expression;
  disabledReason?: string;
}

const sectionsOf = new WeakMap<CompiledModule['spec'], Map<string, Section>>();

/** The section of the layout that holds a field. */
function sectionOf(module: CompiledModule, name: string): Section | undefined {
  let sections = sectionsOf.get(module.spec);
  if (!sections) {
    sections = new Map();
    for (const section of sectionsIn(module.spec.screen.layout)) {
      for (const field of section.fields.flat()) sections.set(field, section);
    }
    sectionsOf.set(module.spec, sections);
  }
  return sections.get(name);
}

/**
 * The state of the control at a path: its own conditions, those of every list or object around it and those of its
 * section. Plan locks are not part of it: see `PlannedField.locked`.
 */
export function fieldState(
  module: CompiledModule,
  planned: PlannedModule,
  path: Path,
  context: Context,
  document: SettingsDocument,
): FieldState {
  const gates: (Gate | undefined)[] = [sectionOf(module, String(path[0]))];
  for (let depth = 1; depth <= path.length; depth++) gates.push(fieldAt(planned, path.slice(0, depth)));
  if (gates.every((gate) => !gate?.visible && !gate?.enabled)) return OPEN;
  const env = environment(context, document, path);
  if (gates.some((gate) => gate?.visible && !holds(module, gate.visible, env)))
    return { visible: false, enabled: false };
  const off = gates.find((gate) => gate?.enabled && !holds(module, gate.enabled, env));
  return off ? { visible: true, enabled: false, reason: off.disabledReason } : OPEN;
}

/** Whether the field at a path counts: an inactive one keeps its value and is not validated. */
export function isActive(
  module: CompiledModule,
  planned: PlannedModule,
  path: Path,
  context: Context,
  document: SettingsDocument,
): boolean {
  const { visible, enabled } = fieldState(module, planned, path, context, document);
  return visible && enabled;
}
