import { createContext, type ReactNode, useContext, useMemo } from 'react';

/** The current page, as far as the chrome depends on it. */
export interface Page {
  /** Its path without the language prefix. */
  path: string;
  /** Changes with each visit of a page; menus opened during the last one close. */
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
