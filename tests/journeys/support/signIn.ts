import { expect, type Page } from '@playwright/test';

export type TestUser = 'owner' | 'admin' | 'moderator' | 'member';

/** Signs a demo user in. The page stays where it is, so that no journey waits for the list of servers that it goes past. */
export async function signIn(page: Page, url: string, user: TestUser): Promise<void> {
  const answer = await page.request.get(`${url}/auth/login/?login_hint=${user}`);
  expect(answer.url()).toBe(`${url}/dashboard`);
}
