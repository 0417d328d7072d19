import { createContext, type ReactNode, useContext, useMemo } from 'react';

/** The page that is shown, as the chrome around it needs to know it. */
export interface Page {
  /** Its path without the prefix of the language. */
  path: string;
  /** Another one for each visit of a page: what was opened on the last one closes. */
  visit: string;
}

const PageContext = createContext<Page>({ path: '/', visit: '' });

export function PageProvider({ path, visit, children }: Page & { children: ReactNode }) {
  const page = useMemo(() => ({ path, visit }), [path, visit]);
  return <PageContext value={page}>{children}</PageContext>;
}

export function usePage(): Page {
  return useContext(PageContext);
}
