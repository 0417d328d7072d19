import { expect, type Page } from '@playwright/test';

export type TestUser = 'owner' | 'admin' | 'moderator' | 'member';

/** Signs a demo user in and waits for the server list. */
export async function signIn(page: Page, url: string, user: TestUser): Promise<void> {
  await page.goto(`${url}/auth/login/?login_hint=${user}`);
  await expect(page).toHaveURL(`${url}/dashboard`);
}
