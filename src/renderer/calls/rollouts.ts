import type { ReadableModule, SettingsDocument } from '../../language/model.ts';
import { isObject } from '../../language/values/isObject.ts';

/** The settings of a module whose rollouts have reached the server, by path, as the answer about permissions lists them. */
export function reachedFrom({ rollouts }: SettingsDocument, moduleId: string): string[] {
  const paths = isObject(rollouts) ? rollouts[moduleId] : undefined;
  return Array.isArray(paths) ? paths.map(String) : [];
}

/** A module as it is in a server that rollouts have reached. The code is fetched only for such servers. */
export async function withRollouts<Module extends ReadableModule>(
  module: Module,
  permissions: SettingsDocument,
): Promise<Module> {
  const reached = reachedFrom(permissions, module.spec.id);
  if (reached.length === 0) return module;
  const { rolledOut } = await import('../../language/rollouts/rolledOut.ts');
  return rolledOut(module, reached);
}
