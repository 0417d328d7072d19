import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { isEmpty, isRequired } from '../../language/fields/required.ts';
import type { Expression, Json, Problem } from '../../language/model.ts';
import { fieldAt } from '../../language/plans/resolveForPlan.ts';
import { defaultAt } from '../../language/resolved/defaultAt.ts';
import { environment, evaluate } from '../../language/resolved/fieldState.ts';
import { readPaths } from '../../language/screens/reads.ts';
import { equal } from '../../language/values/equal.ts';
import { getIn, parsePath } from '../../language/values/path.ts';
import type { Draft, LiveValue } from '../widgets/types.ts';
import { type RowDeletion, rowsPath } from './rows.ts';
import type { ControlState, FormStore } from './store.ts';
import { PROBLEMS_PATH, statePath } from './subscriptions.ts';

/** The form of the screen. The value never changes while the screen is shown, so that edits do not render its consumers. */
export const FormContext = createContext<FormStore | null>(null);

export function useForm(): FormStore {
  const store = useContext(FormContext);
  if (!store) throw new Error('A form component needs a FormContext around it.');
  return store;
}

/** Reads from the form; renders again only when the result changes identity. */
function useAt<T>(path: string, read: (store: FormStore) => T): T {
  const store = useForm();
  const subscribe = useCallback((listener: () => void) => store.subscribe(path, listener), [store, path]);
  return useSyncExternalStore(subscribe, () => read(store));
}

export function useValue(path: string): Json | undefined {
  return useAt(path, (store) => store.get(path));
}

/** The value and the draft at a path, for controls that follow them without rendering. */
export function useLiveAt(path: string): LiveValue {
  const store = useForm();
  return useMemo(
    () => ({
      value: () => store.get(path),
      draft: () => store.draft(path),
      setDraft: (draft) => store.setDraft(path, draft),
      subscribe: (listener) => store.subscribe(path, listener),
    }),
    [store, path],
  );
}

/** Whether a setting that is saved as on is turned off in the form. */
export function useTurnedOff(path: string): boolean {
  return useAt(path, (store) => store.get(path) === false && getIn(store.saved(), parsePath(path)) === true);
}

/** The draft of a control. */
export function useDraftAt(path: string): Draft | undefined {
  return useAt(path, (store) => store.draft(path));
}

/** Whether a value differs from its default. One that has to be filled in has none. */
export function useDiffersFromDefault(path: string): boolean {
  return useAt(path, ({ module, get }) => {
    const keys = parsePath(path);
    const field = fieldAt(module, keys);
    const usual = defaultAt(module, keys);
    return !(field && isRequired(field) && isEmpty(usual)) && !equal(get(path), usual);
  });
}

export function useFieldState(path: string): ControlState {
  return useAt(statePath(path), (store) => store.state(path));
}

/** The errors shown at a field. */
export function useProblems(path: string): readonly string[] {
  return useAt(path, (store) => store.problems.at(path));
}

export function useWarnings(path: string): readonly string[] {
  return useAt(path, (store) => store.problems.warningsAt(path));
}

export function useDirty(): boolean {
  return useAt('', (store) => store.isDirty());
}

/** Whether there is something to undo or redo. */
export function useCanStep(kind: 'undo' | 'redo'): boolean {
  return useAt('', (store) => store.can(kind));
}

/** The row keys of a list, in display order. */
export function useRowKeys(list: string): readonly string[] {
  return useAt(list, (store) => store.rows.keys(list));
}

/** Whether a row is open. */
export function useRowEditing(list: string, key: string): boolean {
  return useAt(rowsPath(list), (store) => store.rows.isEditing(list, key));
}

/** The key of the row that was added last, if it is still open. */
export function useFreshRow(list: string): string | undefined {
  return useAt(rowsPath(list), (store) => store.rows.fresh(list));
}

/** The row that was deleted last, if it can be restored. */
export function useDeleted(list: string): RowDeletion | undefined {
  return useAt(rowsPath(list), (store) => store.rows.deleted(list));
}

/** Subscribes to several paths of the form, for `useSyncExternalStore`. @param paths must be stable */
export function useSubscription(paths: readonly string[]): (listener: () => void) => () => void {
  const store = useForm();
  return useCallback(
    (listener) => {
      const ends = paths.map((path) => store.subscribe(path, listener));
      return () => {
        for (const end of ends) end();
      };
    },
    [store, paths],
  );
}

/**
 * The value of an expression, evaluated again when something it reads changes. Results that are not primitives must keep
 * their identity.
 * @param row the path of `item`
 */
export function useExpression(expression: Expression | undefined, row = ''): unknown {
  const store = useForm();
  const paths = useMemo(() => readPaths(store.module.module, expression, parsePath(row)), [store, expression, row]);
  const subscribe = useSubscription(paths);
  return useSyncExternalStore(subscribe, () => {
    if (expression === undefined) return undefined;
    const env = environment(store.module.context, store.document(), parsePath(row));
    return evaluate(store.module, expression, { ...env, saved: store.stored() });
  });
}

/** All problems that are shown, in the order of the module. */
export function useAllProblems(): readonly Problem[] {
  return useAt(PROBLEMS_PATH, (store) => store.problems.list());
}

/** Whether a problem at or below a path is shown. */
export function useHasProblems(path: string): boolean {
  return useAt(PROBLEMS_PATH, (store) =>
    store.problems.list().some((one) => one.path === path || one.path.startsWith(`${path}.`)),
  );
}

/** Whether any of the fields is visible. */
export function useAnyVisible(fields: readonly string[]): boolean {
  const store = useForm();
  const paths = useMemo(() => fields.map(statePath), [fields]);
  const subscribe = useSubscription(paths);
  return useSyncExternalStore(subscribe, () => fields.some((path) => store.state(path).visible));
}
