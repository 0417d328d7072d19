import { choicesOf } from '../fields/choices.ts';
import type { CompiledModule, MessageWords } from '../model.ts';
import { formatNumber } from '../text/message.ts';

/** How the language of a module writes what its expressions put into texts. */
export function messageWordsOf({ spec, expressions }: CompiledModule): MessageWords {
  const words: MessageWords = {
    number: (value) => formatNumber(value, spec.language),
    title(setting, env) {
      const value = env.self[setting];
      const offered = (condition: string | undefined) =>
        condition === undefined || expressions[condition]?.(env, spec.texts ?? {}, words) === true;
      const choices = choicesOf(spec.settings.properties[setting] ?? {}).filter((choice) => choice.value === value);
      // Of several choices with one value the one that is offered says what it means now.
      return (choices.find(({ visible }) => offered(visible)) ?? choices[0])?.title ?? String(value ?? '');
    },
  };
  return words;
}
