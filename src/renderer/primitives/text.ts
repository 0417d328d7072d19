import { createContext, useContext } from 'react';
import en from '../../../schemas/locales/en/widgets.json' with { type: 'json' };
import { type Translate, translator } from '../../language/text/message.ts';

/** Keys of the sentences that primitives and widgets say by themselves. */
export type TextKey = keyof typeof en;

/** English, for a component that stands outside any provider. */
export const defaultText: Translate<TextKey> = translator(en, 'en');

export const TextContext = createContext<Translate<TextKey>>(defaultText);

export function useText(): Translate<TextKey> {
  return useContext(TextContext);
}
