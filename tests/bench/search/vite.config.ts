import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CACHE } from '../synthetic/project.ts';

const pages = resolve('tests/bench/search/pages');

/** Builds the search as the product does. */
export default defineConfig({
  root: pages,
  plugins: [react()],
  publicDir: false,
  build: {
    outDir: join(CACHE, 'search'),
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 5000,
    rolldownOptions: { input: join(pages, 'search.html') },
  },
});
