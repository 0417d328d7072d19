import { formPath, toWire } from '../../language/documents/wire.ts';
import type { DocumentCall, Json, Problem, SettingsDocument } from '../../language/model.ts';
import type { ModuleForPlan } from '../../language/plans/resolveForPlan.ts';
import { equal } from '../../language/values/equal.ts';
import { isObject } from '../../language/values/isObject.ts';
import { formatPath, parsePath } from '../../language/values/path.ts';
import { bodyOf, failureOf, INCONCLUSIVE_STATUSES, type Reply, reply, saveFate } from './answer.ts';
import type { Answer, Api } from './api.ts';
import { readDocument } from './documents.ts';
import { guildPath } from './paths.ts';

/** A save that was sent. While nobody knows what became of it, it is sent again as it was before anything else is. */
export interface SentSave {
  path: string;
  body: SettingsDocument;
  etag: string;
  /** Tells the server that it is the same save. */
  key: string;
  /** What the body was made from. */
  document: SettingsDocument;
}

export interface SaveRequest {
  api: Api;
  planned: ModuleForPlan;
  guildId: string;
  /** The edited document. */
  document: SettingsDocument;
  /** Fields that differ from the saved copy. */
  dirty: ReadonlySet<string>;
  /** Fields that are left out, so that they stay as they are stored. */
  withheld?: readonly string[];
  etags: Readonly<Record<string, string | null>>;
  /** Earlier saves of which nobody knows whether they were made, by the ids of their documents. */
  unsettled?: Unsettled;
}

export type Unsettled = Readonly<Record<string, SentSave>>;

/** What the server has instead of the revision that the form started from. */
export interface Stale {
  /** Current values of the document's fields, in the form's shape. */
  current: SettingsDocument;
}

export interface SaveOutcome {
  /** Fields that the server has now as they were sent. */
  savedFields: string[];
  /** Values that an earlier save turns out to have stored, which have been edited again since. */
  settled: SettingsDocument;
  etags: Record<string, string | null>;
  /** Saves of which nobody knows whether they were made. */
  unsettled: Record<string, SentSave>;
  /** The server's sentence about its success, if it sent one. */
  message?: string;
  /** The first failure, in the server's words or the declared ones. */
  failure?: string;
  /** What the server found, at paths of the form. */
  problems: Problem[];
  /** Set where somebody else saved meanwhile. */
  stale?: Stale;
}

/** Sends the documents of a screen in the declared order and says what became of them. */
export async function saveScreen(request: SaveRequest): Promise<SaveOutcome> {
  const { planned, dirty, unsettled = {} } = request;
  const calls = planned.spec.calls;
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
    await Promise.all(due.map((call) => saveDocument(request, call, outcome)));
    // What is saved together is one step for the person: after a failure all of it is sent again.
    if (outcome.failure !== undefined) outcome.savedFields = [];
    return outcome;
  }
  for (const call of due) {
    await saveDocument(request, call, outcome);
    if (outcome.failure !== undefined) break;
  }
  return outcome;
}

async function saveDocument(request: SaveRequest, call: DocumentCall, outcome: SaveOutcome): Promise<void> {
  const { planned, guildId, document } = request;
  const { path, omitLocked, omit = [], constants } = call.save;
  const left = [...omit, ...(request.withheld ?? [])];
  const body = { ...toWire(planned, call, document, { omitLocked, omit: left }), ...constants };
  const earlier = outcome.unsettled[call.id];
  if (earlier) {
    const answer = await send(request, earlier);
    const fate = saveFate(answer);
    if (fate === 'unknown' || (fate === 'refused' && INCONCLUSIVE_STATUSES.has(answer?.status ?? 0))) {
      return fail(request, call, answer, outcome);
    }
    delete outcome.unsettled[call.id];
    if (fate === 'made' && equal(body, earlier.body)) return succeed(call, answer, outcome);
    if (fate === 'made') {
      outcome.etags[call.id] = answer?.etag ?? null;
      for (const name of call.fields) outcome.settled[name] = earlier.document[name] ?? null;
    } else if (answer?.status === 412) return fail(request, call, answer, outcome);
  }
  const etag = outcome.etags[call.id];
  // Nobody may write over what was never read.
  if (!etag) {
    outcome.failure ??= call.load.failure;
    return;
  }
  const sent: SentSave = { path: guildPath(guildId, path), body, etag, key: crypto.randomUUID(), document };
  const answer = await send(request, sent);
  const fate = saveFate(answer);
  if (fate === 'made') return succeed(call, answer, outcome);
  if (fate === 'unknown') outcome.unsettled[call.id] = sent;
  fail(request, call, answer, outcome);
}

function send({ api }: SaveRequest, { path, body, etag, key }: SentSave): Promise<Reply> {
  return reply(api.post(path, body, { 'If-Match': etag, 'Idempotency-Key': key }));
}

function succeed(call: DocumentCall, answer: Reply, outcome: SaveOutcome): void {
  const { message } = bodyOf(answer);
  outcome.savedFields.push(...call.fields);
  outcome.etags[call.id] = answer?.etag ?? null;
  if (typeof message === 'string' && message !== '') outcome.message = message;
}

function fail(request: SaveRequest, call: DocumentCall, answer: Reply, outcome: SaveOutcome): void {
  const body = bodyOf(answer);
  outcome.failure ??= call.save.failures?.[String(answer?.status)] ?? failureOf(answer, call.save.failure);
  if (answer?.status === 412 && isObject(body.current)) {
    const { values } = readDocument(request.planned, call, body.current);
    outcome.stale = { current: { ...outcome.stale?.current, ...values } };
    outcome.etags[call.id] = answer.etag;
  } else outcome.problems.push(...problemsOf(request, answer));
}

function problemsOf({ planned, document }: SaveRequest, answer: Answer | null): Problem[] {
  const { problems } = bodyOf(answer);
  if (!Array.isArray(problems)) return [];
  return problems.filter(isProblem).map((problem) => ({
    ...problem,
    path: formatPath(formPath(planned, document, parsePath(problem.path))),
  }));
}

function isProblem(value: Json): value is { path: string; rule: string; message: string } {
  return isObject(value) && typeof value.path === 'string' && typeof value.message === 'string';
}
