import { equal } from '../../language/equal.ts';
import type { Json, Problem, SettingsDocument } from '../../language/model.ts';
import { getIn, parsePath } from '../../language/path.ts';
import { type ControlState, type Core, createCore, type FormOptions } from './core.ts';
import { createProblems, type Problems } from './problems.ts';
import { createRows, type Rows } from './rows.ts';
import type { Listener } from './subscriptions.ts';

export type { ControlState, FormOptions } from './core.ts';

/** The state of one form. Paths are dotted, list positions are numbers, `''` is the whole document. */
export interface FormStore {
  readonly module: Core['module'];
  readonly planned: Core['planned'];
  readonly context: Core['context'];
  /** Why nothing can be changed, or undefined. */
  readonly readOnly: string | undefined;
  readonly rows: Rows;
  readonly problems: Problems;
  /** Calls the listener when the value, the state or the problems at the path may be others. */
  subscribe(path: string, listener: Listener): () => void;
  get(path: string): Json | undefined;
  document(): SettingsDocument;
  saved(): SettingsDocument;
  /** What the server judges a save against: the saved copy without the effects of loading. */
  stored(): SettingsDocument;
  state(path: string): ControlState;
  /** Changes a value. False where the change is refused, which `onRefused` has explained. */
  set(path: string, value: Json): boolean;
  /** The control at a path was left. */
  leave(path: string): void;
  isDirty(): boolean;
  /** Top-level fields that differ from the saved copy. */
  dirty(): ReadonlySet<string>;
  /** Back to the saved copy. */
  discard(): void;
  /**
   * The server has these fields of a document now; what was edited since stays edited. `asked` is the form's own document
   * at the time of the save, before its effects: the form takes over what they made of it.
   */
  markSaved(fields: readonly string[], document: SettingsDocument, asked?: SettingsDocument): void;
  /** Continues with another saved copy and another edited one, after a merge. `stored` is as in {@link FormOptions}. */
  rebase(saved: SettingsDocument, document: SettingsDocument, stored?: SettingsDocument): void;
  /** Ends row editing and validates. An empty answer allows a save. */
  prepareSave(): readonly Problem[];
  undo(): boolean;
  redo(): boolean;
}

/** Makes the state of a form from what was loaded. */
export function createFormStore(options: FormOptions): FormStore {
  const core = createCore(options);
  const problems = createProblems(core);
  const rows = createRows(core, problems);

  return {
    module: core.module,
    planned: core.planned,
    context: core.context,
    readOnly: core.readOnly,
    rows,
    problems,
    subscribe: core.subscriptions.subscribe,
    get: (path) => getIn(core.document(), parsePath(path)),
    document: core.document,
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
    leave: (path) => core.leave(parsePath(path)),
    isDirty: () => core.dirty().size > 0,
    dirty: core.dirty,
    discard() {
      core.replace(core.saved(), core.saved(), core.stored());
      rows.closeAll();
      problems.clear();
    },
    markSaved(fields, document, asked = document) {
      const saved = { ...core.saved() };
      const stored = { ...core.stored() };
      const edited = { ...core.document() };
      for (const name of fields.filter((field) => Object.hasOwn(document, field))) {
        if (equal(edited[name], asked[name])) edited[name] = document[name] as Json;
        saved[name] = document[name] as Json;
        stored[name] = saved[name];
      }
      core.replace(saved, edited, stored);
      if (core.dirty().size > 0) return;
      rows.closeAll();
      problems.clear();
    },
    rebase(saved, document, stored = saved) {
      core.replace(saved, document, stored);
      rows.closeAll();
      problems.clear();
    },
    prepareSave() {
      rows.settle();
      return problems.check();
    },
    undo: core.undo,
    redo: core.redo,
  };
}
