// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { BlockSpecimen } from '../../gallery/BlockSpecimen.tsx';
import { pick, renderSettled, testBlockStates } from '../../gallery/testing.tsx';
import {
  block,
  card,
  copies,
  LIST,
  module,
  NEWEST,
  OLDEST,
  reads,
  restoreOf,
  rows,
} from '../../test/entriesFixture.ts';
import { type FakeApi, NETWORK_FAILURE, PERMISSIONS } from '../../test/fakeApi.ts';
import { present } from '../../test/present.ts';
import { mount, show } from '../../test/show.tsx';
import { states } from './EntriesBlock.gallery.ts';
import EntriesBlock from './EntriesBlock.tsx';

testBlockStates(EntriesBlock, states);

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test('the link to a file names the language of the page', async () => {
  await renderSettled(<BlockSpecimen block={EntriesBlock} state={pick(states, 'Filled')} />);
  const [link] = await screen.findAllByRole('link', { name: 'Download receipt' });
  expect(link).toHaveAttribute('href', 'invoices/A-2/?language=en');
});

test.each(['Asia/Kolkata', 'America/Los_Angeles'])('a date is the same day for a visitor in %s', async (zone) => {
  vi.stubEnv('TZ', zone);
  const filled = pick(states, 'Filled');
  const invoices = ['2026-11-02T00:10:00Z', '2026-10-02T23:50:00Z'].map((created_at) => ({
    id: created_at,
    created_at,
  }));
  const answers = Object.fromEntries(Object.keys(filled.answers ?? {}).map((path) => [path, { body: { invoices } }]));
  await renderSettled(<BlockSpecimen block={EntriesBlock} state={{ ...filled, answers }} />);
  expect((await screen.findAllByText(/2026$/)).map((date) => date.textContent)).toEqual(['Nov 2, 2026', 'Oct 2, 2026']);
});

