import { createContext, useContext } from 'react';
import en from '../../../schemas/locales/en/widgets.json' with { type: 'json' };
import { type Translate, translator } from '../../language/text/message.ts';

/** Keys of the texts of primitives and widgets. */
export type WidgetTextKey = keyof typeof en;

/** English, for components outside a provider. */
export const defaultWidgetText: Translate<WidgetTextKey> = translator(en, 'en');

export const WidgetTextContext = createContext<Translate<WidgetTextKey>>(defaultWidgetText);

export function useWidgetText(): Translate<WidgetTextKey> {
  return useContext(WidgetTextContext);
}
