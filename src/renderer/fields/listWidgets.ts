import type { ComponentType } from 'react';
import { lazyParts } from '../loading/lazyParts.ts';
import type { ItemListProps } from './ItemList.tsx';

/** Widgets for lists whose entries have controls of their own. `ItemList` draws them; they have no folder in `widgets/`. */
export const LIST_WIDGETS: ReadonlySet<string> = new Set(['items', 'rows']);

/** What draws these lists: a file of its own, since many screens have none. */
export const listControl = lazyParts<ComponentType<ItemListProps>>('control', {
  list: async () => ({ default: (await import('./ItemList.tsx')).ItemList }),
});
