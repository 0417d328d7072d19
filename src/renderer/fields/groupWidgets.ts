/**
 * Widgets of settings that consist of settings with controls of their own: lists of entries, and embeds. They are drawn here,
 * and have no folder in `widgets/`.
 */
export const GROUP_WIDGETS: ReadonlySet<string> = new Set(['items', 'rows', 'embed']);
