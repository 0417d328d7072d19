import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The gallery, for development: `npm run gallery`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  publicDir: false,
  server: { host: '127.0.0.1', open: true },
});
