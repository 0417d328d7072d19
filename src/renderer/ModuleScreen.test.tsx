// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Block, Field } from '../language/model.ts';
import { fixtureApi, NETWORK_FAILURE, PERMISSIONS } from './test/fakeApi.ts';
import { fixtureModule } from './test/fixture.ts';
import { mount, show } from './test/show.tsx';

const heading = () => screen.getByRole('textbox', { name: 'Heading' });
const saveButton = () => screen.getByRole('button', { name: 'SAVE' });
const noSaveBar = () => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).not.toBeInTheDocument();

afterEach(() => vi.useRealTimers());

describe('a screen', () => {
  test('shows that it loads, then its settings, clean', async () => {
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

  test('says why it could not be loaded and tries again', async () => {
    const api = fixtureApi();
    api.on('GET fixture/', { status: 503, body: { error: 'The store is away' } });
    const { user } = await show(undefined, api);
    expect(screen.getByRole('alert')).toHaveTextContent('The store is away');
    const fixed = fixtureApi();
    api.on('GET fixture/', () => fixed.get('/auth/guilds/100/fixture/'));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('textbox', { name: 'Heading' })).toHaveValue('Hello');
  });

  test('whose files did not arrive says so, with a way to a new page', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    await show(fixtureModule({ screen: { layout: [{ block: 'gone' } as unknown as Block] } }));
    expect(screen.getByRole('alert')).toHaveTextContent('This part could not be loaded.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    complaints.mockRestore();
  });

  test('that is only announced says so and calls nothing', () => {
    const { api } = mount(fixtureModule({ screen: { placeholder: 'Coming soon' } }));
    expect(screen.getByText('Coming soon')).toBeVisible();
    expect(api.sent).toEqual([]);
  });

  describe('whose document falls back to the defaults', () => {
    const soft = (fixtureModule().spec.calls?.documents ?? []).map((call) => ({
      ...call,
      load: { ...call.load, onFailure: 'defaults' as const },
    }));

    test('says so for as long as it lasts, can only be read, and can be tried again', async () => {
      const api = fixtureApi();
      api.on('GET fixture/', { status: 500 });
      const { user } = await show(fixtureModule({ calls: { documents: soft } }), api);
      const notice = within(screen.getByRole('alert'));
      expect(notice.getByText('Could not load')).toBeVisible();
      expect(notice.getByText(/Nothing can be changed until the settings have loaded/)).toBeVisible();
      expect(heading()).toHaveValue('Hello');
      fireEvent.change(heading(), { target: { value: 'Over everything' } });
      noSaveBar();
      await user.keyboard('{Control>}s{/Control}');
      expect(api.posts()).toEqual([]);
      // Another failure changes nothing but what is said.
      await user.click(notice.getByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(screen.getAllByText('Could not load')).toHaveLength(2));
      api.on('GET fixture/', (sent) => fixtureApi().get(sent.path));
      await user.click(notice.getByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(screen.queryByText(/Nothing can be changed/)).not.toBeInTheDocument());
      await user.type(heading(), '!');
      await user.click(saveButton());
      expect(await screen.findByText('Saved!')).toBeVisible();
      expect(api.posts()[0]).toMatchObject({ headers: { 'If-Match': '"7"' } });
    });
  });

  test('whose rights did not arrive denies nothing, and says that they are unknown', async () => {
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
      "Until then, your access rights and the server's plan are unknown",
    );
    expect(screen.queryByText(/Premium Feature|Upgrade|permission/)).not.toBeInTheDocument();
    api.on('GET permissions/', { body: PERMISSIONS, etag: '"1"' });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('textbox', { name: 'Heading' })).toBeEnabled();
  });

  test('that needs another module says nothing of it while its settings are unknown', async () => {
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

  describe('that can be used without a list', () => {
    const module = fixtureModule({ calls: { reads: ['roles'], onReadFailure: 'empty' } });

    test('says what is missing, and keeps what was edited when it is tried again', async () => {
      const api = fixtureApi();
      api.on('GET roles/', { status: 503, body: { error: 'Discord is away' } });
      const { user } = await show(module, api);
      expect(screen.getByRole('alert')).toHaveTextContent('Discord is away');
      await user.type(heading(), '!');
      api.on('GET roles/', { body: { roles: [] } });
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(screen.queryByText('Discord is away')).not.toBeInTheDocument());
      expect(heading()).toHaveValue('Hello!');
      await user.click(saveButton());
      expect(await screen.findByText('Saved!')).toBeVisible();
      expect(api.posts()[0]).toMatchObject({ body: { heading: 'Hello!' } });
    });

    test('asks about what somebody else changed meanwhile', async () => {
      const api = fixtureApi();
      api.on('GET roles/', { status: 503 });
      const { user } = await show(module, api);
      await user.type(heading(), '!');
      api.on('GET roles/', { body: { roles: [] } });
      const { body } = await fixtureApi().get('/auth/guilds/100/fixture/');
      api.on('GET fixture/', { body: { ...(body as object), heading: 'Theirs', rate: 3 }, etag: '"8"' });
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      const dialog = within(await screen.findByRole('dialog', { name: /Someone else saved/ }));
      await user.click(dialog.getByRole('button', { name: 'Continue' }));
      expect(heading()).toHaveValue('Hello!');
      await user.click(saveButton());
      await waitFor(() => expect(api.posts()).toHaveLength(1));
      expect(api.posts()[0]).toMatchObject({ body: { heading: 'Hello!', rate: 3 }, headers: { 'If-Match': '"8"' } });
    });
  });
});

