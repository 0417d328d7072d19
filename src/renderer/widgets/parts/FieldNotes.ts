import { createContext, type ReactNode } from 'react';

/** The help, warnings and errors of a field, for widgets that place them themselves. */
export const FieldNotes = createContext<ReactNode>(null);
