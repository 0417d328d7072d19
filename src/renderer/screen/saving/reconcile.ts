import { type Conflict, merge } from '../../../language/documents/merge.ts';
import type { Json, SettingsDocument } from '../../../language/model.ts';
import { applyEffectsAt } from '../../../language/resolved/effects.ts';
import { view } from '../../../language/resolved/view.ts';
import { equal } from '../../../language/values/equal.ts';
import { getIn, parsePath, setIn } from '../../../language/values/path.ts';
import type { Stale } from '../../calls/save.ts';
import type { FormStore } from '../../state/store.ts';

/** The merge of the edited document with what someone else has saved, and the conflicts. */
export interface Reconciliation {
  /** The view of what is stored now. */
  stored: SettingsDocument;
  /** That view after the effects of loading, like the saved copy of the form. */
  theirs: SettingsDocument;
  /** Both edits merged, with mine in conflicts. */
  merged: SettingsDocument;
  conflicts: readonly Conflict[];
  /** Titles of the fields that only they changed. */
  taken: readonly string[];
  /** Nothing is left to save: they have made the same changes. */
  saved: boolean;
  /** The name of who else has saved, if known. */
  by?: string | undefined;
}

/** Whose value wins, by {@link conflictKey}. Defaults to mine. */
export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>;

/** Tells a conflict from others of the same merge, and stays the same if it is merged again with other edits. */
export const conflictKey = ({ path, theirs }: Conflict): string => JSON.stringify([path, theirs]);

/** Merges what was loaded, what is edited or being typed, and what is stored now. */
export function reconcile(store: FormStore, { current, by }: Stale): Reconciliation {
  const { module } = store;
  const [base, mine] = [store.saved(), store.document()];
  const stored = view(module, { ...store.stored(), ...current });
  const theirs = applyEffectsAt('load', module, stored);
  const typed = store.unread();
  const { merged, conflicts } = merge(module, { base, mine, theirs }, typed);
  const disputed = new Set(conflicts.map(({ path }) => String(parsePath(path)[0])));
  const taken = Object.entries(module.fields)
    .filter(([name, { ui }]) => ui && !disputed.has(name))
    .filter(([name]) => !equal(base[name], theirs[name]) && !equal(mine[name], theirs[name]))
    .map(([, field]) => field.title);
  const saved = conflicts.length === 0 && typed.size === 0 && equal(merged, theirs);
  return { stored, theirs, merged, conflicts, taken, saved, by };
}

/** The merged document with the choices applied. */
export function resolveConflicts({ merged, conflicts }: Reconciliation, choices: Choices): SettingsDocument {
  // From last to first, so that added and removed rows do not shift the remaining conflicts.
  return conflicts.reduceRight((document, conflict) => {
    if (choices[conflictKey(conflict)] !== 'theirs') return document;
    const { path, mine, theirs } = conflict;
    const keys = parsePath(path);
    return mine === undefined ? insertRow(document, keys, theirs) : setIn(document, keys, theirs);
  }, merged);
}

function insertRow(
  document: SettingsDocument,
  path: readonly (string | number)[],
  row: Json | undefined,
): SettingsDocument {
  const list = path.slice(0, -1);
  const rows = getIn(document, list);
  if (!Array.isArray(rows) || row === undefined) return document;
  return setIn(document, list, rows.toSpliced(Number(path.at(-1)), 0, row));
}
