import type { Page, Request } from '@playwright/test';

export interface Call {
  method: string;
  /** Path and query. */
  path: string;
  /** The body that was sent, if it was JSON. */
  body: unknown;
}

/** Every call that the page makes from now on to the server's own API, in order. */
export function recordCalls(page: Page, method?: 'GET' | 'POST'): Call[] {
  const calls: Call[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
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
  /** How many calls are answered so; all when absent. */
  times?: number;
}

/** Answers calls in the server's place. `path` is a glob over the path, as `*\/permissions/`. */
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
    // A save is only made where its answer names the revision.
    await route.fulfill({ status, json: body, headers: { etag: '"99"' } });
  });
}

/** Holds matching calls back until the returned function is called. */
export async function hold(page: Page, method: 'GET' | 'POST', path: string): Promise<() => void> {
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

/** The part of an answer that a test wants otherwise, over what the server says. */
export async function alter(page: Page, path: string, change: Record<string, unknown>): Promise<void> {
  await page.route(path, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...change } });
  });
}
