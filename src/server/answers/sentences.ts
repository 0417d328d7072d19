import type { Language } from '../../../generated/catalogue.ts';
import { sentences } from '../../../generated/locales/server.ts';
import { interpolate, selectPlural, type Translate } from '../../language/text/message.ts';

export type SentenceKey = keyof (typeof sentences)[Language];

/** Words the server's own sentences in one language. */
export type FormatSentence = Translate<SentenceKey>;

const inLanguages = Object.fromEntries(
  Object.entries(sentences).map(([language, catalogue]) => [language, createFormatter(language, catalogue)]),
) as Record<Language, FormatSentence>;

export function sentenceFormatter(language: Language): FormatSentence {
  return inLanguages[language];
}

/** Numbers among the values are written as the language writes them. */
function createFormatter(language: string, catalogue: Record<SentenceKey, string>): FormatSentence {
  const { format } = new Intl.NumberFormat(language);
  const written = (value: unknown) => (typeof value === 'number' ? format(value) : value);
  return (key, values = {}) =>
    interpolate(
      selectPlural(catalogue[key], values, language),
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, written(value)])),
    );
}
