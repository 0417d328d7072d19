import { instead } from '../../../text/nearest.ts';
import type { Finding, ModuleLint } from '../types.ts';
import { type PlacedField, placedFields } from './fields.ts';
import { shownChoice } from './options.ts';

/** A plan has only choices that its setting has, and a higher plan has those of a lower one. */
export const planChoices: ModuleLint = ({ spec, file }, { plans: { ids } }) =>
  placedFields(spec).flatMap((placed) => {
    const unknown = unknownChoices(placed);
    return (unknown.length > 0 ? unknown : lostChoices(placed, ids)).map((fault) => ({ file, ...fault }));
  });

type Fault = Omit<Finding, 'file'>;

function unknownChoices({ field, pointer }: PlacedField): Fault[] {
  return Object.entries(field.plans ?? {}).flatMap(([plan, { enum: choices = [] }]) =>
    choices.flatMap((choice, index): Fault[] => {
      if (field.enum?.includes(choice)) return [];
      const reason = `The setting has no choice ${shownChoice(choice)}.`;
      const advice = field.enum
        ? instead(String(choice), field.enum.map(String))
        : 'List all its choices in the `enum` of the setting.';
      return [{ pointer: [...pointer, 'plans', plan, 'enum', index], reason, advice }];
    }),
  );
}

function lostChoices({ field, pointer }: PlacedField, ids: readonly string[]): Fault[] {
  const { plans = {} } = field;
  return ids.slice(1).flatMap((plan, index): Fault[] => {
    const lower = ids[index] ?? '';
    const own = plans[plan]?.enum;
    if (!own || plans[lower]?.locked) return [];
    const lost = (plans[lower]?.enum ?? field.enum ?? []).filter((choice) => !own.includes(choice));
    if (lost.length === 0) return [];
    const reason = `The plan '${plan}' lacks ${lost.map(shownChoice).join(', ')}, which the lower plan '${lower}' has.`;
    const advice = 'A higher plan has at least the same choices: add them.';
    return [{ pointer: [...pointer, 'plans', plan, 'enum'], reason, advice }];
  });
}
