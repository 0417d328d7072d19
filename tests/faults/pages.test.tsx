// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { markOf } from '../../src/renderer/kept/marks.ts';
import { FakeDatabase } from '../../src/renderer/test/fakeDatabase.ts';
import {
  GRAND_ASSEMBLY,
  HARBOUR_CHANNELS,
  HARBOUR_TAVERN,
  OWNER,
  QUIET_LIBRARY,
} from '../../src/simulators/demo/world.ts';
import { resetOverviews } from '../../src/web/overview/useServerOverview.ts';
import {
  button,
  control,
  edit,
  FAULTS,
  faultsInTurn,
  type Harness,
  LATE,
  save,
  settled,
  shown,
  startHarness,
} from './harness.tsx';

/**
 * Pages that are no module's screen: each call of theirs is answered with each fault. What a page says then and not
 * otherwise, it says in a message about the failure, so that nothing unknown is taken for missing or empty. Once the fault is
 * over, Retry shows everything.
 */

interface Part {
  address: string;
  /** Opens the part of the page that makes the calls. */
  open?(): Promise<void>;
  /** The paths of its calls. */
  calls: RegExp;
  /** Milliseconds between attempts that are made before anything is said. */
  attempts?: readonly number[];
  /** What is shown in place of something unknown for which the page has no room to say more. */
  unknown?: RegExp;
  /** The button that asks for it, which goes once it is there. */
  asks?: RegExp;
  /** Milliseconds after which it is loaded again by itself. */
  healsIn?: number;
  /** It is left out while it is not known. */
  optional?: boolean;
}

const tavern = `/dashboard/${HARBOUR_TAVERN}`;
const history = `${tavern}?section=history`;
const transfer = `${tavern}?section=transfer`;

/** Presses the first button with a name, once there is one. */
async function press(name: RegExp): Promise<void> {
  await waitFor(() => expect(button(name)).toBeDefined());
  fireEvent.click(button(name) as HTMLElement);
}

