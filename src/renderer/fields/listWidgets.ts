/** Widgets for lists whose entries have controls of their own. `ItemList` draws them; they have no folder in `widgets/`. */
export const LIST_WIDGETS: ReadonlySet<string> = new Set(['items', 'rows']);
