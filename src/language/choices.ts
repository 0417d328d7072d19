import { isObject } from './defaults.ts';
import type { Field, Json, Plan } from './model.ts';

/** One of the values that a control offers. */
export interface Choice {
  value: Json;
  title: string;
  /** The plan that it needs, and what to say without it. */
  plan?: Plan;
  lockedMessage?: string;
  /** A condition without which it is not offered; two choices of one value then tell apart what it means. */
  visible?: string;
  /** A condition without which it cannot be chosen, and why. */
  enabled?: string;
  disabledReason?: string;
}

/** The choices that a field's control lists, those under headings too. */
export function choicesOf({ ui }: Pick<Field, 'ui'>): Choice[] {
  const grouped = listIn(ui?.groups).flatMap((group) => (isObject(group) ? listIn(group.options) : []));
  return [...listIn(ui?.options), ...grouped].filter(isObject) as unknown as Choice[];
}

function listIn(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value : [];
}
