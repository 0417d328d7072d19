import type { Field, Json, Plan } from '../model.ts';

/** One of the values that a control offers. */
export interface Choice {
  value: Json;
  title: string;
  help?: string;
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
  return [...(ui?.options ?? []), ...(ui?.groups ?? []).flatMap((group) => group.options)];
}