describe('a list of entries', () => {
  test('shows what the screen has loaded, formatted, without another call', async () => {
    const { api } = await show(module(), copies());
    expect(rows().map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Made.*May 2, 2030.*ContentOnly roles/),
      expect.stringMatching(/Made.*May 1, 2030.*ContentEverything/),
    ]);
    expect(card().getByText('Last copy').nextSibling).toHaveTextContent('May 2, 2030');
    expect(rows()[0]?.querySelector('time')).toHaveAttribute('datetime', NEWEST.created_at);
    expect(within(present(rows()[1])).getByText('Everything').tagName).toBe('BDI');
    expect(restoreOf(rows()[1])).toHaveAccessibleDescription(/Everything/);
    expect(reads(api)).toHaveLength(1);
  });

  test('is loaded again once settings are saved, on which it may depend', async () => {
    const api = copies();
    const { user } = await show(module(), api);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Mine');
    api.on('GET copies/', { body: { ...LIST, name: 'Mine', last: null } });
    await user.click(screen.getByRole('button', { name: 'SAVE' }));
    await waitFor(() => expect(card().getByText('Last copy').nextSibling).toHaveTextContent('Never'));
    expect(reads(api)).toHaveLength(2);
  });

  test('tells that it is empty', async () => {
    const api = copies();
    api.on('GET copies/', { body: { kind: 'full', name: '', last: null, entries: [] } });
    await show(module(), api);
    expect(card().getByText('None yet.')).toBeVisible();
    expect(card().getByText('Never')).toBeVisible();
  });

  test('adds an entry with values of the form, and reports success once it is in the list', async () => {
    const api = copies();
    let finish = (_: { body: object }) => {};
    api.on(
      'POST copies/',
      () =>
        new Promise((resolve) => {
          finish = resolve as typeof finish;
        }),
    );
    const { user } = await show(module(), api);
    await user.click(card().getByRole('button', { name: 'Copy now' }));
    expect(card().getByRole('button', { name: 'Copy now' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('Copied!')).not.toBeInTheDocument();
    await user.click(card().getByRole('button', { name: 'Copy now' }));
    const added = { id: 'b3', created_at: '2030-05-03T10:00:00.000Z', type: 'full' };
    api.on('GET copies/', { body: { ...LIST, last: added.created_at, entries: [added, NEWEST, OLDEST] } });
    finish({ body: { success: true } });
    await waitFor(() => expect(screen.getByText('Copied!')).toBeVisible());
    expect(rows()).toHaveLength(3);
    expect(api.posts().map(({ body }) => body)).toEqual([{ type: 'roles' }]);
    expect(card().getByRole('button', { name: 'Copy now' })).not.toHaveAttribute('aria-busy', 'true');
  });

  test.each([
    [
      'the network fails',
      NETWORK_FAILURE,
      /^Could not copy \(It may have worked anyway\. .* it will not be done twice\.\)$/,
    ],
    ['the server does not say why', { status: 500 }, /^Could not copy \(It may have worked anyway/],
    ['a page comes instead of an answer', { body: null }, /^Could not copy \(It may have worked anyway/],
    ['the server refuses without a word', { status: 400 }, 'Could not copy'],
    ['the server says why', { status: 409, body: { error: 'Not today' } }, 'Not today'],
  ])('reports the failure when %s', async (_, reaction, sentence) => {
    const api = copies();
    api.on('POST copies/', reaction);
    const { user } = await show(module(), api);
    await user.click(card().getByRole('button', { name: 'Copy now' }));
    await waitFor(() => expect(screen.getByText(sentence)).toBeVisible());
    expect(screen.queryByText('Copied!')).not.toBeInTheDocument();
  });

  test('sends a new idempotency key, and repeats it while the outcome is unknown', async () => {
    const api = copies();
    const { user } = await show(module(), api);
    const press = async () => {
      await user.click(card().getByRole('button', { name: 'Copy now' }));
      return api.posts().at(-1)?.headers?.['Idempotency-Key'];
    };
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now);
    api.on('POST copies/', NETWORK_FAILURE);
    const first = await press();
    expect(first).toMatch(/^[\da-f-]{36}$/);
    api.on('POST copies/', { status: 401 });
    expect(await press()).toBe(first);
    api.on('POST copies/', { body: null });
    expect(await press()).toBe(first);
    // Ten minutes later, another press means another copy.
    clock.mockReturnValue(now + 11 * 60_000);
    api.on('POST copies/', NETWORK_FAILURE);
    const second = await press();
    expect(second).not.toBe(first);
    api.on('POST copies/', { status: 409, body: { error: 'Not today' } });
    expect(await press()).toBe(second);
    api.on('POST copies/', { body: { success: true } });
    const third = await press();
    expect([first, second]).not.toContain(third);
    await screen.findByText('Copied!');
    expect(await press()).not.toBe(third);
  });

  test.each([
    ['loading failed', NETWORK_FAILURE],
    ['an answer has no list', { body: {} }],
  ])('reports that %s, and loads again on retry', async (_, answer) => {
    const api = copies();
    const { user } = await show(module(), api);
    api.on('GET copies/', answer);
    await user.click(card().getByRole('button', { name: 'Copy now' }));
    expect(await card().findByRole('alert')).toHaveTextContent('Could not read the copies');
    api.on('GET copies/', { body: LIST });
    await user.click(card().getByRole('button', { name: 'Retry' }));
    expect(await card().findByRole('list', { name: 'Copies' })).toBeVisible();
  });
});

describe('the action of an entry', () => {
  test('previews the change and asks; No changes nothing', async () => {
    const { user, api } = await show(module(), copies());
    await user.click(restoreOf(rows()[1]));
    const dialog = within(await screen.findByRole('dialog', { name: 'Restore this?' }));
    await waitFor(() => expect(dialog.getByText('All goes back.')).toBeVisible());
    expect(dialog.getByRole('list', { name: 'Changes' })).toHaveTextContent(/^PrefixNow\?$/);
    expect(dialog.queryByText('Others')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'No' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(restoreOf(rows()[1])).toHaveFocus();
    expect(api.posts()).toEqual([]);
  });

  test('runs, reloads the screen and reports success', async () => {
    const { user, api } = await show(module(), copies());
    await user.click(restoreOf(rows()[1]));
    api.on('GET copies/', { body: { ...LIST, name: 'Old' }, etag: '"2"' });
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.getByText('Restored!')).toBeVisible());
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Old');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(api.posts().map(({ path, body }) => [path, body])).toEqual([['/auth/guilds/100/copies/b1/restore/', {}]]);
  });

  test('keeps what was edited, also if the screen cannot be reloaded at once', async () => {
    const { user, api } = await show(module(), copies());
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Mine');
    await user.click(restoreOf(rows()[1]));
    const yes = await screen.findByRole('button', { name: 'Yes' });
    api.on('GET copies/', { status: 500 });
    await user.click(yes);
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not load');
    api.on('GET copies/', { body: { ...LIST, kind: 'full' }, etag: '"2"' });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Mine');
    expect(screen.getByRole('combobox', { name: 'Kind' })).toHaveTextContent('Everything');
  });

  test('does not ask for confirmation if it would be refused', async () => {
    const api = copies();
    api.on('GET copies/b2/restore/', { body: { changes: [], others: [{ title: 'Rank' }], refused: 'Cannot be' } });
    const { user } = await show(module(), api);
    await user.click(restoreOf(rows()[0]));
    const dialog = within(await screen.findByRole('dialog', { name: 'Restore this?' }));
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByText('Cannot be')).toBeVisible());
    expect(dialog.queryByText('Nothing changes.')).not.toBeInTheDocument();
    expect(dialog.getByText('Rank')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Yes' })).not.toBeInTheDocument();
  });

  test.each([
    ['the preview', 'GET copies/b1/restore/', 'Could not restore'],
    ['the call', 'POST copies/b1/restore/', /^Could not restore \(It may have worked anyway/],
  ])('reports the failure of %s', async (_, address, sentence) => {
    const api = copies();
    api.on(address, NETWORK_FAILURE);
    const { user } = await show(module(), api);
    await user.click(restoreOf(rows()[1]));
    const yes = address.startsWith('POST') ? await screen.findByRole('button', { name: 'Yes' }) : null;
    if (yes) await user.click(yes);
    await waitFor(() => expect(screen.getByText(sentence)).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText('Restored!')).not.toBeInTheDocument();
  });
});

