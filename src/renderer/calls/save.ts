import { formPath, saveBody } from '../../language/documents/wire.ts';
import type { DocumentCall, Json, Problem, Rights, SettingsDocument } from '../../language/model.ts';
import type { ModuleForPlan } from '../../language/plans/resolveForPlan.ts';
import { withoutOwnersParts } from '../../language/resolved/ownersParts.ts';
import { equal } from '../../language/values/equal.ts';
import { isObject } from '../../language/values/isObject.ts';
import { formatPath } from '../../language/values/path.ts';
import {
  bodyOf,
  failureOf,
  INCONCLUSIVE_STATUSES,
  PRECONDITION_FAILED,
  type Reply,
  reply,
  saveResult,
} from './answer.ts';
import type { Answer, Api } from './api.ts';
import { readDocument } from './documents.ts';
import { guildPath } from './paths.ts';

/**
 * A save that was sent. It is repeated unchanged before anything else is sent, as long as its outcome is unknown or a save that was
 * made together with it has failed.
 */
export interface SentSave {
  path: string;
  body: SettingsDocument;
  etag: string;
  /** The idempotency key: tells the server that a repeated save is the same one. */
  key: string;
  /** The document that the body was made from. */
  document: SettingsDocument;
}

export interface ScreenSave {
  api: Api;
  moduleForPlan: ModuleForPlan;
  /** Who saves: what is the owner's is sent by nobody else. */
  user: Rights;
  guildId: string;
  /** The edited document. */
  document: SettingsDocument;
  /** Fields that differ from the saved copy. */
  dirty: ReadonlySet<string>;
  /** Fields to leave out, so that their stored values stay. */
  omitted?: readonly string[];
  etags: Readonly<Record<string, string | null>>;
  /** Earlier saves to repeat, by document id. */
  unsettled?: Unsettled;
}

export type Unsettled = Readonly<Record<string, SentSave>>;

/** What is stored now, instead of the revision that the form started with. */
export interface Stale {
  /** Current values of the fields, in the form's shape. */
  current: SettingsDocument;
  /** The name of who else has saved them, if known. */
  by?: string | undefined;
}

export interface SaveOutcome {
  /** Fields that are now stored as sent. */
  savedFields: string[];
  /** Values that an earlier save turned out to have stored. They have been edited again since. */
  settled: SettingsDocument;
  etags: Record<string, string | null>;
  /** Saves to repeat, by document id. */
  unsettled: Record<string, SentSave>;
  /** The server's success message, if it sent one. */
  message?: string;
  /** The first failure: the server's message or the declared one. */
  failure?: string;
  /** Problems that the server found, with paths of the form. */
  problems: Problem[];
  /** Set if someone else has saved since the form was loaded. */
  stale?: Stale;
}

/** Saves the documents of a screen in the declared order. */
export async function saveScreen(request: ScreenSave): Promise<SaveOutcome> {
  const { moduleForPlan, dirty, unsettled = {} } = request;
  const calls = moduleForPlan.spec.calls;
  const outcome: SaveOutcome = {
    savedFields: [],
    settled: {},
    etags: { ...request.etags },
    unsettled: { ...unsettled },
    problems: [],
  };
  const due = (calls?.documents ?? []).filter(
    ({ id, save, fields }) => id in unsettled || save.when !== 'changed' || fields.some((name) => dirty.has(name)),
  );
  if (calls?.order === 'together') {
    const made = await Promise.all(due.map((call) => saveDocument(request, call, outcome)));
    if (outcome.failure === undefined) return outcome;
    // Documents saved together are one step for the user: after a failure, all of them are sent again.
    outcome.savedFields = [];
    for (const [index, { id }] of due.entries()) {
      const sent = made[index];
      if (sent) outcome.unsettled[id] = sent;
    }
    return outcome;
  }
  for (const call of due) {
    await saveDocument(request, call, outcome);
    if (outcome.failure !== undefined) break;
  }
  return outcome;
}

/** @returns the save, if all of the document is stored now */
async function saveDocument(
  request: ScreenSave,
  call: DocumentCall,
  outcome: SaveOutcome,
): Promise<SentSave | undefined> {
  const { moduleForPlan, user, guildId, document } = request;
  const body = saveBody(moduleForPlan, call, withoutOwnersParts(moduleForPlan, document, user), request.omitted);
  const earlier = outcome.unsettled[call.id];
  if (earlier) {
    const answer = await send(request, earlier);
    const result = saveResult(answer);
    if (result === 'unknown' || (result === 'refused' && INCONCLUSIVE_STATUSES.has(answer?.status ?? 0))) {
      return fail(request, call, answer, outcome);
    }
    delete outcome.unsettled[call.id];
    if (result === 'made' && equal(body, earlier.body)) {
      succeed(call, answer, outcome);
      return earlier;
    }
    if (result === 'made') {
      outcome.etags[call.id] = answer?.etag ?? null;
      for (const name of call.fields) outcome.settled[name] = earlier.document[name] ?? null;
    } else if (answer?.status === PRECONDITION_FAILED) return fail(request, call, answer, outcome);
  }
  const etag = outcome.etags[call.id];
  // A document that was never loaded must not be overwritten.
  if (!etag) {
    outcome.failure ??= call.load.failure;
    return undefined;
  }
  const sent: SentSave = { path: guildPath(guildId, call.save.path), body, etag, key: crypto.randomUUID(), document };
  const answer = await send(request, sent);
  const result = saveResult(answer);
  if (result === 'made') {
    succeed(call, answer, outcome);
    return sent;
  }
  if (result === 'unknown') outcome.unsettled[call.id] = sent;
  return fail(request, call, answer, outcome);
}

function send({ api }: ScreenSave, { path, body, etag, key }: SentSave): Promise<Reply> {
  return reply(api.post(path, body, { 'If-Match': etag, 'Idempotency-Key': key }));
}

function succeed(call: DocumentCall, answer: Reply, outcome: SaveOutcome): void {
  const { message } = bodyOf(answer);
  outcome.savedFields.push(...call.fields);
  outcome.etags[call.id] = answer?.etag ?? null;
  if (typeof message === 'string' && message !== '') outcome.message = message;
}

/** Records a failure; the document is not stored. */
function fail(request: ScreenSave, call: DocumentCall, answer: Reply, outcome: SaveOutcome): undefined {
  const body = bodyOf(answer);
  outcome.failure ??= call.save.failures?.[String(answer?.status)] ?? failureOf(answer, call.save.failure);
  if (answer?.status === PRECONDITION_FAILED && isObject(body.current)) {
    const { values } = readDocument(request.moduleForPlan, call, body.current);
    outcome.stale = {
      current: { ...outcome.stale?.current, ...values },
      by: typeof body.by === 'string' ? body.by : outcome.stale?.by,
    };
    outcome.etags[call.id] = answer.etag;
  } else outcome.problems.push(...problemsOf(request, answer));
}

function problemsOf({ moduleForPlan, document }: ScreenSave, answer: Answer | null): Problem[] {
  const { problems } = bodyOf(answer);
  if (!Array.isArray(problems)) return [];
  return problems.filter(isProblem).map((problem) => ({
    ...problem,
    path: formatPath(formPath(moduleForPlan, document, problem.path)),
  }));
}

function isProblem(value: Json): value is { path: string; rule: string; message: string } {
  return isObject(value) && typeof value.path === 'string' && typeof value.message === 'string';
}
