import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env.GUILDHALL_SERVER ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [react()],
  publicDir: 'src/web/public',
  build: {
    outDir: 'dist/web',
    manifest: true,
    target: 'es2022',
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
});
