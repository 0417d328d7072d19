import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { loadModule, type ModuleId } from '../../../generated/catalogue.ts';
import type { Field, ModuleSpec } from '../../../src/language/model.ts';
import { CACHE } from '../synthetic/project.ts';

/** The JavaScript that is loaded when a route is shown, in bytes. */
export interface RouteWeight {
  route: string;
  files: number;
  plain: number;
  gzip: number;
  brotli: number;
}

const SETTINGS: ModuleId[] = ['customize', 'welcomeLeave', 'userVerification', 'economy', 'shop'];
/** What the application always loads. */
const START = ['src/web/main.tsx', 'generated/locales/en/web.json'];

/** Builds the application and adds up the files of each route: entry, static imports and the route's own chunks. */
export async function measureBundle(): Promise<RouteWeight[]> {
  console.log('bundle: building');
  const outDir = join(CACHE, 'web');
  const built = await build({ logLevel: 'error', build: { outDir, emptyOutDir: true } });
  const chunks = [built]
    .flat()
    .flatMap((bundle) => ('output' in bundle ? bundle.output : []))
    .filter(isChunk);
  const weigh = (route: string, sources: string[]) => weightOf(outDir, chunks, route, sources);
  const screens = SETTINGS.map(async (id) => {
    const { spec } = await loadModule(id);
    return weigh(`settings: ${id}`, [...START, 'src/web/configure/ConfigurePage.tsx', ...partsOf(spec)]);
  });
  return [
    weigh('/', ['src/web/site/main.tsx']),
    weigh('/dashboard', [...START, 'src/web/dashboard/DashboardPage.tsx']),
    ...(await Promise.all(screens)),
  ];
}

/** The source files that a module's screen needs. */
function partsOf({ id, screen, calls, settings }: ModuleSpec): string[] {
  const widgets = new Set<string>();
  const visit = (fields: Record<string, Field>) => {
    for (const { ui, items, properties } of Object.values(fields)) {
      if (ui && ui.widget !== 'items') widgets.add(ui.widget);
      visit(properties ?? items?.properties ?? {});
    }
  };
  visit(settings.properties);
  const blocks = screen.layout.flatMap((part) => ('block' in part ? [part.block] : []));
  const modules = [id, ...(calls?.uses ?? []).map(({ module }) => module)];
  return [
    ...modules.map((name) => `generated/modules/${name}/module.en.ts`),
    ...[...widgets].map((name) => `src/renderer/widgets/${name}/${capitalize(name)}Widget.tsx`),
    ...blocks.map((name) => `src/renderer/blocks/${name}/${capitalize(name)}Block.tsx`),
  ];
}

function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function isChunk(file: Rolldown.OutputAsset | Rolldown.OutputChunk): file is Rolldown.OutputChunk {
  return file.type === 'chunk';
}

function weightOf(outDir: string, chunks: Rolldown.OutputChunk[], route: string, sources: string[]): RouteWeight {
  const files = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const imported of chunk.imports) add(chunks.find(({ fileName }) => fileName === imported));
  };
  for (const source of sources) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(resolve(source)));
    if (!chunk) throw new Error(`${route}: the build has no ${source}`);
    add(chunk);
  }
  const scripts = [...files].map((file) => readFileSync(join(outDir, file)));
  const sum = (size: (text: Buffer) => number) => scripts.reduce((total, text) => total + size(text), 0);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  return {
    route,
    files: scripts.length,
    plain: sum(({ length }) => length),
    gzip: sum((text) => gzipSync(text, { level: 9 }).length),
    brotli: sum((text) => brotliCompressSync(text, quality).length),
  };
}
