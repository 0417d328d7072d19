import { resolve } from 'node:path';
import type { CodeSplittingGroup, CodeSplittingNameFunction } from 'rolldown';

type Graph = Parameters<CodeSplittingNameFunction>[1];

/**
 * Few files for a public page: React, what the pages share with the application from its start, and the rest of the
 * pages. What only the application loads is divided by the bundler.
 */
export function publicChunks(): CodeSplittingGroup[] {
  let shared: Set<string> | undefined;
  return [
    { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
    {
      name: (id, graph) => {
        shared ??= sharedModules(graph);
        return shared.has(id) ? 'shared' : null;
      },
      debugName: 'shared',
      // Of a library of many parts, like that of the icons, only the parts that both use.
      tags: ['$initial'],
      minShareCount: 2,
    },
  ];
}

function sharedModules(graph: Graph): Set<string> {
  const ofPages = reached(resolve('src/web/site/main.tsx'), graph);
  const ofApplication = reached(resolve('src/web/main.tsx'), graph);
  return new Set([...ofPages].filter((id) => ofApplication.has(id)));
}

/** A module and all that it imports at once. */
function reached(id: string, graph: Graph, found = new Set<string>()): Set<string> {
  const module = graph.getModuleInfo(id);
  if (!module || found.has(id)) return found;
  found.add(id);
  for (const imported of module.importedIds) reached(imported, graph, found);
  return found;
}
