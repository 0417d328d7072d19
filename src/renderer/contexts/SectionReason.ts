import { createContext } from 'react';

/** The reason that the section already shows for being disabled, so that its fields do not repeat it. */
export const SectionReason = createContext<string | undefined>(undefined);
