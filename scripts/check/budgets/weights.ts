import { counted } from '../../../src/language/text/counted.ts';

/** The scripts and style sheets of a route, compressed. */
export interface Weight {
  path: string;
  files: { name: string; bytes: number }[];
}

export interface Budgets {
  /** For how many modules the budgets of routes are, and what each further one may add to every page: its entry of the menu. */
  modules: { count: number; bytesEach: number };
  /** By the start of the route's path; the longest one counts. */
  routes: Record<string, { bytes: number; requests: number }>;
  /** The bytes of each file when they were last noted. */
  files: Record<string, number>;
}

/**
 * A sentence for each route beyond its budget, with the files that have grown.
 * @param count how many modules the product has
 */
export function findingsOn(
  weights: readonly Weight[],
  { modules, routes, files: before }: Budgets,
  count: number,
): string[] {
  const added = Math.max(0, count - modules.count) * modules.bytesEach;
  return weights.flatMap(({ path, files }) => {
    const start = Object.keys(routes)
      .filter((route) => path === route || path.startsWith(route))
      .toSorted((a, b) => b.length - a.length)[0];
    const budget = start === undefined ? undefined : routes[start];
    if (!budget) return [`${path}  has no budget. Add one to scripts/check/budgets/budgets.json.`];
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    const most = budget.bytes + added;
    if (bytes <= most && files.length <= budget.requests) return [];
    const grown = files.filter((file) => file.bytes > (before[file.name] ?? 0));
    const blamed = grown.length > 0 ? grown : files;
    return [
      [
        `${path}  loads ${counted(bytes, 'byte')} in ${counted(files.length, 'file')}; its budget is ${most} bytes in ${budget.requests}. Load later what the first view does not need, or, if it needs what was added, raise the budget of '${start}' in scripts/check/budgets/budgets.json.`,
        ...blamed
          .toSorted((a, b) => b.bytes - (before[b.name] ?? 0) - (a.bytes - (before[a.name] ?? 0)))
          .map(({ name, bytes: now }) => `  ${name}: ${before[name] ?? 'new'} → ${now}`),
      ].join('\n'),
    ];
  });
}
