import styles from './DraftProblem.module.css';

/** The id of a control's draft problem, for `aria-describedby`. */
export function draftProblemId(id: string): string {
  return `${id}__draft`;
}

/** Why the typed text cannot be saved. */
export function DraftProblem({ id, problem }: { id: string; problem: string | undefined }) {
  return (
    // Always rendered: some screen readers ignore live regions that appear together with their text.
    <p id={draftProblemId(id)} aria-live="polite" className={styles.problem}>
      {problem}
    </p>
  );
}
