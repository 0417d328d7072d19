import { counted } from '../../../src/language/text/counted.ts';

/** The scripts and style sheets of a route, compressed. */
export interface Weight {
  path: string;
  files: { name: string; bytes: number }[];
}

export interface Budgets {
  /** By the start of the route's path; the longest one counts. */
  routes: Record<string, { bytes: number; requests: number }>;
  /** The bytes of each file when they were last noted. */
  files: Record<string, number>;
}

/** A sentence for each route beyond its budget, with the files that have grown. */
export function findingsOn(weights: readonly Weight[], { routes, files: before }: Budgets): string[] {
  return weights.flatMap(({ path, files }) => {
    const start = Object.keys(routes)
      .filter((route) => path === route || path.startsWith(route))
      .toSorted((a, b) => b.length - a.length)[0];
    const budget = start === undefined ? undefined : routes[start];
    if (!budget) return [`${path}  has no budget. Add one to scripts/check/budgets/budgets.json.`];
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    if (bytes <= budget.bytes && files.length <= budget.requests) return [];
    const grown = files.filter((file) => file.bytes > (before[file.name] ?? 0));
    const blamed = grown.length > 0 ? grown : files;
    return [
      [
        `${path}  loads ${counted(bytes, 'byte')} in ${counted(files.length, 'file')}; its budget is ${budget.bytes} bytes in ${budget.requests}. Load later what the first view does not need.`,
        ...blamed
          .toSorted((a, b) => b.bytes - (before[b.name] ?? 0) - (a.bytes - (before[a.name] ?? 0)))
          .map(({ name, bytes: now }) => `  ${name}: ${before[name] ?? 'new'} → ${now}`),
      ].join('\n'),
    ];
  });
}
