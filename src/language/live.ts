import { isObject } from './defaults.ts';
import type { Expression, Field } from './model.ts';

/** An expression that says where a preview gets values of the server from, and where it stands in the field. */
export interface LiveExpression {
  source: Expression;
  pointer: readonly (string | number)[];
}

/** The expressions of a field's preview beside its conditions: the call that it makes, and values of variables. */
export function liveExpressions({ ui }: Pick<Field, 'ui'>): LiveExpression[] {
  const found: LiveExpression[] = [];
  const add = (live: unknown, key: string, pointer: readonly (string | number)[]) => {
    const source = isObject(live) ? live[key] : undefined;
    if (typeof source === 'string') found.push({ source, pointer: [...pointer, 'live', key] });
  };
  add(ui?.live, 'path', ['ui']);
  for (const [index, variable] of (Array.isArray(ui?.variables) ? ui.variables : []).entries()) {
    if (isObject(variable)) add(variable.live, 'value', ['ui', 'variables', index]);
  }
  return found;
}
