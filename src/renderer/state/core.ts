import type { Json, Path, SettingsDocument } from '../../language/model.ts';
import { type FieldForPlan, fieldAt } from '../../language/plans/resolveForPlan.ts';
import { applyBlurEffects, applyEffects, applyEffectsAt } from '../../language/resolved/effects.ts';
import { environment, evaluate, fieldState } from '../../language/resolved/fieldState.ts';
import { type FieldLimits, limitsAt } from '../../language/resolved/limits.ts';
import type { ResolvedModule } from '../../language/resolved/resolvedModule.ts';
import { dependentsOf } from '../../language/screens/dependents.ts';
import { equal } from '../../language/values/equal.ts';
import { formatPath, getIn, parsePath, patternOf, setIn } from '../../language/values/path.ts';
import { createDirtyFields, differingFields } from './dirty.ts';
import { createHistory } from './history.ts';
import { optionExpressions, takenElsewhere } from './optionValues.ts';
import { createSubscriptions, type PathChange, type Subscriptions } from './subscriptions.ts';

/** What a control has to know besides its value. The same object until something in it changes. */
export interface ControlState {
  visible: boolean;
  /** False: the control cannot be operated. */
  enabled: boolean;
  /** Why it is not enabled, where the module says so. */
  reason?: string;
  /** Why its value cannot be changed on this plan. The control stays operable, and an attempt shows this. */
  lock?: string;
  limits: FieldLimits;
  /** What the conditions inside the widget's options come to, and the values taken by other rows if it needs them. */
  optionValues: readonly unknown[];
}

export interface FormOptions {
  module: ResolvedModule;
  /** What the form starts from. */
  saved: SettingsDocument;
  /** The view of what the server has, where the effects of loading made `saved` another. */
  stored?: SettingsDocument;
  /** The sentence for every attempt to change something, where nothing may be changed. */
  readOnly?: string;
  /** The sentence for an attempt to change an owner's field by somebody else. */
  ownerOnly: string;
  /** Fields whose stored value no control could show: their default stands there. */
  unshown?: readonly string[];
  /** The sentence that they bear. */
  unshownNote?: string;
  /** Called with the sentence that explains why an edit was refused; `ofPlan`: another plan would allow it. */
  onRefused(message: string, ofPlan: boolean): void;
}

/** Why something may not be changed. */
export interface EditRefusal {
  message: string;
  /** Another plan would allow it. */
  ofPlan: boolean;
}

/** The two copies of a form and everything that follows from an edit. Rows and problems build on it. */
export interface Core {
  readonly module: ResolvedModule;
  readonly readOnly: string | undefined;
  /** The module in another context: lists that were read anew, another plan. What was computed from the one before is not kept. */
  take(module: ResolvedModule, readOnly: string | undefined): void;
  readonly subscriptions: Subscriptions;
  document(): SettingsDocument;
  saved(): SettingsDocument;
  /** What the server judges a save against: the saved copy without the effects of loading. */
  stored(): SettingsDocument;
  dirty(): ReadonlySet<string>;
  /** Fields whose stored value cannot be shown, and what is to be said of it. */
  unshown: Set<string>;
  readonly unshownNote: string;
  state(path: string): ControlState;
  /** Why the field at a path may not be changed, or undefined. */
  refusal(path: Path): EditRefusal | undefined;
  refuse(refusal: EditRefusal): void;
  /** Writes a value and what follows from it. */
  write(path: Path, value: Json | undefined): void;
  /** Writes what follows from leaving a control. */
  leave(path: Path): void;
  /** Makes another document the edited one; `at` names the edit in the history. */
  commit(next: SettingsDocument, at: Path): void;
  /** Back to the saved copy, as a step of its own in the history. False where the form holds just that already. */
  reset(): boolean;
  /** Replaces both copies, or the saved one alone; the history ends where the saved copy changes. */
  replace(saved: SettingsDocument, document: SettingsDocument, stored: SettingsDocument): void;
  undo(): boolean;
  redo(): boolean;
  /** Called after each change of the edited document. */
  onChange(listener: (changes: readonly PathChange[]) => void): void;
}

