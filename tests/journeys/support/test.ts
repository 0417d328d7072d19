import { test as base, expect, type Page } from '@playwright/test';
import { trackRequests } from './network.ts';
import { waitForOverlayEntries } from './overlayEntry.ts';
import { type Product, startProduct } from './product.ts';
import { signIn, type TestUser } from './signIn.ts';

interface Fixtures {
  /** Signs a demo user in; the page stays where it is. */
  signIn(user: TestUser, page?: Page): Promise<void>;
  /** Violations of the content security policy and uncaught errors so far. A journey fails if there are any. */
  faults: string[];
}

interface WorkerFixtures {
  /** Journeys that change more than settings name a product of their own, which others do not share. */
  apart: string;
  product: Product;
}

/** Each worker has its own product. A journey with a policy violation or an uncaught error fails. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  apart: ['', { option: true, scope: 'worker' }],
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a fixture needs from this pattern.
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.dispose();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  context: async ({ context }, use) => {
    context.on('page', waitForOverlayEntries);
    await use(context);
  },
  page: async ({ page }, use) => {
    await use(page);
    // A file that is still on its way through a journey's route when the journey ends is not a fault.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  faults: [
    async ({ context }, use) => {
      const faults: string[] = [];
      trackRequests(context);
      context.on('weberror', (error) => faults.push(`uncaught: ${error.error().message}`));
      context.on('console', (message) => {
        if (/Content Security Policy/i.test(message.text())) faults.push(message.text());
      });
      await use(faults);
      expect(faults, 'violations of the content security policy and uncaught errors').toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ page: own, product }, use) => {
    await use((user, page = own) => signIn(page, product.url, user));
  },
});

export { expect };
