import { sentences } from '../../../generated/locales/server.ts';
import { type Language, product } from '../../../generated/product.ts';
import { interpolate, isolated, selectPlural, type Translate } from '../../language/text/message.ts';

export type SentenceKey = keyof (typeof sentences)[Language];

/** Formats the server's own sentences in one language. */
export type FormatSentence = Translate<SentenceKey>;

const formatters = new Map(
  product.languages.map((language) => [language, createFormatter(language, sentences[language])]),
);

export function sentenceFormatter(language: Language): FormatSentence {
  const formatter = formatters.get(language);
  if (!formatter) throw new Error(`There are no sentences in ${language}`);
  return formatter;
}

/** Formats numbers among the values as is usual in the language, and isolates names in Hebrew or Arabic. */
function createFormatter(language: string, catalogue: Record<SentenceKey, string>): FormatSentence {
  const { format } = new Intl.NumberFormat(language);
  const formatted = (value: unknown) => (typeof value === 'number' ? format(value) : isolated(value));
  return (key, values = {}) =>
    interpolate(
      selectPlural(catalogue[key], values, language),
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, formatted(value)])),
    );
}
