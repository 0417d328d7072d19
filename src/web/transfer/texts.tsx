import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type english from '../../../generated/locales/en/transfer.json';
import { type Translate, translator } from '../../language/text/message.ts';
import type { Language } from '../product/product.ts';

type TransferText = Record<keyof typeof english, string>;

const catalogues = import.meta.glob<TransferText>('../../../generated/locales/*/transfer.json', { import: 'default' });

/** Loads the texts of the page in one language, which nothing else needs. */
export async function loadTransferText(language: Language): Promise<TransferText> {
  const load = catalogues[`../../../generated/locales/${language}/transfer.json`];
  if (!load) throw new Error(`No texts in the language "${language}"`);
  return load();
}

const TransferTextContext = createContext<Translate<keyof TransferText> | null>(null);

interface TransferTextProviderProps {
  language: Language;
  catalogue: TransferText;
  children: ReactNode;
}

export function TransferTextProvider({ language, catalogue, children }: TransferTextProviderProps) {
  const text = useMemo(() => translator(catalogue, language), [catalogue, language]);
  return <TransferTextContext value={text}>{children}</TransferTextContext>;
}

/** The function that looks up a text of the page. */
export function useTransferText(): Translate<keyof TransferText> {
  const text = useContext(TransferTextContext);
  if (!text) throw new Error('No TransferTextProvider above');
  return text;
}
