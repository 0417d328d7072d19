// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeServer, fakeServer } from '../testing/fakeServer.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { screenWidth } from '../testing/screenWidth.ts';

const PREVIEW = '/auth/guilds/77/transfer/preview/';
const presets = [
  { id: 'friends', title: 'Friends', description: 'A warm welcome', icon: 'coffee', modules: ['welcomeLeave'] },
];

let server: FakeServer;
beforeEach(() => {
  screenWidth(1280);
  server = fakeServer();
  server.reply('/auth/guilds/77/permissions', { is_owner: true, can_modify: true, is_premium: true, plan: 'premium' });
  server.reply('/auth/guilds/77/', { name: 'Hall', icon_url: null });
  server.reply('/api/auth/user-data/', { guilds_with_bot: [], guilds_without_bot: [] });
  server.reply('/auth/guilds/77/presets/', { presets });
  server.reply(PREVIEW, {
    changes: [{ title: 'Send a welcome message', before: 'Off', after: 'On' }],
    ...{ missing: [], left_out: [], refused: null },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('an address with a preset opens what it would change, and leads back to its modules', async () => {
  renderAt('/dashboard/77?section=transfer&preset=friends');
  expect(await screen.findByText('Send a welcome message')).toBeInTheDocument();
  expect(server.count(PREVIEW)).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('checkbox', { name: 'Welcome & Leave Messages' })).toBeChecked();
});

test.each(['gone', ''])('an address with the preset %j, which is none, begins with the sources', async (id) => {
  renderAt(`/dashboard/77?section=transfer&preset=${id}`);
  const friends = await screen.findByRole('button', { name: /^Friends/ });
  expect(friends.querySelector('svg')).toBeInTheDocument();
  expect(server.count(PREVIEW)).toBe(0);
});
