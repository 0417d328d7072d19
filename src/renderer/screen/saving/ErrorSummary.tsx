import { type RefObject, useEffect, useId, useMemo, useRef } from 'react';
import type { Problem } from '../../../language/model.ts';
import { fieldAt, type ModuleForPlan } from '../../../language/plans/resolveForPlan.ts';
import { settingAddress } from '../../../language/screens/settingAddress.ts';
import { formatPath, parsePath } from '../../../language/values/path.ts';
import { focusField } from '../../fields/focus.ts';
import { useAllProblems, useForm } from '../../state/hooks.ts';
import { controlPath } from '../../state/problems.ts';
import type { FormStore } from '../../state/store.ts';
import { useScreenText } from '../../text/screenText.ts';
import styles from '../screen.module.css';

export interface ErrorSummaryProps {
  /** The element that contains the fields. */
  root: RefObject<HTMLElement | null>;
  /** The number of refused saves. When it goes up, focus moves here and on to the first invalid field. */
  refusals: number;
}

/** Lists the problems that prevent a save, each with a link to its field. */
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
    // After React has rendered: a field in another tab must be visible before it can be focused.
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
                href={`#${settingAddress(store.module, store.document(), parsePath(path))}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(root.current, path);
                }}
              >
                {labelOf(store, path)}: {messages.join('; ')}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Entry {
  /** The path of the control; empty for the form as a whole. */
  path: string;
  messages: string[];
}

/** Groups problems by control, with an entry for each message about the whole form. */
function entriesOf(moduleForPlan: ModuleForPlan, problems: readonly Problem[]): Entry[] {
  const entries = new Map<string, Entry>();
  for (const { path, message } of problems) {
    const control = controlPath(moduleForPlan, path);
    const key = control === '' ? ` ${message}` : control;
    const { messages } = entries.get(key) ?? { messages: [] };
    entries.set(key, { path: control, messages: [...new Set([...messages, message])] });
  }
  return [...entries.values()];
}

/** The titles of the fields along a path, and the positions of entries as they are displayed. */
function labelOf({ module, rows }: FormStore, path: string): string {
  const keys = parsePath(path);
  return keys
    .map((key, depth) => {
      if (typeof key === 'string') return fieldAt(module, keys.slice(0, depth + 1))?.title;
      const list = formatPath(keys.slice(0, depth));
      return String(rows.keys(list).indexOf(rows.keyAt(list, key) ?? '') + 1);
    })
    .filter(Boolean)
    .join(' › ');
}
