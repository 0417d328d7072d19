// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Block } from '../../language/model.ts';
import type { Answer } from '../calls/api.ts';
import { fixtureApi, fixtureBody, PERMISSIONS } from '../test/fakeApi.ts';
import { fixtureModule } from '../test/fixture.ts';
import { mount, show } from '../test/show.tsx';

const heading = () => screen.getByRole('textbox', { name: 'Heading' });
const saveButton = () => screen.getByRole('button', { name: 'SAVE' });
const noSaveBar = () => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).not.toBeInTheDocument();

afterEach(() => vi.useRealTimers());

describe('a screen', () => {
  test('shows a spinner, then its settings, clean', async () => {
    const { onDirtyChange } = mount();
    expect(screen.getByRole('status')).toHaveTextContent('Loading settings');
    expect(await screen.findByRole('heading', { level: 1, name: 'Fixture' })).toBeVisible();
    expect(heading()).toHaveValue('Hello');
    expect(heading()).toHaveAttribute('id', 'root_heading');
    expect(heading()).toHaveAttribute('name', 'heading');
    expect(heading()).toHaveAccessibleDescription(/Stands above everything\./);
    expect(heading().closest('[data-field]')).toHaveAttribute('data-field', 'heading');
    expect(screen.getByText('Be kind.')).toBeVisible();
    expect(screen.queryByText('Carried')).not.toBeInTheDocument();
    noSaveBar();
    await waitFor(() => expect(onDirtyChange).toHaveBeenLastCalledWith(false));
  });

  test('reports why it could not be loaded, and retries', async () => {
    const api = fixtureApi();
    api.on('GET fixture/', { status: 503, body: { error: 'The store is away' } });
    const { user } = await show(undefined, api);
    expect(screen.getByRole('alert')).toHaveTextContent('The store is away');
    const fixed = fixtureApi();
    api.on('GET fixture/', () => fixed.get('/auth/guilds/100/fixture/'));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('textbox', { name: 'Heading' })).toHaveValue('Hello');
  });

  test('whose files cannot be loaded offers to reload the page', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    await show(fixtureModule({ screen: { layout: [{ block: 'gone' } as unknown as Block] } }));
    expect(screen.getByRole('alert')).toHaveTextContent("We couldn't load this part of the page.");
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    complaints.mockRestore();
  });

  test('that is a placeholder shows its text and makes no calls', () => {
    const { api } = mount(fixtureModule({ screen: { placeholder: 'Coming soon' } }));
    expect(screen.getByText('Coming soon')).toBeVisible();
    expect(api.sent).toEqual([]);
  });

  describe('whose document falls back to defaults', () => {
    const soft = (fixtureModule().spec.calls?.documents ?? []).map((call) => ({
      ...call,
      load: { ...call.load, onFailure: 'defaults' as const },
    }));

    test('says so meanwhile, is read-only, and can be retried', async () => {
      const api = fixtureApi();
      api.on('GET fixture/', { status: 500 });
      const { user } = await show(fixtureModule({ calls: { documents: soft } }), api);
      const notice = within(screen.getByRole('alert'));
      expect(notice.getByText('Could not load')).toBeVisible();
      expect(notice.getByText(/You can't change anything until the settings have loaded/)).toBeVisible();
      expect(heading()).toHaveValue('Hello');
      fireEvent.change(heading(), { target: { value: 'Over everything' } });
      noSaveBar();
      await user.keyboard('{Control>}s{/Control}');
      expect(api.posts()).toEqual([]);
      // Another failure changes only the message.
      await user.click(notice.getByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(screen.getAllByText('Could not load')).toHaveLength(2));
      api.on('GET fixture/', (sent) => fixtureApi().get(sent.path));
      await user.click(notice.getByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(screen.queryByText(/You can't change anything/)).not.toBeInTheDocument());
      await user.type(heading(), '!');
      await user.click(saveButton());
      expect(await screen.findByText('Saved!')).toBeVisible();
      expect(api.posts()[0]).toMatchObject({ headers: { 'If-Match': '"7"' } });
    });
  });

  test('whose permissions are unknown says so, and denies nothing', async () => {
    const api = fixtureApi();
    api.on('GET permissions/', { status: 500 });
    const requires = [
      {
        plan: 'premium',
        notice: { title: 'Premium Feature', text: '', action: { label: 'Upgrade', to: '/' } },
        message: '',
      },
    ];
    const { user } = await show(fixtureModule({ requires }), api);
    expect(screen.getByRole('alert')).toHaveTextContent(
      "Until then, we don't know what you may change or which plan the server has",
    );
    expect(screen.queryByText(/Premium Feature|Upgrade|permission/)).not.toBeInTheDocument();
    api.on('GET permissions/', { body: PERMISSIONS, etag: '"1"' });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('textbox', { name: 'Heading' })).toBeEnabled();
  });

  test('that requires another module does not mention it while its settings are unknown', async () => {
    const other = fixtureModule({
      id: 'other',
      fields: { on: { type: 'boolean', title: 'On', default: false } },
      calls: {
        documents: [
          {
            id: 'doc',
            fields: ['on'],
            load: { path: 'other/', failure: 'No answer' },
            save: { path: 'other/', failure: '' },
          },
        ],
      },
    });
    const notice = { title: 'Turn it on first', text: '', action: { label: 'Go', to: '/' } };
    const module = fixtureModule({
      calls: { uses: [{ module: 'other', document: 'doc' }] },
      requires: [{ rule: 'modules.other.on', notice, message: 'Needs the other one' }],
    });
    const api = fixtureApi();
    api.on('GET other/', { status: 503 });
    const { user } = await show(module, api, { loadModule: async () => other });
    expect(screen.getByRole('alert')).toHaveTextContent('No answer');
    expect(screen.queryByText('Turn it on first')).not.toBeInTheDocument();
    fireEvent.change(heading(), { target: { value: 'Over everything' } });
    expect(screen.queryByText('Needs the other one')).not.toBeInTheDocument();
    noSaveBar();
    api.on('GET other/', { body: { on: false }, etag: '"1"' });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Turn it on first')).toBeVisible();
  });

  describe('that works without a list', () => {
    const module = fixtureModule({ calls: { reads: ['roles'], onReadFailure: 'empty' } });

    test('tells what is missing, and keeps edits when retried', async () => {
      const api = fixtureApi();
      api.on('GET roles/', { status: 503, body: { error: 'Discord is away' } });
      const { user } = await show(module, api);
      expect(screen.getByRole('alert')).toHaveTextContent('Discord is away');
      const rate = () => screen.getByRole('textbox', { name: 'Rate' });
      await user.type(heading(), '!');
      await user.type(rate(), ',5,');
      api.on('GET roles/', { body: { roles: [] } });
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(screen.queryByText('Discord is away')).not.toBeInTheDocument());
      expect(heading()).toHaveValue('Hello!');
      expect(rate()).toHaveValue('1,5,');
      await user.type(rate(), '{Backspace}');
      await user.click(saveButton());
      expect(await screen.findByText('Saved!')).toBeVisible();
      expect(api.posts()[0]).toMatchObject({ body: { heading: 'Hello!', rate: 1.5 } });
    });

    test('shows what was saved during a retry', async () => {
      const api = fixtureApi();
      api.on('GET roles/', { status: 503 });
      const { user } = await show(module, api);
      let arrive = (_: { body: object }) => {};
      api.on('GET roles/', () => new Promise((resolve) => (arrive = resolve)));
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      await user.type(heading(), '!');
      await user.click(saveButton());
      expect(await screen.findByText('Saved!')).toBeVisible();
      api.on('GET fixture/', { body: fixtureBody({ heading: 'Hello!' }), etag: '"8"' });
      api.on('GET roles/', { body: { roles: [] } });
      arrive({ body: { roles: [] } });
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument());
      expect(heading()).toHaveValue('Hello!');
      noSaveBar();
    });

    /** Types something that is no number into the price of the second row, and has somebody else save during the retry. */
    async function typePriceAndRetry(theirs: object) {
      const api = fixtureApi();
      api.on('GET roles/', { status: 503 });
      const { user } = await show(module, api);
      await user.click(screen.getByRole('button', { name: 'Edit Gold' }));
      await user.type(price(), ',5,');
      api.on('GET roles/', { body: { roles: [] } });
      api.on('GET fixture/', { body: fixtureBody({ items: theirs }), etag: '"8"' });
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      return user;
    }
    const price = () => screen.getByRole('textbox', { name: 'Price' });

    test('keeps what is no value yet with its row, whose position others have changed', async () => {
      const user = await typePriceAndRetry({
        c: { name: 'New', price: 20, note: '' },
        b: { name: 'Gold', price: 20, note: '' },
      });
      await waitFor(() => expect(screen.getByRole('button', { name: 'Edit New' })).toBeVisible());
      await user.click(screen.getByRole('button', { name: 'Edit Gold' }));
      expect(price()).toHaveValue('20,5,');
      await user.click(screen.getByRole('button', { name: 'Edit New' }));
      expect(screen.getAllByRole('textbox', { name: 'Price' }).map((box) => (box as HTMLInputElement).value)).toEqual([
        '20',
        '20,5,',
      ]);
    });

    test('asks about a row that others have deleted while something was typed in it', async () => {
      const user = await typePriceAndRetry({ a: { name: 'VIP', price: 5, note: '' } });
      const dialog = within(await screen.findByRole('dialog', { name: /saved elsewhere/ }));
      expect(dialog.getByRole('group', { name: 'Items › Gold' })).toBeVisible();
      await user.click(dialog.getByRole('button', { name: 'Continue' }));
      await user.click(screen.getByRole('button', { name: 'Edit Gold' }));
      expect(price()).toHaveValue('20,5,');
    });

    test('asks about changes made by someone else meanwhile', async () => {
      const api = fixtureApi();
      api.on('GET roles/', { status: 503 });
      const { user } = await show(module, api);
      await user.type(heading(), '!');
      api.on('GET roles/', { body: { roles: [] } });
      const { body } = await fixtureApi().get('/auth/guilds/100/fixture/');
      api.on('GET fixture/', { body: { ...(body as object), heading: 'Theirs', rate: 3 }, etag: '"8"' });
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      const dialog = within(await screen.findByRole('dialog', { name: /saved elsewhere/ }));
      await user.click(dialog.getByRole('button', { name: 'Continue' }));
      expect(heading()).toHaveValue('Hello!');
      await user.click(saveButton());
      await waitFor(() => expect(api.posts()).toHaveLength(1));
      expect(api.posts()[0]).toMatchObject({ body: { heading: 'Hello!', rate: 3 }, headers: { 'If-Match': '"8"' } });
    });
  });
});

