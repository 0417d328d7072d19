import type { Json } from '../../language/model.ts';
import { isObject } from '../../language/values/isObject.ts';
import {
  actionResult,
  bodyOf,
  failureOf,
  INCONCLUSIVE_STATUSES,
  PRECONDITION_FAILED,
  type Reply,
  reply,
  succeeded,
} from '../../renderer/calls/answer.ts';
import { guildPath } from '../../renderer/calls/paths.ts';
import { api } from '../calls/api.ts';
import { type Mapping, type Missing, toMissing } from '../proposals/missing.ts';
import { type Stopped, toStopped } from '../proposals/stopped.ts';

/** Where settings come from, as the API takes it, and what it is called. */
export interface Source {
  name: string;
  call: { from: 'server'; guild_id: string } | { from: 'file'; file: Json } | { from: 'preset'; preset: string };
  /** The ids of the modules that it has settings of; undefined if it may have any. */
  modules?: readonly string[];
}

/** What taking settings would do. */
export interface Preview {
  changes: { module: string; path: string; title: string; before: string; after: string }[];
  missing: readonly Missing[];
  leftOut: { title: string; message: string; plan?: string }[];
  /** The modules that would stop working, and what they need. */
  stopped: readonly Stopped[];
  /** Why all of it would be refused. */
  refused: string | null;
  etag: string | null;
}

/** The settings to take, by module: those with these names, or all if null. */
export type TransferSelection = Readonly<Record<string, readonly string[] | null>>;

/** What to take from where. */
export interface TransferBody {
  source: Source['call'];
  select: TransferSelection;
  mapping: Mapping;
}

/** Why a call did not give what was asked for. */
export interface CallFailure {
  failure: string;
  /** The status of the answer; 0 if there was none. */
  status: number;
  /** In how many seconds it may be repeated, after too many requests. */
  retryAfter: number;
}

export type PreviewResult = { preview: Preview } | CallFailure;

/** Previews a transfer. @param fallback what is said if the server gives no reason for a failure */
export async function previewTransfer(guildId: string, body: TransferBody, fallback: string): Promise<PreviewResult> {
  const answer = await reply(api.post(guildPath(guildId, 'transfer/preview/'), bodyToSend(body), {}));
  return succeeded(answer) ? { preview: toPreview(bodyOf(answer), answer?.etag) } : failed(answer, fallback);
}

export type ApplyResult =
  | { result: 'made' }
  /** Something has changed since the preview. */
  | ({ result: 'changed'; preview: Preview } & CallFailure)
  | ({ result: 'refused' } & CallFailure)
  /** The answer was lost, or does not say whether an earlier attempt was carried out. */
  | ({ result: 'unknown' } & CallFailure);

/**
 * Carries out what a preview has shown.
 * @param key makes it safe to repeat after a lost answer
 */
export async function applyTransfer(
  guildId: string,
  body: TransferBody,
  { etag, key, fallback }: { etag: string; key: string; fallback: string },
): Promise<ApplyResult> {
  const headers = { 'if-match': etag, 'Idempotency-Key': key };
  const answer = await reply(api.post(guildPath(guildId, 'transfer/'), bodyToSend(body), headers));
  const result = actionResult(answer);
  if (result === 'made') return { result };
  const failure = failed(answer, fallback);
  const { current } = bodyOf(answer);
  if (failure.status === PRECONDITION_FAILED && isObject(current)) {
    return { result: 'changed', preview: toPreview(current, answer?.etag), ...failure };
  }
  return { result: INCONCLUSIVE_STATUSES.has(failure.status) ? 'unknown' : result, ...failure };
}

function bodyToSend({ source, select, mapping }: TransferBody): Record<string, Json> {
  const chosen = Object.entries(select).map(([module, names]) => [module, names && [...names]]);
  return { source, select: Object.fromEntries(chosen), mapping: { ...mapping } };
}

function failed(answer: Reply, fallback: string): CallFailure {
  return { failure: failureOf(answer, fallback), status: answer?.status ?? 0, retryAfter: answer?.retryAfter ?? 0 };
}

function toPreview(body: Record<string, Json>, etag: string | null | undefined): Preview {
  const { changes, missing, left_out, stopped, refused } = body;
  return {
    changes: listOf(changes).flatMap((one) =>
      isObject(one)
        ? [
            {
              module: String(one.module),
              path: String(one.path),
              title: String(one.title),
              before: String(one.before),
              after: String(one.after),
            },
          ]
        : [],
    ),
    missing: toMissing(missing),
    leftOut: listOf(left_out).flatMap((one) => {
      if (!isObject(one)) return [];
      const { title, message, plan } = one;
      return [{ title: String(title), message: String(message), ...(typeof plan === 'string' && { plan }) }];
    }),
    stopped: toStopped(stopped),
    refused: typeof refused === 'string' ? refused : null,
    etag: etag ?? null,
  };
}

function listOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}
