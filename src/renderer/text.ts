import { createContext, useContext } from 'react';
import en from '../../schemas/locales/en/renderer.json' with { type: 'json' };
import { type Translate, translator } from '../language/text/message.ts';

/** Keys of the sentences that screens say whatever their module. */
export type RendererKey = keyof typeof en;

/** English, for a component that stands outside any provider. */
export const defaultText: Translate<RendererKey> = translator(en, 'en');

export const RendererTextContext = createContext<Translate<RendererKey>>(defaultText);

export function useText(): Translate<RendererKey> {
  return useContext(RendererTextContext);
}
