import type { Page } from '@playwright/test';

/** Whether the page is at the history entry of an open dialog, which Back closes. It is added once the dialog is visible. */
export async function hasOverlayEntry(page: Page): Promise<boolean> {
  return page.evaluate(() => Boolean(window.history.state?.overlay));
}
