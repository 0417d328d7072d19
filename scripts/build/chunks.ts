import { readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { CodeSplittingGroup, CodeSplittingNameFunction, PreRenderedChunk } from 'rolldown';
import type { Plugin } from 'vite';
import { pageIds } from '../../generated/catalogue.ts';
import { pageSource, usedParts, widgetFile } from './usedParts.ts';

type Graph = Parameters<CodeSplittingNameFunction>[1];

/** What so many screens have is in the file that all screens load. */
const MANY = 5;
/** The largest of them are files of their own, by their widgets. */
const LARGE = { message: ['message'], list: ['items', 'rows'] };

/** Parts with fewer characters before they are minified are not worth a request. */
const SMALL = 4500;

const CONFIGURE = 'src/web/configure/ConfigurePage.tsx';
/** What the sections of a server draw a module with. */
const MODULE_VIEW = 'src/web/configure/ModuleView.tsx';
const PAGES = pageIds.map(pageSource);
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//;
const FUNCTIONS = 'src/language/functions';

/**
 * One file for each group, of what the groups before it have left. The bundler divides the rest: what one page or a rare control loads
 * alone. Files for a page are few, since each request costs more than the bytes that a smaller file saves.
 */
export function pageChunks(): CodeSplittingGroup[] {
  const rare = rareParts();
  let sources: Map<string, Set<string>> | undefined;
  const fileOf = (id: string, graph: Graph) => {
    sources ??= sourcesOf(graph, rare);
    return [...sources].find(([, ids]) => ids.has(id))?.[0] ?? null;
  };
  const fixed = ['shared', 'application', 'configure', 'screen', ...Object.keys(LARGE)];
  const groups = fixed.map((group) => ({
    name: (id: string, graph: Graph) => (fileOf(id, graph) === group ? group : null),
    debugName: group,
  }));
  // Files of more screens first: a group takes along what its sources import and no group before it has taken.
  const few = Array.from({ length: MANY - 1 }, (_, index) => ({
    name: (id: string, graph: Graph) => {
      const file = fileOf(id, graph);
      return file && !fixed.includes(file) && screensOf(file).length === MANY - 1 - index ? file : null;
    },
    debugName: `screens of ${MANY - 1 - index}`,
  }));
  return [{ name: 'react', test: REACT }, ...groups, ...few, { name: textGroup, debugName: 'texts' }];
}

/** The screens that a file of rare parts is named after. */
function screensOf(file: string): string[] {
  return file.split('.');
}

/** Files of modules are named after their module. */
export function chunkFileName({ facadeModuleId }: PreRenderedChunk): string {
  const [, module, file] = /\/generated\/\w+\/(\w+)\/(module\.\w+)\.\w+$/.exec(facadeModuleId ?? '') ?? [];
  return `assets/${module ? `${module}.${file}` : '[name]'}-[hash].js`;
}

/** The texts of the application in one language. */
function textGroup(id: string): string | null {
  const [, language] = /\/generated\/locales\/(\w+)\/(?:web|renderer|widgets)\.json$/.exec(id) ?? [];
  return language ? `texts.${language}` : null;
}

/** The parts that few screens have, with the names of these screens. */
function rareParts(): Map<string, string[]> {
  const large = new Set(Object.values(LARGE).flat().map(widgetFile));
  return new Map([...screensOfParts()].filter(([part, screens]) => screens.length < MANY && !large.has(part)));
}

/** The screens that have each part. */
function screensOfParts(): Map<string, string[]> {
  const screens = new Map<string, string[]>();
  for (const [folder, parts] of usedParts()) {
    for (const part of parts) screens.set(part, [...(screens.get(part) ?? []), basename(folder)]);
  }
  return screens;
}

/** The source files of each group. Those in several are in the file of the first. */
function sourcesOf(graph: Graph, rare: Map<string, string[]>): Map<string, Set<string>> {
  // The list of servers, where most visits begin, needs no file of its own.
  const application = reached(['src/web/main.tsx', 'src/web/dashboard/DashboardPage.tsx'], graph);
  const site = reached(['src/web/site/main.tsx'], graph);
  const large = new Map(
    Object.entries(LARGE).map(([name, widgets]) => [name, reached(widgets.map(widgetFile), graph)]),
  );
  const elsewhere = new Set([...rare.keys(), ...Object.values(LARGE).flat().map(widgetFile)]);
  const screens = reached(
    [
      MODULE_VIEW,
      'src/web/screens/UserScreen.tsx',
      // What expressions call.
      'src/language/expressions/operators.ts',
      ...readdirSync(FUNCTIONS).map((file) => `${FUNCTIONS}/${file}`),
      ...[...screensOfParts().keys()].filter((part) => !elsewhere.has(part)),
    ],
    graph,
  );
  const configure = reached([CONFIGURE], graph);
  const pages = reached(PAGES, graph);
  // Pages that would load all that screens share for a few of its files.
  const formless = reached(
    ['overview', 'history', 'transfer'].map((id) => pageSource(id)),
    graph,
  );
  const few = sharedByFew(rare, graph);
  for (const [name, sources] of large) {
    const others = [pages, ...few.values(), ...[...large].flatMap(([other, ids]) => (other === name ? [] : [ids]))];
    for (const id of sources) if (others.some((ids) => ids.has(id))) screens.add(id);
  }
  for (const [file, sources] of few) {
    for (const id of both(sources, pages)) screens.add(id);
    const own = [...sources].filter((id) => !screens.has(id) && !application.has(id));
    const size = own.reduce((sum, id) => sum + sizeOf(id, graph), 0);
    if (size < SMALL || screensOf(file).length >= MANY) for (const id of own) screens.add(id);
  }
  return new Map([
    // What the public pages share with the application.
    ['shared', both(site, new Set([...application, ...configure, ...screens]))],
    ['application', application],
    ['configure', new Set([...configure, ...both(formless, screens)])],
    ['screen', screens],
    ...large,
    ...few,
  ]);
}

/** Rare parts and what they import, by the screens that need it: each such file is named after them. */
function sharedByFew(rare: Map<string, string[]>, graph: Graph): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  for (const [part, screens] of rare)
    for (const id of reached([part], graph)) users.set(id, new Set([...(users.get(id) ?? []), ...screens]));
  const few = new Map<string, Set<string>>();
  for (const [id, screens] of users) {
    const name = [...screens].toSorted().join('.');
    few.set(name, (few.get(name) ?? new Set()).add(id));
  }
  return few;
}

/** What the files of a module in each language have copies of: a module is one request. */
const COPIED = ['./expressions.js', './validators.js'];

/** Builds a copy of a module's expressions and validators into its file in each language. */
export function moduleCopies(): Plugin {
  return {
    name: 'module-copies',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      const [, language] = /\/module\.(\w+)\.ts$/.exec(importer ?? '') ?? [];
      if (!language || !COPIED.includes(source)) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && `${found.id}?${language}`;
    },
  };
}

/** The characters of a script. */
function sizeOf(id: string, graph: Graph): number {
  return id.endsWith('.css') ? 0 : (graph.getModuleInfo(id)?.code?.length ?? 0);
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
