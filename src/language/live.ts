import { isObject } from './defaults.ts';
import type { Expression, Field } from './model.ts';

/** An expression whose value a preview shows or asks for, and where it stands in the field. */
export interface LiveExpression {
  source: Expression;
  pointer: readonly (string | number)[];
}

/**
 * The expressions of a field's preview beside its conditions: the call that it makes, the name of the bot, what it says
 * of a picture, and values of variables.
 */
export function liveExpressions({ ui }: Pick<Field, 'ui'>): LiveExpression[] {
  const found: LiveExpression[] = [];
  const add = (holder: unknown, key: string, pointer: readonly (string | number)[]) => {
    const source = isObject(holder) ? holder[key] : undefined;
    if (typeof source === 'string') found.push({ source, pointer: [...pointer, key] });
  };
  add(ui, 'author', ['ui']);
  add(ui?.live, 'path', ['ui', 'live']);
  const params = isObject(ui?.picture) ? ui.picture.params : undefined;
  for (const name of Object.keys(isObject(params) ? params : {})) add(params, name, ['ui', 'picture', 'params']);
  for (const [index, variable] of (Array.isArray(ui?.variables) ? ui.variables : []).entries()) {
    if (isObject(variable)) add(variable.live, 'value', ['ui', 'variables', index, 'live']);
  }
  return found;
}