describe('the right to modify', () => {
  const denied = () => {
    const api = fixtureApi();
    api.on('GET permissions/', { body: { ...PERMISSIONS, is_owner: false, can_modify: false } });
    return api;
  };

  test('missing, the screen explains it and is left after three seconds', async () => {
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

  test('missing, the screen can be read', async () => {
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
  test('unmet, is explained with the way there, and everything is off', async () => {
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

describe('the save bar', () => {
  test('comes with an edit and goes with Cancel or the close control', async () => {
    const { user, onDirtyChange } = await show();
    await user.type(heading(), '!');
    expect(screen.getByText('Do you want to save the changes?')).toBeVisible();
    expect(onDirtyChange).toHaveBeenLastCalledWith(true);
    await user.click(screen.getByRole('button', { name: 'CANCEL' }));
    expect(heading()).toHaveValue('Hello');
    noSaveBar();
    expect(onDirtyChange).toHaveBeenLastCalledWith(false);
    await user.type(heading(), '!');
    await user.click(screen.getByRole('button', { name: 'Close and undo the changes' }));
    expect(heading()).toHaveValue('Hello');
  });

  test.each(['CANCEL', 'Close and undo the changes'])('gives the focus back when it goes with %s', async (name) => {
    const { user } = await show();
    await user.type(heading(), '!');
    act(() => screen.getByRole('button', { name }).focus());
    await user.keyboard('{Enter}');
    noSaveBar();
    expect(heading()).toHaveFocus();
  });

  test('keeps the focus while it saves, and gives it back', async () => {
    const api = fixtureApi();
    let finish = () => {};
    api.on(
      'POST fixture/save/',
      () => new Promise((resolve) => (finish = () => resolve({ body: { success: true }, etag: '"8"' }))),
    );
    const { user } = await show(undefined, api);
    await user.type(heading(), '!');
    act(() => saveButton().focus());
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'SAVING...' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'CANCEL' }));
    act(() => screen.getByRole('button', { name: 'SAVING...' }).focus());
    await act(async () => finish());
    expect(await screen.findByText('Saved!')).toBeVisible();
    expect(heading()).toHaveFocus();
    expect(heading()).toHaveValue('Hello!');
  });

  test('says in a place that stands already what there is to save', async () => {
    const { user } = await show();
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    await user.type(heading(), '!');
    expect(status).toHaveTextContent('Do you want to save the changes?');
  });

  test('has other words on the screens of the platform', async () => {
    const { user } = await show(fixtureModule({ screen: { saveBar: 'discard' } }));
    await user.type(heading(), '!');
    expect(screen.getByText('You have unsaved changes in Fixture')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(heading()).toHaveValue('Hello');
  });

  test('says that it saves, once, and then that it has', async () => {
    const api = fixtureApi();
    let finish = () => {};
    api.on(
      'POST fixture/save/',
      () => new Promise((resolve) => (finish = () => resolve({ body: { success: true }, etag: '"8"' }))),
    );
    const { user } = await show(undefined, api);
    await user.type(heading(), '!');
    await user.click(saveButton());
    expect(screen.getByRole('button', { name: 'SAVING...' })).toHaveAttribute('aria-disabled', 'true');
    fireEvent.keyDown(window, { key: 's', metaKey: true });
    await act(async () => finish());
    expect(await screen.findByText('Saved!')).toBeVisible();
    noSaveBar();
    expect(api.posts()).toHaveLength(1);
    expect(heading()).toHaveValue('Hello!');
  });

  test('saves with Ctrl and S', async () => {
    const { user, api } = await show();
    await user.clear(heading());
    await user.type(heading(), 'Hi');
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Saved!')).toBeVisible();
    expect(api.posts()[0]).toMatchObject({ body: { heading: 'Hi' }, headers: { 'If-Match': '"7"' } });
    expect(heading()).toHaveFocus();
  });

  test('shows what stays as it was stored, where a save leaves it so', async () => {
    const made = fixtureModule({
      expressions: { kept: { run: ({ saved }) => saved?.heading === 'Hello', reads: [] } },
    });
    const { properties } = made.spec.settings;
    const nickname = { ...(properties.nickname as Field), keep: 'kept' };
    const module = { ...made, spec: { ...made.spec, settings: { properties: { ...properties, nickname } } } };
    const { user, api } = await show(module);
    const name = () => screen.getByRole('textbox', { name: 'Nickname' });
    await user.clear(name());
    await user.type(name(), 'Jo');
    await user.type(heading(), '!');
    await user.click(saveButton());
    expect(await screen.findByText('Saved!')).toBeVisible();
    expect(api.posts()[0]?.body).toMatchObject({ nickname: 'Jo', heading: 'Hello!' });
    expect(name()).toHaveValue('Bot');
    noSaveBar();
    await user.clear(name());
    await user.type(name(), 'Jo');
    await user.click(saveButton());
    await waitFor(() => expect(api.posts()).toHaveLength(2));
    expect(name()).toHaveValue('Jo');
  });

  test('sends the newest revision with the second save', async () => {
    const { user, api } = await show();
    await user.type(heading(), '!');
    await user.click(saveButton());
    await screen.findByText('Saved!');
    await user.type(heading(), '!');
    await user.click(saveButton());
    await waitFor(() => expect(api.posts()).toHaveLength(2));
    expect(api.posts()[1]).toMatchObject({ headers: { 'If-Match': '"8"' } });
  });
});

describe('undo', () => {
  test('works outside of texts', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('switch', { name: 'Enabled' }));
    expect(screen.getByRole('switch', { name: 'Enabled' })).toBeChecked();
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getByRole('switch', { name: 'Enabled' })).not.toBeChecked();
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(screen.getByRole('switch', { name: 'Enabled' })).toBeChecked();
    await user.click(heading());
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getByRole('switch', { name: 'Enabled' })).toBeChecked();
  });
});

describe('a refused save', () => {
  test('counts the settings that it lists, each once with all that is wrong with it', async () => {
    const rules = ['Write more', 'Write better'].map((message) => ({
      rule: "self.heading != ''",
      at: 'heading',
      message,
    }));
    const module = fixtureModule();
    const { user } = await show({ ...module, spec: { ...module.spec, rules } });
    await user.clear(heading());
    await user.click(saveButton());
    const summary = within(screen.getByRole('region', { name: '1 setting needs your attention' }));
    expect(summary.getAllByRole('listitem')).toHaveLength(1);
    expect(summary.getByRole('link', { name: 'Heading: Write more; Write better' })).toBeVisible();
  });

  test('names the first problem, lists all of them and leads to the first field', async () => {
    const { user, api } = await show();
    await user.click(screen.getByRole('switch', { name: 'Enabled' }));
    await user.clear(heading());
    await user.click(screen.getByRole('button', { name: 'Edit Gold' }));
    await user.clear(screen.getByRole('textbox', { name: 'Price' }));
    await user.type(screen.getByRole('textbox', { name: 'Price' }), '0');
    await user.click(saveButton());
    expect(api.posts()).toEqual([]);
    const banners = within(screen.getByRole('region', { name: 'Messages' }));
    expect(banners.getByRole('alert')).toHaveTextContent('Heading cannot be empty');
    const summary = within(screen.getByRole('region', { name: '2 settings need your attention' }));
    expect(summary.getByRole('link', { name: 'Heading: Heading cannot be empty' })).toBeVisible();
    expect(heading()).toHaveFocus();
    expect(heading()).toHaveAccessibleDescription(/Heading cannot be empty/);
    expect(heading()).toBeInvalid();
    expect(document.getElementById('root_items_1_price__error')).toHaveTextContent('Price must be greater than 0');
    await user.click(summary.getByRole('link', { name: 'Items › 2 › Price: Price must be greater than 0' }));
    expect(screen.getByRole('textbox', { name: 'Price' })).toHaveFocus();
    await user.clear(screen.getByRole('textbox', { name: 'Price' }));
    await user.type(screen.getByRole('textbox', { name: 'Price' }), '7');
    await user.type(heading(), 'Back');
    expect(screen.queryByRole('region', { name: /attention/ })).not.toBeInTheDocument();
    await user.click(saveButton());
    expect(await screen.findByText('Saved!')).toBeVisible();
  });

  test('by the server shows its problems at their fields and opens their rows', async () => {
    const api = fixtureApi();
    const problems = [{ path: 'items.b.name', rule: 'rule:3', message: 'The name is taken' }];
    api.on('POST fixture/save/', { status: 400, body: { error: 'The name is taken', problems } });
    const { user } = await show(undefined, api);
    await user.type(heading(), '!');
    await user.click(saveButton());
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveAccessibleDescription(/The name is taken/);
    expect(saveButton()).toBeEnabled();
    await user.type(name, '2');
    expect(name).not.toHaveAccessibleDescription(/The name is taken/);
  });

  test('by the network loses nothing, is settled first, and is nobody else’s', async () => {
    const api = fixtureApi();
    api.on('POST fixture/save/', NETWORK_FAILURE);
    const { user, onDirtyChange } = await show(undefined, api);
    await user.type(heading(), '!');
    await user.click(saveButton());
    expect(await screen.findByText('Could not save')).toBeVisible();
    expect(heading()).toHaveValue('Hello!');
    expect(saveButton()).toBeEnabled();
    const bar = () => screen.getByRole('region', { name: 'Unsaved changes' });
    expect(bar()).toHaveTextContent('Your last save may not have gone through.');
    // Back to what was loaded is not back to what is stored.
    await user.type(heading(), '{Backspace}');
    expect(bar()).toBeVisible();
    expect(onDirtyChange).toHaveBeenLastCalledWith(true);
    let revision = 7;
    api.on('POST fixture/save/', () => ({ body: { success: true }, etag: `"${++revision}"` }));
    await user.click(saveButton());
    expect(await screen.findByText('Saved!')).toBeVisible();
    expect(api.posts().map(({ body }) => (body as { heading: string }).heading)).toEqual(['Hello!', 'Hello!', 'Hello']);
    expect(heading()).toHaveValue('Hello');
    noSaveBar();
  });

  test('whose answer is lost can be given up: what is stored is then read anew', async () => {
    const api = fixtureApi();
    api.on('POST fixture/save/', NETWORK_FAILURE);
    const { user } = await show(undefined, api);
    await user.type(heading(), '!');
    await user.click(saveButton());
    await screen.findByText('Could not save');
    const { body } = await fixtureApi().get('/auth/guilds/100/fixture/');
    api.on('GET fixture/', { body: { ...(body as object), heading: 'Hello!' }, etag: '"8"' });
    await user.type(heading(), '?');
    await user.click(screen.getByRole('button', { name: 'CANCEL' }));
    await waitFor(noSaveBar);
    expect(heading()).toHaveValue('Hello!');
  });

  test('in the second call keeps only that part dirty', async () => {
    const api = fixtureApi();
    api.on('POST fixture/save/', { status: 400 });
    const { user } = await show(undefined, api);
    await user.click(screen.getByRole('switch', { name: 'Staff may change this' }));
    await user.type(heading(), '!');
    await user.click(saveButton());
    expect(await screen.findByText('Could not save')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'CANCEL' }));
    expect(screen.getByRole('switch', { name: 'Staff may change this' })).toBeChecked();
    expect(heading()).toHaveValue('Hello');
  });
});

