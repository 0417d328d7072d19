import { useState } from 'react';
import type { Opening } from './types.ts';

/** How a list was opened; undefined while it is closed. One whose control is disabled closes, and stays closed afterwards. */
export function useOpening(disabled = false) {
  const state = useState<Opening>();
  const [opening, setOpening] = state;
  if (opening && disabled) setOpening(undefined);
  return state;
}
