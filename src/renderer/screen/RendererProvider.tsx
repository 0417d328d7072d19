import type { ReactNode } from 'react';
import type { Translate } from '../../language/text/message.ts';
import { defaultScreenText, ScreenTextContext, type ScreenTextKey } from '../text/screenText.ts';
import { defaultWidgetText, WidgetTextContext, type WidgetTextKey } from '../text/widgetText.ts';

export interface RendererProviderProps {
  /** Texts of screens. By default, what components have outside a provider. */
  text?: Translate<ScreenTextKey>;
  /** Texts of primitives and widgets. By default, what components have outside a provider. */
  widgetText?: Translate<WidgetTextKey>;
  children: ReactNode;
}

/** Wraps the application once and provides the texts. */
export function RendererProvider(props: RendererProviderProps) {
  const { text = defaultScreenText, widgetText = defaultWidgetText, children } = props;
  return (
    <WidgetTextContext value={widgetText}>
      <ScreenTextContext value={text}>{children}</ScreenTextContext>
    </WidgetTextContext>
  );
}
