import type { BrowserContext, Page, Request } from '@playwright/test';

const pending = new WeakMap<BrowserContext, Set<Request>>();

/** Keeps track of the requests that are under way in a browser context, for `settled`. */
export function trackRequests(context: BrowserContext): void {
  const requests = new Set<Request>();
  pending.set(context, requests);
  context.on('request', (request) => requests.add(request));
  context.on('requestfinished', (request) => requests.delete(request));
  context.on('requestfailed', (request) => requests.delete(request));
}

/**
 * Waits until the page's requests are answered and the page has handled the answers. Unlike the load state `networkidle`,
 * which a document reaches once, only after half a second without requests and in rare cases never, this also holds for
 * later requests.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  for (let idle = 0; idle < 3; ) {
    await page.evaluate(lowestPriorityTask);
    idle = isQuiet(page) ? idle + 1 : 0;
  }
}

function isQuiet(page: Page): boolean {
  const requests = pending.get(page.context());
  if (!requests) throw new Error('The requests of this page are not tracked');
  return requests.size === 0;
}

/** Runs after every other task of the page that is due, such as a render. A stopped clock does not hold it up. */
const lowestPriorityTask = () =>
  (
    window as unknown as {
      scheduler: { postTask(run: () => void, options: { priority: 'background' }): Promise<void> };
    }
  ).scheduler.postTask(() => {}, { priority: 'background' });
