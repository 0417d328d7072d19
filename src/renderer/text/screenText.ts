import { createContext, useContext } from 'react';
import type en from '../../../schemas/locales/en/renderer.json';
import type { Translate } from '../../language/text/message.ts';

/** Keys of the texts that all screens share. */
export type ScreenTextKey = Exclude<keyof typeof en, '$schema'>;

export type ScreenText = Translate<ScreenTextKey>;

let outside: ScreenText = (key) => key;

/** The texts of components outside a provider: their keys, or English once `english.ts` is imported. */
export const defaultScreenText: ScreenText = (key, values) => outside(key, values);

export function setDefaultScreenText(text: ScreenText): void {
  outside = text;
}

export const ScreenTextContext = createContext<ScreenText>(defaultScreenText);

export function useScreenText(): ScreenText {
  return useContext(ScreenTextContext);
}
