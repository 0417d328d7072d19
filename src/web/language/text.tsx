import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type english from '../../../generated/locales/en/web.json';
import { type Translate, translator } from '../../language/text/message.ts';
import type { Language } from '../product/product.ts';

export type TextKey = keyof typeof english;
export type TextCatalogue = Record<TextKey, string>;

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
  const value = useMemo(() => ({ language, text: translator(catalogue, language) }), [language, catalogue]);
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

function useLanguageContext(): LanguageValue {
  const value = useContext(LanguageContext);
  if (!value) throw new Error('No LanguageProvider above');
  return value;
}

/** Returns the function that looks up a text of the application. */
export function useText(): Translate<TextKey> {
  return useLanguageContext().text;
}

export function useLanguage(): Language {
  return useLanguageContext().language;
}
