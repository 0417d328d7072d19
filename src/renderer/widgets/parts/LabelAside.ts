import { createContext, type ReactNode } from 'react';

/** What belongs next to the label of a field, for widgets that draw the label themselves. */
export const LabelAside = createContext<ReactNode>(null);
