// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import english from '../../../generated/locales/en/web.json';
import index from '../../../generated/search/en.json';
import { searchFiles } from '../../../generated/search/files.ts';
import { createSearcher } from '../../language/search/searcher.ts';
import { keptKeys, markKept } from '../../renderer/kept/marks.ts';
import { readUserGuilds } from '../calls/guilds.ts';
import type { GrantedAccess } from '../configure/access/useServerAccess.ts';
import { LanguageProvider } from '../language/text.tsx';
import { type FakeServer, fakeServer } from '../testing/fakeServer.ts';
import { SearchDialog } from './SearchDialog.tsx';

vi.mock('../../language/search/searcher.ts', async (original) => {
  const { createSearcher } = await original<typeof import('../../language/search/searcher.ts')>();
  return { createSearcher: vi.fn(createSearcher) };
});

const access: GrantedAccess = { status: 'granted', plan: 'free', isOwner: true, modules: undefined };

let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  server.reply(searchFiles.en, { status: 200, body: index });
});
afterEach(() => vi.unstubAllGlobals());

function open() {
  const onClose = vi.fn<(then?: () => void) => void>();
  const scene = { guildId: '77', section: 'shop', access, commands: undefined };
  render(
    <LanguageProvider language="en" catalogue={english}>
      <SearchDialog open {...scene} onGo={() => {}} onClose={onClose} />
    </LanguageProvider>,
  );
  return onClose;
}

test('a question is answered key by key from an index that is built once', async () => {
  open();
  await screen.findByRole('option', { name: /Copy the link/ });
  await userEvent.type(screen.getByRole('combobox'), 'welcome message');
  expect(screen.getAllByRole('option')[0]).toHaveTextContent('Welcome message');
  expect(createSearcher).toHaveBeenCalledTimes(1);
});

test('whoever signs out by the search leaves nothing behind', async () => {
  const user = userEvent.setup();
  markKept('77 shop', Date.now());
  const picked = open();
  await screen.findByRole('option', { name: 'Log out everywhere' });
  await user.type(screen.getByRole('combobox'), 'sign out everywhere');
  expect(screen.getAllByRole('option')[0]).toHaveAccessibleName('Log out everywhere');
  await user.keyboard('{Enter}');
  picked.mock.lastCall?.[0]?.();
  expect(keptKeys()).toEqual([]);
});

test('servers are found as soon as any part of the page has read them', async () => {
  open();
  await screen.findByRole('option', { name: /Copy the link/ });
  server.reply('/api/auth/user-data/', { guilds_with_bot: [{ id: '78', name: 'Quiet Inn' }], guilds_without_bot: [] });
  await readUserGuilds(false);
  await userEvent.type(screen.getByRole('combobox'), 'quiet inn');
  expect(screen.getAllByRole('option')[0]).toHaveAccessibleName('Quiet Inn');
});

test('a link that was copied is said until the next question', async () => {
  const user = userEvent.setup();
  open();
  await user.click(await screen.findByRole('option', { name: /Copy the link/ }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  await user.type(screen.getByRole('combobox'), 'w');
  expect(screen.queryByText('Link copied')).not.toBeInTheDocument();
});

test('the results that are seen are drawn at once, the others after a pause or when they are reached', async () => {
  const user = userEvent.setup();
  open();
  await screen.findByRole('option', { name: /Copy the link/ });
  const field = screen.getByRole('combobox');
  const drawn = () => screen.getAllByRole('option').length;
  await user.type(field, 'channe');
  fireEvent.change(field, { target: { value: 'channel' } });
  expect(drawn()).toBe(12);
  const [first] = screen.getAllByRole('option');
  expect(first).toHaveAttribute('aria-setsize', '30');
  await waitFor(() => expect(drawn()).toBe(30));
  expect(screen.getAllByRole('option').map((option) => Number(option.getAttribute('aria-posinset')))).toEqual(
    Array.from({ length: 30 }, (_, at) => at + 1),
  );

  fireEvent.change(field, { target: { value: 'channe' } });
  expect(drawn()).toBe(12);
  await user.keyboard('{End}');
  const last = screen.getAllByRole('option')[29];
  expect(last).toHaveAttribute('aria-selected', 'true');
  expect(field).toHaveAttribute('aria-activedescendant', last?.id);
});