export function createCore(options: FormOptions): Core {
  let { module, readOnly } = options;
  const dependents = dependentsOf(module.module);
  const subscriptions = createSubscriptions(dependents);
  const dirtyFields = createDirtyFields();
  const history = createHistory();
  const states = new Map<string, { document: SettingsDocument; state: ControlState; fixed: boolean }>();
  const readers = new Set([...dependents.values()].flatMap((patterns) => [...patterns]));
  const watchers = new Set<(changes: readonly PathChange[]) => void>();
  let saved = options.saved;
  let stored = options.stored ?? saved;
  let document = options.saved;

  // What a save makes of a document is what counts: an edit that it would take back is none.
  const savesOtherwise = module.spec.effects.some(({ on }) => on?.includes('save'));
  const sentFrom = (one: SettingsDocument) => (savesOtherwise ? applyEffectsAt('save', module, one) : one);
  function compare(names: readonly string[]): void {
    const after = sentFrom(document);
    dirtyFields.update(savesOtherwise ? Object.keys(after) : names, sentFrom(saved), after);
  }

  function fieldsOn(path: Path): FieldForPlan[] {
    return path.map((_, depth) => fieldAt(module, path.slice(0, depth + 1))).filter((field) => field !== undefined);
  }

  function computeState(path: Path): ControlState {
    const fields = fieldsOn(path);
    const { visible, enabled, reason } = fieldState(module, path, document);
    const mayNotSee = fields.some(({ access }) => access === 'owner') && !module.context.user.is_owner;
    const field = fields.at(-1);
    const env = environment(module.context, document, path);
    const inside = field ? optionExpressions(field).map((expression) => evaluate(module, expression, env)) : [];
    return {
      visible: visible && !mayNotSee,
      enabled: enabled && readOnly === undefined,
      // While nothing can be changed the screen says why; what a single control waits for would mislead.
      reason: readOnly === undefined ? reason : undefined,
      lock: fields.find(({ locked }) => locked)?.lockMessage,
      limits: field ? limitsAt(module, field, env) : { messages: {} },
      optionValues: field?.ui?.unique === true ? [...inside, [...takenElsewhere(document, path)]] : inside,
    };
  }

  /** What differs in the named fields; an edit of one path alone is named exactly. */
  function changesIn(
    names: readonly string[],
    before: SettingsDocument,
    after: SettingsDocument,
    at: Path,
  ): PathChange[] {
    const value = getIn(after, at);
    const exact = at.length > 0 && value !== undefined && equalBeside(before, after, at);
    return names.map((name) =>
      exact && name === at[0] ? { path: at, deep: typeof value === 'object' } : { path: [name], deep: true },
    );
  }

  function equalBeside(before: SettingsDocument, after: SettingsDocument, at: Path): boolean {
    if (at.length === 1) return true;
    const name = String(at[0]);
    const own = before[name];
    return own !== undefined && equal(setIn(own, at.slice(1), getIn(after, at)), after[name]);
  }

  function move(next: SettingsDocument, at: Path, names = differingFields(document, next)): void {
    const changes = changesIn(names, document, next, at);
    document = next;
    compare(names);
    for (const watcher of watchers) watcher(changes);
    subscriptions.publish(changes);
  }

  function commit(next: SettingsDocument, at: Path, names?: string[]): void {
    if (next === document) return;
    history.remember(document, formatPath(at));
    move(next, at, names);
  }

  function step(next: SettingsDocument | undefined): boolean {
    if (next) move(next, []);
    return next !== undefined;
  }

  return {
    get module() {
      return module;
    },
    get readOnly() {
      return readOnly;
    },
    take(nextModule, nextReadOnly) {
      module = nextModule;
      readOnly = nextReadOnly;
      states.clear();
      subscriptions.notifyAll();
    },
    subscriptions,
    document: () => document,
    saved: () => saved,
    stored: () => stored,
    dirty: dirtyFields.fields,
    unshown: new Set(options.unshown),
    unshownNote: options.unshownNote ?? '',
    state(path) {
      const known = states.get(path);
      if (known && (known.fixed || known.document === document)) return known.state;
      const keys = parsePath(path);
      const computed = computeState(keys);
      const state = known && equal(known.state, computed) ? known.state : computed;
      // What reads nothing of the document stays as it is: the rest of the context is that of the form.
      states.set(path, { document, state, fixed: !readers.has(patternOf(keys)) });
      return state;
    },
    refusal(path) {
      if (readOnly !== undefined) return { message: readOnly, ofPlan: false };
      const fields = fieldsOn(path);
      const owners = fields.find(({ access }) => access === 'owner');
      if (owners && !module.context.user.is_owner)
        return { message: owners.messages?.owner ?? options.ownerOnly, ofPlan: false };
      const lock = fields.find(({ locked }) => locked)?.lockMessage;
      return lock === undefined ? undefined : { message: lock, ofPlan: true };
    },
    refuse: ({ message, ofPlan }) => options.onRefused(message, ofPlan),
    write(path, value) {
      const next = setIn(document, path, value);
      if (next === document) return;
      const followed = applyEffects(module, next, path);
      // Where no effect followed, the fields of a large document need not be compared.
      commit(followed, path, followed === next ? [String(path[0])] : undefined);
    },
    leave(path) {
      const followed = applyBlurEffects(module, document, path);
      if (followed !== document) commit(followed, []);
    },
    commit,
    reset() {
      if (document === saved) return false;
      history.separate();
      commit(saved, []);
      return true;
    },
    replace(nextSaved, nextDocument, nextStored) {
      history.clear();
      saved = nextSaved;
      stored = nextStored;
      const changes = changesIn(differingFields(document, nextDocument), document, nextDocument, []);
      document = nextDocument;
      compare(Object.keys({ ...saved, ...document }));
      for (const watcher of watchers) watcher(changes);
      subscriptions.notifyAll();
    },
    undo: () => readOnly === undefined && step(history.undo(document)),
    redo: () => readOnly === undefined && step(history.redo(document)),
    onChange(listener) {
      watchers.add(listener);
    },
  };
}
