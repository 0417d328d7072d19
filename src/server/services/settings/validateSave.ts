import { withDefaults } from '../../../language/documents/defaults.ts';
import { fromWire, wirePath } from '../../../language/documents/wire.ts';
import type { CompiledModule, DocumentCall, Path, SettingsDocument } from '../../../language/model.ts';
import type { ModuleForPlan } from '../../../language/plans/resolveForPlan.ts';
import { keepStored } from '../../../language/resolved/keepStored.ts';
import { keepLocked } from '../../../language/resolved/locks.ts';
import { keepOwnersParts } from '../../../language/resolved/ownersParts.ts';
import { type RequirementContext, unmetRequirement } from '../../../language/resolved/requirements.ts';
import type { ResolvedModule } from '../../../language/resolved/resolvedModule.ts';
import { view } from '../../../language/resolved/view.ts';
import { validate } from '../../../language/validation/validate.ts';
import { isObject } from '../../../language/values/isObject.ts';
import { formatPath, parsePath } from '../../../language/values/path.ts';
import { Refusal, refusal, type Sentence, type UnformattedProblem, unavailable } from '../../answers/refusal.ts';

/**
 * The values in the body of a save, in the format of the document.
 * @throws Refusal with all problems of their form
 */
export function valuesInBody(module: ResolvedModule, call: DocumentCall, body: unknown): SettingsDocument {
  if (!isObject(body)) throw refusal(400, 'error.notObject');
  const { values, problems } = fromWire(module, call, body);
  refuse(400, problems);
  // Screens never send read-only fields, so nobody else may either.
  for (const name of call.fields) if (module.fields[name]?.readOnly) delete values[name];
  return values;
}

/** @throws Refusal if the user may not change the module's settings, or a requirement is not met */
export function assertCanModify({ module, context }: ResolvedModule): void {
  if (context.user.granted === 'view') throw refusal(403, 'error.viewOnly');
  if (!context.user.can_modify) throw new Refusal(403, module.spec.calls?.denied ?? { key: 'error.access' });
  assertRequirements(module, context);
}

/** @throws Refusal if a requirement of the module is not met: 403 for a plan, 409 for anything else */
export function assertRequirements(module: CompiledModule, circumstances: RequirementContext): void {
  const requirement = unmetRequirement(module, circumstances);
  if (requirement) throw new Refusal(requirement.plan === undefined ? 409 : 403, requirement.message);
}

interface NewValues {
  /** With texts in the language of the request. */
  module: ResolvedModule;
  /** The module's stored settings, all documents. */
  storedSettings: SettingsDocument;
  /** In the format of the document. */
  values: SettingsDocument;
  /** The fields whose problems count. */
  fields: readonly string[];
}

/**
 * Validates new values of fields, by a user who may save.
 * @returns the values to store; locked fields are left out
 * @throws Refusal with all problems of the first kind that is found
 */
export function validateSave({ module, storedSettings, values, fields }: NewValues): SettingsDocument {
  const stored = withDefaults(module, storedSettings);
  const savedView = view(module, storedSettings);
  const requested = withOwnersParts(module, withoutLocked(module, values, { stored, savedView }), stored);

  const after = view(module, { ...storedSettings, ...requested });
  const changes = keepStored(module, requested, { stored, document: after });
  const document = changes === requested ? after : view(module, { ...storedSettings, ...changes });
  const { problems } = validate(module, { document, saved: savedView });
  if (problems.length === 0) return changes;
  const compare = screenOrder(module);
  const own = problems
    .map((problem) => ({ ...problem, keys: parsePath(problem.path) }))
    .filter(({ keys }) => fields.includes(String(keys[0])))
    .sort((a, b) => compare(a.keys, b.keys));
  // Depends on a list that Discord did not answer with.
  const undecided = own.filter(({ rule }) => rule === 'unavailable');
  refuse(
    400,
    own
      .filter((problem) => !undecided.includes(problem))
      .map(({ keys, rule, message }) => ({ path: formatPath(wirePath(module, document, keys)), rule, message })),
  );
  if (undecided.length > 0) throw unavailable('error.references');
  return changes;
}

/** Compares paths by where the screen shows them: the sentence of a refusal is about the first one that a user sees. */
function screenOrder({ sections, fields }: ResolvedModule): (a: Path, b: Path) => number {
  const names = new Set([...sections.keys(), ...Object.keys(fields)]);
  const ranks = new Map([...names].map((name, index) => [name, index]));
  const rank = ([name]: Path) => ranks.get(String(name)) ?? names.size;
  const row = ([, index]: Path) => (typeof index === 'number' ? index : 0);
  return (a, b) => rank(a) - rank(b) || row(a) - row(b);
}

function refuse(status: number, problems: readonly UnformattedProblem[]): void {
  const [first] = problems;
  if (first) throw new Refusal(status, first.message, { problems });
}

/**
 * Leaves out locked fields, and keeps locked parts of others as they are stored. Both may be sent unchanged, as stored or as
 * shown.
 * @throws Refusal 403 if one was changed
 */
function withoutLocked(
  moduleForPlan: ModuleForPlan,
  values: SettingsDocument,
  { stored, savedView }: { stored: SettingsDocument; savedView: SettingsDocument },
): SettingsDocument {
  const { values: kept, refused } = keepLocked(moduleForPlan, values, { stored, shown: savedView });
  refuse(
    403,
    refused.map(({ path, field }) => {
      const message: Sentence = field.lockMessage || { key: 'error.locked' };
      return { path: formatPath(wirePath(moduleForPlan, values, path)), rule: 'locked', message };
    }),
  );
  return Object.fromEntries(Object.entries(kept).filter(([name]) => !moduleForPlan.fields[name]?.locked));
}

/**
 * Keeps what is the owner's as it is stored.
 * @throws Refusal 403 if somebody else changed it
 */
function withOwnersParts(module: ResolvedModule, values: SettingsDocument, stored: SettingsDocument): SettingsDocument {
  const { values: kept, refused } = keepOwnersParts(module, values, stored, module.context.user);
  refuse(
    403,
    refused.map(({ path, field }) => ({
      path: formatPath(wirePath(module, values, path)),
      rule: 'owner',
      message: field.messages?.owner ?? { key: 'error.owner' },
    })),
  );
  return kept;
}
