// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeServer, fakeServer } from '../testing/fakeServer.ts';
import { renderAt } from '../testing/renderAt.tsx';

const server = {
  name: 'Free Harbor',
  icon: null,
  owner: true,
  is_premium: false,

  expiry_date: null,
};
const servers = [
  { ...server, id: '1', cancel_at_period_end: false, subscription_status: null, subscription_provider: null },
];
let site: FakeServer;

beforeEach(() => {
  site = fakeServer();
  site.reply('/auth/premium-data/', { status: 200, body: servers });
  site.reply('/auth/premium/my-invoices/', { invoices: [] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const tab = (name: string) => screen.findByRole('tab', { name });

test('visitors see the prices and are asked to log in for the rest', async () => {
  site.reply('/auth/user-data/', { status: 401, body: { error: 'No session' } });
  renderAt('/premium');
  expect(await screen.findByRole('radio', { name: 'Monthly' })).toHaveAccessibleDescription(/4\.99 EUR/);
  expect(screen.getByRole('radio', { name: 'Yearly' })).toHaveAccessibleDescription(/39\.99 EUR.*60\.00 EUR.*Save 33%/);
  // The first tab is open from the start, and selecting it does not change the address.
  const tabs = { 'Buy Premium': '', 'My Servers': '?tab=servers', 'Billing History': '?tab=billing' };
  for (const [name, query] of Object.entries(tabs)) {
    await userEvent.click(await tab(name));
    const panel = within(screen.getByRole('tabpanel', { name }));
    const login = panel.getByRole('link', { name: 'Login with Discord' }).getAttribute('href');
    const { pathname, searchParams } = new URL(login ?? '', 'http://localhost');
    expect([pathname, searchParams.get('next')]).toEqual(['/auth/login/', `/premium${query}`]);
  }
  expect(screen.queryByRole('button', { name: 'Subscribe with PayPal' })).not.toBeInTheDocument();
  expect(site.asked.filter((path) => path.startsWith('/auth/premium'))).toEqual([]);
});

test('the open tab is in the address, and an address opens its tab', async () => {
  const { address } = renderAt('/premium?tab=billing');
  const billing = within(await screen.findByRole('tabpanel', { name: 'Billing History' }));
  expect(await billing.findByText('There are no invoices yet.')).toBeVisible();
  await userEvent.click(await tab('My Servers'));
  expect(address()).toBe('/premium?tab=servers');
  expect(screen.getByRole('tabpanel', { name: 'My Servers' })).toHaveTextContent('Free Harbor');
});

test('how to pay is in the address, with the tab, and an address chooses it', async () => {
  const { address } = renderAt('/premium?plan_type=yearly');
  expect(await screen.findByRole('radio', { name: 'Yearly' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
  expect(address()).toBe('/premium?plan_type=monthly&plan=premium');
  await userEvent.click(await tab('My Servers'));
  expect(address()).toBe('/premium?plan_type=monthly&plan=premium&tab=servers');
});

test('a failed payment is reported once', async () => {
  const { address } = renderAt('/premium?success=false');
  const dialog = await screen.findByRole('dialog', { name: "That didn't work" });
  expect(dialog).toHaveTextContent('Payment failed or was canceled. Please try again.');
  expect(within(dialog).getByRole('img', { name: 'Error' })).toBeInTheDocument();
  expect(address()).toBe('/premium?tab=buy');
});

test('a plan that is also granted without an end is said to stay, whatever becomes of its subscription', async () => {
  const paid = {
    ...server,
    is_premium: true,
    plan: 'premium',
    available_plans: [],
    subscription_status: 'active',
    subscription_provider: 'paypal',
    next_plan: null,
    waiting_plan: null,
  };
  const [charged, cancelled] = [
    { ...paid, id: '1', cancel_at_period_end: false, charged_by: 'paypal', reactivate_until: '2030-05-01T00:00:00Z' },
    {
      ...paid,
      id: '2',
      name: 'Quiet Bay',
      cancel_at_period_end: true,
      charged_by: null,
      reactivate_until: '2030-05-01T00:00:00Z',
    },
  ];
  site.reply('/auth/premium-data/', { status: 200, body: [charged, cancelled] });
  renderAt('/premium?tab=servers');
  const entry = async (name: string) => {
    const shown = await within(await screen.findByRole('tabpanel')).findByText(name);
    return shown.closest('li') ?? shown;
  };
  const question = async (name: string, button: string) => {
    await userEvent.click(within(await entry(name)).getByRole('button', { name: button }));
    const dialog = await screen.findByRole('dialog');
    const said = dialog.textContent;
    await userEvent.click(within(dialog).getByRole('button', { name: 'No' }));
    return said;
  };
  expect(await question('Free Harbor', 'Cancel subscription')).toContain('The server keeps Premium');
  expect(await question('Quiet Bay', 'Reactivate')).toContain('charges you for the next period on May 1, 2030');
  expect(await entry('Quiet Bay')).toHaveTextContent(
    /ACTIVE.*The subscription is cancelled\. The server keeps Premium/,
  );
  expect(document.body).not.toHaveTextContent(/returns to the free plan|Once it has expired|until –|after –/);
});

test('servers whose owner is not known can be cancelled, and why others are missing is said', async () => {
  const paid = {
    ...server,
    id: '1',
    owner: false,
    unverified: true,
    is_premium: true,
    plan: 'premium',
    available_plans: [],
    cancel_at_period_end: false,
    subscription_status: 'active',
    subscription_provider: 'paypal',
    waiting_plan: null,
    charged_by: 'paypal',
    expiry_date: '2030-05-01T00:00:00Z',
  };
  site.reply('/auth/premium-data/', { status: 200, body: [paid] });
  renderAt('/premium?tab=servers');
  const servers = within(await screen.findByRole('tabpanel', { name: 'My Servers' }));
  expect(await servers.findByText(/so we cannot check who owns this server/)).toBeVisible();
  expect(servers.getByRole('button', { name: 'Cancel subscription' })).toBeEnabled();
  expect(servers.queryByText(/You no longer own this server/)).not.toBeInTheDocument();
  await userEvent.click(await tab('Buy Premium'));
  const buy = within(screen.getByRole('tabpanel', { name: 'Buy Premium' }));
  expect(buy.getByText('Discord is not responding, so we cannot list your servers. Try again later.')).toBeVisible();
});
