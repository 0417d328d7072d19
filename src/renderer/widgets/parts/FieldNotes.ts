import { createContext, type ReactNode } from 'react';

/** What is said about a field, for a widget that has more to show below it. */
export const FieldNotes = createContext<ReactNode>(null);
