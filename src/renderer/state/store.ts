import { withFieldTypes } from '../../language/documents/fieldTypes.ts';
import { merge } from '../../language/documents/merge.ts';
import type { Context, Json, Problem, SettingsDocument } from '../../language/model.ts';
import { fieldAt } from '../../language/plans/resolveForPlan.ts';
import { applyEffectsAt } from '../../language/resolved/effects.ts';
import { keepLocked, lockedAt } from '../../language/resolved/locks.ts';
import { ownersFields } from '../../language/resolved/ownersParts.ts';
import { resolveModule } from '../../language/resolved/resolveModule.ts';
import { withoutHiddenFaults } from '../../language/validation/hiddenFaults.ts';
import { equal } from '../../language/values/equal.ts';
import { formatPath, getIn, parsePath } from '../../language/values/path.ts';
import type { Draft } from '../widgets/types.ts';
import { type ControlState, type Core, createCore, type FormOptions } from './core.ts';
import { createDiscard, type Discard } from './discard.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import type { EditSteps } from './history.ts';
import { placeIn } from './laterEdits.ts';
import { createProblems, type Problems, validationInput } from './problems.ts';
import { moveSteps, rebaseSteps } from './rebaseSteps.ts';
import { createRows, type Rows } from './rows.ts';
import type { Listener } from './subscriptions.ts';

export type { ControlState, FormOptions } from './core.ts';

/** What has become of the edits of a form whose plan has changed. */
export interface PlanTaken {
  /** Titles of the fields whose edits were lost. */
  dropped: readonly string[];
  /** Others have saved something else in place of what is edited. */
  isDisputed: boolean;
}

/** The state of one form. Paths are dotted, list positions are numbers, `''` is the whole document. */
export interface FormStore {
  readonly module: Core['module'];
  /** Why the form is read-only, or undefined. */
  readonly readOnly: string | undefined;
  readonly rows: Rows;
  readonly problems: Problems;
  /** Calls the listener when the value, state or problems at a path may have changed. */
  subscribe(path: string, listener: Listener): () => void;
  /** The value as its control shows it: parts that no control can show are replaced by their defaults. */
  get(path: string): Json | undefined;
  document(): SettingsDocument;
  present: Core['present'];
  saved(): SettingsDocument;
  /** What the server compares a save with: the saved copy without the effects of loading. */
  stored(): SettingsDocument;
  state(path: string): ControlState;
  /** Changes a value. False if that is refused, which `onRefused` reports. */
  set(path: string, value: Json): boolean;
  /** To be called when the control at a path loses focus. */
  blur(path: string): void;
  /** The draft of the control at a path. */
  draft(path: string): Draft | undefined;
  setDraft(path: string, draft: Draft | undefined): void;
  isDirty(): boolean;
  /** Top-level fields that differ from the saved copy. */
  dirty(): ReadonlySet<string>;
  /** Goes back to the saved copy. */
  discard(): void;
  /** Replaces the named settings by those of another document, as one undo step, with what is being typed in them. */
  reset: Discard['reset'];
  cancelRow: Discard['cancelRow'];
  onRowLoss: Discard['onRowLoss'];
  /** Whether the last discard or reset can be undone. `unedited`: and nothing was edited since. */
  canUndoDiscard(unedited?: boolean): boolean;
  /** Restores what the last discard or reset removed, and keeps later edits. */
  undoDiscard(): void;
  /** What the last discard or reset removed, if nothing was edited since. */
  discarded: Discard['removed'];
  /**
   * Marks fields as saved with the values of `document`; later edits stay. `asked` is the form's document at the time of
   * the save, before save effects, whose results the form takes over.
   */
  markSaved(fields: readonly string[], document: SettingsDocument, asked?: SettingsDocument): void;
  /**
   * Replaces the saved and the edited document after a merge. `stored` is as in {@link FormOptions}.
   * @param steps the history, to be merged alike; without them, it begins anew
   */
  rebase(saved: SettingsDocument, document: SettingsDocument, stored?: SettingsDocument, steps?: EditSteps): void;
  /** The values of a save whose outcome is unknown: they may be stored. */
  sent(): SettingsDocument | undefined;
  setSent(values: SettingsDocument | undefined): void;
  /** Takes over refreshed lists. */
  takeLists(lists: Partial<Pick<Context, 'guild' | 'lists'>>): void;
  /**
   * Continues on another plan with what was loaded for it, and keeps edits that this plan allows. If they conflict with what others
   * have saved, the saved copy stays as it was until that is settled.
   */
  takePlan(
    loaded: Pick<FormOptions, 'module' | 'saved' | 'readOnly' | 'undisplayable'> & { stored: SettingsDocument },
  ): PlanTaken;
  /** Fields that a save leaves out: the owner's, and those whose stored value cannot be shown and was not replaced. */
  omitted(): readonly string[];
  /** Marks fields as shown with their stored value. */
  known(fields: readonly string[]): void;
  /** Settles open rows and validates. The form can be saved if no problems are returned. */
  prepareSave(): readonly Problem[];
  undo(): boolean;
  redo(): boolean;
  onStep: Core['onStep'];
  can: Core['can'];
  steps: Core['steps'];
  retracing: Core['retracing'];
  /** Replaces the edited document as an undo step of its own. False if it is the same. */
  apply: Core['apply'];
  /** Texts of visible controls that are no value of their field, by path. */
  unread(): ReadonlyMap<string, Draft>;
  /** Replaces the edited document together with its history. */
  resume: Core['resume'];
  /** All drafts by path, for `restoreDrafts`. */
  drafts: Drafts['snapshot'];
  restoreDrafts: Drafts['restore'];
  /** Drops the drafts at and below a path. */
  forgetDrafts(path: string): void;
}

