import { equal } from '../../language/values/equal.ts';
import { earlierAction, type SentAction } from '../../renderer/actions/earlierAction.ts';
import { stopwatch } from '../../renderer/browser/stopwatch.ts';
import {
  actionResult,
  bodyOf,
  failureOf,
  INCONCLUSIVE_STATUSES,
  PRECONDITION_FAILED,
  reply,
  succeeded,
} from '../../renderer/calls/answer.ts';
import { api, isRecord } from '../calls/api.ts';
import { type Mapping, type Missing, toMissing } from '../proposals/missing.ts';
import { type Stopped, toStopped } from '../proposals/stopped.ts';
import { areChanges, type HistoryChange, historyPath } from './entries.ts';

/** The version to restore: the one that an entry made, or the one before. */
export interface Version {
  cursor: string;
  version: 'before' | 'after';
  /** Replacements of what the server no longer has. */
  mapping?: Mapping;
}

/** What a restore would do. */
export interface RestorePreview {
  /** From the current values to those of the version. */
  changes: readonly HistoryChange[];
  /** What the version refers to and the server no longer has. */
  missing: readonly Missing[];
  /** What would not be restored, and why. */
  omissions: readonly { title: string; message: string }[];
  /** The modules that would stop working, and what they need. */
  stopped: readonly Stopped[];
  /** Why the restore as a whole would be refused. */
  refused: string | null;
  /** The entry that made the current version: restoring that takes the restore back. */
  undo: string | null;
  /** Identifies what was previewed. */
  etag: string | null;
}

/**
 * How a restore ended. `stale`: settings have changed since the preview. `unknown`: the answer was lost; repeating it with
 * `sent` does it once at most.
 */
export type RestoreOutcome =
  | { result: 'made' }
  | { result: 'stale' }
  | { result: 'unknown'; sent: SentAction }
  | { result: 'refused'; sentence: string | null };

const pathOf = (guildId: string, { cursor }: Version) => `${historyPath(guildId)}${cursor}/restore/`;

/** What a restore would do, of some settings or of all. Null if that could not be loaded. */
export async function previewRestore(
  guildId: string,
  version: Version,
  paths?: readonly string[],
): Promise<RestorePreview | null> {
  const answer = await reply(api.post(`${pathOf(guildId, version)}preview/`, bodyFor(version, paths)));
  const { changes, missing, left_out: omissions, stopped, refused, undo } = bodyOf(answer);
  if (!succeeded(answer) || !areChanges(changes) || !Array.isArray(omissions)) return null;
  return {
    changes,
    missing: toMissing(missing),
    omissions: omissions.flatMap((one) =>
      isRecord(one) && typeof one.title === 'string' && typeof one.message === 'string'
        ? [{ title: one.title, message: one.message }]
        : [],
    ),
    stopped: toStopped(stopped),
    refused: typeof refused === 'string' && refused !== '' ? refused : null,
    undo: typeof undo === 'string' ? undo : null,
    etag: answer?.etag ?? null,
  };
}

function bodyFor({ version, mapping = {} }: Version, paths: readonly string[] | undefined) {
  const isMapped = Object.keys(mapping).length > 0;
  return { version, ...(paths && { paths: [...paths] }), ...(isMapped && { mapping: { ...mapping } }) };
}

/** Whether restoring these settings is what an earlier attempt did. */
export function isRepeated(before: SentAction, version: Version, paths: readonly string[]): boolean {
  return equal(before.body, bodyFor(version, paths));
}

/**
 * Restores what was previewed.
 * @param paths of some settings; without it, all
 * @param before an earlier attempt whose outcome is unknown
 */
export async function restore(
  guildId: string,
  version: Version,
  { etag, paths, before = null }: { etag: string | null; paths?: readonly string[]; before?: SentAction | null },
): Promise<RestoreOutcome> {
  const body = bodyFor(version, paths);
  const call = { path: pathOf(guildId, version), body, etag };
  const sent = earlierAction(before, call) ?? { ...call, key: crypto.randomUUID(), age: stopwatch() };
  const headers = { ...(etag && { 'if-match': etag }), 'Idempotency-Key': sent.key };
  const answer = await reply(api.post(sent.path, body, headers));
  const result = actionResult(answer);
  if (result === 'made') return { result };
  if (answer?.status === PRECONDITION_FAILED) return { result: 'stale' };
  if (result === 'unknown' || INCONCLUSIVE_STATUSES.has(answer?.status ?? 0)) return { result: 'unknown', sent };
  return { result: 'refused', sentence: failureOf(answer, '') || null };
}

/** How taking a restore back ended. `unknown`: the answer was lost. */
export type UndoOutcome = 'made' | 'refused' | 'unknown';

/**
 * Takes a restore back, unless something of it has been changed since.
 * @param cursor of the entry that had made the version before it
 * @param made what it changed
 */
export async function undoRestore(
  guildId: string,
  cursor: string,
  made: readonly HistoryChange[],
): Promise<UndoOutcome> {
  const version: Version = { cursor, version: 'after' };
  const paths = made.map(({ path }) => path);
  const preview = await previewRestore(guildId, version, paths);
  if (!preview || preview.refused !== null || preview.changes.length === 0) return 'refused';
  const isReversed = ({ path, before, after }: HistoryChange) =>
    made.some((one) => one.path === path && one.after === before && one.before === after);
  if (!preview.changes.every(isReversed)) return 'refused';
  const { result } = await restore(guildId, version, { etag: preview.etag, paths });
  return result === 'made' || result === 'unknown' ? result : 'refused';
}
