import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CACHE } from '../synthetic/project.ts';

const pages = resolve('tests/bench/chart/pages');

/** Builds the product's chart and that of its library, as the product is built. */
export default defineConfig({
  root: pages,
  plugins: [react()],
  publicDir: false,
  build: {
    outDir: join(CACHE, 'chart'),
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 5000,
    rolldownOptions: { input: ['guildhall', 'nivo'].map((name) => join(pages, `${name}.html`)) },
  },
});
