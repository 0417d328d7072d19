import type { Json, Path, Plan, SettingsDocument } from '../../language/model.ts';
import { type FieldForPlan, fieldAt } from '../../language/plans/resolveForPlan.ts';
import type { CutList } from '../../language/resolved/cutLists.ts';
import { applyBlurEffects, applyEffects, applyEffectsAt } from '../../language/resolved/effects.ts';
import { environment, evaluate, fieldState } from '../../language/resolved/fieldState.ts';
import { type FieldLimits, limitsAt } from '../../language/resolved/limits.ts';
import { lockedAt } from '../../language/resolved/locks.ts';
import { isOwnersPart } from '../../language/resolved/ownersParts.ts';
import type { ResolvedModule } from '../../language/resolved/resolvedModule.ts';
import { dependentsOf } from '../../language/screens/dependents.ts';
import { equal } from '../../language/values/equal.ts';
import { getIn, parsePath, patternOf, setIn } from '../../language/values/path.ts';
import { createDirtyFields, differingFields } from './dirty.ts';
import { type FormState, NOTHING_UNREAD, sameTexts, type UnreadTexts } from './formState.ts';
import { createEditHistory, type EditSteps } from './history.ts';
import { entryTitles, offerSettings, optionExpressions, takenElsewhere } from './optionValues.ts';
import { createSubscriptions, type PathChange, type PathSubscriptions } from './subscriptions.ts';

/** The state of a control besides its value. The same object until it changes. */
export interface ControlState {
  visible: boolean;
  /** False if the control is disabled. */
  enabled: boolean;
  /** Why it is disabled, if the module says so. */
  reason?: string;
  /** Why the plan does not allow changes. The control stays operable; an attempt shows this message. */
  lock?: string;
  /** The lock of the control itself rather than of what it is in, with the lowest plan without it. */
  ownLock?: { message: string; plan?: Plan };
  limits: FieldLimits;
  /**
   * The results of the expressions in the widget's options, the values used in other rows if they must be unique, and the
   * entries of another list that it offers.
   */
  optionValues: readonly unknown[];
}

export interface FormOptions {
  module: ResolvedModule;
  /** The saved copy that the form starts with. */
  saved: SettingsDocument;
  /** The view of what is stored, if the effects of loading made `saved` differ from it. */
  stored?: SettingsDocument;
  /** Why the form is read-only. Shown at every attempt to change it. */
  readOnly?: string;
  /** Shown if someone else tries to change an owner-only field. */
  ownerOnly: string;
  /** Fields whose stored value has a type that their control cannot show. They show their default. */
  undisplayable?: readonly string[];
  /** The warning at such fields. */
  undisplayableNote?: string;
  /** The warning at a list of which the bot uses only a part. */
  cutListNote?(list: CutList): string;
  /** The warning at an entry of such a list that the bot does not use. */
  unusedNote?: string;
  /** Called with the reason when an edit is refused. `lock`: another plan would allow it. */
  onRefused(message: string, lock: PlanLock | undefined): void;
}

/** Why an edit is refused. */
export interface EditRefusal {
  message: string;
  /** Another plan would allow it. */
  lock?: PlanLock;
}

/** What a plan does not include. */
export interface PlanLock {
  /** The lowest plan that includes it. */
  plan?: Plan;
}

/** @param before the form before the step */
export type StepListener = (kind: 'undo' | 'redo', before: FormState) => void;

/** The texts of a form that are no values yet. */
export interface TypedTexts {
  texts(): UnreadTexts;
  replaceTexts(texts: UnreadTexts): void;
}

