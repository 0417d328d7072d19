import type { Plan } from '../model.ts';

/** An entry of the configure page's side menu: a page, a module, or an action that leads elsewhere. */
export interface MenuItem {
  id: string;
  title: string;
  icon: string;
  badge?: string;
  /** Below this plan the item shows a lock. */
  plan?: Plan;
  action?: { to: string };
  /** From this plan on the item is hidden. */
  hiddenWithPlan?: Plan;
  /** Only for the owner and administrators, not for members whose roles open modules. */
  wholeServer?: true;
}

export type Menu = readonly { id: string; title: string; items: readonly MenuItem[] }[];
