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
export async function loadStatisticsText(language: Language): Promise<StatisticsText> {
  const load = catalogues[`../../../generated/locales/${language}/statistics.json`];
  if (!load) throw new Error(`No texts in the language "${language}"`);
  return load();
}

interface StatisticsTextValue {
  text: Translate<keyof StatisticsText>;
  format: Format;
}

const StatisticsTextContext = createContext<StatisticsTextValue | null>(null);

interface StatisticsTextProviderProps {
  language: string;
  catalogue: StatisticsText;
  children: ReactNode;
}

export function StatisticsTextProvider({ language, catalogue, children }: StatisticsTextProviderProps) {
  const value = useMemo(
    () => ({ text: translator(catalogue, language), format: formatIn(language) }),
    [language, catalogue],
  );
  return <StatisticsTextContext value={value}>{children}</StatisticsTextContext>;
}

/** The texts of the dashboard and its number formats. */
export function useStatisticsText(): StatisticsTextValue {
  const value = useContext(StatisticsTextContext);
  if (!value) throw new Error('No StatisticsTextProvider above');
  return value;
}
