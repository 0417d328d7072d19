import { createContext, useContext } from 'react';

/** How links of a screen lead on: the address with `{guildId}` filled in, and the way there without a new page. */
export interface Navigation {
  guildId: string;
  navigate(to: string): void;
  /** Where a login starts. */
  loginAddress?: string;
  /** Where people write to for help. */
  supportMail?: string;
}

export const NavigateContext = createContext<Navigation>({
  guildId: '',
  navigate: (to) => window.location.assign(to),
});

export function useNavigation(): Navigation {
  return useContext(NavigateContext);
}
