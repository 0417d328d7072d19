import { labelOf } from '../../../language/documents/references.ts';
import type { CompiledModule, Context, Requirement, SettingsDocument } from '../../../language/model.ts';
import { isActive } from '../../../language/resolved/fieldState.ts';
import { isOwnersPart } from '../../../language/resolved/ownersParts.ts';
import { unmetRequirement } from '../../../language/resolved/requirements.ts';
import type { ResolvedModule } from '../../../language/resolved/resolvedModule.ts';
import { resolveModule } from '../../../language/resolved/resolveModule.ts';
import { isOn, statusText } from '../../../language/resolved/status.ts';
import { view } from '../../../language/resolved/view.ts';
import { settingAddress } from '../../../language/screens/settingAddress.ts';
import { validate } from '../../../language/validation/validate.ts';
import { parsePath } from '../../../language/values/path.ts';
import type { ModuleStateAnswer } from '../../api/overview.ts';

/** The state of a module of a server, and its settings as the bot applies them, if it applies any. */
export interface ComputedState {
  answer: Omit<ModuleStateAnswer, 'changed'>;
  /** Set while the module is on. */
  running?: { module: ResolvedModule; document: SettingsDocument };
}

/** The state of a module with these stored settings. Everything follows from its declaration. */
export function moduleState(module: CompiledModule, context: Context, stored: SettingsDocument): ComputedState {
  const { id, screen } = module.spec;
  const still = { id, status: null, missing: [], unlock: null };
  const unmet = unmetRequirement(module, context);
  if (unmet) return { answer: { ...still, state: 'locked', unlock: unlockOf(unmet) } };
  const resolved = resolveModule(module, context);
  const document = view(resolved, stored);
  if (!isOn(resolved, document)) return { answer: { ...still, state: 'off', status: screen.description ?? null } };
  const missing = missingIn(resolved, document);
  const state = missing.length > 0 ? 'incomplete' : screen.status?.enabled === undefined ? 'always' : 'on';
  const status = statusText(resolved, document) ?? null;
  return { answer: { ...still, state, status, missing }, running: { module: resolved, document } };
}

/** What the validation of stored settings says, except about settings that the user does not see. */
function missingIn(module: ResolvedModule, document: SettingsDocument): ModuleStateAnswer['missing'] {
  return validate(module, { document }).problems.flatMap(({ path: dotted, rule, message }) => {
    const path = parsePath(dotted);
    // What could not be checked is not known to be wrong.
    if (rule === 'unavailable' || isOwnersPart(module, path, module.context.user) || !isActive(module, path, document))
      return [];
    return [{ ...settingPlace(module, document, path), message }];
  });
}

/** Where a setting is. */
export function settingPlace(module: ResolvedModule, document: SettingsDocument, path: ReturnType<typeof parsePath>) {
  return { address: settingAddress(module, document, path), label: labelOf(module, document, path).join(' › ') };
}

function unlockOf({ plan, notice: { title, text, action } }: Requirement): ModuleStateAnswer['unlock'] {
  return { plan: plan ?? null, title, text, action };
}
