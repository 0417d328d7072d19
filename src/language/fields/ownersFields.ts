import type { Rights } from '../model.ts';
import type { ModuleForPlan } from '../plans/resolveForPlan.ts';

/** The names of the fields that a user neither gets nor sends, because only the server's owner does. */
export function ownersFields({ fields }: Pick<ModuleForPlan, 'fields'>, user: Rights): string[] {
  if (user.is_owner) return [];
  return Object.entries(fields).flatMap(([name, { access }]) => (access === 'owner' ? [name] : []));
}
