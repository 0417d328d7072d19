import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { showSettings } from './screen.ts';
import type { TestUser } from './signIn.ts';
import { test as base, expect } from './test.ts';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

interface Fixtures {
  /** Signs a demo user in without going through the identity provider. */
  as(user: TestUser): Promise<void>;
  /** Opens a section of a server as a demo user and waits for its heading. */
  open(guildId: string, section?: string, user?: TestUser): Promise<void>;
  /** Stores settings as the owner through the module's own call. `path` is relative to the server, such as `customize/`. */
  store(guildId: string, path: string, values: object): Promise<void>;
}

interface WorkerFixtures {
  sessions(user: TestUser): Promise<Cookies>;
  /** Makes calls as the owner, outside the browser. */
  owner: APIRequestContext;
}

/** For journeys that are not about signing in. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  sessions: [
    async ({ product, playwright }, use) => {
      const known = new Map<TestUser, Cookies>();
      await use(async (user) => {
        const cookies = known.get(user);
        if (cookies) return cookies;
        const request = await playwright.request.newContext({ baseURL: product.url });
        await request.get(`/auth/login/?login_hint=${user}`);
        const state = await request.storageState();
        await request.dispose();
        known.set(user, state.cookies);
        return state.cookies;
      });
    },
    { scope: 'worker' },
  ],
  owner: [
    async ({ product, playwright, sessions }, use) => {
      const request = await playwright.request.newContext({
        baseURL: product.url,
        extraHTTPHeaders: { origin: product.url, 'if-match': '*' },
        storageState: { cookies: await sessions('owner'), origins: [] },
      });
      await use(request);
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  as: async ({ context, sessions }, use) => {
    await use(async (user) => {
      const own = await sessions(user);
      // Without a moment in between in which nobody is signed in: a page that is open may ask just then, and would leave.
      await context.addCookies(own);
      for (const { name } of await context.cookies()) {
        if (!own.some((cookie) => cookie.name === name)) await context.clearCookies({ name });
      }
    });
  },
  open: async ({ page, as }, use) => {
    await use(async (guildId, section = 'customize', user = 'owner') => {
      await as(user);
      await page.goto(`/dashboard/${guildId}?section=${section}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await showSettings(page);
    });
  },
  store: async ({ owner }, use) => {
    await use(async (guildId, path, values) => {
      const answer = await owner.post(`/auth/guilds/${guildId}/${path}`, { data: values });
      expect(answer.status(), await answer.text()).toBe(200);
    });
  },
});

export type { Page } from '@playwright/test';
export { expect };
