import { createContext } from 'react';

/** The place in the bar for controls of the page, which stand there on phones instead of the logo; null without a bar. */
export const BarSlot = createContext<HTMLElement | null>(null);
