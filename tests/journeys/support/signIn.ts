import type { Page } from '@playwright/test';

export type Person = 'owner' | 'admin' | 'member';

/** Signs a demo user in and waits for the server list. */
export async function signIn(page: Page, url: string, person: Person): Promise<void> {
  await page.goto(`${url}/auth/login/?login_hint=${person}`);
  await page.waitForURL('**/dashboard');
}
