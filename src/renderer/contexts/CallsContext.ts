import { createContext, useContext } from 'react';
import type { SettingsDocument } from '../../language/model.ts';
import type { Api } from '../calls/api.ts';
import type { Outcome } from './outcome.ts';

/** How a part of a screen reaches the server, and the person. */
export interface ScreenCalls {
  api: Api;
  /** The address of a call that the screen declares. */
  address(path: string): string;
  /** Tells the person what came of something, as the screen does. */
  notify(outcome: Outcome): void;
  /** Loads the whole screen anew, without what was edited, and then tells the outcome. */
  reload(outcome: Outcome): void;
  /** Opens a tab by its name. */
  open(panel: string): void;
  /** Goes on to another site. */
  depart(url: string): void;
  /** What the screen's own call of a path has answered, so that nobody asks twice. */
  answered(path: string): SettingsDocument | undefined;
  /** Read-only values beside the settings. */
  facts: Readonly<SettingsDocument>;
}

/** The value never changes while the screen is shown. */
export const CallsContext = createContext<ScreenCalls | null>(null);

export function useCalls(): ScreenCalls {
  const calls = useContext(CallsContext);
  if (!calls) throw new Error('A part that makes calls needs a CallsContext around it.');
  return calls;
}
