import type { Language } from '../../../generated/catalogue.ts';
import { sentences } from '../../../generated/locales/server.ts';
import { fill, inNumber, type Translate } from '../../language/text/message.ts';

export type SentenceKey = keyof (typeof sentences)[Language];

/** Words the server's own sentences in one language. */
export type Say = Translate<SentenceKey>;

const inLanguages = Object.fromEntries(
  Object.entries(sentences).map(([language, catalogue]) => [language, speaker(language, catalogue)]),
) as Record<Language, Say>;

export function sayIn(language: Language): Say {
  return inLanguages[language];
}

/** Numbers among the values are written as the language writes them. */
function speaker(language: string, catalogue: Record<SentenceKey, string>): Say {
  const { format } = new Intl.NumberFormat(language);
  const written = (value: unknown) => (typeof value === 'number' ? format(value) : value);
  return (key, values = {}) =>
    fill(
      inNumber(catalogue[key], values, language),
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, written(value)])),
    );
}
