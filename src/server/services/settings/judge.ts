import { complete, isObject } from '../../../language/defaults.ts';
import { equal } from '../../../language/equal.ts';
import { keepStored } from '../../../language/keep.ts';
import type { CompiledModule, Context, DocumentCall, Json, SettingsDocument } from '../../../language/model.ts';
import { named } from '../../../language/named.ts';
import { formatPath, parsePath } from '../../../language/path.ts';
import { forPlan, type PlannedField, type PlannedModule } from '../../../language/plans.ts';
import { type Circumstances, unmet } from '../../../language/requirements.ts';
import { validate } from '../../../language/validate.ts';
import { view } from '../../../language/view.ts';
import { fromWire, wirePath } from '../../../language/wire.ts';
import { type Fault, Refusal, refusal, tryLater } from '../../refusal.ts';

export interface Proposal {
  /** In the language of who saves. */
  module: CompiledModule;
  call: DocumentCall;
  body: unknown;
  context: Context;
  /** The module's stored settings, all documents. */
  whole: SettingsDocument;
}

/**
 * Judges a permitted save, in the order in which a person would want to hear it.
 * @returns the fields that change, as the document keeps them
 * @throws Refusal that says why not
 */
export function judge({ module, call, body, context, whole }: Proposal): SettingsDocument {
  if (!isObject(body)) throw refusal(400, 'error.notObject');
  const { values, problems } = fromWire(forPlan(module.spec, context.plan), call, body);
  refuse(400, problems);
  // What a screen loads and never sends stays as it is stored, whoever sends it.
  for (const name of call.save.omit ?? []) delete values[name];
  return judgeValues({ module, context, whole, values, fields: call.fields });
}

/** Whether a person may change the module's settings, and the server has what it needs. @throws Refusal */
export function permit(module: CompiledModule, context: Context): void {
  if (!context.user.can_modify) throw new Refusal(403, module.spec.calls?.denied ?? { key: 'error.access' });
  demandRequirements(module, context);
}

/** Refuses where a server lacks what the module needs. @throws Refusal */
export function demandRequirements(module: CompiledModule, circumstances: Circumstances): void {
  const requirement = unmet(module, circumstances);
  if (requirement) throw new Refusal(requirement.plan === undefined ? 409 : 403, requirement.message);
}

interface NewValues extends Pick<Proposal, 'module' | 'context' | 'whole'> {
  /** As the document keeps them. */
  values: SettingsDocument;
  /** The fields whose problems count. */
  fields: readonly string[];
}

/**
 * Judges new values of fields.
 * @returns those that change
 * @throws Refusal
 */
export function judgeValues({ module, context, whole, values, fields }: NewValues): SettingsDocument {
  const planned = named(module, context);
  const stored = complete(planned, whole);
  const kept = view(planned, whole);
  const asked = withoutLocked(planned, values, { stored, kept });
  if (!context.user.is_owner) refuseOwnersFields(planned, asked, stored);

  const after = view(planned, { ...whole, ...asked });
  const changes = keepStored(module, planned, asked, { stored, context, document: after });
  const document = view(planned, { ...whole, ...changes });
  const verdict = validate(module, { document, saved: kept, context });
  const own = verdict.problems
    .map((problem) => ({ ...problem, keys: parsePath(problem.path) }))
    .filter(({ keys }) => fields.includes(String(keys[0])));
  const unavailable = own.filter(({ rule }) => rule === 'unavailable');
  refuse(
    400,
    own
      .filter((problem) => !unavailable.includes(problem))
      .map(({ keys, rule, message }) => ({ path: formatPath(wirePath(planned, document, keys)), rule, message })),
  );
  if (unavailable.length > 0) throw tryLater('error.references');
  return changes;
}

function refuse(status: number, problems: readonly Fault[]): void {
  const [first] = problems;
  if (first) throw new Refusal(status, first.message, { problems });
}

/** A locked field may come along unchanged, as stored or as shown; the stored value then stays. */
function withoutLocked(
  planned: PlannedModule,
  values: SettingsDocument,
  { stored, kept }: { stored: SettingsDocument; kept: SettingsDocument },
): SettingsDocument {
  const changes: SettingsDocument = {};
  const problems: Fault[] = [];
  for (const [name, value] of Object.entries(values)) {
    const { locked, lockMessage } = planned.fields[name] as PlannedField;
    if (!locked) changes[name] = value;
    else if (!equal(value, stored[name] as Json) && !equal(value, kept[name] as Json)) {
      problems.push({ path: placeOf(planned, name), rule: 'locked', message: lockMessage || { key: 'error.locked' } });
    }
  }
  refuse(403, problems);
  return changes;
}

function refuseOwnersFields(planned: PlannedModule, changes: SettingsDocument, stored: SettingsDocument): void {
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
function placeOf(planned: PlannedModule, name: string): string {
  return formatPath(wirePath(planned, {}, [name]));
}
