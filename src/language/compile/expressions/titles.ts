import { choicesOf } from '../../fields/choices.ts';
import { type ListName, listsOf } from '../../fields/targets.ts';
import type { Field, ModuleSpec } from '../../model.ts';

/**
 * The settings whose value has a name that expressions read as `titles.<setting>`: a choice with a title, or something of
 * the server. With the server's lists that the name is found in.
 */
export function titledSettings({ settings }: ModuleSpec): Record<string, readonly ListName[]> {
  const titled = Object.entries(settings.properties).filter(([, field]) => isTitled(field));
  return Object.fromEntries(titled.map(([name, { refers }]) => [name, refers ? listsOf(refers) : []]));
}

function isTitled({ items, refers, ...field }: Field): boolean {
  return !items && (choicesOf(field).length > 0 || (refers !== undefined && listsOf(refers).length > 0));
}
