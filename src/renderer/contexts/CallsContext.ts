import { createContext, useContext } from 'react';
import type { SettingsDocument } from '../../language/model.ts';
import type { Api } from '../calls/api.ts';
import type { Outcome } from './outcome.ts';

/** What the parts of a screen use to call the server and to report to the user. */
export interface ScreenCalls {
  api: Api;
  /** Resolves a path that the screen declares. */
  address(path: string): string;
  /** Shows an outcome in a banner or dialog, as the screen declares. */
  notify(outcome: Outcome): void;
  /** Reloads the screen, discards edits, and then shows the outcome. */
  reload(outcome: Outcome): void;
  /** Reloads the lists of the screen and keeps edits. */
  refresh(): Promise<void>;
  /** Opens a tab by name. */
  open(panel: string): void;
  /** Goes to another site. */
  depart(url: string): void;
  /** The response to a path that the screen itself has loaded, so that it is not loaded twice. */
  answered(path: string): SettingsDocument | undefined;
  /** Read-only values that came with the settings. */
  facts: Readonly<SettingsDocument>;
}

/** The value changes only when the screen has reloaded lists or the plan: never with an edit. */
export const CallsContext = createContext<ScreenCalls | null>(null);

export function useCalls(): ScreenCalls {
  const calls = useContext(CallsContext);
  if (!calls) throw new Error('A part that makes calls needs a CallsContext around it.');
  return calls;
}
