import { createContext } from 'react';

/** The reason that the section around a field shows already; the fields do not repeat it. */
export const SectionReason = createContext<string | undefined>(undefined);
