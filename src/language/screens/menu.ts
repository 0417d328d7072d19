import type { Plan } from '../model.ts';

/** An entry of the configure page's side menu: a module's section, or an action that leads elsewhere. */
export interface MenuItem {
  id: string;
  title: string;
  icon: string;
  badge?: string;
  /** The plan without which the item shows a lock. */
  plan?: Plan;
  action?: { to: string };
  /** The plan with which the item is not shown. */
  hiddenWithPlan?: Plan;
}

export type Menu = readonly { id: string; title: string; items: readonly MenuItem[] }[];
