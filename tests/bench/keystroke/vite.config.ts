import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CACHE } from '../synthetic/project.ts';
import { contenders } from './screens.ts';

const pages = resolve('tests/bench/keystroke/pages');

/** Builds the screens of all contenders, as the product is built. */
export default defineConfig({
  root: pages,
  plugins: [react()],
  publicDir: false,
  resolve: { alias: { '@bench': join(CACHE, 'modules/generated/modules') } },
  build: {
    outDir: join(CACHE, 'pages'),
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 5000,
    rolldownOptions: { input: contenders.map((name) => join(pages, `${name}.html`)) },
  },
});
