import { applyTransfer, type CallFailure, previewTransfer } from '../transfer.ts';
import { type Batch, type BatchServer, bodyFor } from './batch.ts';

/** Why a run stops: `offline` without an answer, `signedOut` without a session. */
export type Interruption = 'offline' | 'signedOut';

/** What an attempt in one server has led to. */
export type ServerAttempt =
  | { change: Partial<BatchServer> }
  /** It failed and can be repeated later; others may succeed meanwhile. */
  | { aside: Partial<BatchServer> }
  /** The same again in so many seconds. */
  | { wait: number }
  | { stop: Interruption };

/** What is said if the server gives no reason. */
export interface Fallbacks {
  preview: string;
  apply: string;
  /** It may have been carried out. */
  unknown: string;
  /** Something has changed since the preview. */
  changed: string;
}

/** Seconds to wait if the server does not say how many. */
const PAUSE = 5;

/** Previews what would change in a server, or makes what was confirmed. */
export async function workOn(batch: Batch, server: BatchServer, fallbacks: Fallbacks): Promise<ServerAttempt> {
  const body = bodyFor(batch, server);
  const { state, preview, key } = server;
  if (state !== 'confirmed' || !preview || !key) {
    const result = await previewTransfer(server.id, body, fallbacks.preview);
    if ('preview' in result) return { change: { state: 'ready', preview: result.preview, problem: undefined } };
    return interruptionOf(result) ?? retried(result);
  }
  const result = await applyTransfer(server.id, body, { etag: preview.etag ?? '', key, fallback: '' });
  switch (result.result) {
    case 'made':
      return { change: { state: 'done', problem: undefined } };
    case 'changed':
      return { change: { state: 'ready', preview: result.preview, problem: fallbacks.changed } };
    case 'refused':
      return { change: { state: 'refused', problem: result.failure || fallbacks.apply } };
    case 'unknown':
      return interruptionOf(result) ?? { aside: { problem: result.failure || fallbacks.unknown } };
  }
}

function interruptionOf({ status, retryAfter }: CallFailure): ServerAttempt | undefined {
  if (status === 0) return { stop: 'offline' };
  if (status === 401) return { stop: 'signedOut' };
  if (status === 429) return { wait: retryAfter || PAUSE };
  return undefined;
}

/** A preview that failed: asked again later if the server could not say, and not if it would refuse again. */
function retried({ status, failure }: CallFailure): ServerAttempt {
  return status >= 500 ? { aside: { problem: failure } } : { change: { state: 'refused', problem: failure } };
}
