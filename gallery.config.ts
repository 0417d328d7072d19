import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The gallery of widgets, for development: `npx vite --config gallery.config.ts`. */
export default defineConfig({
  plugins: [react()],
  publicDir: false,
  server: { host: '127.0.0.1', open: '/gallery.html' },
});
