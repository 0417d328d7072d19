import type { SettingsDocument } from '../../language/model.ts';
import { equal } from '../../language/values/equal.ts';

/** A call that an action makes. */
export interface ActionCall {
  path: string;
  body: SettingsDocument;
  /** The preview that the person has seen. */
  etag: string | null;
}

/** One that was sent, while nobody knows what became of it. */
export interface SentAction extends ActionCall {
  /** Tells the server that it is the same call. */
  key: string;
  at: number;
}

/** Milliseconds after which whoever presses again wants it done again. */
const PATIENCE = 600_000;

/** The call that was sent, where this one repeats it. */
export function earlierAction(sent: SentAction | null, { path, body, etag }: ActionCall): SentAction | null {
  if (!sent || Date.now() - sent.at > PATIENCE) return null;
  return sent.path === path && sent.etag === etag && equal(sent.body, body) ? sent : null;
}
