import { type Conflict, merge } from '../../language/documents/merge.ts';
import type { Json, SettingsDocument } from '../../language/model.ts';
import { applyEffectsAt } from '../../language/resolved/effects.ts';
import { view } from '../../language/resolved/view.ts';
import { equal } from '../../language/values/equal.ts';
import { getIn, parsePath, setIn } from '../../language/values/path.ts';
import type { FormStore } from '../state/store.ts';

/** What has to be settled after somebody else saved: both copies joined, and where they disagree. */
export interface Reconciliation {
  /** The view of what the server has now. */
  stored: SettingsDocument;
  /** That view after the effects of loading, like the copy that the form started from. */
  theirs: SettingsDocument;
  /** Both edits joined, with mine where they disagree. */
  merged: SettingsDocument;
  conflicts: readonly Conflict[];
  /** Titles of the fields that only they changed. */
  taken: readonly string[];
}

/** Whose value counts, by the position of a conflict. Mine where nothing is said. */
export type Choices = Readonly<Record<number, 'mine' | 'theirs'>>;

/** Compares what was loaded, what is edited and what the server has now. */
export function reconcile(store: FormStore, current: SettingsDocument): Reconciliation {
  const { module } = store;
  const stored = view(module, { ...store.stored(), ...current });
  const theirs = applyEffectsAt('load', module, stored);
  return reconcileWith(store, { base: store.saved(), mine: store.document(), stored, theirs });
}

interface Copies extends Pick<Reconciliation, 'stored' | 'theirs'> {
  /** What was edited, and what it was before. */
  base: SettingsDocument;
  mine: SettingsDocument;
}

/** The same with all copies at hand. */
export function reconcileWith({ module }: FormStore, { base, mine, stored, theirs }: Copies): Reconciliation {
  const { merged, conflicts } = merge(module, { base, mine, theirs });
  const disputed = new Set(conflicts.map(({ path }) => String(parsePath(path)[0])));
  const taken = Object.entries(module.fields)
    .filter(([name, { ui }]) => ui && !disputed.has(name))
    .filter(([name]) => !equal(base[name], theirs[name]) && !equal(mine[name], theirs[name]))
    .map(([, field]) => field.title);
  return { stored, theirs, merged, conflicts, taken };
}

/** The joined document after a person has chosen. */
export function resolveConflicts({ merged, conflicts }: Reconciliation, choices: Choices): SettingsDocument {
  // From the last to the first: rows that come or go do not move those that are still to be settled.
  return conflicts.reduceRight((document, { path, mine, theirs }, index) => {
    if (choices[index] !== 'theirs') return document;
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
