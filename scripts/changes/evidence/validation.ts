import { withDefaults } from '../../../src/language/documents/defaults.ts';
import { migrateDocument } from '../../../src/language/documents/migrate.ts';
import type {
  CompiledModule,
  Context,
  Path,
  Problem,
  Requirement,
  SettingsDocument,
} from '../../../src/language/model.ts';
import { keepLocked } from '../../../src/language/resolved/locks.ts';
import { unmetRequirement } from '../../../src/language/resolved/requirements.ts';
import type { ResolvedModule } from '../../../src/language/resolved/resolvedModule.ts';
import { resolveModule } from '../../../src/language/resolved/resolveModule.ts';
import { view } from '../../../src/language/resolved/view.ts';
import { validate } from '../../../src/language/validation/validate.ts';
import { equal } from '../../../src/language/values/equal.ts';
import { formatPath, parsePath } from '../../../src/language/values/path.ts';
import { Refusal } from '../../../src/server/answers/refusal.ts';
import { validateSave } from '../../../src/server/services/settings/validateSave.ts';

const resolved = new WeakMap<CompiledModule, WeakMap<Context, ResolvedModule>>();

/** The module in a context; the same object for the same context. */
export function resolvedIn(module: CompiledModule, context: Context): ResolvedModule {
  return once(resolved, module, context, () => resolveModule(module, context));
}

const unmet = new WeakMap<CompiledModule, WeakMap<Context, { requirement: Requirement | undefined }>>();

/** What a module requires and a context does not have; found out once for the same context. */
export function unmetIn(module: CompiledModule, context: Context): Requirement | undefined {
  return once(unmet, module, context, () => ({ requirement: unmetRequirement(module, context) })).requirement;
}

/** What is made for a module in a context, made at the first time. */
function once<Made>(
  all: WeakMap<CompiledModule, WeakMap<Context, Made>>,
  module: CompiledModule,
  context: Context,
  make: () => Made,
): Made {
  let known = all.get(module);
  if (!known) {
    known = new WeakMap();
    all.set(module, known);
  }
  let made = known.get(context);
  if (made === undefined) {
    made = make();
    known.set(context, made);
  }
  return made;
}

/** What the server answers to settings. */
export interface SaveVerdict {
  accepted: boolean;
  /** Why it refuses them. Found out when it is asked for, which takes as long as the verdict. */
  problems(): Problem[];
}

/**
 * Whether the server accepts settings, and why not. Settings that the module does not have are left out, as when stored ones
 * are read. Rules beside those of {@link Problem}: `requires`.
 * @param storedSettings what is stored when they are saved
 * @param only the settings that are sent; all, if absent
 */
export function verdictOn(
  module: CompiledModule,
  context: Context,
  settings: SettingsDocument,
  storedSettings: SettingsDocument = {},
  only?: readonly string[],
): SaveVerdict {
  const requirement = unmetIn(module, context);
  if (requirement) {
    return { accepted: false, problems: () => [{ path: '', rule: 'requires', message: requirement.message }] };
  }
  const inContext = resolvedIn(module, context);
  const fields = Object.keys(inContext.fields).filter((name) => only?.includes(name) ?? true);
  const values = Object.fromEntries(
    Object.entries(settings).filter(([name]) => fields.includes(name) && !inContext.fields[name]?.readOnly),
  );
  const { stackTraceLimit } = Error;
  try {
    // Where a refusal was thrown does not matter, and takes long to find out.
    Error.stackTraceLimit = 0;
    validateSave({ module: inContext, storedSettings, values, fields });
    return { accepted: true, problems: () => [] };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return {
      accepted: false,
      problems() {
        const found = explained(inContext, values, storedSettings).filter(({ path }) =>
          fields.includes(String(parsePath(path)[0])),
        );
        return found.length > 0 ? found : [{ path: '', rule: 'refused', message: error.message }];
      },
    };
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** Why the server refuses settings; empty if it accepts them. Parameters as for {@link verdictOn}. */
export function problemsWith(...settings: Parameters<typeof verdictOn>): Problem[] {
  return verdictOn(...settings).problems();
}

/** The problems of refused settings, by their paths in the document instead of the request. */
function explained(module: ResolvedModule, values: SettingsDocument, storedSettings: SettingsDocument): Problem[] {
  const stored = withDefaults(module, storedSettings);
  const savedView = view(module, storedSettings);
  const at = (path: Path, rule: string, message = ''): Problem => ({ path: formatPath(path), rule, message });
  const locked = keepLocked(module, values, { stored, shown: savedView }).refused.map(({ path, field }) =>
    at(path, 'locked', field.lockMessage),
  );
  const owners = Object.entries(values).filter(
    ([name, value]) => module.fields[name]?.access === 'owner' && !equal(value, stored[name]),
  );
  const foreign = module.context.user.is_owner
    ? []
    : owners.map(([name]) => at([name], 'owner', module.fields[name]?.messages?.owner));
  if (locked.length + foreign.length > 0) return [...locked, ...foreign];
  return validate(module, { document: view(module, { ...storedSettings, ...values }), saved: savedView }).problems;
}

/** Stored settings of an earlier state of a module as a later one reads them. */
export function migratedSettings(
  settings: SettingsDocument,
  before: CompiledModule,
  after: CompiledModule,
): SettingsDocument {
  return migrateDocument({ value: settings, version: before.migrations.length }, after);
}
