import type { Expression, Field, Path, Plan, Problem, SettingsDocument } from '../model.ts';
import { includesPlan } from '../plans/planOrder.ts';
import type { FieldForPlan, ModuleForPlan } from '../plans/resolveForPlan.ts';
import { interpolate } from '../text/message.ts';
import { nearest } from '../text/nearest.ts';
import { isObject } from '../values/isObject.ts';
import { formatPath, getIn } from '../values/path.ts';
import { environment, evaluateCondition, isActive } from './fieldState.ts';
import type { ResolvedModule } from './resolvedModule.ts';

/** A word that the bot replaces in a text, and the conditions without which it does not. */
export interface TextVariable {
  name: string;
  token?: string;
  plan?: Plan;
  visible?: Expression;
  enabled?: Expression;
}

/** What looks like a variable. A dollar before the braces may belong to it. */
export const TOKEN = /\$?\{[\p{L}\p{N}_]+\}/gu;

/** A variable that a text holds and the bot does not replace. */
export interface VariableWarning extends Problem {
  token: string;
}

/** The variables of a text field's control. */
export function variablesOf({ ui }: Pick<Field, 'ui'>): readonly TextVariable[] {
  return ui?.variables ?? [];
}

/**
 * Warnings about variables that the texts of a document hold and the bot does not replace: unknown ones with the nearest
 * known one, and those that have no value at the moment.
 */
export function variableWarnings(module: ResolvedModule, document: SettingsDocument): VariableWarning[] {
  const { context } = module;
  const { plans, standard } = module.spec;
  return textsWithVariables(module, document).flatMap(({ field, path, text }) => {
    const variables = variablesOf(field);
    if (!isActive(module, path, document)) return [];
    const env = environment(context, document, path);
    const counts = ({ plan, visible, enabled }: TextVariable) =>
      includesPlan(plans, context.plan, plan) &&
      evaluateCondition(module, visible, env) &&
      evaluateCondition(module, enabled, env);
    const warn = (token: string): VariableWarning[] => {
      const known = variables.filter((variable) => variable.token === token || `$${variable.token}` === token);
      if (known.some(counts)) return [];
      const near = known.length > 0 ? undefined : nearest(token, tokensOf(variables.filter(counts)));
      const key = known.length > 0 ? 'variable.off' : near === undefined ? 'variable.unknown' : 'variable.near';
      const message = interpolate(standard[key] ?? '', { token, near });
      return [{ path: formatPath(path), rule: 'variable', message, token }];
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

/** The texts of a document whose controls offer variables, those of the rows of lists too. */
function textsWithVariables({ fields }: ModuleForPlan, document: SettingsDocument): TextValue[] {
  const found: TextValue[] = [];
  const visit = (parts: Readonly<Record<string, FieldForPlan>>, above: Path) => {
    for (const [name, field] of Object.entries(parts)) {
      const path = [...above, name];
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
