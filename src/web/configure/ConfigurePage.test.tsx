// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readObject } from '../../renderer/browser/objectStore.ts';
import { markKept, markOf } from '../../renderer/kept/marks.ts';
import { FakeDatabase } from '../../renderer/test/fakeDatabase.ts';
import { api } from '../calls/api.ts';
import { followSession } from '../session/followSession.ts';
import { elapse, stopClock } from '../testing/clock.ts';
import { type FakeServer, fakeServer } from '../testing/fakeServer.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { screenWidth } from '../testing/screenWidth.ts';

const products = vi.hoisted(() => ({
  plans: [
    { id: 'free', title: 'Free' },
    { id: 'premium', title: 'Premium' },
    { id: 'royal', title: 'Royal' },
  ],
  planTitles: { en: { free: 'Free', premium: 'Premium', royal: 'Royal' } },
}));

vi.mock('../product/product.ts', async (original) => ({ ...(await original<object>()), ...products }));
vi.mock('../product/catalogue.ts', () => ({
  emojiFiles: {},
  product: { name: 'Guildhall', shortName: 'Guildhall', defaultLanguage: 'en', languages: ['en'] },
  ...products,
  moduleIds: ['customize', 'shop', 'news', 'functions'],
  formerModules: { bazaar: { stock: { module: 'shop', setting: 'items' } } },
  pageIds: ['overview'],
}));

vi.mock('../product/menu.ts', () => ({
  pages: { en: [{ id: 'overview', title: 'Overview', icon: 'layout-dashboard' }] },
  menu: {
    en: [
      {
        id: 'general',
        title: 'General',
        items: [
          { id: 'customize', title: 'Customize Bot', icon: 'hand' },
          {
            id: 'premium',
            title: 'Unlock Premium',
            icon: 'crown',
            action: { to: '/premium' },
            hiddenWithPlan: 'premium',
          },
        ],
      },
      { id: 'nothing', title: 'Nothing yet', items: [] },
      {
        id: 'games',
        title: 'Economy & Gaming',
        items: [
          { id: 'shop', title: 'Shop', icon: 'unheard-of', plan: 'premium' },
          { id: 'news', title: 'News', icon: 'newspaper', plan: 'premium', badge: 'NEW' },
          { id: 'court', title: 'Court', icon: 'crown', plan: 'royal' },
        ],
      },
    ],
  },
}));

vi.mock('./ModuleView.tsx', () => ({
  ModuleView: (props: {
    id: string;
    onLeave(): void;
    onDirtyChange(dirty: boolean): void;
    onPlan(plan: string): void;
  }) => (
    <section aria-label="Screen">
      <h1>Screen of {props.id}</h1>
      <button type="button" onClick={() => props.onDirtyChange(true)}>
        Edit
      </button>
      <button type="button" onClick={props.onLeave}>
        Denied later
      </button>
      <button type="button" onClick={() => props.onPlan('free')}>
        Plan ended
      </button>
    </section>
  ),
}));

vi.mock('./serverPages.ts', () => ({
  serverPages: { overview: () => <h1>Screen of overview</h1> },
}));

// Loaded in advance, because a test with a stopped clock cannot wait for an import.
beforeAll(async () => {
  await Promise.all([import('./ConfigurePage.tsx'), import('../dashboard/DashboardPage.tsx')]);
});

const permissions = '/auth/guilds/77/permissions';
const info = '/auth/guilds/77/';
const owner = { is_owner: true, is_admin: true, can_modify: true, admin_modify: false, is_premium: false };
const failed = { status: 500, body: {} };

let server: FakeServer;
const database = new FakeDatabase();

