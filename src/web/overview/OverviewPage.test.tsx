// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeServer, fakeServer } from '../testing/fakeServer.ts';
import { reachByKeyboard } from '../testing/reachByKeyboard.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { screenWidth } from '../testing/screenWidth.ts';
import type { ModuleState } from './serverOverview.ts';
import { resetOverviews } from './useServerOverview.ts';

const OVERVIEW = '/auth/guilds/77/overview/';

const module = (id: string, parts: Partial<ModuleState> = {}): ModuleState => ({
  id,
  state: 'off',
  status: `What ${id} is for`,
  missing: [],
  changed: null,
  unlock: null,
  ...parts,
});
const connected = { connection: 'connected', heard_at: new Date().toISOString(), issues: [] };
const overviewOf = (modules: ModuleState[], parts: object = {}) => ({
  plan: 'premium',
  bot: connected,
  complete: true,
  modules,
  ...parts,
});

let server: FakeServer;

beforeEach(() => {
  screenWidth(1280);
  resetOverviews();
  server = fakeServer();
  server.reply('/auth/guilds/77/permissions', { is_owner: true, can_modify: true, is_premium: true, plan: 'premium' });
  server.reply('/auth/guilds/77/', { name: 'Hall', icon_url: null });
  server.reply('/api/auth/user-data/', { guilds_with_bot: [], guilds_without_bot: [] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

const main = () => within(screen.getByRole('main'));
const card = async (title: string) => {
  const heading = await main().findByRole('heading', { level: 3, name: title });
  const article = heading.closest('article');
  if (!article) throw new Error(`${title} has no card`);
  return within(article);
};

/** Resolves once a path is asked for, to a function that answers. */
function hold(path: string): Promise<(answer: Response) => void> {
  const others = fetch;
  return new Promise((asked) =>
    vi.stubGlobal('fetch', (called: string, options: RequestInit) =>
      called === path ? new Promise<Response>(asked) : others(called, options),
    ),
  );
}

test('the modules come with the name of the server, which may wrap and push them down', async () => {
  server.reply(OVERVIEW, overviewOf([module('shop')]));
  const asked = hold('/auth/guilds/77/');
  renderAt('/dashboard/77');
  const answer = await asked;
  await main().findByText('The bot is online');
  expect(main().queryByRole('article')).not.toBeInTheDocument();
  expect(main().getByRole('heading', { level: 1, name: 'Configure' })).toBeInTheDocument();
  answer(Response.json({ name: 'Hall of a Thousand Lanterns', icon_url: null }));
  expect(await main().findByRole('heading', { level: 1, name: 'Hall of a Thousand Lanterns' })).toBeInTheDocument();
  await card('Shop');
});

test('the modules are shown although the name of the server cannot be found out', async () => {
  server.reply(OVERVIEW, overviewOf([module('shop')]));
  server.reply('/auth/guilds/77/', { status: 404, body: { error: 'Not found' } });
  renderAt('/dashboard/77');
  await card('Shop');
  expect(main().getByRole('heading', { level: 1, name: 'Unknown server' })).toBeInTheDocument();
});

test('the plan is the one that the overview has read', async () => {
  server.reply(OVERVIEW, overviewOf([module('shop')], { plan: 'free' }));
  renderAt('/dashboard/77');
  await card('Shop');
  expect(await main().findByText('Free')).toBeInTheDocument();
  expect(main().queryByText('Premium')).not.toBeInTheDocument();
});

describe('the card of a module', () => {
  test.each([
    ['on', 'On'],
    ['always', 'Always on'],
    ['off', 'Off'],
    ['incomplete', 'Needs attention'],
  ] as const)('says in words that it is %s, and what it does', async (state, badge) => {
    server.reply(OVERVIEW, overviewOf([module('shop', { state, status: '3 items for sale' })]));
    renderAt('/dashboard/77');
    const shop = await card('Shop');
    expect(shop.getByText(badge)).toBeInTheDocument();
    expect(shop.getByText('3 items for sale')).toBeInTheDocument();
    expect(shop.getByRole('link', { name: 'Shop' })).toHaveAttribute('href', '/dashboard/77?section=shop');
  });

  test('leads to the module, where reading goes on by keyboard', async () => {
    server.reply(OVERVIEW, overviewOf([module('shop')]));
    const { address } = renderAt('/dashboard/77');
    reachByKeyboard((await card('Shop')).getByRole('link', { name: 'Shop' }));
    await userEvent.keyboard('{Enter}');
    expect(address()).toBe('/dashboard/77?section=shop');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  test('links each missing setting, and counts those beyond three', async () => {
    const missing = ['a', 'b', 'c', 'd', 'e'].map((name) => ({
      address: `items.${name}.price`,
      label: `Items › ${name}`,
      message: `Choose ${name}`,
    }));
    server.reply(OVERVIEW, overviewOf([module('shop', { state: 'incomplete', missing })]));
    renderAt('/dashboard/77');
    const shop = await card('Shop');
    expect(shop.getByRole('link', { name: 'Items › a' })).toHaveAttribute(
      'href',
      '/dashboard/77?section=shop#items.a.price',
    );
    expect(shop.getByText('Choose c')).toBeInTheDocument();
    expect(shop.queryByText('Choose d')).not.toBeInTheDocument();
    expect(shop.getByText('and 2 more')).toBeInTheDocument();
    expect(main().getByRole('region', { name: 'Needs your attention' })).toHaveTextContent('Shop');
  });

  test('says what unlocks it', async () => {
    const action = { label: 'Economy Settings', to: '/configure/{guildId}/economy' };
    const unlock = { plan: null, title: 'Economy', text: 'Turn on the economy first.', action };
    server.reply(
      OVERVIEW,
      overviewOf([
        module('shop', { state: 'locked', status: null, unlock }),
        module('lottery', { state: 'locked', status: null, unlock: { ...unlock, plan: 'premium' } }),
      ]),
    );
    renderAt('/dashboard/77');
    const shop = await card('Shop');
    expect(shop.getByText('Locked')).toBeInTheDocument();
    expect(shop.getByText('Turn on the economy first.')).toBeInTheDocument();
    expect(shop.getByRole('link', { name: 'Economy Settings' })).toHaveAttribute('href', '/configure/77/economy');
    expect((await card('Lottery')).getByText('Premium')).toBeInTheDocument();
  });

  test('says who changed it, and when', async () => {
    const changed = { at: new Date(Date.now() - 300_000).toISOString(), by: { name: 'Ana' } };
    server.reply(OVERVIEW, overviewOf([module('shop', { changed })]));
    renderAt('/dashboard/77');
    expect((await card('Shop')).getByText('Changed by Ana, 5 minutes ago')).toHaveAttribute('datetime', changed.at);
  });
});

describe('the bot', () => {
  test('that is offline is said to be, with when it last reported and its health', async () => {
    const bot = {
      connection: 'disconnected',
      heard_at: new Date(Date.now() - 7_200_000).toISOString(),
      issues: [],
    };
    server.reply(OVERVIEW, overviewOf([module('shop')], { bot }));
    renderAt('/dashboard/77');
    expect(await screen.findByRole('link', { name: 'The bot is offline' })).toHaveAttribute('href', '/health');
    expect(screen.getByText('last reported 2 hours ago')).toBeInTheDocument();
  });

  test('that is online is said to have reported, too', async () => {
    const bot = { ...connected, heard_at: new Date(Date.now() - 60_000).toISOString() };
    server.reply(OVERVIEW, overviewOf([module('shop')], { bot }));
    renderAt('/dashboard/77');
    expect(await screen.findByText('The bot is online')).toBeInTheDocument();
    expect(screen.getByText('last reported 1 minute ago')).toBeInTheDocument();
  });

  test('that lacks rights is explained, with where to mend it in Discord and which settings need it', async () => {
    const settings = [{ module: 'shop', address: 'role_id', label: 'Role' }];
    const issues = [
      { kind: 'server', permissions: ['Manage Roles'], settings },
      { kind: 'role', role: 'VIP', bot_role: 'Guildhall', settings },
      {
        kind: 'permissions',
        target: 'channel',
        name: 'lobby',
        permissions: ['Send Messages', 'Embed Links'],
        settings,
      },
    ];
    server.reply(OVERVIEW, overviewOf([module('shop', { state: 'on' })], { bot: { ...connected, issues } }));
    renderAt('/dashboard/77');
    const attention = within(await main().findByRole('region', { name: 'Needs your attention' }));
    expect(attention.getByText('The bot lacks permissions in this server: Manage Roles')).toBeInTheDocument();
    expect(
      attention.getByText("In Discord, open Server Settings → Roles, choose the bot's role and allow them."),
    ).toBeInTheDocument();
    expect(
      attention.getByText('In Discord, open Server Settings → Roles and drag @Guildhall above @VIP.'),
    ).toBeInTheDocument();
    expect(
      attention.getByText('The bot lacks permissions in #lobby: Send Messages and Embed Links'),
    ).toBeInTheDocument();
    for (const link of attention.getAllByRole('link', { name: 'Shop › Role' })) {
      expect(link).toHaveAttribute('href', '/dashboard/77?section=shop#role_id');
    }
  });

  test('is not said twice: other modules are listed whose setup is not finished, with something else missing', async () => {
    const settings = [{ module: 'shop', address: 'role_id', label: 'Role' }];
    const issues = [{ kind: 'role', role: 'VIP', bot_role: 'Guildhall', settings }];
    const missing = [{ address: 'role_id', label: 'Role', message: 'The bot can only assign roles below its own' }];
    const modules = [
      module('shop', { state: 'incomplete', missing }),
      module('ranks', { state: 'incomplete', missing }),
      module('lottery', { state: 'incomplete' }),
    ];
    server.reply(OVERVIEW, overviewOf(modules, { bot: { ...connected, issues } }));
    renderAt('/dashboard/77');
    const attention = within(await main().findByRole('region', { name: 'Needs your attention' }));
    const links = attention.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual(['Shop › Role', 'Ranks']);
  });
});

test('owners are told how many roles have access, and led to them', async () => {
  const access = { roles: 2, module: 'customize', address: 'role_access' };
  server.reply(OVERVIEW, overviewOf([module('shop')], { access }));
  renderAt('/dashboard/77');
  expect(await screen.findByRole('link', { name: '2 roles have access' })).toHaveAttribute(
    'href',
    '/dashboard/77?section=customize#role_access',
  );
});

describe('the first steps', () => {
  test('lead to modules that are good to begin with, and can be hidden for a server', async () => {
    server.reply(OVERVIEW, overviewOf([module('welcomeLeave'), module('shop')]));
    const { unmount } = renderAt('/dashboard/77');
    const steps = within(await main().findByRole('region', { name: 'First steps' }));
    expect(steps.getByText('1 of 3 done')).toBeInTheDocument();
    expect(steps.getByRole('link', { name: 'Welcome & Leave Messages' })).toHaveAttribute(
      'href',
      '/dashboard/77?section=welcomeLeave',
    );
    reachByKeyboard(steps.getByRole('button', { name: 'Hide the first steps' }));
    await userEvent.keyboard('{Enter}');
    expect(main().queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
    unmount();
    renderAt('/dashboard/77');
    await card('Shop');
    expect(main().queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument();
  });

  test('are gone once a module is on and nothing is missing', async () => {
    server.reply(OVERVIEW, overviewOf([module('customize', { state: 'always' }), module('shop', { state: 'on' })]));
    renderAt('/dashboard/77');
    await card('Shop');
    expect(main().queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument();
  });
});

describe('presets', () => {
  const presets = [
    { id: 'friends', title: 'Friends', description: 'A warm welcome', icon: 'coffee', modules: ['welcomeLeave'] },
  ];
  const offered = () => main().queryByRole('region', { name: 'Start from a preset' });
  beforeEach(() => server.reply('/auth/guilds/77/presets/', { presets }));

  test('are offered while nothing is set up, and lead to what they would change', async () => {
    server.reply(OVERVIEW, overviewOf([module('customize', { state: 'always' }), module('shop')]));
    renderAt('/dashboard/77');
    const region = within(await main().findByRole('region', { name: 'Start from a preset' }));
    const link = region.getByRole('link', { name: /^Friends\s*A warm welcome/ });
    expect(link).toHaveAttribute('href', '/dashboard/77?section=transfer&preset=friends');
    expect(link.querySelector('svg')).toBeInTheDocument();
  });

  test('come with the modules, which they would push down, and a failure to read them leaves them out', async () => {
    const asked = hold('/auth/guilds/77/presets/');
    server.reply(OVERVIEW, overviewOf([module('shop')]));
    renderAt('/dashboard/77');
    await main().findByText('The bot is online');
    expect(main().queryByRole('article')).not.toBeInTheDocument();
    (await asked)(new Response('', { status: 500 }));
    await card('Shop');
    expect(offered()).not.toBeInTheDocument();
  });

  test('are added to what is shown if everything is reset meanwhile', async () => {
    server.reply(OVERVIEW, overviewOf([module('shop', { state: 'on' })]), overviewOf([module('shop')]));
    const asked = hold('/auth/guilds/77/presets/');
    const { history } = renderAt('/dashboard/77');
    await card('Shop');
    await act(async () => history.push('/dashboard/77?section=functions'));
    await act(async () => history.push('/dashboard/77'));
    const answer = await asked;
    expect(main().getByRole('article')).toBeVisible();
    answer(Response.json({ presets }));
    expect(await main().findByRole('region', { name: 'Start from a preset' })).toBeVisible();
  });

  test.each([
    ['a module is on', { state: 'on' }],
    ['somebody has changed something', { changed: { at: new Date().toISOString(), by: { name: 'Ana' } } }],
  ] as const)('are not offered once %s', async (_, parts) => {
    server.reply(OVERVIEW, overviewOf([module('shop', parts)]));
    renderAt('/dashboard/77');
    await card('Shop');
    expect(offered()).not.toBeInTheDocument();
    expect(server.count('/auth/guilds/77/presets/')).toBe(0);
  });
});

describe('for a member whose role opens modules', () => {
  test('the overview has these modules only, and offers no presets', async () => {
    server.reply('/auth/guilds/77/permissions', {
      ...{ is_owner: false, is_admin: false, can_modify: false, is_premium: true, plan: 'premium' },
      modules: { shop: 'edit' },
    });
    server.reply(OVERVIEW, overviewOf([module('shop')]));
    renderAt('/dashboard/77');
    await card('Shop');
    expect(main().getAllByRole('article')).toHaveLength(1);
    expect(main().queryByRole('region', { name: 'Start from a preset' })).not.toBeInTheDocument();
    const nav = within(screen.getByRole('navigation', { name: 'Sections' }));
    expect(nav.getByRole('link', { name: 'Shop' })).toBeInTheDocument();
    expect(nav.queryByRole('link', { name: 'Lottery' })).not.toBeInTheDocument();
    expect(nav.getByRole('link', { name: 'History' })).toBeInTheDocument();
    expect(nav.queryByRole('link', { name: 'Copy & import' })).not.toBeInTheDocument();
    expect(server.count('/auth/guilds/77/presets/')).toBe(0);
  });
});

describe('a failure', () => {
  test('of the first load offers another try', async () => {
    server.reply(OVERVIEW, { status: 503, body: {} }, overviewOf([module('shop', { status: 'Here' })]));
    renderAt('/dashboard/77');
    expect(await screen.findByText("We couldn't load the overview.")).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect((await card('Shop')).getByText('Here')).toBeInTheDocument();
  });

  test('of a later one keeps what is shown, and says so', async () => {
    server.reply(OVERVIEW, overviewOf([module('shop', { status: 'Here' })]), 'offline');
    const { history } = renderAt('/dashboard/77');
    await card('Shop');
    await act(async () => history.push('/dashboard/77?section=functions'));
    await act(async () => history.push('/dashboard/77'));
    expect(await screen.findByText("We couldn't update this, so it may be out of date.")).toBeInTheDocument();
    expect((await card('Shop')).getByText('Here')).toBeInTheDocument();
  });

  test('of Discord alone is said to be one', async () => {
    server.reply(OVERVIEW, overviewOf([module('shop', { state: 'on' })], { complete: false }));
    renderAt('/dashboard/77');
    expect(await screen.findByText(/Discord isn't responding/)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByText('The bot is online')).toBeInTheDocument());
  });
});