/** Creates the state of a form. */
export function createFormStore(options: FormOptions): FormStore {
  const core = createCore(options, {
    texts: () => drafts.texts(),
    replaceTexts: (texts) => drafts.replaceTexts(texts),
  });
  const drafts: Drafts = createDrafts(
    core,
    { keyAt: (list, index) => rows.keyAt(list, index), path: (list, key) => rows.path(list, key) },
    () => problems.relist(),
  );
  const problems: Problems = createProblems(core, drafts);
  const rows: Rows = createRows(core, problems, drafts);
  const discarded = createDiscard({ core, rows, drafts, problems });
  /** Begins with another saved copy, and the history anew, unless its steps are given. */
  function replace(saved: SettingsDocument, document: SettingsDocument, stored: SettingsDocument, steps?: EditSteps) {
    const base = core.saved();
    begin(saved, document, stored);
    if (!steps) return;
    core.resume(document, rebaseSteps(core.module, steps, { base, theirs: saved, present: core.present() }));
  }

  function begin(saved: SettingsDocument, document: SettingsDocument, stored: SettingsDocument) {
    discarded.end();
    core.replace(saved, document, stored);
  }

  let sent: SettingsDocument | undefined;
  const isDirty = () => core.dirty().size > 0 || drafts.any();

  return {
    get module() {
      return core.module;
    },
    get readOnly() {
      return core.readOnly;
    },
    rows,
    problems,
    subscribe: core.subscriptions.subscribe,
    get(path) {
      const keys = parsePath(path);
      const [field, value] = [fieldAt(core.module, keys), getIn(core.document(), keys)];
      return field && value !== undefined ? withFieldTypes(field, value) : value;
    },
    document: core.document,
    present: core.present,
    saved: core.saved,
    stored: core.stored,
    state: core.state,
    set(path, value) {
      const keys = parsePath(path);
      const refusal = core.refusal(keys);
      if (refusal === undefined) core.write(keys, value);
      else core.refuse(refusal);
      return refusal === undefined;
    },
    blur: (path) => core.leave(parsePath(path)),
    draft: drafts.at,
    setDraft: drafts.set,
    isDirty,
    dirty: core.dirty,
    discard: discarded.discard,
    reset: discarded.reset,
    cancelRow: discarded.cancelRow,
    onRowLoss: discarded.onRowLoss,
    canUndoDiscard: discarded.canUndo,
    undoDiscard: discarded.undo,
    discarded: discarded.removed,
    markSaved(fields, document, asked = document) {
      // As a load would show what is stored now.
      const shown = applyEffectsAt('load', core.module, { ...core.stored(), ...document });
      const names = fields.filter((field) => Object.hasOwn(document, field));
      const parts = (from: SettingsDocument, taken: readonly string[]) =>
        Object.fromEntries(taken.map((name) => [name, from[name] ?? null]));
      const settled = (edited: SettingsDocument) => ({
        ...edited,
        ...parts(
          shown,
          names.filter((name) => equal(edited[name], asked[name])),
        ),
      });
      const steps = core.steps();
      const edited = settled(core.document());
      begin({ ...core.saved(), ...parts(shown, names) }, edited, { ...core.stored(), ...parts(document, names) });
      // Undo leads back behind the save. What it brings back is unsaved.
      const moved = moveSteps(steps, core.present(), (one) => ({ ...one, document: settled(one.document) }));
      core.resume(edited, moved);
      if (isDirty()) return rows.settle(([name]) => names.includes(String(name)));
      rows.closeAll();
      problems.clear();
    },
    rebase(saved, document, stored = saved, steps?) {
      replace(saved, document, stored, steps);
      rows.closeAll();
      problems.clear();
    },
    sent: () => sent,
    setSent(values) {
      sent = values;
    },
    takeLists(lists) {
      core.take(resolveModule(core.module.module, { ...core.module.context, ...lists }), core.readOnly);
      problems.recheck();
    },
    takePlan({ module, saved, stored, readOnly, undisplayable = [] }) {
      const base = core.saved();
      core.take(module, readOnly);
      core.undisplayable.clear();
      for (const name of undisplayable) core.undisplayable.add(name);
      const { values: mine, refused } = keepLocked(core.module, core.document(), { stored: base, shown: base });
      const locked = [...drafts.unread().keys()].flatMap((path) => {
        const { title } = lockedAt(module, parsePath(path)) ?? {};
        if (title !== undefined) drafts.forget(path);
        return title ?? [];
      });
      const { merged, conflicts } = merge(core.module, { base, mine, theirs: saved }, drafts.unread());
      const isDisputed = conflicts.length > 0;
      if (isDisputed) replace(base, mine, core.stored(), core.steps());
      else {
        replace(saved, merged, stored, core.steps());
        rows.settle((path, prior) => {
          const place = placeIn(module, core.document(), base, formatPath(path));
          return place !== undefined && equal(getIn(base, place), prior);
        });
      }
      problems.clear();
      return { dropped: [...new Set([...refused.map(({ field }) => field.title), ...locked])], isDisputed };
    },
    omitted: () => [
      ...[...core.undisplayable].filter((name) => !core.dirty().has(name)),
      ...ownersFields(core.module, core.module.context.user),
    ],
    known(fields) {
      for (const name of fields) core.undisplayable.delete(name);
    },
    prepareSave() {
      rows.finish();
      core.follow(withoutHiddenFaults(core.module, validationInput(core)));
      return problems.check();
    },
    undo() {
      if (!discarded.canUndo(true)) return core.undo();
      discarded.undo();
      return true;
    },
    redo: core.redo,
    onStep: core.onStep,
    can: core.can,
    steps: core.steps,
    retracing: core.retracing,
    apply: core.apply,
    unread: drafts.unread,
    resume: core.resume,
    drafts: drafts.snapshot,
    restoreDrafts: drafts.restore,
    forgetDrafts: drafts.forget,
  };
}
