import { type ComponentType, createContext, useContext } from 'react';

/** Parts that the application brings to a screen, by the name that a schema gives in `slot`. */
export type Slots = Readonly<Record<string, ComponentType<{ guildId: string }>>>;

/** What lies around a screen. Links lead to an address with `{guildId}` filled in, without a new page. */
export interface Navigation {
  guildId: string;
  navigate(to: string): void;
  /** Where a login starts. */
  loginAddress?: string;
  /** Where people write to for help. */
  supportMail?: string;
  slots?: Slots;
}

export const NavigateContext = createContext<Navigation>({
  guildId: '',
  navigate: (to) => window.location.assign(to),
});

export function useNavigation(): Navigation {
  return useContext(NavigateContext);
}