const PARTS: Record<string, Part> = {
  'the list of servers': { address: '/dashboard', calls: /^\/api\/auth\/user-data\/$/ },
  'the user': {
    address: '/dashboard',
    calls: /^\/auth\/user-data\/$/,
    unknown: /^Login with Discord$/,
    healsIn: 15_000,
  },
  'the rights in a server': { address: history, calls: /permissions$/, attempts: [1000, 2000] },
  'the name of a server': {
    address: history,
    calls: /guilds\/\d+\/$/,
    attempts: [1000, 2000],
    unknown: /^UNKNOWN SERVER$/,
    healsIn: 30_000,
  },
  'what others have changed': {
    address: history,
    open: async () => void fireEvent.pointerMove(document.body, { movementX: 1 }),
    calls: /unseen\/$/,
    optional: true,
  },
  'the other servers': {
    address: tavern,
    open: () => press(/Switch server/),
    calls: /^\/api\/auth\/user-data\/$/,
    unknown: /^(We couldn't load your servers\.|Retry)$/,
  },
  'the overview': { address: tavern, calls: /overview\/$/ },
  'presets for a new server': { address: `/dashboard/${QUIET_LIBRARY}`, calls: /presets\/$/, optional: true },
  'the history': { address: history, calls: /history\/$/ },
  'how two versions differ': {
    address: history,
    async open() {
      await press(/^Compare$/);
      await press(/^Current settings$/);
    },
    calls: /history\/compare\//,
  },
  'all changes of a version': {
    address: `/dashboard/${GRAND_ASSEMBLY}?section=history`,
    open: () => press(/more changes$/),
    asks: /more changes$/,
    calls: /history\/\d+\/$/,
  },
  'the file of an export': { address: transfer, open: () => press(/^Download file$/), calls: /settings-file\/$/ },
  'sources to copy from': { address: transfer, calls: /presets\/$|^\/api\/auth\/user-data\/$/ },
  'the preset of an address': { address: `${transfer}&preset=friends`, calls: /presets\/$/ },
  'the health of the bot': { address: '/health', calls: /health\/$/ },
  'servers to buy for': { address: '/premium', calls: /premium-data\/$/ },
  invoices: { address: '/premium?tab=billing', calls: /my-invoices\/$/ },
  'what an order brings': {
    address: '/premium',
    async open() {
      fireEvent.click(await screen.findByRole('combobox', { name: /server/i }));
      fireEvent.click(await screen.findByRole('option', { name: /Quiet Library/ }));
    },
    calls: /premium\/preview\//,
  },
};

const faults = Object.keys(FAULTS) as (keyof typeof FAULTS)[];
let harness: Harness;
vi.setConfig({ testTimeout: 90_000 });

beforeAll(async () => {
  harness = await startHarness();
  const { owner } = harness.site;
  const body = {
    welcome_enabled: true,
    welcome_message: 'Ahoy {user}',
    welcome_channel_id: HARBOUR_CHANNELS.general,
    leave_enabled: true,
    leave_message: 'Farewell {user}',
    leave_channel_id: HARBOUR_CHANNELS.general,
  };
  const saved = await owner('POST', `/auth/guilds/${HARBOUR_TAVERN}/welcome-leave/save/`, { body });
  expect(saved.statusCode).toBe(200);
  // More changes than the list of versions has.
  const items = Array.from({ length: 30 }, (_, index) => ({
    id: `${index}`,
    type: 'role',
    name: `Item ${index}`,
    price: 5,
  }));
  const shop = {
    guild: GRAND_ASSEMBLY,
    document: 'shop.settings',
    value: { items },
    version: 0,
    expectedRevision: null,
  };
  await harness.site.store.documents.save({ ...shop, user: OWNER, at: Date.now() });
  // The server writes it into each page.
  const config = Object.assign(document.createElement('script'), { id: 'site-config', type: 'application/json' });
  config.textContent = (await owner('GET', '/api/config/')).body;
  document.head.append(config);
  // jsdom saves no files.
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => {};
  HTMLAnchorElement.prototype.click = () => {};
});
beforeEach(() => harness.clearFaults());
afterEach(async () => {
  // What is late would keep the next page waiting.
  if (vi.isFakeTimers()) await act(() => vi.advanceTimersByTimeAsync(LATE));
  vi.useRealTimers();
  cleanup();
});
afterAll(() => harness.close());

/** What the page says, without times. @param but elements that are left out */
function said(but = ''): string[] {
  const left = `[aria-hidden=true], script, style${but && `, ${but}`}`;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    const words = (textContent ?? '').replaceAll(/\d+:\d\d(:\d\d)?( [AP]M)?|\d+ \w+ ago|\bnow\b/gi, '').trim();
    if (words && !parentElement?.closest(left)) found.add(words);
  }
  return [...found].sort();
}

/** Waits until everything is there or has failed for the last time. */
async function complete({ attempts = [] }: Part): Promise<void> {
  await settled(harness);
  // It has left for the login.
  if (window.location.pathname === '/') return;
  for (const wait of attempts) {
    await act(() => vi.advanceTimersByTimeAsync(wait));
    await settled(harness);
  }
  await waitFor(() => expect(document.querySelector('main .spinner, [aria-busy=true]')).toBeNull());
}

async function show(part: Part): Promise<void> {
  const { address, attempts, healsIn } = part;
  if (attempts || healsIn) stopClock();
  visit(address);
  await complete(part);
  await part.open?.();
  await complete(part);
}

/** Opens a page like the first one of a user on this device. */
function visit(address: string): void {
  localStorage.clear();
  sessionStorage.clear();
  resetOverviews();
  harness.openPage(address);
}

const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
const alerts = () => [...document.querySelectorAll('[role=alert]')];

