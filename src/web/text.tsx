import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type english from '../../schemas/locales/en/web.json';
import { type Translate, translator } from '../language/text.ts';
import type { Language } from './catalogue.ts';

export type TextKey = keyof typeof english;
export type TextCatalogue = Record<TextKey, string>;

const catalogues = import.meta.glob<TextCatalogue>('../../schemas/locales/*/web.json', { import: 'default' });

/** The application's sentences in one language. */
export async function loadText(language: string): Promise<TextCatalogue> {
  const load = catalogues[`../../schemas/locales/${language}/web.json`];
  if (!load) throw new Error(`No texts in the language "${language}"`);
  return load();
}

interface LanguageValue {
  language: Language;
  text: Translate<TextKey>;
}

const LanguageContext = createContext<LanguageValue | null>(null);

interface LanguageProviderProps {
  language: Language;
  catalogue: TextCatalogue;
  children: ReactNode;
}

export function LanguageProvider({ language, catalogue, children }: LanguageProviderProps) {
  const value = useMemo(() => ({ language, text: translator(catalogue) }), [language, catalogue]);
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

function useLanguageContext(): LanguageValue {
  const value = useContext(LanguageContext);
  if (!value) throw new Error('No LanguageProvider above');
  return value;
}

/** Looks up a sentence of the application. */
export function useText(): Translate<TextKey> {
  return useLanguageContext().text;
}

export function useLanguage(): Language {
  return useLanguageContext().language;
}
