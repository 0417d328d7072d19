/** The name under which the icon set exports an icon: `ChartLine` for `chart-line`. */
export function exportOfIcon(name: string): string {
  return name.replaceAll(/(?:^|-)(.)/g, (_, first: string) => first.toUpperCase());
}
