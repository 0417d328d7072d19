import type { Language } from '../../generated/catalogue.ts';
import { saveBody, wirePath } from '../../src/language/documents/wire.ts';
import type {
  CompiledModule,
  Context,
  DocumentCall,
  Json,
  Problem,
  Rights,
  SettingsDocument,
} from '../../src/language/model.ts';
import { type ModuleForPlan, resolveForPlan } from '../../src/language/plans/resolveForPlan.ts';
import { environment, evaluateCondition } from '../../src/language/resolved/fieldState.ts';
import { unmetRequirement } from '../../src/language/resolved/requirements.ts';
import { resolveModule } from '../../src/language/resolved/resolvedModule.ts';
import { effective, view } from '../../src/language/resolved/view.ts';
import { validate } from '../../src/language/validation/validate.ts';
import { equal } from '../../src/language/values/equal.ts';
import { formatPath, parsePath } from '../../src/language/values/path.ts';
import { readDocument } from '../../src/renderer/calls/documents.ts';
import { formatSentence, Refusal } from '../../src/server/answers/refusal.ts';
import { sentenceFormatter } from '../../src/server/answers/sentences.ts';
import type { Access } from '../../src/server/services/access/guildAccess.ts';
import { presentFields } from '../../src/server/services/settings/present.ts';
import { assertCanModify, validateSave } from '../../src/server/services/settings/validateSave.ts';

/** `path sentence` of everything that refuses a save, without repetitions, sorted. */
export type Verdict = readonly string[];

/** A form that was loaded from the server and edited. */
export interface Form {
  /** That of the person, and of the module's texts. */
  language: Language;
  module: CompiledModule;
  planned: ModuleForPlan;
  context: Context;
  saved: SettingsDocument;
  document: SettingsDocument;
}

export interface Loaded {
  module: CompiledModule;
  /** The stored settings of the module, all documents. */
  stored: SettingsDocument;
  context: Context;
}

/** What the form has after the server's answers went through it, in the values that the API has. */
export function savedOf({ module, stored, context }: Loaded): SettingsDocument {
  const planned = resolveForPlan(module.spec, context.plan);
  return view(planned, read(module, planned, stored, context.plan, context.user));
}

/** Another module's settings as the form's expressions read them. */
export function usedSettings(
  module: CompiledModule,
  stored: SettingsDocument,
  plan: string,
  user: Rights,
): SettingsDocument {
  const planned = resolveForPlan(module.spec, plan);
  return effective(module, read(module, planned, stored, plan, user), { plan, modules: {} });
}

function read(module: CompiledModule, planned: ModuleForPlan, stored: SettingsDocument, plan: string, rights: Rights) {
  const answers = (module.spec.calls?.documents ?? []).map(
    (call) => readDocument(planned, call, presentFields(module, call, stored, { plan, rights } as Access)).values,
  );
  return Object.assign({}, ...answers) as SettingsDocument;
}

/** The edited document of a person who cannot touch what is locked, nor what is the owner's, nor what is kept or not sent. */
export function editable(form: Omit<Form, 'document'>, edited: SettingsDocument): SettingsDocument {
  const { module, planned, context, saved } = form;
  const document = Object.fromEntries(
    Object.entries(planned.fields).map(([name, field]) => {
      const fixed = field.locked || field.readOnly || (field.access === 'owner' && !context.user.is_owner);
      return [name, (fixed ? saved[name] : edited[name]) as Json];
    }),
  );
  const resolved = resolveModule(module, context);
  const env = { ...environment(context, document), saved };
  for (const [name, { frozen }] of Object.entries(planned.fields)) {
    // No control edits it, and a save leaves it as it is whatever is sent.
    if (frozen !== undefined && evaluateCondition(resolved, frozen, env)) document[name] = saved[name] as Json;
  }
  return document;
}

/** The calls that the form would make, with their bodies. */
export function bodiesOf({ module, planned, saved, document }: Form): { call: DocumentCall; body: SettingsDocument }[] {
  return (module.spec.calls?.documents ?? [])
    .filter(
      ({ save, fields }) =>
        save.when !== 'changed' || fields.some((name) => !equal(saved[name] as Json, document[name] as Json)),
    )
    .map((call) => ({
      call,
      body: saveBody(planned, call, document),
    }));
}

/** What the form says. */
export function clientVerdict({ module, planned, context, saved, document }: Form): Verdict {
  const requirement = unmetRequirement(module, context);
  if (requirement) return [` ${requirement.message}`];
  const { problems } = validate(resolveModule(module, context), { document, saved });
  return verdictOf(
    problems.map((problem) => ({
      ...problem,
      path: formatPath(wirePath(planned, document, parsePath(problem.path))),
    })),
  );
}

/** What the server's judge says of the calls that the form would make. */
export function judgeVerdict(form: Form, stored: SettingsDocument): Verdict {
  const { module, context, language } = form;
  const say = sentenceFormatter(language);
  return verdictOf(
    bodiesOf(form).flatMap(({ call, body }) => {
      try {
        assertCanModify(resolveModule(module, context));
        // As it arrives: a body is text on its way.
        validateSave({
          module: resolveModule(module, context),
          call,
          body: JSON.parse(JSON.stringify(body)),
          storedSettings: stored,
        });
        return [];
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const problems = error.details.problems?.map((one) => ({ ...one, message: formatSentence(one.message, say) }));
        return problemsIn({ error: formatSentence(error.sentence, say), problems });
      }
    }),
  );
}

/** What an answer of failure says. */
export function problemsIn({ error, problems }: { error: string; problems?: readonly Problem[] }): readonly Said[] {
  return problems ?? [{ path: '', message: error }];
}

type Said = Pick<Problem, 'path' | 'message'>;

export function verdictOf(problems: readonly Said[]): Verdict {
  return [...new Set(problems.map(({ path, message }) => `${path} ${message}`))].sort();
}
