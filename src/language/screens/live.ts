import type { Expression, Field } from '../model.ts';

/** An expression that a preview evaluates, and its path in the field. */
export interface LiveExpression {
  source: Expression;
  pointer: readonly (string | number)[];
}

/**
 * The expressions of a message preview other than conditions: the bot's name, the color of its embed, the path of the
 * call it makes, params of its picture and values of variables.
 */
export function liveExpressions({ ui }: Pick<Field, 'ui'>): LiveExpression[] {
  const found: LiveExpression[] = [];
  if (ui?.widget !== 'message') return found;
  const add = (source: Expression | undefined, ...pointer: (string | number)[]) => {
    if (source !== undefined) found.push({ source, pointer: ['ui', ...pointer] });
  };
  add(ui.author, 'author');
  add(ui.embed?.color, 'embed', 'color');
  add(ui.live?.path, 'live', 'path');
  for (const [name, source] of Object.entries(ui.picture?.params ?? {})) add(source, 'picture', 'params', name);
  for (const [index, { live }] of (ui.variables ?? []).entries()) add(live?.value, 'variables', index, 'live', 'value');
  return found;
}
