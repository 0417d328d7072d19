import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** A file that the studio's page consists of. */
export interface PageFile {
  type: string;
  content: string | Uint8Array;
}

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

/** The pictures of the landing page. */
const PICTURES = 'src/web/public';

/** Builds the studio's page in memory, so that nothing of it can get into what is deployed. */
export async function buildPage(root: string): Promise<Map<string, PageFile>> {
  const folder = join(root, 'src/studio/app');
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: {
      alias: [
        { find: /^.*\/generated\/icons\.ts$/, replacement: join(folder, 'screen/allIcons.ts') },
        { find: /^.*\/product\/plans\.ts$/, replacement: join(folder, 'screen/draftedPlans.ts') },
      ],
    },
    publicDir: false,
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: { input: [join(folder, 'index.html'), join(folder, 'screen.html')] },
    },
  });
  const output = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const pictures = readdirSync(join(root, PICTURES)).filter((name) => name.endsWith('.webp'));
  return new Map([
    ...output.map((file) => pageFile(file.fileName, file.type === 'chunk' ? file.code : file.source)),
    ...pictures.map((name) => pageFile(name, readFileSync(join(root, PICTURES, name)))),
  ]);
}

function pageFile(name: string, content: PageFile['content']): [string, PageFile] {
  const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  return [`/${name}`, { type, content }];
}
