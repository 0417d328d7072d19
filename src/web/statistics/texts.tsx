import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type english from '../../../schemas/locales/en/statistics.json';
import { type Translate, translator } from '../../language/text/message.ts';
import type { Language } from '../product/product.ts';
import { type Format, formatIn } from './format.ts';

export type StatisticsText = Record<keyof typeof english, string>;

const catalogues = import.meta.glob<StatisticsText>('../../../generated/locales/*/statistics.json', {
  import: 'default',
});

/** Loads the texts of the dashboard in one language, which nothing else needs. */
export async function loadTexts(language: Language): Promise<StatisticsText> {
  const load = catalogues[`../../../generated/locales/${language}/statistics.json`];
  if (!load) throw new Error(`No texts in the language "${language}"`);
  return load();
}

interface Words {
  text: Translate<keyof StatisticsText>;
  format: Format;
}

const WordsContext = createContext<Words | null>(null);

interface WordsProviderProps {
  language: string;
  catalogue: StatisticsText;
  children: ReactNode;
}

export function WordsProvider({ language, catalogue, children }: WordsProviderProps) {
  const words = useMemo(
    () => ({ text: translator(catalogue, language), format: formatIn(language) }),
    [language, catalogue],
  );
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** The texts of the dashboard and its number formats. */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('No WordsProvider above');
  return words;
}