beforeEach(() => {
  screenWidth(1280);
  database.entries.clear();
  vi.stubGlobal('indexedDB', database.factory);
  server = fakeServer();
  server.reply(permissions, owner);
  server.reply(info, { name: 'Straße', icon_url: 'https://cdn.example/icon.png' });
  server.reply('/api/auth/user-data/', { guilds_with_bot: [], guilds_without_bot: [] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

const shows = (section: string) => screen.findByRole('heading', { name: `Screen of ${section}` });
const sections = () => within(screen.getByRole('navigation', { name: 'Sections' }));

describe('the sections', () => {
  test('start with the overview and show the server name in capitals', async () => {
    renderAt('/dashboard/77');
    await shows('overview');
    expect(sections().getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(document.title).toBe('Overview · Straße · Guildhall'));
    expect(await screen.findByText('STRASSE')).toBeInTheDocument();
    expect(document.querySelector('img[src="https://cdn.example/icon.png"]')).toBeInTheDocument();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  test('and the switch of servers stand before the main element, which the skip link leads to', async () => {
    const { address } = renderAt('/dashboard/77?section=customize');
    await shows('customize');
    const main = screen.getByRole('main');
    const side = screen.getByRole('complementary');
    expect(within(side).getByRole('navigation', { name: 'Sections' })).toBeInTheDocument();
    expect(main).not.toContainElement(side);
    expect(side.compareDocumentPosition(main)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(within(main).getAllByRole('button')[0]).toHaveTextContent('Edit');
    await userEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
    expect(main).toHaveFocus();
    // A fragment would name a setting.
    expect(address()).toBe('/dashboard/77?section=customize');
  });

  test('are in the address: choosing one adds a history entry, Back returns', async () => {
    const { address, history } = renderAt('/dashboard/77?section=customize');
    await shows('customize');
    await userEvent.click(sections().getByRole('link', { name: /Shop/ }));
    await shows('shop');
    expect(address()).toBe('/dashboard/77?section=shop');
    expect(sections().getByRole('link', { name: /Shop/ })).toHaveAttribute('aria-current', 'page');
    await act(async () => history.go(-1));
    await shows('customize');
  });

  test.each([
    ['shop', 'shop'],
    ['functions', 'functions'],
    ['overview', 'overview'],
  ])('section=%s in the address shows %s', async (wanted, shown) => {
    renderAt(`/dashboard/77?section=${wanted}`);
    await shows(shown);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test.each(['unheard-of', 'premium', '__proto__', ''])(
    'section=%s in the address, which is none, shows the overview and says so',
    async (wanted) => {
      const { address } = renderAt(`/dashboard/77?section=${wanted}`);
      await shows('overview');
      expect(screen.getByRole('status')).toHaveTextContent("That page doesn't exist here");
      await userEvent.click(sections().getByRole('link', { name: 'Overview' }));
      expect(address()).toBe('/dashboard/77?section=overview');
      expect(screen.queryByRole('status')).not.toBeInTheDocument();
    },
  );

  test.each([
    ['?section=bazaar#stock.sword', '?section=shop#items.sword'],
    ['?section=bazaar', '?section=shop'],
  ])('of a module that is gone are where its settings are: %s', async (wanted, shown) => {
    const { address, history } = renderAt('/dashboard/77?section=functions');
    await shows('functions');
    await act(async () => history.push(`/dashboard/77${wanted}`));
    await shows('shop');
    expect(address() + window.location.hash).toBe(`/dashboard/77${shown}`);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    await act(async () => history.go(-1));
    await shows('functions');
  });

  test('are in the page title, before the server name', async () => {
    renderAt('/dashboard/77?section=shop');
    await waitFor(() => expect(document.title).toBe('Shop · Straße · Guildhall'));
  });

  test('show locks and badges without Premium, and a link to buy it', async () => {
    const { address } = renderAt('/dashboard/77?section=customize');
    await shows('customize');
    expect(sections().getByRole('link', { name: 'Customize Bot' })).toBeInTheDocument();
    // The badge comes before the lock.
    expect(sections().getByRole('link', { name: 'News NEW Included in Premium' })).toBeInTheDocument();
    expect(screen.queryByText('Nothing yet')).not.toBeInTheDocument();
    await userEvent.click(sections().getByRole('link', { name: 'Unlock Premium' }));
    await waitFor(() => expect(address()).toBe('/premium?guild_id=77&plan=premium'));
  });

  test.each([
    ['premium', 'Premium', 'Court Included in Royal'],
    ['royal', 'Royal', 'Court'],
  ])(
    'have no locks included in the plan %s, which they name, and no link to buy Premium',
    async (plan, title, court) => {
      server.reply(permissions, { ...owner, is_premium: true, plan });
      renderAt('/dashboard/77?section=customize');
      await shows('customize');
      expect(sections().getByRole('link', { name: 'Shop' })).toBeInTheDocument();
      expect(sections().getByRole('link', { name: court })).toBeInTheDocument();
      expect(sections().queryByText('Unlock Premium')).not.toBeInTheDocument();
      expect(screen.getAllByText(title).some((element) => element.closest('aside'))).toBe(true);
    },
  );

  test.each(['economy', 'shop'])('the address by which schemas name the module %s leads to its section', async (id) => {
    const { address } = renderAt(`/configure/77/${id}`);
    await waitFor(() => expect(address()).toBe(`/dashboard/77?section=${id}`));
  });
});

describe('permissions', () => {
  test('follow the plan that a form reports: the menu shows locks again', async () => {
    server.reply(permissions, { ...owner, is_premium: true });
    renderAt('/dashboard/77?section=customize');
    await shows('customize');
    const shop = () => sections().getByRole('link', { name: /^Shop/ });
    expect(shop()).toHaveAccessibleName('Shop');
    await userEvent.click(screen.getByText('Plan ended'));
    expect(shop()).toHaveAccessibleName(/Premium/);
    expect(sections().getByRole('link', { name: 'Unlock Premium' })).toBeVisible();
    expect(server.count(permissions)).toBe(1);
  });

  test('that are loaded later count more than the plan that a form has reported before', async () => {
    server.reply('/auth/guilds/78/permissions', owner);
    server.reply(permissions, owner, { ...owner, is_premium: true });
    const { history } = renderAt('/dashboard/77?section=customize');
    await shows('customize');
    await userEvent.click(screen.getByText('Plan ended'));
    act(() => history.push('/dashboard/78'));
    await shows('overview');
    act(() => history.push('/dashboard/77'));
    await waitFor(() => expect(server.count(permissions)).toBe(2));
    await shows('overview');
    expect(sections().getByRole('link', { name: /^Shop/ })).toHaveAccessibleName('Shop');
  });

  test.each([
    ['an owner', { is_owner: true, can_modify: false }],
    ['an administrator who may modify', { is_owner: false, can_modify: true }],
  ])('%s gets in', async (_, rights) => {
    server.reply(permissions, { ...owner, ...rights });
    renderAt('/dashboard/77?section=customize');
    await shows('customize');
  });

  test.each([
    ['others see the reason', { ...owner, is_owner: false, can_modify: false }],
    ['a 403 has the same effect', { status: 403, body: { error: 'No' } }],
  ])('%s and returns to the list after five seconds', async (_, answer) => {
    stopClock();
    server.reply(permissions, answer);
    const { address } = renderAt('/dashboard/77');
    await elapse(0);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Access Denied: You do not have permission to access this page.');
    expect(alert).toHaveTextContent('Server owner approval is required');
    expect(screen.getByRole('link', { name: 'Return to Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(server.count(permissions)).toBe(1);
    await elapse(4900);
    expect(address()).toBe('/dashboard/77');
    await elapse(100);
    expect(address()).toBe('/dashboard');
  });

  test('Return to Dashboard does not wait', async () => {
    server.reply(permissions, { ...owner, is_owner: false, can_modify: false });
    const { address } = renderAt('/dashboard/77');
    await userEvent.click(await screen.findByRole('link', { name: 'Return to Dashboard' }));
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  test('a 401 leads to the start page at once', async () => {
    server.reply(permissions, { status: 401, body: {} });
    const { address } = renderAt('/dashboard/77');
    await waitFor(() => expect(address()).toBe('/'));
    expect(server.count(permissions)).toBe(1);
  });

  test('a screen that is denied access later leaves for the list', async () => {
    const { address } = renderAt('/dashboard/77?section=customize');
    await shows('customize');
    await userEvent.click(screen.getByText('Edit'));
    await userEvent.click(screen.getByText('Denied later'));
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });
});

describe('failures', () => {
  test('are retried after one and two seconds, then shown, then left after five', async () => {
    stopClock();
    server.reply(permissions, failed);
    const { address } = renderAt('/dashboard/77');
    await elapse(900);
    expect(server.count(permissions)).toBe(1);
    await elapse(200);
    expect(server.count(permissions)).toBe(2);
    await elapse(1800);
    expect(server.count(permissions)).toBe(2);
    await elapse(200);
    expect(server.count(permissions)).toBe(3);
    expect(screen.getByRole('alert')).toHaveTextContent('An error occurred while loading the dashboard.');
    await elapse(4700);
    expect(address()).toBe('/dashboard/77');
    await elapse(300);
    expect(address()).toBe('/dashboard');
    await elapse(60_000);
    expect(server.count(permissions)).toBe(3);
  });

  test('that recover are not shown', async () => {
    stopClock();
    server.reply(permissions, failed, 'offline', owner);
    renderAt('/dashboard/77?section=customize');
    await elapse(3100);
    expect(screen.getByRole('heading', { name: 'Screen of customize' })).toBeInTheDocument();
  });

  test('an unknown server is not requested again', async () => {
    server.reply(permissions, { status: 404, body: {} });
    renderAt('/dashboard/77?section=customize');
    expect(await screen.findByText('An error occurred while loading the dashboard.')).toBeInTheDocument();
    expect(server.count(permissions)).toBe(1);
  });

  test('an invalid id is not requested at all', async () => {
    stopClock();
    const { address } = renderAt('/dashboard/77x');
    await elapse(100);
    expect(screen.getByText('An error occurred while loading the dashboard.')).toBeInTheDocument();
    expect(server.asked.filter((path) => path.includes('/guilds/'))).toEqual([]);
    await elapse(5000);
    expect(address()).toBe('/dashboard');
  });

  test("shows 'unknown server' once the name could not be loaded", async () => {
    stopClock();
    server.reply(info, failed);
    renderAt('/dashboard/77?section=customize');
    await elapse(2500);
    expect(screen.queryByText('UNKNOWN SERVER')).not.toBeInTheDocument();
    await elapse(1000);
    expect(server.count(info)).toBe(3);
    expect(screen.getByText('UNKNOWN SERVER')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Screen of customize' })).toBeInTheDocument();
  });
});

describe('unsaved changes', () => {
  beforeAll(followSession);
  const refused = { status: 401, body: { error: 'Please log in to continue.' } };

  test('keep the page open after the session has ended, under a notice, until the user signs in again', async () => {
    const { address } = renderAt('/dashboard/77?section=customize');
    await shows('customize');
    await userEvent.click(screen.getByText('Edit'));
    server.reply('/auth/guilds/77/statistics/', refused);
    server.reply('/auth/user-data/', refused);
    await act(() => api.get('/auth/guilds/77/statistics/'));
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText('Your session has ended')).toBeVisible();
    expect(notice.getByRole('link', { name: 'Log in in a new tab' })).toHaveAttribute('href', '/auth/login/');
    expect(address()).toBe('/dashboard/77?section=customize');
    await shows('customize');
    server.reply('/auth/user-data/', { user: { id: '1', username: 'ada', global_name: 'Ada', avatar: null } });
    fireEvent.focus(window);
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await shows('customize');
  });

  test('if there are none, the end of the session leads to the start page', async () => {
    const { address } = renderAt('/dashboard/77?section=customize');
    await shows('customize');
    server.reply('/auth/guilds/77/statistics/', refused);
    await act(() => api.get('/auth/guilds/77/statistics/'));
    await waitFor(() => expect(address()).toBe('/'));
  });

  test('are asked about before another section is opened: one stays, one leaves', async () => {
    const { address } = renderAt('/dashboard/77?section=customize');
    await shows('customize');
    await userEvent.click(screen.getByText('Edit'));
    await userEvent.click(sections().getByRole('link', { name: /Shop/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Unsaved changes' });
    expect(dialog).toHaveTextContent('Customize Bot');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/dashboard/77?section=customize');
    await userEvent.click(sections().getByRole('link', { name: /Shop/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await shows('shop');
    await userEvent.click(sections().getByRole('link', { name: /News/ }));
    await shows('news');
  });

  test('are had back after they were discarded on leaving, until the next section is left as well', async () => {
    const { address } = renderAt('/dashboard/77?section=customize');
    const discard = async () => {
      await shows('customize');
      await userEvent.click(screen.getByText('Edit'));
      await userEvent.click(sections().getByRole('link', { name: /Shop/ }));
      await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
      await shows('shop');
    };
    // As the form would.
    markKept('1 77 customize', Date.now(), 'discarded');
    database.entries.set('1 77 customize', {});
    await discard();
    const notice = await screen.findByText('Your changes to Customize Bot were discarded.');
    expect(notice.closest('[role=status]')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await shows('customize');
    expect(address()).toBe('/dashboard/77?section=customize');
    expect(markOf('1 77 customize')?.fate).toBe('wanted');
    expect(screen.queryByText(/were discarded/)).not.toBeInTheDocument();

    markKept('1 77 customize', Date.now(), 'discarded');
    await discard();
    await screen.findByText(/were discarded/);
    await userEvent.click(sections().getByRole('link', { name: /News/ }));
    await shows('news');
    expect(screen.queryByText(/were discarded/)).not.toBeInTheDocument();
  });

  test.each(['marked', 'stored'])('that were not %s cannot be had back', async (missing) => {
    if (missing === 'stored') markKept('1 77 customize', Date.now(), 'discarded');
    else database.entries.set('1 77 customize', {});
    renderAt('/dashboard/77?section=customize');
    await shows('customize');
    await userEvent.click(screen.getByText('Edit'));
    await userEvent.click(sections().getByRole('link', { name: /Shop/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await shows('shop');
    await act(() => import('./unsaved/DiscardedNotice.tsx'));
    await act(() => readObject('1 77 customize'));
    expect(screen.queryByText(/were discarded/)).not.toBeInTheDocument();
  });

  test('make the browser ask before a reload', async () => {
    renderAt('/dashboard/77?section=customize');
    await shows('customize');
    const reload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(reload()).toBe(true);
    await userEvent.click(screen.getByText('Edit'));
    expect(reload()).toBe(false);
  });
});
