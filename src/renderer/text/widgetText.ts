import { createContext, useContext } from 'react';
import type en from '../../../schemas/locales/en/widgets.json';
import type { Translate } from '../../language/text/message.ts';

/** Keys of the texts of primitives and widgets. */
export type WidgetTextKey = Exclude<keyof typeof en, '$schema'>;

let outside: Translate<WidgetTextKey> = (key) => key;

/** The texts of components outside a provider: their keys, or English once `english.ts` is imported. */
export const defaultWidgetText: Translate<WidgetTextKey> = (key, values) => outside(key, values);

export function setDefaultWidgetText(text: Translate<WidgetTextKey>): void {
  outside = text;
}

export const WidgetTextContext = createContext<Translate<WidgetTextKey>>(defaultWidgetText);

export function useWidgetText(): Translate<WidgetTextKey> {
  return useContext(WidgetTextContext);
}
