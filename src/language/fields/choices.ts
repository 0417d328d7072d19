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

/** An entry of a control's `options`: a choice, or several under a heading. */
export type ListedChoice = Choice | { title: string; options: readonly Choice[] };

/** A choice and its path below `ui`: choices under a heading have a longer one. */
export interface PlacedChoice {
  choice: Choice;
  path: (string | number)[];
}

/** The choices that a field's control offers, in order, with those under headings. */
export function choicesOf(field: Pick<Field, 'ui'>): Choice[] {
  return placedChoices(field).map(({ choice }) => choice);
}

/** The same with their places. */
export function placedChoices({ ui }: Pick<Field, 'ui'>): PlacedChoice[] {
  const entries: readonly ListedChoice[] = ui?.options ?? [];
  return entries.flatMap((entry, index) =>
    'options' in entry
      ? entry.options.map((choice, at) => ({ choice, path: ['options', index, 'options', at] }))
      : [{ choice: entry, path: ['options', index] }],
  );
}
