import { expect, type Page } from '@playwright/test';

/** Whether the page is at the history entry of an open dialog, which Back closes. */
export async function hasOverlayEntry(page: Page): Promise<boolean> {
  return page.evaluate(() => Boolean(window.history.state?.overlay));
}

/**
 * Makes `goto` and `reload` wait until a closed dialog has gone back from its history entry, which would cancel them.
 * A person's next address comes later than those few milliseconds.
 */
export function waitForOverlayEntries(page: Page): void {
  const { goto, reload } = page;
  const left = () => expect.poll(() => hasOverlayEntry(page), 'a history entry of an overlay').toBe(false);
  page.goto = async (...args) => {
    await left();
    return goto.apply(page, args);
  };
  page.reload = async (...args) => {
    await left();
    return reload.apply(page, args);
  };
}
