import type { Language } from '../../generated/catalogue.ts';
import { saveBody, wirePath } from '../../src/language/documents/wire.ts';
import { normalizeText } from '../../src/language/fields/normalize.ts';
import type {
  CompiledModule,
  Context,
  DocumentCall,
  Json,
  Problem,
  Rights,
  SettingsDocument,
} from '../../src/language/model.ts';
import { type FieldForPlan, type ModuleForPlan, resolveForPlan } from '../../src/language/plans/resolveForPlan.ts';
import { environment, evaluateCondition } from '../../src/language/resolved/fieldState.ts';
import { keepLocked } from '../../src/language/resolved/locks.ts';
import { keepOwnersParts, withoutOwnersParts } from '../../src/language/resolved/ownersParts.ts';
import { unmetRequirement } from '../../src/language/resolved/requirements.ts';
import { resolveModule } from '../../src/language/resolved/resolveModule.ts';
import { effectiveDocument, view } from '../../src/language/resolved/view.ts';
import { validate } from '../../src/language/validation/validate.ts';
import { equal } from '../../src/language/values/equal.ts';
import { isObject } from '../../src/language/values/isObject.ts';
import { formatPath, parsePath } from '../../src/language/values/path.ts';
import { readDocument } from '../../src/renderer/calls/documents.ts';
import { Refusal, sentenceText } from '../../src/server/answers/refusal.ts';
import { sentenceFormatter } from '../../src/server/answers/sentences.ts';
import type { RequestAccess } from '../../src/server/services/access/guildAccess.ts';
import { fieldsAnswer } from '../../src/server/services/settings/loadAnswer.ts';
import { assertCanModify } from '../../src/server/services/settings/validateSave.ts';
import { validateBody } from '../server/validateBody.ts';

/** `path message` of every problem that prevents a save, sorted and without duplicates. */
export type Verdict = readonly string[];

/** An edited form. */
export interface Form {
  /** The language of the user and of the module's texts. */
  language: Language;
  module: CompiledModule;
  moduleForPlan: ModuleForPlan;
  context: Context;
  saved: SettingsDocument;
  document: SettingsDocument;
}

export interface Loaded {
  module: CompiledModule;
  /** The module's stored settings, of all its documents. */
  stored: SettingsDocument;
  context: Context;
}

/** The saved document of a form that has loaded these settings through the API. */
export function savedOf({ module, stored, context }: Loaded): SettingsDocument {
  const moduleForPlan = resolveForPlan(module.spec, context.plan);
  return view(moduleForPlan, load(module, moduleForPlan, stored, context.plan, context.user));
}

/** Another module's settings as expressions read them. */
export function usedSettings(
  module: CompiledModule,
  stored: SettingsDocument,
  plan: string,
  user: Rights,
): SettingsDocument {
  const moduleForPlan = resolveForPlan(module.spec, plan);
  return effectiveDocument(module, load(module, moduleForPlan, stored, plan, user), { plan, modules: {} });
}

function load(
  module: CompiledModule,
  moduleForPlan: ModuleForPlan,
  stored: SettingsDocument,
  plan: string,
  rights: Rights,
) {
  const documents = (module.spec.calls?.documents ?? []).map(
    (call) =>
      readDocument(moduleForPlan, call, fieldsAnswer(module, call, stored, { plan, rights } as RequestAccess)).values,
  );
  return Object.assign({}, ...documents);
}

/**
 * The edited document without changes that the form does not allow: of fields that are locked, owner-only, kept or
 * never sent.
 */
export function editable(form: Omit<Form, 'document'>, edited: SettingsDocument): SettingsDocument {
  const { module, moduleForPlan, context, saved } = form;
  const document: SettingsDocument = {};
  for (const [name, field] of Object.entries(moduleForPlan.fields)) {
    const isFixed = field.locked || field.readOnly;
    document[name] = (isFixed ? saved : edited)[name] ?? null;
  }
  Object.assign(document, keepLocked(moduleForPlan, document, { stored: saved, shown: saved }).values);
  Object.assign(document, keepOwnersParts(moduleForPlan, document, saved, context.user).values);
  const resolved = resolveModule(module, context);
  const env = { ...environment(context, document), saved };
  for (const [name, { frozen }] of Object.entries(moduleForPlan.fields)) {
    // A save leaves such a field as it is stored.
    if (frozen !== undefined && evaluateCondition(resolved, frozen, env)) document[name] = saved[name] ?? null;
  }
  return document;
}