describe('a screen that is left for that of another server while a retry is under way', () => {
  const OTHER = '/auth/guilds/200/';

  const ROLES: Answer = { status: 200, body: { roles: [] }, etag: null };

  /** Retries after a failure of a path, and leaves. @returns what lets its answer arrive */
  async function leaveDuring(path: string, answer: Answer, module = fixtureModule()) {
    const api = fixtureApi();
    api.on(`GET ${OTHER}permissions/`, { body: PERMISSIONS });
    api.on(`GET ${OTHER}roles/`, ROLES);
    api.on(`GET ${OTHER}fixture/`, { body: fixtureBody({ heading: 'Theirs' }), etag: '"3"' });
    api.on(`GET ${path}`, { status: 503 });
    const { user, openServer } = await show(module, api);
    let arrive = (_: Answer) => {};
    api.on(`GET ${path}`, () => new Promise<Answer>((resolve) => (arrive = resolve)));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    openServer('200');
    await waitFor(() => expect(heading()).toHaveValue('Theirs'));
    await user.type(heading(), '!');
    return () => act(async () => arrive(answer));
  }

  test('keeps what is typed in the other one when the settings arrive', async () => {
    const arrive = await leaveDuring('fixture/', { status: 200, body: fixtureBody(), etag: '"7"' });
    await arrive();
    expect(heading()).toHaveValue('Theirs!');
  });

  test('keeps it too when a missing list arrives', async () => {
    const module = fixtureModule({ calls: { reads: ['roles'], onReadFailure: 'empty' } });
    const arrive = await leaveDuring('roles/', ROLES, module);
    await arrive();
    expect(heading()).toHaveValue('Theirs!');
  });
});

