import { type ComponentType, createContext, useContext } from 'react';
import type { Context, Plan } from '../../language/model.ts';

export interface SlotProps {
  guildId: string;
  /** Documents of other modules that the screen has loaded. */
  modules: Context['modules'];
}

/** Components that the application provides, by the name that schemas use in `slot`. Each is loaded when it is first shown. */
export type Slots = Readonly<Record<string, () => Promise<{ default: ComponentType<SlotProps> }>>>;

/** Addresses around a screen, and navigation within the application. */
export interface Navigation {
  guildId: string;
  navigate(to: string): void;
  /** Address where signing in starts. */
  loginAddress?: string;
  /** Address where this server can get a plan, or any if none is named. */
  upgradeAddress?(plan?: Plan): string;
  /** The same, if the visitor can buy it. */
  buyAddress?(plan?: Plan): string;
  /** E-mail address of the support. */
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
