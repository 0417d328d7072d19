// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeServer, fakeServer } from '../../testing/fakeServer.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { screenWidth } from '../../testing/screenWidth.ts';

vi.mock('../ModuleView.tsx', () => ({
  ModuleView: (props: { id: string; guildId: string; onDirtyChange(dirty: boolean): void }) => (
    <section>
      <h1>
        {props.id} of {props.guildId}
      </h1>
      <button type="button" onClick={() => props.onDirtyChange(true)}>
        Edit
      </button>
    </section>
  ),
}));

const lists = '/api/auth/user-data/';
const guild = (id: string, name: string, more = {}) => ({ id, name, icon: null, is_premium: false, ...more });
const named = (...names: string[]) => ({
  guilds_with_bot: names.map((name, index) => guild(String(index + 77), name)),
  guilds_without_bot: [guild('5', 'Without the bot')],
});
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const trigger = () => screen.getByRole('button', { name: /Switch server/ });
const options = () => screen.getAllByRole('option').map((option) => option.textContent);

let server: FakeServer;

beforeEach(() => {
  screenWidth(1280);
  server = fakeServer();
  for (const id of ['77', '78']) {
    server.reply(`/auth/guilds/${id}/permissions`, { is_owner: true, can_modify: true, is_premium: false });
    server.reply(`/auth/guilds/${id}/`, { name: id === '77' ? 'Zoo' : 'École', icon_url: null });
  }
  server.reply(lists, named('Zoo', 'École', 'ark'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function open(address = '/dashboard/77?section=shop') {
  const view = renderAt(address);
  await heading('shop of 77');
  await userEvent.click(trigger());
  return view;
}

describe('the server switcher', () => {
  test('loads its list when it is pressed, and shows servers with the bot by name', async () => {
    renderAt('/dashboard/77?section=shop');
    await heading('shop of 77');
    expect(server.count(lists)).toBe(0);
    expect(trigger()).toHaveAccessibleName(/ZOO/);
    await userEvent.click(trigger());
    expect(await screen.findByRole('option', { name: /École/ })).toBeInTheDocument();
    expect(options()).toEqual(['Aark', 'ÉÉcole', 'ZZoo']);
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Zoo');
  });

  test('finds a server as it is typed, and goes to the same section there', async () => {
    const { address } = await open();
    await screen.findByRole('option', { name: /École/ });
    await userEvent.keyboard('ecol');
    expect(options()).toEqual(['ÉÉcole']);
    await userEvent.keyboard('{Enter}');
    await heading('shop of 78');
    expect(address()).toBe('/dashboard/78?section=shop');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    // The next time, what is known is shown at once.
    await userEvent.click(trigger());
    expect(options()).toEqual(['Aark', 'ÉÉcole', 'ZZoo']);
    await waitFor(() => expect(server.count(lists)).toBe(2));
  });

  test('says what is not found, and Escape closes it', async () => {
    await open();
    await screen.findByRole('option', { name: /Zoo/ });
    await userEvent.keyboard('nothing');
    expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent('No server has this name');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(trigger()).toHaveFocus();
  });

  test('offers a retry after a failure', async () => {
    server.reply(lists, { status: 500, body: {} }, named('Zoo'));
    await open();
    expect(await screen.findByText("We couldn't load your servers.")).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('option', { name: /Zoo/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  test('asks about unsaved changes', async () => {
    const { address } = await open();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await userEvent.click(trigger());
    await userEvent.click(await screen.findByRole('option', { name: /École/ }));
    expect(await screen.findByRole('dialog', { name: 'Unsaved changes' })).toBeInTheDocument();
    expect(address()).toBe('/dashboard/77?section=shop');
  });

  test('leads to all servers', async () => {
    const { address } = await open();
    await userEvent.click(await screen.findByRole('link', { name: 'All servers' }));
    expect(await screen.findByRole('heading', { name: 'Your servers' })).toBeInTheDocument();
    expect(address()).toBe('/dashboard');
  });

  test('is in the bar of a narrow screen, and in its menu', async () => {
    screenWidth(390);
    const { address } = renderAt('/dashboard/77?section=shop');
    await heading('shop of 77');
    await userEvent.click(screen.getByRole('button', { name: 'Open the section menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Sections' }));
    await userEvent.click(drawer.getByRole('button', { name: /Switch server/ }));
    await userEvent.click(await screen.findByRole('option', { name: /École/ }));
    await heading('shop of 78');
    expect(address()).toBe('/dashboard/78?section=shop');
    await userEvent.click(screen.getByRole('button', { name: /^Shop École Switch server/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Zoo/ }));
    await heading('shop of 77');
  });
});
