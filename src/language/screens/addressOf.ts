/** The query and the fragment of the dashboard that show a setting: `?section=shop#items.sword.price`. */
export function addressOf(module: string, setting?: string): string {
  return `?section=${encodeURIComponent(module)}${setting === undefined ? '' : `#${setting}`}`;
}
