import type { EnvironmentModuleNode, ViteDevServer } from 'vite';

/**
 * Updates changed files in open pages without a reload: affected components are rendered again by React Refresh. Other
 * code that has read the files keeps the old content.
 */
export function refreshScreens({ environments }: ViteDevServer, files: readonly string[]): void {
  const { moduleGraph, hot } = environments.client;
  const changed = files.flatMap((file) => [...(moduleGraph.getModulesByFile(file) ?? [])]);
  const timestamp = Date.now();
  const seen = new Set<EnvironmentModuleNode>();
  for (const node of changed) moduleGraph.invalidateModule(node, seen, timestamp, true);
  const updates = [...componentsAbove(changed)].map(({ url }) => ({
    type: 'js-update' as const,
    path: url,
    acceptedPath: url,
    timestamp,
  }));
  hot.send({ type: 'update', updates });
}

/** The nearest importers that accept their own updates, as modules of components do. */
function componentsAbove(changed: readonly EnvironmentModuleNode[]): Set<EnvironmentModuleNode> {
  const found = new Set<EnvironmentModuleNode>();
  const seen = new Set<EnvironmentModuleNode>();
  const climb = (node: EnvironmentModuleNode) => {
    if (seen.has(node)) return;
    seen.add(node);
    if (node.isSelfAccepting) found.add(node);
    else node.importers.forEach(climb);
  };
  changed.forEach(climb);
  return found;
}

/** Reloads open pages with the current files. */
export function reloadScreens({ environments }: ViteDevServer, files: readonly string[]): void {
  const { moduleGraph, hot } = environments.client;
  for (const file of files) moduleGraph.onFileChange(file);
  hot.send({ type: 'full-reload' });
}