describe('the right to modify', () => {
  const denied = () => {
    const api = fixtureApi();
    api.on('GET permissions/', { body: { ...PERMISSIONS, is_owner: false, can_modify: false } });
    return api;
  };

  test('missing: the screen explains it and is left after three seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { onLeave } = mount(fixtureModule({ screen: { denied: 'redirect' } }), denied());
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
    for (const sentence of [
      'You do not have permission to access this page.',
      'You will be redirected to the dashboard shortly.',
      'You do not have permission to modify these settings.',
      'Administrator modifications are currently disabled for this server.',
    ]) {
      expect(screen.getByText(sentence)).toBeVisible();
    }
    expect(onLeave).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(3100));
    expect(onLeave).toHaveBeenCalledOnce();
  });

  test('missing: the screen is read-only', async () => {
    const { api } = await show(undefined, denied());
    expect(screen.getByText('You do not have permission to modify these settings.')).toBeVisible();
    expect(screen.getByText('Administrator modifications are currently disabled for this server.')).toBeVisible();
    expect(heading()).toBeDisabled();
    expect(screen.getByRole('switch', { name: 'Enabled' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Edit VIP' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Add item' })).toBeDisabled();
    expect(screen.queryByRole('heading', { name: 'Access' })).not.toBeInTheDocument();
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    expect(await screen.findByRole('alert')).toHaveTextContent('You may not change this');
    expect(api.posts()).toEqual([]);
  });
});

