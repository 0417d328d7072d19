// @vitest-environment jsdom
import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeDatabase } from '../../renderer/test/fakeDatabase.ts';
import { askAgain, useSession } from '../session/session.ts';
import { type FakeServer, fakeServer } from '../testing/fakeServer.ts';
import { reachByKeyboard } from '../testing/reachByKeyboard.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { screenWidth } from '../testing/screenWidth.ts';

const database = new FakeDatabase();
let server: FakeServer;

const guild = (id: string, name: string, can_open = true) => ({
  ...{ id, name, can_open, access: 'administrator', member_count: null },
  ...{ icon: null, is_premium: false, plan: 'free' },
});
const change = (after: string) => ({ module: 'customize', path: 'prefix', title: 'Prefix', before: '/', after });
const preview = (parts: object = {}) => ({
  changes: [change('!')],
  missing: [],
  left_out: [],
  stopped: [],
  refused: null,
  ...parts,
});
const shown = (etag: string, parts: object = {}) => ({ status: 200, body: preview(parts), headers: { etag } });
const previewOf = (id: string) => `/auth/guilds/${id}/transfer/preview/`;
const transferTo = (id: string) => `/auth/guilds/${id}/transfer/`;
const made = { success: true };
const sentTo = (path: string) => server.sent.filter((one) => one.path === path);
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });
const pressByKeyboard = async (name: string | RegExp) => {
  reachByKeyboard(await screen.findByRole('button', { name }));
  await userEvent.keyboard('{Enter}');
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  screenWidth(1280);
  server = fakeServer();
  vi.stubGlobal('indexedDB', database.factory);
  database.entries.clear();
  database.full = false;
  server.reply('/auth/guilds/77/permissions', { is_owner: true, can_modify: true, is_premium: false });
  server.reply('/auth/guilds/77/', { name: 'Hall', icon_url: null });
  server.reply('/auth/guilds/77/history/unseen/', { modules: [] });
  server.reply('/auth/guilds/77/presets/', {
    presets: [{ id: 'small', title: 'Small', description: 'For few.', icon: 'users', modules: ['customize'] }],
  });
  server.reply('/api/auth/user-data/', {
    guilds_with_bot: [guild('77', 'Hall'), guild('78', 'Inn'), guild('79', 'Quay'), guild('80', 'Fort', false)],
    guilds_without_bot: [],
  });
  for (const id of ['77', '78', '79']) {
    server.reply(previewOf(id), shown(`"${id}"`));
    server.reply(transferTo(id), made);
  }
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const open = () => renderAt('/dashboard/77?section=transfer');

/** Chooses the preset, and whatever it sets up, for this server. */
async function review() {
  const view = open();
  await press(/^Small/);
  await press('Show what changes');
  await heading('What would change with Small');
  return view;
}

describe('settings for one server', () => {
  test('are applied as they were shown, with the ETag of the preview', async () => {
    await review();
    expect(await screen.findByRole('list', { name: 'Changes' })).toHaveTextContent('PrefixNow/Afterwards!');
    await press('Apply 1 change');
    expect(await heading('Done')).toHaveFocus();
    expect(sentTo(transferTo('77'))).toMatchObject([
      {
        body: { source: { from: 'preset', preset: 'small' }, select: { customize: null }, mapping: {} },
        headers: { 'if-match': '"77"', 'Idempotency-Key': expect.stringMatching(/^[\w-]{36}$/) },
      },
    ]);
  });

  test('are shown again if something has changed, and repeated with the same key if the answer is lost', async () => {
    const current = preview({ changes: [change('?')] });
    const stale = { status: 412, body: { error: 'It has changed.', current }, headers: { etag: '"new"' } };
    server.reply(transferTo('77'), stale, 'offline', made);
    await review();
    await press('Apply 1 change');
    expect(await screen.findByRole('alert')).toHaveTextContent('It has changed.');
    expect(screen.getByRole('list', { name: 'Changes' })).toHaveTextContent('?');
    await press('Apply 1 change');
    expect(await screen.findByText(/won't be copied twice/)).toBeVisible();
    await press('Apply 1 change');
    await heading('Done');
    const [first, lost, repeated] = sentTo(transferTo('77')).map(({ headers }) => headers);
    expect([lost?.['if-match'], repeated?.['if-match']]).toEqual(['"new"', '"new"']);
    expect(repeated?.['Idempotency-Key']).toBe(lost?.['Idempotency-Key']);
    expect(lost?.['Idempotency-Key']).not.toBe(first?.['Idempotency-Key']);
  });

  test('are not said to be of unknown outcome without the reason that the server gives', async () => {
    server.reply(transferTo('77'), { status: 503, body: { error: 'Discord does not respond.' } });
    await review();
    await press('Apply 1 change');
    expect(await screen.findByRole('alert')).toHaveTextContent('Discord does not respond.');
  });

  test('say what is missing, left out and stops working', async () => {
    const missing = [{ key: 'role:1', kind: 'role', title: 'Role Admin', where: 'Prefix', types: null, target: null }];
    const leftOut = [
      { title: 'Name', message: 'It is locked.', plan: 'premium' },
      { title: 'Color', message: 'This requires Premium', plan: 'premium' },
    ];
    server.reply('/auth/guilds/77/roles/', { roles: [{ id: '5', name: 'Mod', position: 1, permissions: [] }] });
    const stopped = [{ module: 'economy', path: 'enabled', title: 'Shop', message: 'It needs the economy.' }];
    server.reply(previewOf('77'), shown('"1"', { missing, left_out: leftOut, stopped }), shown('"2"'));
    await review();
    expect(await screen.findByRole('list', { name: 'Not copied' })).toHaveTextContent(
      /It is locked\. Available with Premium\..*This requires Premium$/,
    );
    expect(screen.getByRole('list', { name: 'Stops working' })).toHaveTextContent('ShopReasonIt needs the economy.');
    await userEvent.click(await screen.findByRole('combobox', { name: /Role Admin/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Mod' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Not copied' })).not.toBeInTheDocument());
    expect(sentTo(previewOf('77')).at(-1)?.body.mapping).toEqual({ 'role:1': '5' });
  });

  test('are chosen by module and by section, and the choice is still there on the way back', async () => {
    await review();
    await press('Back');
    await press('Sections of Customize Bot');
    const sections = await screen.findByRole('list', { name: 'Sections of Customize Bot' });
    await userEvent.click(within(sections).getByRole('checkbox', { name: 'Commands' }));
    expect(screen.getByRole('checkbox', { name: 'Customize Bot' })).toBePartiallyChecked();
    await press('Show what changes');
    const select = sentTo(previewOf('77')).at(-1)?.body.select as Record<string, string[]> | undefined;
    expect(select?.customize).toContain('bot_name');
    expect(select?.customize).not.toContain('prefix');
    // Who may change settings is copied only if that alone is named.
    expect(select?.customize).not.toContain('admin_modify');
    await press('Back');
    expect(await screen.findByRole('checkbox', { name: 'Customize Bot' })).toBePartiallyChecked();
  });

  test('use what was chosen in the place of what is missing, also after going back', async () => {
    const missing = [{ key: 'role:1', kind: 'role', title: 'Role Admin', where: 'Prefix', types: null, target: null }];
    server.reply('/auth/guilds/77/roles/', { roles: [{ id: '5', name: 'Mod', position: 1, permissions: [] }] });
    server.reply(previewOf('77'), shown('"1"', { missing }));
    await review();
    await userEvent.click(await screen.findByRole('combobox', { name: /Role Admin/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Mod' }));
    await press('Back');
    await press('Show what changes');
    await waitFor(() => expect(sentTo(previewOf('77'))).toHaveLength(3));
    expect(sentTo(previewOf('77')).at(-1)?.body.mapping).toEqual({ 'role:1': '5' });
    await press('Apply 1 change');
    expect(sentTo(transferTo('77'))[0]?.body.mapping).toEqual({ 'role:1': '5' });
  });

  test('come from a file only if it is one', async () => {
    open();
    const input = await screen.findByLabelText('Choose a file with settings…');
    await userEvent.upload(input, new File(['<html>'], 'x.json', { type: 'application/json' }));
    expect(await screen.findByRole('alert')).toHaveTextContent("This isn't a settings file.");
    expect(screen.getByText('x.json')).toBeVisible();
    const dropped = ['a.json', 'b.json'].map((name) => new File(['{}'], name));
    expect(fireEvent.drop(input, { dataTransfer: { files: dropped } })).toBe(false);
    expect(await screen.findByRole('alert')).toHaveTextContent('Only one file can be imported at a time.');
    const file = { type: 'bot-settings', format: 1, modules: { customize: { version: 0, settings: {} } } };
    await userEvent.upload(input, new File([JSON.stringify(file)], 'ok.json', { type: 'application/json' }));
    await heading('What do you want to copy from ok.json?');
    await press('Show what changes');
    await waitFor(() => expect(sentTo(previewOf('77'))[0]?.body.source).toEqual({ from: 'file', file }));
  });

  test('are read again if that failed', async () => {
    server.reply('/auth/guilds/77/presets/', { status: 500, body: {} }, { presets: [] });
    server.reply('/api/auth/user-data/', 'offline');
    open();
    expect(await screen.findByText("We couldn't load the presets.")).toBeVisible();
    expect(await screen.findByText("We couldn't load your servers.")).toBeVisible();
  });
});

describe('by keyboard, the focus stays in the part', () => {
  test('whose content is loaded again', async () => {
    server.reply('/auth/guilds/77/presets/', { status: 500, body: {} }, { presets: [] });
    open();
    await pressByKeyboard('Try again');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Start from a preset' })).toHaveFocus();
  });

  test('whose preview is loaded again', async () => {
    server.reply(previewOf('77'), { status: 500, body: {} }, shown('"1"'));
    await review();
    await pressByKeyboard('Try again');
    expect(await screen.findByRole('button', { name: 'Apply 1 change' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'What would change with Small' })).toHaveFocus();
  });

  test('which no longer offers what was refused', async () => {
    const stale = { status: 412, body: { error: 'x', current: preview({ refused: 'Not now.' }) } };
    server.reply(transferTo('77'), { ...stale, headers: { etag: '"new"' } });
    await review();
    await pressByKeyboard('Apply 1 change');
    expect(await screen.findByText('Not now.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'What would change with Small' })).toHaveFocus();
  });
});

describe('settings for several servers', () => {
  const row = (name: string) => screen.getByRole('listitem', { name });
  const keys = (id: string) => sentTo(transferTo(id)).map(({ headers }) => headers['Idempotency-Key']);

  /** Takes the settings of this server to the two others that the user may change. */
  async function spread() {
    const view = open();
    await press('Choose what to copy');
    const targets = within(await screen.findByRole('group', { name: 'Servers that get the settings' }));
    expect(targets.queryByRole('checkbox', { name: 'Hall' })).not.toBeInTheDocument();
    expect(targets.queryByRole('checkbox', { name: 'Fort' })).not.toBeInTheDocument();
    await userEvent.click(targets.getByRole('button', { name: 'Select all' }));
    await press('Show what changes');
    await heading('What would change on 2 servers with Hall');
    return view;
  }

  test('are previewed and changed server by server', async () => {
    const stopped = ['Shop', 'Shop', 'Ranks'].map((title) => ({ title, message: 'It needs the economy.', path: 'on' }));
    server.reply(previewOf('78'), shown('"78"', { stopped }));
    server.reply(previewOf('79'), shown('"79"', { changes: [], left_out: [{ title: 'Name', message: 'Locked.' }] }));
    await spread();
    expect(await screen.findByText('1 server would change. Open it to see how.')).toBeVisible();
    expect(row('Inn')).toHaveTextContent('1 change · Stops working: Shop and Ranks');
    expect(row('Quay')).toHaveTextContent('Nothing to change · 1 not copied');
    await userEvent.click(within(row('Inn')).getByText('Inn'));
    expect(await within(row('Inn')).findByRole('list', { name: 'Changes' })).toHaveTextContent('Prefix');
    await press('Change 1 server');
    expect(await screen.findByText('1 server was changed.')).toBeVisible();
    expect(row('Inn')).toHaveTextContent('1 setting changed · Stopped working: Shop and Ranks');
    expect(sentTo(transferTo('78'))).toMatchObject([
      { body: { source: { from: 'server', guild_id: '77' } }, headers: { 'if-match': '"78"' } },
    ]);
    expect(sentTo(transferTo('79'))).toEqual([]);
    await press('Copy something else');
    expect(await heading('Start from a preset')).toHaveFocus();
    expect(database.entries.size).toBe(0);
  });

  test('use what was chosen for each server, also after going back', async () => {
    const missing = [{ key: 'role:1', kind: 'role', title: 'Role Admin', where: 'Prefix', types: null, target: null }];
    server.reply('/auth/guilds/78/roles/', { roles: [{ id: '5', name: 'Mod', position: 1, permissions: [] }] });
    server.reply(previewOf('78'), shown('"78"', { missing }));
    await spread();
    await screen.findByText(/2 servers would change/);
    await userEvent.click(within(row('Inn')).getByText('Inn'));
    await userEvent.click(await screen.findByRole('combobox', { name: /Role Admin/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Mod' }));
    await screen.findByText(/2 servers would change/);
    await press('Back');
    await press('Show what changes');
    await waitFor(() => expect(sentTo(previewOf('78'))).toHaveLength(3));
    expect(sentTo(previewOf('78')).at(-1)?.body.mapping).toEqual({ 'role:1': '5' });
    await waitFor(() => expect(sentTo(previewOf('79')).at(-1)?.body.mapping).toEqual({}));
  });

  test('are not offered later if one goes back while they are previewed', async () => {
    let answer = () => {};
    const { fetch } = window;
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      if (path === previewOf('79')) await new Promise<void>((resolve) => (answer = resolve));
      return fetch(path, init);
    });
    await spread();
    await waitFor(() => expect(row('Inn')).toHaveTextContent('1 change'));
    await press('Back');
    await press('Back');
    await heading('Start from a preset');
    await act(async () => {
      answer();
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(database.entries.size).toBe(0);
  });

  test('are shown again where something has changed, and refused where they are', async () => {
    const stale = { status: 412, body: { error: 'x', current: preview({ changes: [change('#')] }) } };
    server.reply(transferTo('78'), { ...stale, headers: { etag: '"new"' } }, made);
    server.reply(transferTo('79'), { status: 403, body: { error: 'You may not do this.' } });
    await spread();
    await press('Change 2 servers');
    expect(await screen.findByText('You may not do this.')).toBeVisible();
    expect(screen.getByText(/Something has changed here since you looked/)).toBeVisible();
    await press('Change 1 server');
    expect(await screen.findByText('1 server was changed.')).toBeVisible();
    expect(sentTo(transferTo('78')).map(({ headers }) => headers['if-match'])).toEqual(['"78"', '"new"']);
    expect(new Set(keys('78')).size).toBe(2);
  });

  test('go on after a lost connection, a failure and too many requests, and repeat nothing', async () => {
    const busy = { status: 429, body: { error: 'Too many' }, headers: { 'retry-after': '1' } };
    server.reply(transferTo('78'), busy, { status: 503, body: { error: 'Discord does not answer.' } }, 'offline', made);
    await spread();
    await press('Change 2 servers');
    expect(await screen.findByText(/We'll carry on in a moment/)).toBeVisible();
    expect(await screen.findByText('Discord does not answer.')).toBeVisible();
    await waitFor(() => expect(row('Quay')).toHaveTextContent('1 setting changed'));
    await press('Continue');
    expect(await screen.findByRole('alert')).toHaveTextContent('The connection was lost.');
    await press('Continue');
    expect(await screen.findByText('2 servers were changed.')).toBeVisible();
    expect(keys('78')).toHaveLength(4);
    expect(new Set(keys('78')).size).toBe(1);
    expect(keys('79')).toHaveLength(1);
  });

  test('can be stopped, and continued after the page was closed or the session has ended', async () => {
    server.reply(transferTo('79'), { status: 401, body: { error: 'Log in.' } }, made);
    const { unmount } = await spread();
    await press('Change 2 servers');
    await waitFor(() => expect(keys('79')).toHaveLength(1));
    unmount();
    open();
    expect(await screen.findByText('With Hall: 1 of 2 servers done. No server is changed twice.')).toBeVisible();
    await press('Continue');
    expect(await screen.findByText('2 servers were changed.')).toBeVisible();
    expect(keys('78')).toHaveLength(1);
    expect(new Set(keys('79')).size).toBe(1);
    expect(keys('79')).toHaveLength(2);
  });

  test('are not sent if they are stopped while they are being kept', async () => {
    await spread();
    fireEvent.click(await screen.findByRole('button', { name: 'Change 2 servers' }));
    expect(screen.queryByRole('button', { name: 'Finish here' })).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await screen.findByRole('button', { name: 'Continue' });
    expect([...keys('78'), ...keys('79')]).toEqual([]);
    await press('Continue');
    expect(await screen.findByText('2 servers were changed.')).toBeVisible();
  });

  test('do not go on by themselves after they were stopped, even if the session cannot be checked for a while', async () => {
    server.reply(transferTo('79'), 'offline', made);
    await spread();
    await press('Change 2 servers');
    await screen.findByRole('button', { name: 'Continue' });
    server.reply('/auth/user-data/', 'offline', { user: { id: '1', username: 'ada' } });
    await act(askAgain);
    expect(renderHook(useSession).result.current.status).toBe('unreachable');
    await act(askAgain);
    expect(renderHook(useSession).result.current.status).toBe('signedIn');
    await press('Continue');
    expect(await screen.findByText('2 servers were changed.')).toBeVisible();
    expect(keys('79')).toHaveLength(2);
  });

  test('are not given up for others without a question', async () => {
    server.reply(transferTo('79'), { status: 401, body: { error: 'Log in.' } });
    const { unmount } = await spread();
    await press('Change 2 servers');
    await waitFor(() => expect(keys('79')).toHaveLength(1));
    unmount();
    open();
    await screen.findByText('With Hall: 1 of 2 servers done. No server is changed twice.');
    const before = database.entries.get([...database.entries.keys()][0] ?? '');
    await press('Choose what to copy');
    const targets = within(await screen.findByRole('group', { name: 'Servers that get the settings' }));
    await userEvent.click(targets.getByRole('button', { name: 'Select all' }));
    await press('Show what changes');
    const question = within(await screen.findByRole('dialog', { name: 'Discard the unfinished changes?' }));
    expect(question.getByText(/^With Hall: 1 of 2 servers done\./)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect([...database.entries.values()]).toEqual([before]);
    await press('Show what changes');
    await userEvent.click(await screen.findByRole('button', { name: 'Start something else' }));
    await heading('What would change on 2 servers with Hall');
  });

  test('keep the focus of the keyboard when they are started, stopped and continued', async () => {
    let answer = () => {};
    const { fetch } = window;
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      if (path === transferTo('78')) await new Promise<void>((resolve) => (answer = resolve));
      return fetch(path, init);
    });
    await spread();
    await pressByKeyboard('Change 2 servers');
    const stop = await screen.findByRole('button', { name: 'Stop' });
    const part = screen.getByRole('region', { name: 'What would change on 2 servers with Hall' });
    expect(part).toHaveFocus();
    reachByKeyboard(stop);
    await userEvent.keyboard('{Enter}');
    answer();
    await screen.findByRole('button', { name: 'Continue' });
    expect(part).toHaveFocus();
    await pressByKeyboard('Continue');
    await screen.findByText('2 servers were changed.');
    expect(part).toHaveFocus();
  });

  test('say so if the browser cannot keep how far they are, as long as there is something to do', async () => {
    const told = () => screen.queryByText(/This browser can't remember the progress/);
    database.full = true;
    await spread();
    await screen.findByText(/2 servers would change/);
    expect(told()).toBeVisible();
    await press('Change 2 servers');
    expect(await screen.findByText('2 servers were changed.')).toBeVisible();
    expect(told()).not.toBeInTheDocument();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('unsaved'))).toEqual([]);
  });

  test('are not offered to anybody else on the device, nor after they were given up', async () => {
    const { unmount } = await spread();
    await screen.findByText(/2 servers would change/);
    unmount();
    server.reply('/auth/user-data/', { user: { id: '2', username: 'bob', global_name: 'Bob', avatar: null } });
    const second = open();
    await heading('Start from a preset');
    expect(screen.queryByRole('heading', { name: /You were changing several servers/ })).not.toBeInTheDocument();
    second.unmount();
    server.reply('/auth/user-data/', { user: { id: '1', username: 'ada', global_name: 'Ada', avatar: null } });
    open();
    await press('Discard');
    await press('Dismiss');
    expect(screen.queryByRole('heading', { name: /You were changing several servers/ })).not.toBeInTheDocument();
    await waitFor(() => expect(database.entries.size).toBe(0));
  });

  test('that were discarded or ended early can be had back, also on the next visit', async () => {
    server.reply(transferTo('79'), 'offline', made);
    const { unmount } = await spread();
    await press('Change 2 servers');
    await press('Finish here');
    expect(await screen.findByText('With Hall: you discarded the changes to 1 more server.')).toBeVisible();
    unmount();
    open();
    await press('Undo');
    await press('Discard');
    await press('Undo');
    expect(await screen.findByText('With Hall: 1 of 2 servers done. No server is changed twice.')).toBeVisible();
    await press('Continue');
    expect(await screen.findByText('2 servers were changed.')).toBeVisible();
    await press('Copy something else');
    expect(await heading('Start from a preset')).toBeVisible();
    expect(screen.queryByText(/With Hall/)).not.toBeInTheDocument();
  });

  test('are at most a hundred, found by name', async () => {
    const many = Array.from({ length: 101 }, (_, at) => guild(String(1000 + at), `Guild ${at}`));
    server.reply('/api/auth/user-data/', { guilds_with_bot: [guild('77', 'Hall'), ...many], guilds_without_bot: [] });
    open();
    await press('Choose what to copy');
    const targets = within(await screen.findByRole('group', { name: 'Servers that get the settings' }));
    await userEvent.click(targets.getByRole('button', { name: 'Select all' }));
    expect(targets.getByRole('status')).toHaveTextContent('101 servers selected. At most 100 servers can be changed');
    expect(screen.getByRole('button', { name: 'Show what changes' })).toBeDisabled();
    await userEvent.type(targets.getByRole('searchbox', { name: 'Search servers' }), 'guild 42');
    await userEvent.click(targets.getByRole('checkbox', { name: 'Guild 42' }));
    expect(targets.getByRole('status')).toHaveTextContent('100 servers selected.');
    expect(screen.getByRole('button', { name: 'Show what changes' })).toBeEnabled();
  });
});
