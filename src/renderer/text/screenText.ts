import { createContext, useContext } from 'react';
import en from '../../../schemas/locales/en/renderer.json' with { type: 'json' };
import { type Translate, translator } from '../../language/text/message.ts';

/** Keys of the texts that all screens share. */
export type ScreenTextKey = keyof typeof en;

export type ScreenText = Translate<ScreenTextKey>;

/** English, for components outside a provider. */
export const defaultScreenText: ScreenText = translator(en, 'en');

export const ScreenTextContext = createContext<ScreenText>(defaultScreenText);

export function useScreenText(): ScreenText {
  return useContext(ScreenTextContext);
}
