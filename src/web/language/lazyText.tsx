import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react';
import { type Translate, translator } from '../../language/text/message.ts';
import { useLoaded } from '../../renderer/loading/useLoaded.ts';
import { PartFailed } from '../../renderer/primitives/PartFailed.tsx';
import { Spinner } from '../../renderer/primitives/Spinner.tsx';
import type { Language } from '../product/product.ts';
import { useLanguage } from './text.tsx';

type KeyedTexts<Key extends string> = Record<Key, string>;

export interface LazyText<Key extends string> {
  load(language: Language): Promise<KeyedTexts<Key>>;
  /** Loads the texts in the language of the page, and then draws its children. */
  Texts(props: { children: ReactNode }): ReactNode;
  /** Draws its children with texts that are loaded already. */
  Given(props: { catalogue: KeyedTexts<Key>; children: ReactNode }): ReactNode;
  /** The function that looks up one of the texts. */
  useText(): Translate<Key>;
}

/**
 * The texts of a part of the application that is loaded on demand, and that nothing else needs.
 * @param files how to load each language, by the path of its file, `…/<language>/<name>.json`
 */
export function lazyText<Key extends string>(
  files: Readonly<Record<string, () => Promise<KeyedTexts<Key>>>>,
): LazyText<Key> {
  const Context = createContext<Translate<Key> | null>(null);

  async function load(language: Language): Promise<KeyedTexts<Key>> {
    const [, file] = Object.entries(files).find(([path]) => path.split('/').at(-2) === language) ?? [];
    if (!file) throw new Error(`No texts in the language "${language}"`);
    return file();
  }

  function Texts({ children }: { children: ReactNode }) {
    const language = useLanguage();
    const { status, value, retry } = useLoaded(useCallback(() => load(language), [language]));
    if (status === 'failed') return <PartFailed why="missing" onRetry={retry} />;
    return value ? <Given catalogue={value}>{children}</Given> : <Spinner size="large" />;
  }

  function Given({ catalogue, children }: { catalogue: KeyedTexts<Key>; children: ReactNode }) {
    const language = useLanguage();
    const text = useMemo(() => translator(catalogue, language), [catalogue, language]);
    return <Context value={text}>{children}</Context>;
  }

  function useText(): Translate<Key> {
    const text = useContext(Context);
    if (!text) throw new Error('No texts above');
    return text;
  }

  return { load, Texts, Given, useText };
}
