import { middleField } from '../synthetic/module.ts';
import { EDITED_ITEM } from '../synthetic/shop.ts';

/** A screen on which keystrokes are measured. */
export interface BenchScreen {
  id: string;
  title: string;
  /** A synthetic module, or one of the project. */
  module: string;
  fields?: number;
  /** Element id of the control that is typed into, the same for every contender. */
  target: string;
}

const fieldScreens = [20, 200, 1000].map((fields) => ({
  id: `fields${fields}`,
  title: `${fields} fields`,
  module: `fields${fields}`,
  fields,
  target: `root_${middleField(fields)}`,
}));

export const screens: readonly BenchScreen[] = [
  ...fieldScreens,
  { id: 'shop', title: 'shop, name of an item', module: 'shop', target: `root_items_${EDITED_ITEM}_name` },
  {
    id: 'shopMessage',
    title: 'shop, description of an item',
    module: 'shop',
    target: `root_items_${EDITED_ITEM}_description`,
  },
];

export const contenders = ['guildhall', 'hookform', 'rjsf'] as const;
export type Contender = (typeof contenders)[number];
