import { type ComponentType, createContext, useContext } from 'react';
import type { Context } from '../../language/model.ts';

export interface SlotProps {
  guildId: string;
  /** What the screen has read of other modules. */
  modules: Context['modules'];
}

/** Parts that the application brings to a screen, by the name that a schema gives in `slot`. Each is loaded when it is shown. */
export type Slots = Readonly<Record<string, () => Promise<{ default: ComponentType<SlotProps> }>>>;

/** What lies around a screen. Links lead to an address with `{guildId}` filled in, without a new page. */
export interface Navigation {
  guildId: string;
  navigate(to: string): void;
  /** Where a login starts. */
  loginAddress?: string;
  /** Where this server gets another plan; none where it cannot. */
  upgradeAddress?: string;
  /** Where people write to for help. */
  supportMail?: string;
  slots?: Slots;
}

export const NavigationContext = createContext<Navigation>({
  guildId: '',
  navigate: (to) => window.location.assign(to),
});

export function useNavigation(): Navigation {
  return useContext(NavigationContext);
}
