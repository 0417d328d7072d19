import type { SettingsDocument } from '../../language/model.ts';
import type { ActorType, HistoryDetails, SaveKind } from './history/entry.ts';
import type { IdempotencyKey, SaveTarget } from './idempotencyKeys.ts';

/** A stored document. Revision 0 means that it was never saved. */
export interface StoredDocument {
  revision: number;
  version: number;
  value: SettingsDocument;
}

/** What is saved of a document. */
export interface Save extends SaveTarget {
  value: SettingsDocument;
  version: number;
  /** How the history shows it. Default: `save`. */
  kind?: SaveKind | undefined;
  details?: HistoryDetails | undefined;
  /** Who saves: by default, the user. */
  actor?: ActorType | undefined;
  /** The revision that the value was derived from, 0 for none; null to overwrite any revision. */
  expectedRevision: number | null;
  at: number;
  /** Makes a repeated save write nothing and return the first result. */
  idempotencyKey?: IdempotencyKey;
}

/** `stale: false`: the idempotency key belongs to a save with another body. */
export type SaveResult =
  | { ok: true; revision: number }
  | { ok: false; stale: true; current: StoredDocument | null }
  | { ok: false; stale: false };
