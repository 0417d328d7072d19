import type { LaunchOptions } from '@playwright/test';
import { findBrowser } from '../scripts/start/setup.mjs';

/** How journeys and benchmarks start Chromium: without what it would do on its own account. */
export const browserOptions = {
  executablePath: findBrowser(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
} satisfies LaunchOptions;
