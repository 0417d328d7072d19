/** Part of `npm run build`: the public pages as complete files, and the first file of the application for its pages. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import { CONFIG_PLACEHOLDER, PAGE_PLACEHOLDERS } from '../../src/server/services/site/pagePlaceholders.ts';
import { type Chunk, routesIn } from './routeFiles.ts';

const PROGRAM = 'dist/prerender';
/** Where the build leaves the templates of the pages: under the same path as in the project. */
const TEMPLATES = 'src/web';

/** Letters that are in the second file of the font. Titles in a language that uses them contain some. */
const EXTENDED = /[\u0100-\u02ba\u1e00-\u1eff]/;

/** The script of a built page, or one that it imports. */
const MODULE =
  /<(?:script type="module"|link rel="modulepreload") crossorigin (?:src|href)="([^"]+)">(?:<\/script>)?\s*/g;

/**
 * Writes the pages into `folder`, from the files that the build of the browser's part left there.
 * @param chunks the scripts of that build
 */
export async function prerender(folder: string, chunks: readonly Chunk[]): Promise<void> {
  await build({ logLevel: 'warn', build: { ssr: 'src/web/site/prerender.tsx', outDir: PROGRAM, manifest: false } });
  const program = pathToFileURL(join(process.cwd(), PROGRAM, 'prerender.js')).href;
  const { makeSite }: typeof import('../../src/web/site/prerender.tsx') = await import(program);
  const read = (...name: string[]) => readFileSync(join(folder, ...name), 'utf8');
  const templates = {
    'index.html': startedLater(read(TEMPLATES, 'index.html')),
    'app.html': read(TEMPLATES, 'app.html'),
  };
  const fonts = fontsOf(JSON.parse(read('.vite/manifest.json')));
  const { pages, files } = await makeSite(PAGE_PLACEHOLDERS);
  for (const { address, language, template, head, body, data } of pages) {
    const preloads = [fonts.latin, ...(EXTENDED.test(head) ? [fonts.extended] : [])].map(preload);
    const html = templates[template]
      .replace('<html lang="en">', `<html lang="${language}">`)
      .replace('<!--head-->', () => [...preloads, head].join('\n    '))
      .replace('<!--body-->', () => body)
      .replace('<!--data-->', () => data + CONFIG_PLACEHOLDER);
    const file = address.endsWith('/') ? `${address}index.html` : address;
    write(file, html);
    if (template !== 'app.html') continue;
    const routes = await routesIn(language, chunks);
    for (const { page, madeOf, files: needed } of routes) {
      if (madeOf === basename(file)) write(join(dirname(file), page), withFiles(html, needed));
    }
  }
  for (const [address, text] of files) write(address, text);
  for (const unused of [PROGRAM, join(folder, 'src')]) rmSync(unused, { recursive: true });

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

/** A public page is complete without its program, which `start.js` fetches at the first sign of a visitor. */
function startedLater(html: string): string {
  const [program, ...needs] = [...html.matchAll(MODULE)].map(([, file]) => file);
  const starter = `<script defer src="/start.js" data-program="${program}" data-needs="${needs.join(' ')}"></script>`;
  return html.replaceAll(MODULE, '').replace('</head>', () => `  ${starter}\n  </head>`);
}

/** Names the files that a page needs besides those of its template, so that none waits for another. */
function withFiles(html: string, files: readonly string[]): string {
  const links = files
    .filter((file) => !html.includes(`"/${file}"`))
    .map(
      (file) => `<link rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" crossorigin href="/${file}">`,
    );
  return html.replace('</head>', () => [...links.map((link) => `  ${link}\n  `), '</head>'].join(''));
}

/** Text is shown in its font from the start, not once the style sheet has been read. */
function preload(file: string): string {
  return `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`;
}
