/** Which of the built files the first visit of a route loads. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { build, Rolldown } from 'vite';
import { type Language, moduleIds, pageIds } from '../../generated/catalogue.ts';
import { sectionPage } from '../../src/server/services/site/siteAddresses.ts';
import { pageSource, usedParts } from './usedParts.ts';

/** A built script. */
export type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'moduleIds' | 'imports' | 'viteMetadata'>;

export interface Route {
  /** Its path in the default language. */
  path: string;
  /** The file of its page, in the folder of its language. */
  page: string;
  /** The prerendered page that it is made of. */
  madeOf: string;
  /** The scripts that the first view needs. */
  scripts: string[];
  /** The style sheets that it needs, in their order. The page has one that is made of them. */
  styles: string[];
}

type Built = Awaited<ReturnType<typeof build>>;

const PUBLIC = 'src/web/site/main.tsx';
const APPLICATION = 'src/web/main.tsx';

/** The routes of the site in a language, with their files. */
export function routesIn(language: Language, chunks: readonly Chunk[]): Route[] {
  const inApplication = (path: string, page: string, parts: readonly string[], madeOf = page): Route => ({
    path,
    page,
    madeOf,
    ...filesOf([APPLICATION, `generated/locales/${language}/web.json`, ...parts], chunks),
  });
  const screen = (name: string, source: string) =>
    inApplication(`/${name}`, `${name}.html`, [source, ...partsOf(`screens/${name}`)]);
  const used = usedParts();
  const partsOf = (folder: string) => [`generated/${folder}/module.${language}.ts`, ...(used.get(folder) ?? [])];
  const textsOf = (id: string) => [`generated/locales/${language}/${id}.json`].filter((file) => existsSync(file));
  const shell = 'src/web/configure/ConfigurePage.tsx';
  const moduleView = 'src/web/configure/ModuleView.tsx';
  const section = (id: string, parts: readonly string[]) =>
    inApplication(
      `/dashboard/:guild?section=${id}`,
      sectionPage(id),
      [shell, ...parts, ...textsOf(id)],
      'dashboard.html',
    );
  const pages = pageIds.map((id) => section(id, [pageSource(id)]));
  const modules = moduleIds.map((id) => section(id, [moduleView, ...partsOf(`modules/${id}`)]));
  return [
    { path: '/', page: 'index.html', madeOf: 'index.html', ...filesOf([PUBLIC], chunks) },
    inApplication('/dashboard', 'dashboard.html', ['src/web/dashboard/DashboardPage.tsx']),
    screen('premium', 'src/web/premium/PremiumPage.tsx'),
    screen('health', 'src/web/health/HealthPage.tsx'),
    ...pages,
    ...modules,
  ];
}

/** The files that contain source files, after all that they import at once. */
function filesOf(sources: readonly string[], chunks: readonly Chunk[]): Pick<Route, 'scripts' | 'styles'> {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<Chunk>();
  const add = (chunk: Chunk | undefined) => {
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    for (const imported of chunk.imports) add(chunks.find(({ fileName }) => fileName === imported));
    scripts.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
  };
  for (const source of sources) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(resolve(source)));
    if (!chunk) throw new Error(`The build has no ${source}`);
    add(chunk);
  }
  return { scripts: [...scripts], styles: [...styles] };
}

/** The files of a build. */
export function outputsOf(built: Built): (Rolldown.OutputChunk | Rolldown.OutputAsset)[] {
  return [built].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
}

/** The scripts among the files of a build. */
export function chunksOf(built: Built): Rolldown.OutputChunk[] {
  return outputsOf(built).filter((file) => file.type === 'chunk');
}
