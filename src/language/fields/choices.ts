import type { Field, Json, Plan } from '../model.ts';

/** A value that a widget offers. */
export interface Choice {
  value: Json;
  title: string;
  help?: string;
  /** The plan that it needs, and the message without it. */
  plan?: Plan;
  lockedMessage?: string;
  /** Several choices of one value may have different titles under different conditions. */
  visible?: string;
  enabled?: string;
  disabledReason?: string;
}

/** The choices of a field's widget, grouped ones included. */
export function choicesOf({ ui }: Pick<Field, 'ui'>): Choice[] {
  return [...(ui?.options ?? []), ...(ui?.groups ?? []).flatMap((group) => group.options)];
}
