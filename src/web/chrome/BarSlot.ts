import { createContext } from 'react';

/** The place in the bar for controls of the page, which replace the logo there on phones; null without a bar. */
export const BarSlot = createContext<HTMLElement | null>(null);
