import { HARBOUR_TAVERN } from './support/guilds.ts';
import { expect, type Page, test } from './support/journey.ts';
import { drawn } from './support/screen.ts';

/** What opens in place: it moves only for those who have not asked for less motion, and the focus stays where it was pressed. */

/** The transitions of panels and of unfolded settings since the page was opened. */
const transitions = (page: Page) => page.evaluate(() => (window as unknown as { runs: string[] }).runs);

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`with ${reducedMotion} of motion`, () => {
    test.use({ reducedMotion });

    test.beforeEach(async ({ page, as }) => {
      await page.addInitScript(() => {
        const runs: string[] = [];
        Object.assign(window, { runs });
        document.addEventListener('transitionrun', ({ target, propertyName }) => {
          if (target instanceof Element && target.matches('[role="tabpanel"], [data-moving]')) runs.push(propertyName);
        });
      });
      await as('owner');
    });

    async function moved(page: Page): Promise<void> {
      if (reducedMotion === 'no-preference') return expect.poll(() => transitions(page)).toContain('opacity');
      // A transition would have begun by the second frame.
      await drawn(page);
      expect(await transitions(page)).toEqual([]);
    }

    test('a tab keeps the focus while its panel appears', async ({ page }) => {
      await page.goto('/premium');
      const tab = page.getByRole('tab', { name: 'My Servers' });
      await expect(page.getByRole('tabpanel')).toBeVisible();
      expect(await transitions(page), 'the first panel is simply there').toEqual([]);
      await tab.press('Enter');
      await expect(page.getByRole('tabpanel', { name: 'My Servers' })).toBeVisible();
      await moved(page);
      await expect(tab).toBeFocused();
    });

    test('the button keeps the focus that shows the settings of a module that is off, and hides them', async ({
      page,
      store,
    }) => {
      await store(HARBOUR_TAVERN, 'temporary-voice/save/', { enabled: false });
      await page.goto(`/dashboard/${HARBOUR_TAVERN}?section=tempVoice`);
      const show = page.getByRole('button', { name: 'Show the settings' });
      await show.press('Enter');
      await moved(page);
      const hide = page.getByRole('button', { name: 'Hide the settings' });
      await expect(hide).toBeFocused();
      await hide.press('Enter');
      await expect(show).toBeFocused();
    });
  });
}
