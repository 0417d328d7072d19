import type { Dependent } from '../../renderer/screen/masterSwitch/TurnOffQuestion.tsx';
import { read } from '../calls/api.ts';
import { overviewPath } from '../calls/paths.ts';
import type { ModuleState } from '../overview/serverOverview.ts';
import { menuItems } from '../product/menu.ts';
import type { Language } from '../product/product.ts';

/** How long somebody who turns a module off waits to learn what needs it, in milliseconds. */
const PATIENCE = 3000;

/**
 * Which of some modules are on in a server. Those that are not known to be off count: the user may not see them, or the server
 * does not answer. Never rejects.
 */
export async function runningModules(
  guildId: string,
  ids: readonly string[],
  language: Language,
): Promise<readonly Dependent[]> {
  const { modules } = await read(overviewPath(guildId), AbortSignal.timeout(PATIENCE)).catch(
    (): Record<string, unknown> => ({}),
  );
  // A proxy may have answered.
  const known: readonly ModuleState[] = Array.isArray(modules) ? modules : [];
  return menuItems(language)
    .filter(({ id }) => ids.includes(id))
    .flatMap(({ id, title }): Dependent[] => {
      const state = known.find((module) => module.id === id);
      if (!state) return [{ id, title, unknown: true }];
      if (state.state === 'off' || state.state === 'locked') return [];
      return [{ id, title, status: state.status ?? undefined }];
    });
}
