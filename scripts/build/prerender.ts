/** Part of `npm run build`: the public pages as complete files, and the first file of the application for its pages. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { minify } from '@swc/core';
import { build, type Manifest } from 'vite';
import { INLINE_SCRIPTS } from '../../src/server/plugins/inlineScripts.ts';
import { CONFIG_PLACEHOLDER, PAGE_PLACEHOLDERS } from '../../src/server/services/site/pagePlaceholders.ts';
import { pageStyles, styleLinks } from './pageStyles.ts';
import { type Chunk, type Route, routesIn } from './routeFiles.ts';

const PROGRAM = 'dist/prerender';
/** Where the build leaves the templates of the pages: under the same path as in the project. */
const TEMPLATES = 'src/web';

/** Letters that are in the second file of the font. Titles in a language that uses them contain some. */
const EXTENDED = /[\u0100-\u02ba\u1e00-\u1eff]/;

/** The script of a built page, or one that it imports. */
const MODULE =
  /<(?:script type="module"|link rel="modulepreload") crossorigin (?:src|href)="([^"]+)">(?:<\/script>)?\s*/g;

const STYLES = /<link rel="stylesheet" crossorigin href="[^"]+">\s*/g;

/**
 * Writes the pages into `folder`, from the files that the build of the browser's part left there.
 * @param chunks the scripts of that build
 */
export async function prerender(folder: string, chunks: readonly Chunk[]): Promise<void> {
  await build({ logLevel: 'warn', build: { ssr: 'src/web/site/prerender.tsx', outDir: PROGRAM, manifest: false } });
  const program = pathToFileURL(join(process.cwd(), PROGRAM, 'prerender.js')).href;
  const { makeSite }: typeof import('../../src/web/site/prerender.tsx') = await import(program);
  const read = (...name: string[]) => readFileSync(join(folder, ...name), 'utf8');
  for (const name of INLINE_SCRIPTS) write(name, (await minify(read(name), { compress: true, mangle: true })).code);
  const templates = {
    'index.html': withScripts(startedLater(read(TEMPLATES, 'index.html')), read),
    'app.html': withScripts(read(TEMPLATES, 'app.html'), read),
  };
  const fonts = fontsOf(JSON.parse(read('.vite/manifest.json')));
  const { pages, files } = await makeSite(PAGE_PLACEHOLDERS);
  for (const { address, language, template: kind, head, body, data } of pages) {
    const preloads = [fonts.latin, ...(EXTENDED.test(head) ? [fonts.extended] : [])].map(preload);
    const htmlOf = (path: string) =>
      templates[kind]
        .replace('<html lang="en">', `<html lang="${language}">`)
        .replace('<!--head-->', () => [...preloads, head].join('\n    '))
        .replace('<!--body-->', () => body(path))
        .replace('<!--data-->', () => data(path) + CONFIG_PLACEHOLDER);
    const file = address.endsWith('/') ? `${address}index.html` : address;
    const routes = routesIn(language, chunks);
    if (kind !== 'app.html') {
      // Its program is fetched later.
      const styles = routes.find(({ path }) => path === '/')?.styles ?? [];
      write(file, withFiles(htmlOf('/'), { scripts: [], styles }));
      continue;
    }
    for (const { path, page, madeOf, ...needed } of routes) {
      if (madeOf === basename(file)) write(join(dirname(file), page), withFiles(htmlOf(path), needed));
    }
  }
  for (const [address, text] of files) write(address, text);
  for (const unused of [PROGRAM, join(folder, 'src')]) rmSync(unused, { recursive: true });

  /** Names the files that a page needs, so that none waits for another. Its styles are one file. */
  function withFiles(html: string, { scripts, styles }: Pick<Route, 'scripts' | 'styles'>): string {
    const sheet = pageStyles(styles, read);
    write(sheet.file, sheet.text);
    const links = [
      ...styleLinks(sheet, styles),
      ...scripts
        .filter((script) => !html.includes(`"/${script}"`))
        .map((script) => `<link rel="modulepreload" crossorigin href="/${script}">`),
    ];
    return html
      .replaceAll(STYLES, '')
      .replace('</head>', () => [...links.map((link) => `  ${link}\n  `), '</head>'].join(''));
  }

  function write(address: string, text: string): void {
    const file = join(folder, address);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

function fontsOf(manifest: Manifest): { latin: string; extended: string } {
  const find = (name: string) => {
    const [, chunk] = Object.entries(manifest).find(([source]) => source.endsWith(`/${name}.woff2`)) ?? [];
    if (!chunk) throw new Error(`The build has no font ${name}`);
    return chunk.file;
  };
  return { latin: find('figtree-latin-wght-normal'), extended: find('figtree-latin-ext-wght-normal') };
}

/** The page with its first scripts: a request for them would hold up its painting, or lose what is pressed until they are there. */
function withScripts(html: string, read: (name: string) => string): string {
  const inlined = html.replaceAll(/<script src="\/([\w.]+)"([^>]*)><\/script>/g, (tag, name, data) => {
    if (!INLINE_SCRIPTS.includes(name)) throw new Error(`The content security policy forbids inlining ${tag}`);
    return `<script${data}>${read(name)}</script>`;
  });
  if (inlined === html) throw new Error('The page has no script to inline');
  return inlined;
}

/** A public page is complete without its program, which `start.js` fetches at the first sign of a visitor. */
function startedLater(html: string): string {
  const [program, ...needs] = [...html.matchAll(MODULE)].map(([, file]) => file);
  const starter = `<script src="/start.js" data-program="${program}" data-needs="${needs.join(' ')}"></script>`;
  return html.replaceAll(MODULE, '').replace('</body>', () => `  ${starter}\n  </body>`);
}

/** Text is shown in its font from the start, not once the style sheet has been read. */
function preload(file: string): string {
  return `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`;
}
