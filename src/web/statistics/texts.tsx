import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type english from '../../../schemas/locales/en/statistics.json';
import { type Translate, translator } from '../../language/text/message.ts';
import type { Language } from '../product/product.ts';
import { type Format, formatIn } from './format.ts';

export type StatisticsText = Record<keyof typeof english, string>;

const catalogues = import.meta.glob<StatisticsText>('../../../generated/locales/*/statistics.json', {
  import: 'default',
});

/** The sentences of the dashboard in one language: nothing else of the application needs them. */
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

/** The sentences of the dashboard and the way in which it writes figures. */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('No WordsProvider above');
  return words;
}
