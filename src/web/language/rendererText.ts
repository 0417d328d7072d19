import { createContext } from 'react';
import { translator } from '../../language/text/message.ts';
import type { RendererProviderProps } from '../../renderer/screen/RendererProvider.tsx';
import type { Language } from '../product/product.ts';

const renderer = import.meta.glob<Record<string, string>>('../../../generated/locales/*/renderer.json', {
  import: 'default',
});
const widgets = import.meta.glob<Record<string, string>>('../../../generated/locales/*/widgets.json', {
  import: 'default',
});

/** The texts of the renderer and its widgets. */
export type RendererText = Pick<RendererProviderProps, 'text' | 'widgetText'>;

/** Empty only outside the application, which waits for the texts before it draws. */
export const RendererTextContext = createContext<RendererText>({});

/** Loads the texts of the renderer in one language. */
export async function loadRendererText(language: Language): Promise<RendererText> {
  const [text, widgetText] = await Promise.all([
    renderer[`../../../generated/locales/${language}/renderer.json`]?.(),
    widgets[`../../../generated/locales/${language}/widgets.json`]?.(),
  ]);
  return { text: text && translator(text, language), widgetText: widgetText && translator(widgetText, language) };
}
