import type { Page, Request } from '@playwright/test';

export interface Call {
  method: string;
  /** Path and query. */
  path: string;
  /** The body that was sent, if it was JSON. */
  body: unknown;
}

/** What every screen asks at the first sign of a visitor: who is signed in, and what others have changed. */
export const FIRST_SIGN_CALLS = /^\/auth\/user-data\/$|\/history\/(?:un)?seen\/$/;

/** Records the page's calls to the server's API, in order. */
export function recordCalls(page: Page, method?: 'GET' | 'POST'): Call[] {
  const calls: Call[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (FIRST_SIGN_CALLS.test(pathname)) return;
    if (!isCall(request) || !/^\/(api\/)?auth\//.test(pathname)) return;
    if (method && request.method() !== method) return;
    calls.push({ method: request.method(), path: pathname + search, body: jsonOf(request) });
  });
  return calls;
}

const isCall = (request: Request) => request.resourceType() === 'fetch';

function jsonOf(request: Request): unknown {
  try {
    return request.postDataJSON();
  } catch {
    return undefined;
  }
}

interface Answer {
  status?: number;
  body?: unknown;
  /** The number of calls to answer; all if absent. */
  times?: number;
}

/** Answers calls in place of the server. `path` is a glob for the path, such as `*\/permissions/`. */
export async function answer(
  page: Page,
  method: 'GET' | 'POST',
  path: string,
  { status = 200, body = {}, times }: Answer,
): Promise<void> {
  let left = times ?? Number.POSITIVE_INFINITY;
  await page.route(path, async (route) => {
    if (route.request().method() !== method || left <= 0) return route.fallback();
    left -= 1;
    // A save counts only if its response names the revision.
    await route.fulfill({ status, json: body, headers: { etag: '"99"' } });
  });
}

/** Holds matching calls until the returned function is called. */
export async function hold(page: Page, method: 'GET' | 'POST', path: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(path, async (route) => {
    if (route.request().method() === method) await released;
    await route.fallback();
  });
  return release;
}

/** Overrides a part of the server's response. */
export async function alter(page: Page, path: string, change: Record<string, unknown>): Promise<void> {
  await page.route(path, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...change } });
  });
}
