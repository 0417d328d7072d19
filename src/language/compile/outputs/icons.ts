import dynamicIconImports from 'lucide-react/dynamicIconImports.mjs';

/** The names of all icons that a menu entry may have. */
export const ICONS: readonly string[] = Object.keys(dynamicIconImports);

/** The name under which the icon set exports an icon: `ChartLine` for `chart-line`. */
export function exportOfIcon(name: string): string {
  return name.replaceAll(/(?:^|-)(.)/g, (_, first: string) => first.toUpperCase());
}