describe.each(Object.entries(PARTS).map(([name, part], turn) => ({ name, part, turn })))('$name', ({ part, turn }) => {
  let paths: string[] = [];
  /** What is said without a fault. */
  let usual: string[] = [];
  const isExpected = (one: string) => usual.includes(one) || part.unknown?.test(one) || part.asks?.test(one);
  const news = (but?: string) => said(but).filter((one) => !isExpected(one));

  const lacking = () => {
    const now = said();
    return usual.filter((one) => !now.includes(one));
  };

  test('is shown', async () => {
    await show(part);
    // Its code may be on its way still.
    await waitFor(() => {
      paths = called(part.calls);
      expect(paths).not.toEqual([]);
      expect(document.querySelector('main h1')).not.toBeNull();
      expect(said().filter((one) => one.startsWith('Loading'))).toEqual([]);
    });
    cleanup();
    await show(part);
    expect(alerts()).toEqual([]);
    // What is drawn on demand follows a moment later.
    let looks = 0;
    await waitFor(() => {
      const now = said();
      expect(now.filter((one) => one.startsWith('Loading'))).toEqual([]);
      looks = now.join() === usual.join() ? looks + 1 : 0;
      usual = now;
      expect(looks).toBeGreaterThan(5);
    });
  });

  test.each(faultsInTurn(turn, faults, 'status 500'))(
    'after a GET was answered with %s, says nothing that is not known, and is shown on Retry',
    async (fault) => {
      for (const path of paths) {
        harness.setFault('GET', path, fault);
        await show(part);
        if (fault === 'no session') await expectLogin(part);
        else {
          expect(news('[role=alert]'), `${path}: said outside of a message`).toEqual([]);
          if (!part.unknown && !part.optional) expect(alerts(), `${path}: nothing is said`).not.toEqual([]);
          harness.clearFaults();
          await again(part);
          await waitFor(() => expect(lacking(), `${path}: not there after Retry`).toEqual([]));
          expect(alerts()).toEqual([]);
        }
        cleanup();
      }
    },
  );

  test('while an answer is late, says nothing that is not known', async () => {
    for (const path of paths) {
      stopClock();
      harness.setFault('GET', path, 'late');
      visit(part.address);
      if (part.open) {
        await complete(part);
        await part.open();
      }
      await waitFor(() => expect(harness.pending()).toEqual({ all: 1, late: 1 }));
      expect(alerts()).toEqual([]);
      expect(news().filter((one) => !one.startsWith('Loading'))).toEqual([]);
      await act(() => vi.advanceTimersByTimeAsync(LATE));
      await complete(part);
      await waitFor(() => expect(lacking(), path).toEqual([]));
      vi.useRealTimers();
      cleanup();
    }
  });
});

/** The paths of the calls that the page has made. */
function called(pattern: RegExp): string[] {
  const gets = harness.calls.filter(({ method, path }) => method === 'GET' && pattern.test(path));
  return [...new Set(gets.map(({ path }) => path))];
}

/** Tries again like the user, or waits until the page does. */
async function again(part: Part): Promise<void> {
  const { healsIn, optional, open } = part;
  const retry = button(/^(Retry|Try again)$/i);
  if (healsIn !== undefined) await act(() => vi.advanceTimersByTimeAsync(healsIn));
  else if (retry) fireEvent.click(retry);
  else if (optional) {
    cleanup();
    await show(part);
  } else await open?.();
  await complete(part);
}

/** A user whose session has ended is asked to log in, and returns to the same page. */
async function expectLogin({ address }: Part): Promise<void> {
  if (address.startsWith('/premium')) {
    expect((await screen.findAllByRole('link', { name: 'Login with Discord' })).length).toBeGreaterThan(1);
  } else {
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(sessionStorage.getItem('login-destination')).toBe(address);
  }
}

test('edits that were not saved because the session has ended are kept, and so are those that follow', async () => {
  const database = new FakeDatabase();
  vi.stubGlobal('indexedDB', database.factory);
  const key = `${OWNER} ${HARBOUR_TAVERN} customize`;
  visit(`${tavern}?section=customize`);
  await waitFor(() => expect(control('prefix')).not.toBeNull());
  await settled(harness);
  harness.setFault('POST', `/auth/guilds/${HARBOUR_TAVERN}/customize/`, 'no session');
  edit('prefix', 3);
  await save(harness);
  await screen.findByText('Your session has ended');
  edit('prefix', 4);
  fireEvent(window, new Event('pagehide'));
  await waitFor(() => expect(JSON.stringify(database.entries.get(key))).toContain(`"prefix":"${shown('prefix')}"`));
  expect(markOf(key)?.fate).toBe('offered');
});
