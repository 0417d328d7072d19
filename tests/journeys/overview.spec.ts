import { expectAccessible } from './support/axe.ts';
import { HARBOUR_TAVERN, QUIET_LIBRARY } from './support/guilds.ts';
import { expect, type Page, test } from './support/journey.ts';
import { inTurn } from './support/sample.ts';

const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });

test('the overview of a free server says what is locked, and leads to each module by keyboard', async ({
  page,
  as,
}) => {
  await as('owner');
  await page.goto(`/dashboard/${QUIET_LIBRARY}`);
  const lottery = card(page, 'Lottery');
  await expect(lottery).toContainText('The lottery is part of Premium');
  await expect(lottery.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute(
    'href',
    `/premium?guild_id=${QUIET_LIBRARY}&plan=premium`,
  );
  await lottery.getByRole('link', { name: 'Lottery', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(lottery.getByRole('link', { name: 'Upgrade to Premium' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Lottery' })).toBeVisible();
});

test('a module that is turned on shows what it does, also after the page was left', async ({ page, as, store }) => {
  await as('owner');
  await store(HARBOUR_TAVERN, 'currency-config/', {
    currency_system_enabled: true,
    primary_currency_name: 'Doubloons',
    primary_currency_emoji: '🪙',
  });
  await store(HARBOUR_TAVERN, 'farming/config/', { voice_enabled: true, message_enabled: true });
  await page.goto(`/dashboard/${HARBOUR_TAVERN}`);
  const economy = card(page, 'Economy');
  await expect(economy).toContainText('Members earn Doubloons in voice and by writing');
  await expect(economy.getByText('On', { exact: true })).toBeVisible();
  await expect(economy).toContainText('Changed by Marisol Vane');
  // The whole card is the link.
  await economy.click({ position: { x: 24, y: 90 } });
  await expect(page.getByRole('heading', { level: 1, name: 'Economy' })).toBeVisible();
  await page.goBack();
  await expect(economy).toContainText('Members earn Doubloons');
});

for (const width of inTurn([390, 1280], 0)) {
  test(`the overview fits and is accessible at ${width} px`, async ({ page, as }) => {
    await as('owner');
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/dashboard/${QUIET_LIBRARY}`);
    await expect(card(page, 'Lottery')).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await expectAccessible(page, 'overview');
  });
}
