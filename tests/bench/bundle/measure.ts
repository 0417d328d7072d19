import { type Browser, type CDPSession, chromium, expect, type Page } from '@playwright/test';
import { browserOptions } from '../../browserOptions.ts';
import { HARBOUR_TAVERN } from '../../journeys/support/guilds.ts';
import { type Product, startProduct } from '../../journeys/support/product.ts';
import { executedCharacters } from './executed.ts';

/** What a first visit of a route transfers until the network is idle: compressed bodies, without headers. */
export interface RouteWeight {
  route: string;
  requests: number;
  /** Requests and bytes by the kind of content. */
  kinds: Record<Kind, { requests: number; bytes: number }>;
  /** The part of the JavaScript that was executed, from 0 to 1. */
  executed: number;
  files: { address: string; kind: Kind; bytes: number; executed?: number }[];
}

export const KINDS = ['html', 'css', 'js', 'font', 'api', 'other'] as const;
type Kind = (typeof KINDS)[number];

interface Route {
  address: string;
  /** Signed in as the owner of the demo's servers. */
  signedIn: boolean;
}

const screen = (section: string): Route => ({
  address: `/dashboard/${HARBOUR_TAVERN}?section=${section}`,
  signedIn: true,
});
const ROUTES: Route[] = [
  { address: '/', signedIn: false },
  { address: '/premium', signedIn: true },
  { address: '/dashboard', signedIn: true },
  ...['inviteTracker', 'shop', 'welcomeLeave', 'statistics'].map(screen),
];
/** Milliseconds without requests after which nothing more is expected. */
const IDLE = 800;

/** Visits each route of the built demo for the first time in a browser of its own. */
export async function measureBundle(): Promise<RouteWeight[]> {
  const product = await startProduct();
  const browser = await chromium.launch(browserOptions);
  try {
    const weights: RouteWeight[] = [];
    for (const route of ROUTES) {
      console.log(`bundle: ${route.address}`);
      weights.push(await visit(browser, product, route));
    }
    return weights;
  } finally {
    await browser.close();
    await product.dispose();
  }
}

async function visit(browser: Browser, { url }: Product, { address, signedIn }: Route): Promise<RouteWeight> {
  const context = await browser.newContext({ locale: 'en-US' });
  try {
    if (signedIn) await context.request.get(`${url}/auth/login/?login_hint=owner`);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const traffic = await recordTraffic(session);
    await session.send('Profiler.enable');
    await session.send('Profiler.startPreciseCoverage', { callCount: false, detailed: true });
    await page.goto(url + address);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await idle(page, traffic);
    const { result } = await session.send('Profiler.takePreciseCoverage');
    const sizes = new Map<string, { executed: number; length: number }>();
    for (const { url: file, functions } of result)
      if (file.startsWith(url)) sizes.set(file, executedCharacters(functions));
    const files = [...traffic.requests.values()].map((request) => {
      const size = sizes.get(request.address);
      return {
        ...request,
        address: request.address.slice(url.length),
        executed: size && size.executed / size.length,
      };
    });
    const total = [...sizes.values()].reduce(
      (sum, { executed, length }) => ({ executed: sum.executed + executed, length: sum.length + length }),
      { executed: 0, length: 0 },
    );
    const kinds = Object.fromEntries(
      KINDS.map((kind) => {
        const found = files.filter((file) => file.kind === kind);
        return [kind, { requests: found.length, bytes: found.reduce((sum, { bytes }) => sum + bytes, 0) }];
      }),
    ) as RouteWeight['kinds'];
    return {
      route: address.replace(HARBOUR_TAVERN, '…'),
      requests: files.length,
      kinds,
      executed: total.executed / total.length,
      files,
    };
  } finally {
    await context.close();
  }
}

interface Traffic {
  requests: Map<string, { address: string; kind: Kind; bytes: number }>;
  /** When the last byte or request was seen, in milliseconds since 1970. */
  last: number;
}

async function recordTraffic(session: CDPSession): Promise<Traffic> {
  const traffic: Traffic = { requests: new Map(), last: Date.now() };
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    traffic.last = Date.now();
    if (!request.url.startsWith('http')) return;
    traffic.requests.set(requestId, { address: request.url, kind: kindOf(request.url, type), bytes: 0 });
  });
  // Received bytes include the headers, of which only the sum up to the response is known.
  const headers = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    traffic.last = Date.now();
    headers.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.last = Date.now();
    const request = traffic.requests.get(requestId);
    if (request) request.bytes = encodedDataLength - (headers.get(requestId) ?? 0);
  });
  await session.send('Network.enable');
  return traffic;
}

function kindOf(address: string, type = ''): Kind {
  const { pathname } = new URL(address);
  if (/^\/(?:api|auth)\//.test(pathname)) return 'api';
  if (type === 'Document') return 'html';
  const extension = /\.(js|css|woff2)$/.exec(pathname)?.[1];
  if (extension === 'woff2') return 'font';
  return extension === 'js' || extension === 'css' ? extension : 'other';
}

async function idle(page: Page, traffic: Traffic): Promise<void> {
  for (let rest = IDLE; rest > 0; rest = IDLE - (Date.now() - traffic.last)) await page.waitForTimeout(rest);
}
