import { choicesOf } from '../fields/choices.ts';
import { guildEntryOf, targetOf } from '../fields/targets.ts';
import type { MessageWords, ReadableModule } from '../model.ts';
import { formatNumber } from '../text/message.ts';

/** Formats values for the texts of a module, in its language. */
export function messageWordsOf({ spec, expressions }: ReadableModule): MessageWords {
  const words: MessageWords = {
    language: spec.language,
    times: spec.times,
    number: (value) => formatNumber(value, spec.language),
    title(setting, env) {
      const value = env.self[setting];
      const { refers, ...field } = spec.settings.properties[setting] ?? {};
      if (refers && typeof value === 'string') {
        const target = targetOf(refers, value);
        return (target && guildEntryOf(env.guild, refers, target)?.name) ?? '';
      }
      const isVisible = (condition: string | undefined) =>
        condition === undefined || expressions[condition]?.(env, spec.texts ?? {}, words) === true;
      const choices = choicesOf(field).filter((choice) => choice.value === value);
      // Several choices may share a value; the visible one has the title that applies now.
      return (choices.find(({ visible }) => isVisible(visible)) ?? choices[0])?.title ?? String(value ?? '');
    },
  };
  return words;
}