describe('a requirement', () => {
  test('that is not met is explained with a link, and disables everything', async () => {
    const requirement = {
      plan: 'premium',
      notice: { title: 'Premium Feature', text: 'Upgrade.', action: { label: 'Upgrade', to: '/premium/{guildId}' } },
      message: 'Needs Premium',
    };
    const api = fixtureApi();
    api.on('GET permissions/', { body: { ...PERMISSIONS, is_premium: false } });
    const { user, onNavigate } = await show(fixtureModule({ requires: [requirement] }), api);
    expect(screen.getByRole('heading', { name: 'Premium Feature' })).toBeVisible();
    expect(heading()).toBeDisabled();
    const link = screen.getByRole('link', { name: 'Upgrade' });
    expect(link).toHaveAttribute('href', '/premium/100');
    await user.click(link);
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/premium/100');
  });
});

describe('a locked field', () => {
  test('keeps its value and explains why for three seconds', async () => {
    const api = fixtureApi();
    api.on('GET permissions/', { body: { ...PERMISSIONS, is_premium: false } });
    await show(undefined, api);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const nickname = screen.getByRole('textbox', { name: 'Nickname' });
    fireEvent.change(nickname, { target: { value: 'Jo' } });
    expect(nickname).toHaveValue('Bot');
    const banner = screen.getByRole('alert');
    expect(banner).toHaveTextContent('Nicknames need Premium');
    expect(banner).toBeVisible();
    noSaveBar();
    act(() => vi.advanceTimersByTime(2800));
    expect(banner).toBeInTheDocument();
    act(() => vi.advanceTimersByTime(400));
    expect(banner).not.toBeInTheDocument();
    vi.useRealTimers();
    expect(nickname).toHaveAccessibleDescription(/Nicknames need Premium/);
  });
});
