import type { Expression, Field } from '../model.ts';

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
  if (ui?.widget !== 'message') return found;
  const add = (source: Expression | undefined, ...pointer: (string | number)[]) => {
    if (source !== undefined) found.push({ source, pointer: ['ui', ...pointer] });
  };
  add(ui.author, 'author');
  add(ui.live?.path, 'live', 'path');
  for (const [name, source] of Object.entries(ui.picture?.params ?? {})) add(source, 'picture', 'params', name);
  for (const [index, { live }] of (ui.variables ?? []).entries()) add(live?.value, 'variables', index, 'live', 'value');
  return found;
}