/** The saved and the edited document of a form, and the consequences of an edit. Rows and problems build on it. */
export interface Core {
  readonly module: ResolvedModule;
  readonly readOnly: string | undefined;
  /** Continues with the module in a new context, such as refreshed lists or another plan. Drops everything computed so far. */
  take(module: ResolvedModule, readOnly: string | undefined): void;
  readonly subscriptions: PathSubscriptions;
  document(): SettingsDocument;
  /** The edited document with the texts that are no values yet. */
  present(): FormState;
  saved(): SettingsDocument;
  /** What the server compares a save with: the saved copy without the effects of loading. */
  stored(): SettingsDocument;
  dirty(): ReadonlySet<string>;
  /** Fields whose stored value cannot be shown. */
  undisplayable: Set<string>;
  readonly notes: Required<Pick<FormOptions, 'undisplayableNote' | 'cutListNote' | 'unusedNote'>>;
  state(path: string): ControlState;
  /** Why the field at a path may not be changed, or undefined. */
  refusal(path: Path): EditRefusal | undefined;
  refuse(refusal: EditRefusal): void;
  /** Writes a value and applies its effects. */
  write(path: Path, value: Json | undefined): void;
  /** Applies the effects of leaving a control. */
  leave(path: Path): void;
  /**
   * Replaces the edited document. `at` identifies the edit in the history. What became of texts that are no values yet since the last
   * edit belongs to the same step. False if there is nothing to undo.
   */
  commit(next: SettingsDocument, at: Path): boolean;
  /** Adds what became of these texts to the last step. */
  followTexts(): void;
  /** Replaces the edited document with what follows from the last edit, within its undo step. */
  follow(next: SettingsDocument): void;
  /** Replaces the edited document as an undo step of its own. False if it is the same. */
  apply(next: SettingsDocument): boolean;
  /** Replaces the saved and the edited document. The history begins anew. */
  replace(saved: SettingsDocument, document: SettingsDocument, stored: SettingsDocument): void;
  undo(): boolean;
  redo(): boolean;
  /** Adds a listener that is called after each undo and redo with what it replaced. Returns a function that removes it. */
  onStep(listener: StepListener): () => void;
  /** Whether there is something to undo or redo. */
  can(kind: 'undo' | 'redo'): boolean;
  /** The states that undo and redo lead through. */
  steps(): EditSteps;
  /** Replaces the edited document together with its history. */
  resume(document: SettingsDocument, steps: EditSteps): void;
  /** Tells that the next edits are an undo or redo of the browser. */
  retracing(kind: 'undo' | 'redo' | undefined): void;
  /** Adds a listener for changes of the edited document. */
  onChange(listener: (changes: readonly PathChange[]) => void): void;
}

