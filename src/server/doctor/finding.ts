/** `problem` means that something does not work. */
export type FindingLevel = 'ok' | 'warning' | 'problem';

export interface DoctorFinding {
  /** Name of the check. */
  check: string;
  verdict: FindingLevel;
  /** What was found and what to do about it. */
  sentence: string;
}

/** Constructors for the findings of one check. */
export function findings(check: string): Record<FindingLevel, (sentence: string) => DoctorFinding> {
  const made = (verdict: FindingLevel) => (sentence: string) => ({ check, verdict, sentence });
  return { ok: made('ok'), warning: made('warning'), problem: made('problem') };
}

/** The reason of a failure, in one line. Network errors have it in their cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const first = error instanceof AggregateError ? error.errors[0] : error.cause;
  return first instanceof Error ? reasonOf(first) : error.message;
}
