import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CodeSplittingGroup, CodeSplittingNameFunction, PreRenderedChunk } from 'rolldown';
import type { Plugin } from 'vite';
import { usedParts } from './usedParts.ts';

type Graph = Parameters<CodeSplittingNameFunction>[1];

/** Files for a page are few, since each request costs more than the bytes that a smaller file saves. */
const GROUPS = ['react', 'shared', 'application', 'screen'] as const;
type Group = (typeof GROUPS)[number];

const FUNCTIONS = 'src/language/functions';

/**
 * One file for each group, of what the groups before it have left. The bundler divides the rest: what one page or a
 * rare control loads alone.
 */
export function pageChunks(): CodeSplittingGroup[] {
  let parts: Record<Group, Set<string>> | undefined;
  const groups = GROUPS.map((group) => ({
    name: (id: string, graph: Graph) => {
      parts ??= partsOf(graph);
      return group === groupOf(id) || parts[group].has(id) ? group : null;
    },
    debugName: group,
  }));
  return [...groups, { name: textGroup, debugName: 'texts' }];
}

/** Files of modules are named after their module. */
export function chunkFileName({ facadeModuleId }: PreRenderedChunk): string {
  const [, module, file] = /\/generated\/\w+\/(\w+)\/(module\.\w+|validators)\.\w+$/.exec(facadeModuleId ?? '') ?? [];
  return `assets/${module ? `${module}.${file}` : '[name]'}-[hash].js`;
}

/** The texts of the application in one language. */
function textGroup(id: string): string | null {
  const [, language] = /\/generated\/locales\/(\w+)\/(?:web|renderer|widgets)\.json$/.exec(id) ?? [];
  return language ? `texts.${language}` : null;
}

/** Packages and the bundler's own functions, which are the same for all pages. */
function groupOf(id: string): Group | undefined {
  return /\/node_modules\/(?:react|react-dom|scheduler)\//.test(id) ? 'react' : undefined;
}

function partsOf(graph: Graph): Record<Group, Set<string>> {
  const application = reached(['src/web/main.tsx'], graph);
  const site = reached(['src/web/site/main.tsx'], graph);
  const list = reached(['src/web/dashboard/DashboardPage.tsx'], graph);
  const screens = reached(
    [
      'src/web/configure/ConfigurePage.tsx',
      'src/web/screens/UserScreen.tsx',
      // What expressions call.
      'src/language/expressions/operators.ts',
      ...readdirSync(FUNCTIONS).map((file) => `${FUNCTIONS}/${file}`),
      // The others are files of their own.
      ...usedParts(),
    ],
    graph,
  );
  return {
    react: new Set(),
    // What the public pages share with the application.
    shared: both(site, new Set([...application, ...list, ...screens])),
    // With what the list of servers shares with the screens.
    application: new Set([...application, ...both(list, screens)]),
    screen: screens,
  };
}

/** Builds a copy of a module's expressions into its file in each language: a module is one request. */
export function expressionCopies(): Plugin {
  return {
    name: 'expression-copies',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      const [, language] = /\/module\.(\w+)\.ts$/.exec(importer ?? '') ?? [];
      if (source !== './expressions.js' || !language) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && `${found.id}?${language}`;
    },
  };
}

function both(one: Set<string>, other: Set<string>): Set<string> {
  return new Set([...one].filter((id) => other.has(id)));
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
