import type { Expression, Field, Path, Plan, Problem, SettingsDocument } from '../model.ts';
import { includesPlan } from '../plans/planOrder.ts';
import type { FieldForPlan, ModuleForPlan } from '../plans/resolveForPlan.ts';
import { interpolate } from '../text/message.ts';
import { nearest } from '../text/nearest.ts';
import { isObject } from '../values/isObject.ts';
import { formatPath, getIn } from '../values/path.ts';
import { environment, evaluateCondition, isActive } from './fieldState.ts';
import type { ResolvedModule } from './resolvedModule.ts';

/** A variable that the bot replaces in a text, and the plan and conditions under which it does. */
export interface TextVariable {
  name: string;
  token?: string;
  plan?: Plan;
  visible?: Expression;
  enabled?: Expression;
}

/** Anything that looks like a variable, such as `{user}` or `${user}`. */
export const TOKEN = /\$?\{[\p{L}\p{N}_]+\}/gu;

/** A warning about a variable that the bot will not replace. */
export interface VariableWarning extends Problem {
  token: string;
  /** The variable that may be meant. */
  near?: string;
}

/** The variables that a field's widget offers. */
export function variablesOf({ ui }: Pick<Field, 'ui'>): readonly TextVariable[] {
  return ui?.variables ?? [];
}

/**
 * Warnings about variables in a document's texts that the bot will not replace: unknown ones, with the nearest known
 * one as a suggestion, and those that are unavailable on the plan or in the current state.
 */
export function variableWarnings(module: ResolvedModule, document: SettingsDocument): VariableWarning[] {
  const { context } = module;
  const { plans, standard } = module.spec;
  return textsWithVariables(module, document).flatMap(({ field, path, text }) => {
    const variables = variablesOf(field);
    if (!isActive(module, path, document)) return [];
    const env = environment(context, document, path);
    const isAvailable = ({ plan, visible, enabled }: TextVariable) =>
      includesPlan(plans, context.plan, plan) &&
      evaluateCondition(module, visible, env) &&
      evaluateCondition(module, enabled, env);
    const warn = (token: string): VariableWarning[] => {
      const known = variables.filter((variable) => variable.token === token || `$${variable.token}` === token);
      if (known.some(isAvailable)) return [];
      const near = known.length > 0 ? undefined : nearest(token, tokensOf(variables.filter(isAvailable)));
      const key = known.length > 0 ? 'variable.off' : near === undefined ? 'variable.unknown' : 'variable.near';
      const message = interpolate(standard[key] ?? '', { token, near });
      return [{ path: formatPath(path), rule: 'variable', message, token, ...(near !== undefined && { near }) }];
    };
    return [...new Set(text.match(TOKEN))].flatMap(warn);
  });
}

function tokensOf(variables: readonly TextVariable[]): string[] {
  return variables.flatMap(({ token }) => (token === undefined ? [] : [token]));
}

interface TextValue {
  field: FieldForPlan;
  path: Path;
  text: string;
}

/** The texts in a document whose widgets offer variables, at any depth. */
function textsWithVariables({ fields }: ModuleForPlan, document: SettingsDocument): TextValue[] {
  const found: TextValue[] = [];
  const visit = (fieldsHere: Readonly<Record<string, FieldForPlan>>, parent: Path) => {
    for (const [name, field] of Object.entries(fieldsHere)) {
      const path = [...parent, name];
      const value = getIn(document, path);
      if (typeof value === 'string' && variablesOf(field).length > 0) found.push({ field, path, text: value });
      if (field.properties && isObject(value)) visit(field.properties, path);
      const { properties } = field.items ?? {};
      if (properties && Array.isArray(value)) for (const index of value.keys()) visit(properties, [...path, index]);
    }
  };
  visit(fields, []);
  return found;
}
