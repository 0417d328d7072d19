import { useCallback, useEffect, useRef, useState } from 'react';
import type { SentAction } from '../../renderer/actions/earlierAction.ts';
import { type Mapping, withTarget } from '../proposals/missing.ts';
import {
  isRepeated,
  previewRestore,
  type RestoreOutcome,
  type RestorePreview,
  restore as sendRestore,
  type UndoOutcome,
  undoRestore,
  type Version,
} from './restoreCalls.ts';

/** Why a restore was not made. */
export type RestoreProblem = Exclude<RestoreOutcome, { result: 'made' }>;

/** A restore that was made. */
export interface Restored {
  /** Takes the restore back. Null if there was no version before it. */
  undo: (() => Promise<UndoOutcome>) | null;
}

/** Previews and makes a restore. */
export function useRestore(guildId: string, { cursor, version }: Version, onRestored: (restored: Restored) => void) {
  const [preview, setPreview] = useState<RestorePreview>();
  const [mapping, setMapping] = useState<Mapping>({});
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [looking, setLooking] = useState(false);
  const [problem, setProblem] = useState<RestoreProblem>();
  const sent = useRef<SentAction>(null);
  // Only the answer about the latest version counts.
  const turn = useRef(0);

  const look = useCallback(
    async (mapping: Mapping) => {
      turn.current += 1;
      const asked = turn.current;
      setFailed(false);
      setProblem(undefined);
      setMapping(mapping);
      setLooking(true);
      const found = await previewRestore(guildId, { cursor, version, mapping });
      if (asked !== turn.current) return;
      setLooking(false);
      setPreview(found ?? undefined);
      setFailed(!found);
    },
    [guildId, cursor, version],
  );
  useEffect(() => {
    setPreview(undefined);
    void look({});
  }, [look]);

  /** Chooses what is used in the place of something missing. What is shown stays until it is known what changes then. */
  function choose(key: string, target: string | null) {
    setPreview((shown) => shown && withTarget(shown, key, target));
    void look({ ...mapping, [key]: target });
  }

  /** Restores some of the settings of the preview. */
  async function restore(paths: string[]): Promise<void> {
    if (!preview) return;
    setBusy(true);
    setProblem(undefined);
    const outcome = await attempt(preview, paths);
    setBusy(false);
    sent.current = outcome.result === 'unknown' ? outcome.sent : null;
    if (outcome.result === 'made') {
      const { undo } = preview;
      const made = preview.changes.filter(({ path }) => paths.includes(path));
      return onRestored({ undo: undo === null ? null : () => undoRestore(guildId, undo, made) });
    }
    // Shows what would change now.
    if (outcome.result === 'stale') await look(mapping);
    setProblem(outcome);
  }

  async function attempt(seen: RestorePreview, paths: string[]): Promise<RestoreOutcome> {
    const target: Version = { cursor, version, mapping };
    const before = sent.current;
    if (paths.length === seen.changes.length) return sendRestore(guildId, target, { etag: seen.etag, before });
    // What may have been restored already is in no preview any more.
    if (before && isRepeated(before, target, paths))
      return sendRestore(guildId, target, { etag: before.etag, paths, before });
    const part = await previewRestore(guildId, target, paths);
    if (!part) return { result: 'refused', sentence: null };
    if (part.refused !== null) return { result: 'refused', sentence: part.refused };
    if (!matches(part, seen, paths)) return { result: 'stale' };
    return sendRestore(guildId, target, { etag: part.etag, paths, before });
  }

  return { preview, failed, busy, looking, problem, retry: () => look(mapping), choose, restore };
}

/** Whether a preview of some of the settings still says of them what the user saw. */
function matches(now: RestorePreview, seen: RestorePreview, paths: readonly string[]): boolean {
  const shown = seen.changes.filter(({ path }) => paths.includes(path));
  return (
    now.changes.length === shown.length &&
    shown.every((one) =>
      now.changes.some(({ path, before, after }) => path === one.path && before === one.before && after === one.after),
    )
  );
}
