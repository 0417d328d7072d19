import { createContext, useContext } from 'react';
import type { SettingsDocument } from '../../language/model.ts';
import type { Api } from '../api.ts';

/** How a part of a screen reaches the server, and the person. */
export interface ScreenCalls {
  api: Api;
  guildId: string;
  /** Shows a banner. */
  say(kind: 'success' | 'error', text: string): void;
  /** Loads the whole screen anew, without what was edited, and then shows a banner. */
  reload(success: string): void;
  /** What the screen's own call of a path has answered, so that nobody asks twice. */
  answered(path: string): SettingsDocument | undefined;
}

/** The value never changes while the screen is shown. */
export const CallsContext = createContext<ScreenCalls | null>(null);

export function useCalls(): ScreenCalls {
  const calls = useContext(CallsContext);
  if (!calls) throw new Error('A part that makes calls needs a CallsContext around it.');
  return calls;
}
