import { resolve } from 'node:path';
import type { CodeSplittingGroup, CodeSplittingNameFunction } from 'rolldown';

type Graph = Parameters<CodeSplittingNameFunction>[1];

/**
 * Few files for a page, since each request costs more than the bytes that a smaller file saves. A file is made for each
 * line below, of what the lines above it have left; the bundler divides the rest, like single modules and what one page
 * or a large list loads alone.
 */
export function pageChunks(): CodeSplittingGroup[] {
  let parts: Record<string, Set<string>> | undefined;
  return [
    { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
    ...['shared', 'application', 'common', 'controls'].map((part) => ({
      name: (id: string, graph: Graph) => {
        parts ??= partsOf(graph);
        return parts[part]?.has(id) ? part : null;
      },
      debugName: part,
    })),
  ];
}

function partsOf(graph: Graph): Record<string, Set<string>> {
  const application = reached(['src/web/main.tsx'], graph);
  const site = reached(['src/web/site/main.tsx'], graph);
  const list = reached(['src/web/dashboard/DashboardPage.tsx'], graph);
  const screens = reached(
    [
      'src/web/screens/useScreen.ts',
      ...loadedBy('src/renderer/widgets/index.ts', graph),
      ...loadedBy('src/renderer/blocks/index.ts', graph),
    ],
    graph,
  );
  return {
    // What the public pages share with the application.
    shared: both(site, new Set([...application, ...list, ...screens])),
    application,
    // What the list of servers shares with the screens.
    common: both(list, screens),
    controls: screens,
  };
}

function both(one: Set<string>, other: Set<string>): Set<string> {
  return new Set([...one].filter((id) => other.has(id)));
}

/** What a module loads when it is needed. */
function loadedBy(path: string, graph: Graph): string[] {
  return [...(graph.getModuleInfo(resolve(path))?.dynamicallyImportedIds ?? [])];
}

/** Modules and all that they import at once. */
function reached(paths: string[], graph: Graph, found = new Set<string>()): Set<string> {
  for (const path of paths) {
    const id = resolve(path);
    const module = graph.getModuleInfo(id);
    if (!module || found.has(id)) continue;
    found.add(id);
    reached([...module.importedIds], graph, found);
  }
  return found;
}
