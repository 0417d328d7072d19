import type { SettingsDocument } from '../model.ts';
import { keepLocked } from './locks.ts';
import type { ResolvedModule } from './resolvedModule.ts';

/**
 * A document with the named settings as another one has them, except what the user may not change: settings of the owner, and
 * what the plan locks. Lists are taken over with the keys of their entries.
 */
export function resetSettings(
  module: ResolvedModule,
  document: Readonly<SettingsDocument>,
  goal: Readonly<SettingsDocument>,
  names: readonly string[],
): SettingsDocument {
  const mayChange = (name: string) => module.fields[name]?.access !== 'owner' || module.context.user.is_owner;
  const taken = names.flatMap((name) => (mayChange(name) ? [[name, goal[name] ?? null] as const] : []));
  const { values } = keepLocked(module, Object.fromEntries(taken), { stored: document, shown: document });
  return { ...document, ...values };
}
