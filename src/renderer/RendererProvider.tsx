import type { ReactNode } from 'react';
import type { Translate } from '../language/text/message.ts';
import { Provider } from './primitives/Provider.tsx';
import type { TextKey } from './primitives/text.ts';
import { defaultText, type RendererKey, RendererTextContext } from './text.ts';

export interface RendererProviderProps {
  /** The sentences of the screens in the language in force; English when absent. */
  text?: Translate<RendererKey>;
  /** The sentences of primitives and widgets; English when absent. */
  widgetText?: Translate<TextKey>;
  children: ReactNode;
}

/** Stands once around the application: gives screens their language, and primitives what the security policy asks for. */
export function RendererProvider({ text = defaultText, widgetText, children }: RendererProviderProps) {
  return (
    <Provider text={widgetText}>
      <RendererTextContext value={text}>{children}</RendererTextContext>
    </Provider>
  );
}
