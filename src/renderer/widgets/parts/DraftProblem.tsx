import styles from './DraftProblem.module.css';

/** The id of the sentence about a control's draft, for its description. */
export function draftProblemId(id: string): string {
  return `${id}__draft`;
}

/** Why what is typed cannot be saved. */
export function DraftProblem({ id, problem }: { id: string; problem: string | undefined }) {
  return (
    // It stands there from the start: what comes with its text is not read out everywhere.
    <p id={draftProblemId(id)} aria-live="polite" className={styles.problem}>
      {problem}
    </p>
  );
}
