import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundlerHelpers } from './scripts/build/bundlerHelpers.ts';
import { chunkFileName, moduleCopies, pageChunks } from './scripts/build/chunks.ts';
import { shortClassNames } from './scripts/build/classNames.ts';
import { iconImports } from './scripts/build/iconImports.ts';
import { minifyScripts } from './scripts/build/minifyScripts.ts';
import { leanRouter } from './scripts/build/router.ts';

const server = process.env.GUILDHALL_SERVER ?? 'http://localhost:3000';

export default defineConfig(({ command }) => ({
  plugins: [react(), moduleCopies(), iconImports(), leanRouter(), bundlerHelpers(), minifyScripts()],
  // Prerendered pages have the icons as the browser draws them.
  ssr: { noExternal: ['lucide-react'] },
  publicDir: 'src/web/public',
  ...(command === 'build' && { css: { modules: { generateScopedName: shortClassNames() } } }),
  build: {
    outDir: 'dist/web',
    manifest: true,
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      input: ['src/web/index.html', 'src/web/app.html'],
      treeshake: { propertyReadSideEffects: false },
      output: { chunkFileNames: chunkFileName, codeSplitting: { groups: pageChunks() } },
    },
    target: 'es2022',
    // Browsers that do not know it load the same files a little later.
    modulePreload: { polyfill: false },
    // A data: address would not pass the content security policy.
    assetsInlineLimit: 0,
  },
  server: {
    proxy: {
      '/auth': { target: server },
      '/api': { target: server },
      // The script of the add-bot callback page.
      '/bot-callback.js': { target: server },
    },
  },
}));
