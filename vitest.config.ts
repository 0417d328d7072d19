import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    // Browser journeys are tests/journeys/*.spec.ts and run in Playwright.
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'dist/**', 'tests/journeys/**'],
    setupFiles: ['./vitest.setup.ts'],
    testTimeout: 20_000,
    // The default leaves a processor idle, which is half of a small machine.
    maxWorkers: '100%',
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
  },
});
