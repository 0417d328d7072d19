import type { CompiledModule, SettingsDocument } from '../../../language/model.ts';
import { unmetRequirement } from '../../../language/resolved/requirements.ts';
import type { ResolvedModule } from '../../../language/resolved/resolvedModule.ts';
import { isOn } from '../../../language/resolved/status.ts';
import { view } from '../../../language/resolved/view.ts';
import { masterSwitch } from '../../../language/screens/masterSwitch.ts';
import type { StoppedModule } from '../../api/proposals.ts';

/** The settings of a module before and after. */
export interface ModuleVersions {
  before: SettingsDocument;
  after: SettingsDocument;
}

/** A module that needs others, with what its requirements read and its stored settings, before and after. */
export type StoredModules = Readonly<
  Record<'before' | 'after', { module: ResolvedModule; storedSettings: SettingsDocument }>
>;

/** The setting of a module that would be turned off and that other modules need; undefined if there is none. */
export function turnedOff({ spec, neededBy }: CompiledModule, { before, after }: ModuleVersions): string | undefined {
  const master = neededBy && masterSwitch(spec);
  return master !== undefined && before[master] === true && after[master] === false ? master : undefined;
}

/** What becomes of a module if `path` of another one is turned off; undefined if it goes on, or did not work before. */
export function stoppedModule(
  { before, after }: StoredModules,
  by: { module: string; path: string },
): StoppedModule | undefined {
  const { module } = after.module;
  const runs = (one: StoredModules['before']) => isOn(one.module, view(one.module, one.storedSettings));
  if (unmetRequirement(module, before.module.context) || !runs(before) || !runs(after)) return undefined;
  const unmet = unmetRequirement(module, after.module.context);
  return unmet && { ...by, title: module.spec.screen.title, message: unmet.message };
}
