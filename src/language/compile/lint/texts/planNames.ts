import { unlockingPlan } from '../../../plans/unlockingPlan.ts';
import { placeholderNames } from '../../../text/message.ts';
import { textsOf } from '../../meta/texts.ts';
import type { Finding, ModuleLint } from '../types.ts';

/** A text about what unlocks something names the lowest plan that does, not a higher one. `{plan}` is always right. */
export const planNames: ModuleLint = ({ spec, file }, { plans: { entries } }) => {
  const sold = entries.filter(({ prices }) => prices !== undefined);
  if (sold.length < 2) return [];
  return [...textsOf('module', spec)].flatMap(([key, text]): Finding[] => {
    const pointer = key.split('.');
    const plan = unlockingPlan(spec, pointer);
    if (plan === undefined) return [];
    const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
    const named = sold.find(({ id, title }) => id !== plan && words.includes(title.toLowerCase()));
    if (!named || placeholderNames(text).includes('plan')) return [];
    const reason = `The text names '${named.title}', but '${plan}' is the lowest plan that unlocks this.`;
    return [{ file, pointer, reason, advice: 'Write {plan} for the title of that plan.' }];
  });
};
