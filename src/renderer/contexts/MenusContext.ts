import { createContext, useContext } from 'react';
import type { SettingsDocument } from '../../language/model.ts';
import type { Dependent } from '../screen/masterSwitch/TurnOffQuestion.tsx';

/** What the menus of settings, sections and screens need from the screen. */
export interface MenusValue {
  /** The full address of a setting, by its address within the module. */
  linkTo(setting: string): string;
  /** Resets settings as `store.reset` does, and offers to undo it. @param done says what was done */
  reset(document: SettingsDocument, names: readonly string[], done: string): void;
  /** Reads which running modules need the one of the screen. */
  dependents?(): Promise<readonly Dependent[]>;
}

/** Undefined where there are no menus. */
export const MenusContext = createContext<MenusValue | undefined>(undefined);

export function useMenus(): MenusValue | undefined {
  return useContext(MenusContext);
}
