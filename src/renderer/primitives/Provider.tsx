import { CSPProvider } from '@base-ui/react/csp-provider';
import type { ReactNode } from 'react';
import type { Translate } from '../../language/text/message.ts';
import { defaultText, TextContext, type TextKey } from './text.ts';

export interface ProviderProps {
  /** The sentences of the language in force; English when absent. */
  text?: Translate<TextKey>;
  children: ReactNode;
}

/** Stands once around the application: the primitives then create no style element, which the policy would block. */
export function Provider({ text = defaultText, children }: ProviderProps) {
  return (
    <CSPProvider disableStyleElements>
      <TextContext value={text}>{children}</TextContext>
    </CSPProvider>
  );
}
