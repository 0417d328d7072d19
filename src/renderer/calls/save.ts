import { isObject } from '../../language/defaults.ts';
import type { DocumentCall, Json, Problem, SettingsDocument } from '../../language/model.ts';
import { formatPath, parsePath } from '../../language/path.ts';
import type { PlannedModule } from '../../language/plans.ts';
import { formPath, toWire } from '../../language/wire.ts';
import type { Answer, Api } from '../api.ts';
import { bodyOf, failureOf, type Reply, reply, succeeded } from './answer.ts';
import { readDocument } from './documents.ts';
import { guildPath } from './paths.ts';

export interface SaveRequest {
  api: Api;
  planned: PlannedModule;
  guildId: string;
  /** The edited document. */
  document: SettingsDocument;
  /** Fields that differ from the saved copy. */
  dirty: ReadonlySet<string>;
  etags: Readonly<Record<string, string | null>>;
}

/** What the server has instead of the revision that the form started from. */
export interface Stale {
  /** Current values of the document's fields, in the form's shape. */
  current: SettingsDocument;
}

export interface SaveOutcome {
  /** Fields that the server has now as they were sent. */
  savedFields: string[];
  etags: Record<string, string | null>;
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
  const { planned, dirty } = request;
  const calls = planned.spec.calls;
  const outcome: SaveOutcome = { savedFields: [], etags: { ...request.etags }, problems: [] };
  const due = (calls?.documents ?? []).filter(
    ({ save, fields }) => save.when !== 'changed' || fields.some((name) => dirty.has(name)),
  );
  if (calls?.order === 'together') {
    const replies = await Promise.all(due.map((call) => send(request, call)));
    for (const [index, call] of due.entries()) note(request, call, replies[index] ?? null, outcome);
    // What is saved together is one step for the person: after a failure all of it is sent again.
    if (outcome.failure !== undefined) outcome.savedFields = [];
    return outcome;
  }
  for (const call of due) {
    note(request, call, await send(request, call), outcome);
    if (outcome.failure !== undefined) break;
  }
  return outcome;
}

function send({ api, planned, guildId, document, etags }: SaveRequest, call: DocumentCall): Promise<Reply> {
  const { path, omitLocked, omit, constants } = call.save;
  const body = { ...toWire(planned, call, document, { omitLocked, omit }), ...constants };
  const etag = etags[call.id];
  return reply(api.post(guildPath(guildId, path), body, etag ? { 'If-Match': etag } : undefined));
}

function note(request: SaveRequest, call: DocumentCall, answer: Reply, outcome: SaveOutcome): void {
  const body = bodyOf(answer);
  if (answer && succeeded(answer)) {
    outcome.savedFields.push(...call.fields);
    outcome.etags[call.id] = answer.etag;
    if (typeof body.message === 'string' && body.message !== '') outcome.message = body.message;
    return;
  }
  outcome.failure ??= call.save.failures?.[String(answer?.status)] ?? failureOf(answer, call.save.failure);
  if (answer?.status === 412 && isObject(body.current)) {
    const current = readDocument(request.planned, call, body.current);
    outcome.stale = { current: { ...outcome.stale?.current, ...current } };
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
