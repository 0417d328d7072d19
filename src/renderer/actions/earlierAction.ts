import type { SettingsDocument } from '../../language/model.ts';
import { equal } from '../../language/values/equal.ts';
import type { Stopwatch } from '../browser/stopwatch.ts';

/** The call of an action. */
export interface ActionCall {
  path: string;
  body: SettingsDocument;
  /** The ETag of the preview that the user confirmed. */
  etag: string | null;
}

/** A call that was sent and whose outcome is unknown. */
export interface SentAction extends ActionCall {
  /** The idempotency key: tells the server that a repeated call is the same one. */
  key: string;
  /** How long ago it was sent. */
  age: Stopwatch;
}

/** Milliseconds after which another press means that the action should run again. */
const REPEAT_WINDOW = 600_000;

/** The sent call that this one repeats, or null. */
export function earlierAction(sent: SentAction | null, { path, body, etag }: ActionCall): SentAction | null {
  if (!sent || sent.age() > REPEAT_WINDOW) return null;
  return sent.path === path && sent.etag === etag && equal(sent.body, body) ? sent : null;
}
