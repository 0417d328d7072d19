import { withDefaults } from '../../../language/documents/defaults.ts';
import { fromWire, wirePath } from '../../../language/documents/wire.ts';
import type { CompiledModule, DocumentCall, Json, SettingsDocument } from '../../../language/model.ts';
import type { FieldForPlan, ModuleForPlan } from '../../../language/plans/resolveForPlan.ts';
import { keepStored } from '../../../language/resolved/keepStored.ts';
import { type RequirementContext, unmetRequirement } from '../../../language/resolved/requirements.ts';
import type { ResolvedModule } from '../../../language/resolved/resolvedModule.ts';
import { view } from '../../../language/resolved/view.ts';
import { validate } from '../../../language/validation/validate.ts';
import { equal } from '../../../language/values/equal.ts';
import { isObject } from '../../../language/values/isObject.ts';
import { formatPath, parsePath } from '../../../language/values/path.ts';
import { Refusal, refusal, type UnformattedProblem, unavailable } from '../../answers/refusal.ts';

export interface Proposal {
  /** In the language of who saves. */
  module: ResolvedModule;
  call: DocumentCall;
  body: unknown;
  /** The module's stored settings, all documents. */
  storedSettings: SettingsDocument;
}

/**
 * Validates a permitted save, and refuses it for what its author would want to hear first.
 * @returns the fields that change, as the document keeps them
 * @throws Refusal that says why not
 */
export function validateSave({ module, call, body, storedSettings }: Proposal): SettingsDocument {
  if (!isObject(body)) throw refusal(400, 'error.notObject');
  const { values, problems } = fromWire(module, call, body);
  refuse(400, problems);
  // What a screen loads and never sends stays as it is stored, whoever sends it.
  for (const name of call.fields) if (module.fields[name]?.readOnly) delete values[name];
  return validateValues({ module, storedSettings, values, fields: call.fields });
}

/** Refuses who may not change the module's settings, and a server that lacks what the module needs. @throws Refusal */
export function assertCanModify({ module, context }: ResolvedModule): void {
  if (!context.user.can_modify) throw new Refusal(403, module.spec.calls?.denied ?? { key: 'error.access' });
  assertRequirements(module, context);
}

/** Refuses where a server lacks what the module needs. @throws Refusal */
export function assertRequirements(module: CompiledModule, circumstances: RequirementContext): void {
  const requirement = unmetRequirement(module, circumstances);
  if (requirement) throw new Refusal(requirement.plan === undefined ? 409 : 403, requirement.message);
}

interface NewValues extends Pick<Proposal, 'module' | 'storedSettings'> {
  /** As the document keeps them. */
  values: SettingsDocument;
  /** The fields whose problems count. */
  fields: readonly string[];
}

/**
 * Validates new values of fields.
 * @returns those that change
 * @throws Refusal
 */
export function validateValues({ module, storedSettings, values, fields }: NewValues): SettingsDocument {
  const stored = withDefaults(module, storedSettings);
  const savedView = view(module, storedSettings);
  const requested = withoutLocked(module, values, { stored, savedView });
  if (!module.context.user.is_owner) refuseOwnersFields(module, requested, stored);

  const after = view(module, { ...storedSettings, ...requested });
  const changes = keepStored(module, requested, { stored, document: after });
  const document = changes === requested ? after : view(module, { ...storedSettings, ...changes });
  const verdict = validate(module, { document, saved: savedView });
  const own = verdict.problems
    .map((problem) => ({ ...problem, keys: parsePath(problem.path) }))
    .filter(({ keys }) => fields.includes(String(keys[0])));
  const unread = own.filter(({ rule }) => rule === 'unavailable');
  refuse(
    400,
    own
      .filter((problem) => !unread.includes(problem))
      .map(({ keys, rule, message }) => ({ path: formatPath(wirePath(module, document, keys)), rule, message })),
  );
  if (unread.length > 0) throw unavailable('error.references');
  return changes;
}

function refuse(status: number, problems: readonly UnformattedProblem[]): void {
  const [first] = problems;
  if (first) throw new Refusal(status, first.message, { problems });
}

/** A locked field may come along unchanged, as stored or as shown; the stored value then stays. */
function withoutLocked(
  planned: ModuleForPlan,
  values: SettingsDocument,
  { stored, savedView }: { stored: SettingsDocument; savedView: SettingsDocument },
): SettingsDocument {
  const changes: SettingsDocument = {};
  const problems: UnformattedProblem[] = [];
  for (const [name, value] of Object.entries(values)) {
    const { locked, lockMessage } = planned.fields[name] as FieldForPlan;
    if (!locked) changes[name] = value;
    else if (!equal(value, stored[name] as Json) && !equal(value, savedView[name] as Json)) {
      problems.push({ path: placeOf(planned, name), rule: 'locked', message: lockMessage || { key: 'error.locked' } });
    }
  }
  refuse(403, problems);
  return changes;
}

function refuseOwnersFields(planned: ModuleForPlan, changes: SettingsDocument, stored: SettingsDocument): void {
  const changed = Object.entries(changes).filter(
    ([name, value]) => planned.fields[name]?.access === 'owner' && !equal(value, stored[name] as Json),
  );
  refuse(
    403,
    changed.map(([name]) => ({
      path: placeOf(planned, name),
      rule: 'owner',
      message: planned.fields[name]?.messages?.owner ?? { key: 'error.owner' },
    })),
  );
}

/** The path of a setting as the API's callers know it. */
function placeOf(planned: ModuleForPlan, name: string): string {
  return formatPath(wirePath(planned, {}, [name]));
}