/** The calls that the form would make, with their bodies. */
export function bodiesOf({
  module,
  moduleForPlan,
  context,
  saved,
  document,
}: Form): { call: DocumentCall; body: SettingsDocument }[] {
  return (module.spec.calls?.documents ?? [])
    .filter(({ save, fields }) => save.when !== 'changed' || fields.some((name) => !equal(saved[name], document[name])))
    .map((call) => ({
      call,
      body: saveBody(moduleForPlan, call, withoutOwnersParts(moduleForPlan, document, context.user)),
    }));
}

/** The verdict of the form. */
export function clientVerdict({ module, moduleForPlan, context, saved, document }: Form): Verdict {
  const requirement = unmetRequirement(module, context);
  if (requirement) return [` ${requirement.message}`];
  const { problems } = validate(resolveModule(module, context), { document, saved });
  return verdictOf(problems.map((problem) => onTheWire(moduleForPlan, document, problem)));
}

/**
 * The verdict of the form on each of its requests as the server gets them: without the changes of requests that were
 * refused before. It differs from the form's own only if a condition reads settings of another request.
 */
export function verdictByRequest(form: Form): Verdict {
  const { module, moduleForPlan, context, saved, document } = form;
  if (unmetRequirement(module, context)) return clientVerdict(form);
  let stored = saved;
  const found: ReportedProblem[] = [];
  for (const { call } of bodiesOf(form)) {
    const sent = Object.fromEntries(call.fields.map((name) => [name, document[name] ?? null]));
    const next = { ...stored, ...sent };
    const { problems } = validate(resolveModule(module, context), { document: next, saved: stored });
    const own = problems.filter(({ path }) => call.fields.includes(String(parsePath(path)[0])));
    found.push(...own.map((problem) => onTheWire(moduleForPlan, next, problem)));
    if (own.length === 0) stored = next;
  }
  return verdictOf(found);
}

/** The problem with its path as in a body. */
function onTheWire(moduleForPlan: ModuleForPlan, document: SettingsDocument, problem: Problem): ReportedProblem {
  return { ...problem, path: formatPath(wirePath(moduleForPlan, document, parsePath(problem.path))) };
}

/** The verdict of the server's validation on the form's requests, and what is stored after them. */
export function savedByServer(
  form: Form,
  stored: SettingsDocument,
): { verdict: Verdict; storedSettings: SettingsDocument } {
  const { module, context, language } = form;
  const format = sentenceFormatter(language);
  let storedSettings = stored;
  const verdict = verdictOf(
    bodiesOf(form).flatMap(({ call, body }) => {
      try {
        assertCanModify(resolveModule(module, context));
        // Serialized, as it would be in a request.
        const changes = validateBody({
          module: resolveModule(module, context),
          call,
          body: JSON.parse(JSON.stringify(body)),
          storedSettings,
        });
        storedSettings = { ...storedSettings, ...changes };
        return [];
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const problems = error.details.problems?.map((problem) => ({
          ...problem,
          message: sentenceText(problem.message, format),
        }));
        return problemsIn({ error: sentenceText(error.sentence, format), problems });
      }
    }),
  );
  return { verdict, storedSettings };
}

/** The document of a form with its texts as the server stores them. */
export function normalized({ moduleForPlan, document }: Form): SettingsDocument {
  const entries = Object.entries(document).map(([name, value]) => {
    const field = moduleForPlan.fields[name];
    return [name, field ? normalizedValue(field, value) : value];
  });
  return Object.fromEntries(entries);
}

function normalizedValue(field: FieldForPlan, value: Json): Json {
  const { items, properties } = field;
  if (typeof value === 'string') return normalizeText(field, value);
  if (items && Array.isArray(value)) return value.map((row) => normalizedValue(items, row));
  if (!properties || !isObject(value)) return value;
  const parts = Object.entries(value).map(([name, part]) => {
    const property = properties[name];
    return [name, property ? normalizedValue(property, part) : part];
  });
  return Object.fromEntries(parts);
}

/** The problems in an error response. */
export function problemsIn({
  error,
  problems,
}: {
  error: string;
  problems?: readonly Problem[];
}): readonly ReportedProblem[] {
  return problems ?? [{ path: '', message: error }];
}

type ReportedProblem = Pick<Problem, 'path' | 'message'>;

export function verdictOf(problems: readonly ReportedProblem[]): Verdict {
  return [...new Set(problems.map(({ path, message }) => `${path} ${message}`))].sort();
}
