import { createContext, useContext } from 'react';
import en from '../../../schemas/locales/en/renderer.json' with { type: 'json' };
import { type Translate, translator } from '../../language/text/message.ts';

/** Keys of the texts that all screens share. */
export type ScreenTextKey = keyof typeof en;

/** English, for components outside a provider. */
export const defaultScreenText: Translate<ScreenTextKey> = translator(en, 'en');

export const ScreenTextContext = createContext<Translate<ScreenTextKey>>(defaultScreenText);

export function useScreenText(): Translate<ScreenTextKey> {
  return useContext(ScreenTextContext);
}