export function createCore(options: FormOptions, typed: TypedTexts): Core {
  let { module, readOnly } = options;
  const dependents = dependentsOf(module.module);
  const subscriptions = createSubscriptions(dependents);
  const dirtyFields = createDirtyFields();
  const history = createEditHistory();
  const states = new Map<string, { state: ControlState; pattern: string; edits: number }>();
  /** How often something that the controls of a pattern read has changed, and how often anything may have. */
  const edits = new Map<string, number>();
  let sweeps = 0;
  const watchers = new Set<(changes: readonly PathChange[]) => void>();
  const stepListeners = new Set<StepListener>();
  let saved = options.saved;
  let stored = options.stored ?? saved;
  let document = options.saved;
  let unread = NOTHING_UNREAD;
  let retracing: 'undo' | 'redo' | undefined;

  // Compares documents as a save would send them: an edit that a save effect would revert is not one.
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
    const mayNotSee = isOwnersPart(module, path, module.context.user);
    const field = fields.at(-1);
    const env = environment(module.context, document, path);
    const inside = field
      ? [
          ...optionExpressions(field).map((expression) => evaluate(module, expression, env)),
          ...offerSettings(module, field, document),
        ]
      : [];
    return {
      visible: visible && !mayNotSee,
      enabled: enabled && readOnly === undefined,
      // A read-only screen gives its own reason; those of single controls would mislead.
      reason: readOnly === undefined ? reason : undefined,
      lock: fields.find(({ locked }) => locked)?.lockMessage,
      ownLock: field?.locked && { message: field.lockMessage ?? '', plan: field.unlockedBy },
      limits: field ? limitsAt(module, field, env) : { messages: {} },
      optionValues: [
        ...inside,
        ...(field?.ui?.unique === true ? [[...takenElsewhere(document, path)]] : []),
        ...(field?.ui?.entriesOf === undefined ? [] : [entryTitles(module, document, field.ui.entriesOf, path)]),
      ],
    };
  }

  /** The changes in the named fields; the exact path if only that one differs, which `isAlone` knows without a comparison. */
  function changesIn(
    names: readonly string[],
    before: SettingsDocument,
    after: SettingsDocument,
    at: Path,
    isAlone = false,
  ): PathChange[] {
    const value = getIn(after, at);
    const exact = at.length > 0 && value !== undefined && (isAlone || equalBeside(before, after, at));
    return names.map((name) =>
      exact && name === at[0]
        ? { path: at, deep: typeof value === 'object' }
        : { path: [name], deep: typeof before[name] === 'object' || typeof after[name] === 'object' },
    );
  }

  function equalBeside(before: SettingsDocument, after: SettingsDocument, at: Path): boolean {
    if (at.length === 1) return true;
    const name = String(at[0]);
    const own = before[name];
    return own !== undefined && equal(setIn(own, at.slice(1), getIn(after, at)), after[name]);
  }

  /** Notes that the states of controls that read what has changed are outdated. */
  function invalidate(changes: readonly PathChange[]): void {
    if (changes.some(({ deep }) => deep)) sweeps++;
    for (const { path } of changes)
      for (let depth = 1; depth <= path.length; depth++)
        for (const reader of dependents.get(patternOf(path.slice(0, depth))) ?? [])
          edits.set(reader, (edits.get(reader) ?? 0) + 1);
  }

  const editsOf = (pattern: string) => sweeps + (edits.get(pattern) ?? 0);

  const present = (): FormState => ({ document, unread });

  /** Tells what has changed since a document. */
  function tell(before: SettingsDocument, at: Path, alone?: string): void {
    const names = alone === undefined ? differingFields(before, document) : [alone];
    const changes = changesIn(names, before, document, at, alone !== undefined);
    invalidate(changes);
    compare(names);
    for (const watcher of watchers) watcher(changes);
    subscriptions.publish(changes);
  }

  /** @param alone the name of the only field that differs, so that large documents need not be compared */
  function commit(next: SettingsDocument, at: Path, alone?: string): boolean {
    const before = present();
    document = next;
    unread = typed.texts();
    if (next === before.document && sameTexts(unread, before.unread)) return false;
    const isKnown = retracing !== undefined && history.retrace(before, present(), retracing);
    const isStep = isKnown || history.remember(before, present(), at);
    if (next === before.document) subscriptions.notify(['']);
    else tell(before.document, at, alone);
    return isStep;
  }

  function follow(next: SettingsDocument): void {
    if (next === document) return;
    history.absorb(present());
    const before = document;
    document = next;
    unread = typed.texts();
    tell(before, []);
  }

  function step(kind: 'undo' | 'redo'): boolean {
    const before = present();
    const next = readOnly === undefined ? history[kind](before) : undefined;
    if (!next) return false;
    document = next.document;
    tell(before.document, []);
    typed.replaceTexts(next.unread);
    unread = typed.texts();
    for (const listener of stepListeners) listener(kind, before);
    return true;
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
    present,
    saved: () => saved,
    stored: () => stored,
    dirty: dirtyFields.fields,
    undisplayable: new Set(options.undisplayable),
    notes: {
      undisplayableNote: options.undisplayableNote ?? '',
      cutListNote: options.cutListNote ?? (() => ''),
      unusedNote: options.unusedNote ?? '',
    },
    state(path) {
      const known = states.get(path);
      if (known && known.edits === editsOf(known.pattern)) return known.state;
      const keys = parsePath(path);
      const pattern = patternOf(keys);
      const computed = computeState(keys);
      const state = known && equal(known.state, computed) ? known.state : computed;
      states.set(path, { state, pattern, edits: editsOf(pattern) });
      return state;
    },
    refusal(path) {
      if (readOnly !== undefined) return { message: readOnly };
      const fields = fieldsOn(path);
      const owners = fields.find(({ access }) => access === 'owner');
      if (owners && !module.context.user.is_owner) return { message: owners.messages?.owner ?? options.ownerOnly };
      const locked = lockedAt(module, path);
      return locked && { message: locked.lockMessage ?? '', lock: { plan: locked.unlockedBy } };
    },
    refuse: ({ message, lock }) => options.onRefused(message, lock),
    write(path, value) {
      const next = setIn(document, path, value);
      const followed = next === document ? next : applyEffects(module, next, path);
      commit(followed, path, followed === next ? String(path[0]) : undefined);
    },
    leave(path) {
      const followed = applyBlurEffects(module, document, path);
      follow(followed);
    },
    commit,
    followTexts() {
      unread = typed.texts();
    },
    follow,
    apply(next) {
      history.separate();
      return commit(next, []);
    },
    replace(nextSaved, nextDocument, nextStored) {
      history.restore({ past: [], future: [] });
      saved = nextSaved;
      stored = nextStored;
      const changes = changesIn(differingFields(document, nextDocument), document, nextDocument, []);
      document = nextDocument;
      unread = typed.texts();
      invalidate(changes);
      compare(Object.keys({ ...saved, ...document }));
      for (const watcher of watchers) watcher(changes);
      subscriptions.notifyAll();
    },
    undo: () => step('undo'),
    redo: () => step('redo'),
    onStep(listener) {
      stepListeners.add(listener);
      return () => stepListeners.delete(listener);
    },
    can: (kind) => readOnly === undefined && history.can(kind),
    steps: history.steps,
    resume(next, steps) {
      history.restore(steps);
      const before = document;
      document = next;
      unread = typed.texts();
      tell(before, []);
      subscriptions.notify(['']);
    },
    retracing(kind) {
      retracing = kind;
    },
    onChange(listener) {
      watchers.add(listener);
    },
  };
}
