import type { APIRequestContext, BrowserContext } from '@playwright/test';
import type { Person } from './signIn.ts';
import { test as base, expect } from './test.ts';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

interface Fixtures {
  /** Signs a demo user in without going through the identity provider. */
  as(person: Person): Promise<void>;
  /** Opens a section of a server as a demo user and waits for its heading. */
  open(guildId: string, section?: string, person?: Person): Promise<void>;
  /** Stores settings as the owner through the module's own call. `path` is relative to the server, such as `customize/`. */
  store(guildId: string, path: string, values: object): Promise<void>;
}

interface WorkerFixtures {
  sessions(person: Person): Promise<Cookies>;
  /** Makes calls as the owner, outside the browser. */
  owner: APIRequestContext;
}

/** For journeys that are not about signing in. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  sessions: [
    async ({ product, playwright }, use) => {
      const known = new Map<Person, Cookies>();
      await use(async (person) => {
        const cookies = known.get(person);
        if (cookies) return cookies;
        const request = await playwright.request.newContext({ baseURL: product.url });
        await request.get(`/auth/login/?login_hint=${person}`);
        const state = await request.storageState();
        await request.dispose();
        known.set(person, state.cookies);
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
    await use(async (person) => {
      await context.clearCookies();
      await context.addCookies(await sessions(person));
    });
  },
  open: async ({ page, as }, use) => {
    await use(async (guildId, section = 'customize', person = 'owner') => {
      await as(person);
      await page.goto(`/dashboard/${guildId}?section=${section}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
