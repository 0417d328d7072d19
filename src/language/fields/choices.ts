import type { Expression, Field, Json, Plan } from '../model.ts';

/** A value that a widget offers. */
export interface Choice {
  value: Json;
  title: string;
  /** Its emoji, as an expression. */
  emojiFrom?: Expression;
  help?: string;
  /** The plan that it needs, and the message without it. */
  plan?: Plan;
  lockedMessage?: string;
  /** Several choices of one value may have different titles under different conditions. */
  visible?: string;
  enabled?: string;
  disabledReason?: string;
}

/** An entry of a widget's `options`: a choice, or several under a heading. */
export type ListedChoice = Choice | { title: string; options: readonly Choice[] };

/** A choice and its path below `ui`: choices under a heading have a longer one. */
export interface PlacedChoice {
  choice: Choice;
  path: (string | number)[];
}

/** The choices of a field's widget, in order, with those under headings. */
export function choicesOf({ ui }: Pick<Field, 'ui'>): Choice[] {
  const entries: readonly ListedChoice[] = ui?.options ?? [];
  return entries.flatMap((entry) => ('options' in entry ? entry.options : [entry]));
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
