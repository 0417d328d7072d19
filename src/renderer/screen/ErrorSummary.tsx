import { type RefObject, useEffect, useId, useMemo, useRef } from 'react';
import type { Problem } from '../../language/model.ts';
import { fieldAt, type ModuleForPlan } from '../../language/plans/resolveForPlan.ts';
import { parsePath } from '../../language/values/path.ts';
import { focusField } from '../fields/focus.ts';
import { controlId } from '../state/controlIds.ts';
import { useAllProblems, useForm } from '../state/hooks.ts';
import { controlPath } from '../state/problems.ts';
import { useScreenText } from '../text/screenText.ts';
import styles from './screen.module.css';

export interface ErrorSummaryProps {
  /** The element that holds the fields. */
  root: RefObject<HTMLElement | null>;
  /** Goes up with each refused save: focus then moves here, and on to the first field. */
  refusals: number;
}

/** Everything that keeps the form from being saved, each a link to its field. */
export function ErrorSummary({ root, refusals }: ErrorSummaryProps) {
  const store = useForm();
  const text = useScreenText();
  const id = useId();
  const summary = useRef<HTMLElement>(null);
  const problems = useAllProblems();
  const entries = useMemo(() => entriesOf(store.module, problems), [store, problems]);

  useEffect(() => {
    if (refusals === 0) return;
    summary.current?.focus();
    const first = store.problems.list().find(({ path }) => path !== '');
    // Once React has finished: a field in another tab is shown before it can have the focus.
    if (first) queueMicrotask(() => focusField(root.current, first.path));
  }, [refusals, store, root]);

  if (problems.length === 0 || refusals === 0) return null;
  return (
    <section ref={summary} className={styles.summary} aria-labelledby={id} tabIndex={-1}>
      <h2 id={id} className={styles.summaryTitle}>
        {text('problems.title', { count: entries.length })}
      </h2>
      <ul className={styles.summaryList}>
        {entries.map(({ path, messages }) => (
          <li key={path === '' ? messages.join() : path}>
            {path === '' ? (
              messages
            ) : (
              <a
                href={`#${controlId(path)}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(root.current, path);
                }}
              >
                {labelOf(store.module, path)}: {messages.join('; ')}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Entry {
  /** The control at which it is said; empty for the form as a whole. */
  path: string;
  messages: string[];
}

/** One entry for each control at which something is wrong, and one for each sentence about the whole form. */
function entriesOf(planned: ModuleForPlan, problems: readonly Problem[]): Entry[] {
  const entries = new Map<string, Entry>();
  for (const { path, message } of problems) {
    const control = controlPath(planned, path);
    const key = control === '' ? ` ${message}` : control;
    const { messages } = entries.get(key) ?? { messages: [] };
    entries.set(key, { path: control, messages: [...new Set([...messages, message])] });
  }
  return [...entries.values()];
}

/** The titles from the top field to the one at the path. */
function labelOf(planned: ModuleForPlan, path: string): string {
  const keys = parsePath(path);
  return keys
    .map((key, depth) =>
      typeof key === 'number' ? String(key + 1) : fieldAt(planned, keys.slice(0, depth + 1))?.title,
    )
    .filter(Boolean)
    .join(' › ');
}
