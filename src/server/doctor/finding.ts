/** What a check found: fine, worth a look, or in the way of the product. */
export type Verdict = 'ok' | 'warning' | 'problem';

export interface Finding {
  /** What was looked at. */
  check: string;
  verdict: Verdict;
  /** What was found, and what to do about it. */
  sentence: string;
}

/** Makes the findings of one check. */
export function findings(check: string): Record<Verdict, (sentence: string) => Finding> {
  const made = (verdict: Verdict) => (sentence: string) => ({ check, verdict, sentence });
  return { ok: made('ok'), warning: made('warning'), problem: made('problem') };
}

/** Why something failed, in one line. Errors of the network hide the reason in their cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const first = error instanceof AggregateError ? error.errors[0] : error.cause;
  return first instanceof Error ? reasonOf(first) : error.message;
}