describe('a locked field', () => {
  test('keeps its value and says why for three seconds', async () => {
    const api = fixtureApi();
    api.on('GET permissions/', { body: { ...PERMISSIONS, is_premium: false } });
    const { user } = await show(undefined, api);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const nickname = screen.getByRole('textbox', { name: 'Nickname' });
    fireEvent.change(nickname, { target: { value: 'Jo' } });
    expect(nickname).toHaveValue('Bot');
    const banner = screen.getByText('Nicknames need Premium');
    expect(banner).toBeVisible();
    noSaveBar();
    act(() => vi.advanceTimersByTime(2800));
    expect(banner).toBeInTheDocument();
    act(() => vi.advanceTimersByTime(400));
    expect(banner).not.toBeInTheDocument();
    vi.useRealTimers();
    await user.click(screen.getByRole('button', { name: 'Locked: Nicknames need Premium' }));
    expect(screen.getByText('Nicknames need Premium')).toBeVisible();
  });
});

describe('a save by somebody else', () => {
  const stale = (current: object) => {
    const api = fixtureApi();
    api.on('POST fixture/save/', { status: 412, etag: '"9"', body: { error: 'Stale', current } });
    return api;
  };

  test('is joined with the edits, and disagreements are asked about', async () => {
    const api = stale({ heading: 'Theirs', rate: 4, items: { a: { name: 'VIP', price: 5, note: '' } } });
    const { user } = await show(undefined, api);
    await user.clear(heading());
    await user.type(heading(), 'Mine');
    await user.click(screen.getByRole('switch', { name: 'Enabled' }));
    await user.click(saveButton());
    const dialog = within(await screen.findByRole('dialog', { name: /Someone else saved/ }));
    expect(dialog.getByText(/Rate, Items/)).toBeVisible();
    const choice = within(dialog.getByRole('group', { name: 'Heading' }));
    expect(choice.getByRole('radio', { name: /Keep mine\s*Mine/ })).toBeChecked();
    await user.click(choice.getByRole('radio', { name: /Take theirs\s*Theirs/ }));
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(heading()).toHaveValue('Theirs');
    expect(screen.getByRole('textbox', { name: 'Rate' })).toHaveValue('4');
    expect(screen.queryByText('Gold')).not.toBeInTheDocument();
    expect(screen.getByRole('switch', { name: 'Enabled' })).toBeChecked();
    api.on('POST fixture/save/', { body: { success: true }, etag: '"10"' });
    await user.click(saveButton());
    expect(await screen.findByText('Saved!')).toBeVisible();
    expect(api.posts().at(-1)).toMatchObject({
      headers: { 'If-Match': '"9"' },
      body: { heading: 'Theirs', enabled: true, rate: 4, items: { a: { name: 'VIP' } } },
    });
  });

  test('closed without an answer keeps mine', async () => {
    const same = { nickname: 'Bot', items: { a: { name: 'VIP', price: 5 }, b: { name: 'Gold', price: 20 } } };
    const { user } = await show(undefined, stale({ ...same, heading: 'Theirs' }));
    await user.type(heading(), '!');
    await user.click(saveButton());
    expect(await screen.findByRole('dialog')).not.toHaveTextContent('Their changes were applied');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(heading()).toHaveValue('Hello!');
    await user.click(screen.getByRole('button', { name: 'CANCEL' }));
    expect(heading()).toHaveValue('Theirs');
  });
});