describe('a read-only list of entries', () => {
  test.each(['rights', 'a requirement'])('without %s has its buttons disabled', async (want) => {
    const api = copies();
    if (want === 'rights') api.on('GET permissions/', { body: { ...PERMISSIONS, is_owner: false, can_modify: false } });
    mount(module(want !== 'rights'), api);
    await screen.findByRole('region', { name: 'Copies' });
    expect(card().getByRole('button', { name: 'Copy now' })).toBeDisabled();
    for (const row of rows()) expect(restoreOf(row)).toBeDisabled();
  });
});

describe('an action with a mapping or a question', () => {
  const MISSING = {
    key: 'role:7',
    kind: 'role',
    title: 'Role Sailor',
    where: 'Ranks › Role',
    types: null,
    target: null,
  };
  const PREVIEW = { changes: [{ title: 'Prefix', before: '?' }], missing: [MISSING], others: [], refused: null };

  function mapped() {
    const made = module();
    const own = structuredClone(block);
    const [restore] = own.actions ?? [];
    Object.assign(restore?.preview ?? {}, {
      mapping: { property: 'missing', as: 'mapping', title: 'Gone', help: 'Choose.', none: 'Leave out' },
    });
    const rename = {
      label: 'Rename',
      path: 'copies/{id}/',
      refreshes: 'list',
      confirm: {
        title: 'Name it',
        text: 'Tell it apart.',
        labels: { yes: 'Rename it', no: 'Leave it' },
        ask: { name: 'name', title: 'New name', maxLength: 10, value: 'type' },
      },
      success: 'Renamed!',
      failure: 'Could not rename',
    };
    const keep = { label: 'Keep', path: 'copies/{id}/', refreshes: 'list', success: 'Kept!', failure: 'Could not' };
    const layout = [made.spec.screen.layout[0], { ...own, actions: [restore, rename, keep] }];
    const calls = { ...made.spec.calls, reads: ['roles'], onReadFailure: 'empty' };
    return { ...made, spec: { ...made.spec, calls, screen: { ...made.spec.screen, layout } } } as typeof made;
  }

  function gone(): FakeApi {
    const api = copies();
    const role = { color: 0, icon: null, managed: false, permissions: [] };
    const roles = ['Deckhand', 'Cook'].map((named, index) => ({
      ...role,
      id: `2${index}`,
      name: named,
      position: index,
    }));
    api.on('GET roles/', { body: { roles } });
    api.on('GET copies/b1/restore/', { body: PREVIEW, etag: '"seen"' });
    api.on('POST copies/b1/', { body: { success: true } });
    return api;
  }

  const pressIn = async (name: string, user: Awaited<ReturnType<typeof show>>['user']) =>
    user.click(within(present(rows()[1])).getByRole('button', { name }));

  test('lets the user choose replacements, previews them, and sends them with the ETag of the preview', async () => {
    const api = gone();
    const { user } = await show(mapped(), api);
    await pressIn('Restore', user);
    const dialog = within(await screen.findByRole('dialog', { name: 'Restore this?' }));
    const picker = await dialog.findByRole('combobox', { name: /Role Sailor/ });
    await waitFor(() => expect(picker).toBeVisible());
    // The dialog is longer than a phone screen: focus starts at its top.
    expect(dialog.getByRole('button', { name: 'No' })).not.toHaveFocus();
    expect(picker).toHaveTextContent('Leave out');
    expect(picker).toHaveAccessibleDescription(/Ranks › Role/);
    const chosen = encodeURIComponent('{"role:7":"21"}');
    api.on(`GET copies/b1/restore/?mapping=${chosen}`, {
      body: { ...PREVIEW, changes: [{ title: 'Rank', before: 'None' }], missing: [{ ...MISSING, target: '21' }] },
      etag: '"seen"',
    });
    await user.click(picker);
    await user.click(await screen.findByRole('option', { name: 'Cook' }));
    await waitFor(() => expect(dialog.getByRole('list', { name: 'Changes' })).toHaveTextContent('Rank'));
    expect(picker).toHaveTextContent('Cook');
    api.on('POST copies/b1/restore/', { status: 503 });
    await user.click(dialog.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // What was chosen for an attempt that failed need not be chosen again.
    api.on('POST copies/b1/restore/', { body: { success: true } });
    await pressIn('Restore', user);
    const again = within(await screen.findByRole('dialog', { name: 'Restore this?' }));
    expect(await again.findByRole('combobox', { name: /Role Sailor/ })).toHaveTextContent('Cook');
    await user.click(again.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.getByText('Restored!')).toBeVisible());
    const sent = { body: { mapping: { 'role:7': '21' } }, headers: { 'if-match': '"seen"' } };
    expect(api.posts()).toMatchObject([sent, sent]);
  });

  test('shows the preview of the last choice, whichever answer comes last', async () => {
    const api = gone();
    const { user } = await show(mapped(), api);
    await pressIn('Restore', user);
    const dialog = within(await screen.findByRole('dialog', { name: 'Restore this?' }));
    const address = (id: string) => `GET copies/b1/restore/?mapping=${encodeURIComponent(`{"role:7":"${id}"}`)}`;
    const found = (id: string, title: string) => ({
      body: { ...PREVIEW, changes: [{ title, before: '' }], missing: [{ ...MISSING, target: id }] },
      etag: '"seen"',
    });
    let arrive = (_: object) => {};
    api.on(address('21'), () => new Promise((resolve) => (arrive = resolve)));
    api.on(address('20'), found('20', 'Second'));
    for (const name of ['Cook', 'Deckhand']) {
      await user.click(await dialog.findByRole('combobox', { name: /Role Sailor/ }));
      await user.click(await screen.findByRole('option', { name }));
    }
    await waitFor(() => expect(dialog.getByRole('list', { name: 'Changes' })).toHaveTextContent('Second'));
    await act(async () => arrive(found('21', 'First')));
    expect(dialog.getByRole('list', { name: 'Changes' })).toHaveTextContent('Second');
    expect(dialog.getByRole('combobox', { name: /Role Sailor/ })).toHaveTextContent('Deckhand');
  });

  test('shows the current preview if it has changed, and sends nothing else', async () => {
    const api = gone();
    const fresh = { ...PREVIEW, changes: [{ title: 'Newer', before: '#' }] };
    api.on('POST copies/b1/restore/', { status: 412, body: { error: 'Look again', current: fresh }, etag: '"newer"' });
    const { user } = await show(mapped(), api);
    await pressIn('Restore', user);
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.getByRole('list', { name: 'Changes' })).toHaveTextContent('Newer'));
    expect(screen.getByText('Look again')).toBeInTheDocument();
    api.on('POST copies/b1/restore/', { body: { success: true } });
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.getByText('Restored!')).toBeVisible());
    expect(api.posts().map(({ headers }) => headers?.['if-match'])).toEqual(['"seen"', '"newer"']);
  });

  test('asks for a text, and reloads only the list', async () => {
    const api = gone();
    const { user } = await show(mapped(), api);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'mine');
    await pressIn('Rename', user);
    const box = await screen.findByRole('textbox', { name: 'New name' });
    expect(box).toHaveValue('full');
    await waitFor(() => expect(box).toHaveFocus());
    // The text is selected: typing replaces it.
    await user.keyboard('a name that is too long');
    api.on('POST copies/b1/', NETWORK_FAILURE);
    await user.click(screen.getByRole('button', { name: 'Rename it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    api.on('POST copies/b1/', { body: { success: true } });
    await pressIn('Rename', user);
    expect(await screen.findByRole('textbox', { name: 'New name' })).toHaveValue('a name tha');
    // Unless it is given up.
    await user.click(screen.getByRole('button', { name: 'Leave it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await pressIn('Rename', user);
    const another = await screen.findByRole('textbox', { name: 'New name' });
    expect(another).toHaveValue('full');
    await waitFor(() => expect(another).toHaveFocus());
    await user.keyboard('Mine');
    await user.click(screen.getByRole('button', { name: 'Rename it' }));
    await waitFor(() => expect(screen.getByText('Renamed!')).toBeVisible());
    expect(api.posts().map(({ path, body }) => [path, body])).toEqual([
      ['/auth/guilds/100/copies/b1/', { name: 'a name tha' }],
      ['/auth/guilds/100/copies/b1/', { name: 'Mine' }],
    ]);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('mine');
    expect(reads(api)).toHaveLength(2);
  });

  test('runs at once if there is nothing to confirm', async () => {
    const api = gone();
    const { user } = await show(mapped(), api);
    await pressIn('Keep', user);
    await waitFor(() => expect(screen.getByText('Kept!')).toBeVisible());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('reloads the list while an entry is in progress', async () => {
    const api = gone();
    const made = mapped();
    const waits = "item.type == 'roles'";
    const [section, list] = made.spec.screen.layout;
    const layout = [section, { ...list, refresh: { while: waits, every: 20 } }];
    const expressions = {
      ...made.expressions,
      [waits]: ({ item }: { item: { type?: unknown } }) => item.type === 'roles',
    };
    await show(
      { ...made, expressions, spec: { ...made.spec, screen: { ...made.spec.screen, layout } } } as typeof made,
      api,
    );
    await waitFor(() => expect(reads(api).length).toBeGreaterThan(2));
    api.on('GET copies/', { body: { ...LIST, entries: [OLDEST] } });
    await waitFor(() => expect(rows()).toHaveLength(1));
    const asked = reads(api).length;
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(reads(api)).toHaveLength(asked);
  });
});
