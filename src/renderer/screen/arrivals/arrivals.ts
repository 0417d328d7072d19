import type { Arrival } from '../../../language/model.ts';
import type { Outcome } from '../../contexts/outcome.ts';

/** The result of handling an arrival. */
export interface Arrived {
  outcome: Outcome;
  /** The tab to open. */
  opens?: string;
  /** What was loaded on arrival may be out of date. */
  stale: boolean;
  /** Shown if it cannot be reloaded. */
  failure?: string;
}

/** The declared arrival that matches a query string. */
export function arrivalAt(arrivals: readonly Arrival[] = [], search = ''): Arrival | undefined {
  const found = new URLSearchParams(search);
  return arrivals.find(({ query }) => Object.entries(query).every(([name, value]) => found.get(name) === value));
}
