// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fixtureApi, fixtureBody, PERMISSIONS } from '../test/fakeApi.ts';
import { fixtureModule } from '../test/fixture.ts';
import { show } from '../test/show.tsx';

/** An open form follows changes of the server's plan, roles and channels. */

const box = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'SAVE' }));
const type = (name: string, text: string) => fireEvent.change(box(name), { target: { value: text } });

afterEach(() => vi.restoreAllMocks());

describe('a plan that has ended in the meantime', () => {
  const NOTICE = "This server's plan has changed";

  async function lapsed(module = fixtureModule()) {
    const api = fixtureApi();
    const shown = await show(module, api);
    api.on('GET permissions/', { body: { ...PERMISSIONS, is_premium: false } });
    api.on('POST fixture/save/', {
      status: 403,
      body: { error: 'Nicknames need Premium', problems: [{ path: 'nickname', rule: 'locked', message: 'No' }] },
    });
    return { ...shown, api };
  }

  test('is noticed by a refused save: locked edits are listed, others stay and can be saved', async () => {
    const { api } = await lapsed();
    type('Nickname', 'Jo');
    type('Heading', 'Typed before');
    save();
    expect(await screen.findByText(NOTICE)).toBeVisible();
    expect(screen.getByText(/no longer includes it: Nickname\. The stored values are unchanged\./)).toBeVisible();
    expect(box('Heading')).toHaveValue('Typed before');
    expect(box('Nickname')).toHaveValue('Bot');
    expect(box('Nickname')).toHaveAttribute('data-locked', 'true');

    api.on('POST fixture/save/', { body: { success: true }, etag: '"8"' });
    save();
    expect(await screen.findByText('Saved!')).toBeVisible();
    expect(api.posts().at(-1)?.body).toMatchObject({ heading: 'Typed before' });
    expect(api.posts().at(-1)?.headers).toEqual({
      'If-Match': '"7"',
      'Idempotency-Key': expect.stringMatching(/^[\da-f-]{36}$/),
    });
  });

  test('is noticed when the user returns to the page, and the application is told', async () => {
    const onPlan = vi.fn();
    const api = fixtureApi();
    await show(undefined, api, { onPlan });
    expect(onPlan).toHaveBeenCalledExactlyOnceWith('premium');
    type('Nickname', 'Jo');
    type('Heading', 'Typed before');
    api.on('GET permissions/', { body: { ...PERMISSIONS, is_premium: false } });
    api.on('GET fixture/', { body: fixtureBody({ rate: 3 }), etag: '"9"' });
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 16_000);
    await act(async () => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByText(NOTICE)).toBeVisible();
    expect(screen.getByText(/no longer includes it: Nickname\./)).toBeVisible();
    expect(box('Heading')).toHaveValue('Typed before');
    expect(onPlan).toHaveBeenLastCalledWith('free');
    // What others have saved since was read with it.
    expect(box('Rate')).toHaveValue('3');
    save();
    await waitFor(() => expect(api.posts().at(-1)?.headers).toMatchObject({ 'If-Match': '"9"' }));
  });

  test('leaves the focus and the caret where they are', async () => {
    await lapsed();
    type('Heading', 'Typed before');
    const heading = box('Heading') as HTMLInputElement;
    act(() => heading.focus());
    heading.setSelectionRange(2, 4);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 16_000);
    await act(async () => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByText(NOTICE)).toBeVisible();
    expect(heading.isConnected).toBe(false);
    expect(box('Heading')).toHaveFocus();
    expect(box('Heading')).toMatchObject({ selectionStart: 2, selectionEnd: 4 });
  });

  test('does not move the focus to a row that is open', async () => {
    await lapsed();
    fireEvent.click(screen.getByRole('button', { name: 'Edit VIP' }));
    expect(box('Name')).toHaveFocus();
    act(() => box('Heading').focus());
    type('Heading', 'Typed before');
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 16_000);
    await act(async () => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByText(NOTICE)).toBeVisible();
    expect(box('Name')).toBeVisible();
    expect(box('Heading')).toHaveFocus();
  });

  test('is noticed while the page is open in front of the user', async () => {
    const onPlan = vi.fn();
    const api = fixtureApi();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      await show(undefined, api, { onPlan });
      type('Heading', 'Typed before');
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
      api.on('GET permissions/', { body: { ...PERMISSIONS, is_premium: false } });
      await act(() => vi.advanceTimersByTimeAsync(60_000));
    } finally {
      vi.useRealTimers();
    }
    expect(await screen.findByText(NOTICE)).toBeVisible();
    expect(box('Heading')).toHaveValue('Typed before');
    expect(box('Nickname')).toHaveAttribute('data-locked', 'true');
    expect(onPlan).toHaveBeenLastCalledWith('free');
  });

  /** Returns to the page after a while. */
  async function comeBack() {
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 16_000);
    await act(async () => void window.dispatchEvent(new Event('focus')));
  }

  test('leaves what is no value yet, and asks about it if others have saved another value meanwhile', async () => {
    const { api } = await lapsed();
    type('Rate', 'two');
    api.on('GET fixture/', { body: fixtureBody({ rate: 3 }), etag: '"9"' });
    await comeBack();
    expect(await screen.findByText(NOTICE)).toBeVisible();
    expect(box('Rate')).toHaveValue('two');
    fireEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(box('Rate')).toHaveValue('two');
    fireEvent.click(screen.getByRole('button', { name: 'CANCEL' }));
    expect(box('Rate')).toHaveValue('3');
  });

  test.each(['mine', 'theirs'] as const)('asks before it overwrites what others have saved: %s', async (choice) => {
    const { api } = await lapsed();
    type('Heading', 'Mine');
    type('Nickname', 'Jo');
    api.on('GET fixture/', { body: fixtureBody({ heading: 'Theirs', rate: 3 }), etag: '"9"' });
    await comeBack();
    expect(await screen.findByText(/no longer includes it: Nickname\./)).toBeVisible();
    const dialog = within(await screen.findByRole('dialog'));
    if (choice === 'theirs') fireEvent.click(dialog.getByRole('radio', { name: /Take theirs/ }));
    fireEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    const heading = choice === 'mine' ? 'Mine' : 'Theirs';
    expect(box('Heading')).toHaveValue(heading);
    expect(box('Rate')).toHaveValue('3');
    expect(box('Nickname')).toHaveValue('Bot');
    if (choice === 'theirs') return expect(screen.queryByRole('button', { name: 'SAVE' })).toBeNull();
    api.on('POST fixture/save/', { body: { success: true }, etag: '"10"' });
    save();
    await waitFor(() => expect(api.posts().at(-1)?.headers).toMatchObject({ 'If-Match': '"9"' }));
    expect(api.posts().at(-1)?.body).toMatchObject({ heading: 'Mine', rate: 3 });
  });

  test('waits for an open question about what others have saved, whose answer is for what it shows', async () => {
    const { api } = await lapsed();
    const current = fixtureBody({ heading: 'Second' });
    api.on('POST fixture/save/', { status: 412, etag: '"9"', body: { error: 'Stale', current } });
    type('Heading', 'Mine');
    save();
    await screen.findByRole('button', { name: 'Continue' });
    api.on('GET fixture/', { body: fixtureBody({ heading: 'Third' }), etag: '"10"' });
    await comeBack();
    await waitFor(() => expect(api.sent.filter(({ path }) => path.endsWith('/fixture/'))).toHaveLength(2));
    await act(async () => {});
    expect(screen.queryByText(NOTICE)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    save();
    await waitFor(() => expect(api.posts().at(-1)?.headers).toMatchObject({ 'If-Match': '"9"' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await comeBack();
    expect(await screen.findByText(NOTICE)).toBeVisible();
  });

  test('leaves undo what was edited before', async () => {
    await lapsed();
    type('Nickname', 'Jo');
    type('Heading', 'Typed before');
    save();
    expect(await screen.findByText(NOTICE)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Undo the last change' }));
    expect(box('Heading')).toHaveValue('Hello');
  });

  test('and a save that is made while it is noticed stays on the screen', async () => {
    const { api } = await lapsed();
    type('Nickname', 'Jo');
    let arrive = (_: { body: object; etag: string }) => {};
    api.on('GET fixture/', () => new Promise((resolve) => (arrive = resolve)));
    save();
    await screen.findByText('Nicknames need Premium');
    await waitFor(() => expect(api.sent.filter(({ path }) => path.endsWith('/fixture/'))).toHaveLength(2));
    type('Nickname', 'Bot');
    type('Heading', 'Saved meanwhile');
    api.on('POST fixture/save/', { body: { success: true }, etag: '"8"' });
    save();
    expect(await screen.findByText('Saved!')).toBeVisible();
    api.on('GET fixture/', { body: fixtureBody({ heading: 'Saved meanwhile' }), etag: '"8"' });
    arrive({ body: fixtureBody(), etag: '"7"' });
    expect(await screen.findByText(NOTICE)).toBeVisible();
    expect(box('Heading')).toHaveValue('Saved meanwhile');
  });

  test('changes nothing while the settings cannot be loaded with it', async () => {
    const calls = fixtureModule().spec.calls;
    const documents = (calls?.documents ?? []).map((call) => ({
      ...call,
      load: { ...call.load, onFailure: 'defaults' as const },
    }));
    const { api } = await lapsed(fixtureModule({ calls: { documents } }));
    type('Heading', 'Typed before');
    api.on('GET fixture/', { status: 500 });
    save();
    await screen.findByText('Nicknames need Premium');
    await waitFor(() => expect(api.sent.filter(({ path }) => path.endsWith('/fixture/'))).toHaveLength(2));
    await act(async () => {});
    expect(screen.queryByText(NOTICE)).toBeNull();
    expect(screen.getByRole('button', { name: 'Edit VIP' })).toBeVisible();
    api.on('GET fixture/', (sent) => fixtureApi().get(sent.path));
    save();
    expect(await screen.findByText(NOTICE)).toBeVisible();
    expect(box('Heading')).toHaveValue('Typed before');
    expect(screen.getByRole('button', { name: 'Edit VIP' })).toBeVisible();
  });

  test('of which nothing is known is not reported', async () => {
    const onPlan = vi.fn();
    const api = fixtureApi();
    api.on('GET permissions/', { status: 500, body: {} });
    await show(undefined, api, { onPlan });
    expect(onPlan).not.toHaveBeenCalled();
  });

  test('without locked edits removes nothing', async () => {
    const { api } = await lapsed();
    api.on('POST fixture/save/', { status: 403, body: { error: 'Not like this' } });
    type('Heading', 'Typed before');
    save();
    expect(await screen.findByText(NOTICE)).toBeVisible();
    expect(screen.getByText(/Your changes are still here\./)).toBeVisible();
    expect(box('Heading')).toHaveValue('Typed before');
  });

  test.each([undefined, 'empty'] as const)(
    'keeps the lists that cannot be read with it (%s)',
    async (onReadFailure) => {
      const api = fixtureApi();
      api.on('GET roles/', { body: { roles: [] } });
      await show(fixtureModule({ calls: { reads: ['roles'], ...(onReadFailure && { onReadFailure }) } }), api);
      api.on('GET permissions/', { body: { ...PERMISSIONS, is_premium: false } });
      api.on('GET roles/', { status: 502, body: { error: 'No roles' } });
      api.on('POST fixture/save/', { status: 403, body: { error: 'Not like this' } });
      type('Nickname', 'Jo');
      save();
      expect(await screen.findByText(NOTICE)).toBeVisible();
      expect(screen.queryByText('No roles')).toBeNull();
    },
  );

  test('is not checked if a save was refused for another reason', async () => {
    const api = fixtureApi();
    await show(undefined, api);
    api.on('POST fixture/save/', { status: 403, body: { error: 'Not you' } });
    type('Heading', 'Typed');
    save();
    expect(await screen.findByText('Not you')).toBeVisible();
    expect(screen.queryByText(NOTICE)).toBeNull();
    expect(box('Nickname')).not.toHaveAttribute('data-locked');
  });
});

describe('a rollout that begins while a form is open', () => {
  const NOTICE = 'The limits on this screen have changed';
  const LIMIT = 'Only 5 characters';
  const heading = {
    type: 'string',
    title: 'Heading',
    default: 'Hello',
    maxLength: 20,
    messages: { length: 'Up to {maxLength}' },
    rollout: {
      from: '2027-01-10',
      share: 50,
      to: { title: 'Short heading', maxLength: 5, messages: { length: 'Only {maxLength} characters' } },
    },
    ui: { widget: 'text' },
  } as const;
  const layout = [{ section: 'main', title: 'Main', fields: ['heading'] }];
  const [, document] = fixtureModule().spec.calls?.documents ?? [];

  async function opened(reached: string[] = []) {
    const api = fixtureApi();
    const rolledOut = (paths: string[]) =>
      api.on('GET permissions/', { body: { ...PERMISSIONS, rollouts: { fixture: paths, other: ['heading'] } } });
    rolledOut(reached);
    const documents = document ? [{ ...document, fields: ['heading'] }] : [];
    await show(fixtureModule({ fields: { heading }, screen: { layout }, calls: { documents } }), api);
    return { api, rolledOut };
  }

  test('is noticed by a refused save: what was typed stays, and the new limit is said', async () => {
    const { api, rolledOut } = await opened();
    type('Heading', 'Typed before');
    rolledOut(['heading']);
    const problems = [{ path: 'heading', rule: 'maxLength', message: LIMIT }];
    api.on('POST fixture/save/', { status: 400, body: { error: LIMIT, problems } });
    save();
    expect(await screen.findByText(NOTICE)).toBeVisible();
    expect(screen.getByText(/Your changes are still here\./)).toBeVisible();
    expect(box('Short heading')).toHaveValue('Typed before');
    expect(box('Short heading')).toHaveAccessibleDescription(expect.stringContaining(LIMIT));

    api.on('POST fixture/save/', { body: { success: true }, etag: '"8"' });
    type('Short heading', 'Short');
    save();
    expect(await screen.findByText('Saved!')).toBeVisible();
    expect(api.posts().at(-1)?.body).toMatchObject({ heading: 'Short' });
  });

  test('shows what it brings from the start if it has reached the server before', async () => {
    await opened(['heading']);
    type('Short heading', 'Longer than allowed');
    expect(box('Short heading')).toHaveValue('Longe');
    expect(screen.queryByText(NOTICE)).toBeNull();
  });
});

describe('the lists of the server', () => {
  const asked = (api: ReturnType<typeof fixtureApi>) =>
    api.sent.filter(({ path }) => path.endsWith('force_refresh=true'));

  async function shown() {
    const api = fixtureApi();
    api.on('GET roles/', { body: { roles: [] } });
    await show(fixtureModule({ calls: { reads: ['roles'] } }), api);
    return api;
  }

  async function comeBack(after: number) {
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + after);
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  }

  test('are reloaded when the user returns to the page', async () => {
    const api = await shown();
    await comeBack(16_000);
    await waitFor(() =>
      expect(asked(api).map(({ path }) => path)).toEqual(['/auth/guilds/100/roles/?force_refresh=true']),
    );
  });

  test('are reloaded too if the clock of the device was set back meanwhile', async () => {
    const api = await shown();
    const passed = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(passed + 16_000);
    await comeBack(-3_600_000);
    await waitFor(() => expect(asked(api)).toHaveLength(1));
  });

  test('are reported as missing until all have loaded', async () => {
    const api = fixtureApi();
    api.on('GET roles/', { status: 502, body: { error: 'No roles' } });
    api.on('GET channels/', { status: 502, body: { error: 'No channels' } });
    await show(fixtureModule({ calls: { reads: ['roles', 'channels'], onReadFailure: 'empty' } }), api);
    expect(screen.getByText('No roles')).toBeVisible();
    expect(screen.getByText('No channels')).toBeVisible();

    api.on('GET roles/?force_refresh=true', { body: { roles: [] } });
    api.on('GET channels/?force_refresh=true', { status: 502, body: { error: 'Still no channels' } });
    await comeBack(16_000);
    expect(await screen.findByText('Still no channels')).toBeVisible();
    expect(screen.queryByText('No roles')).toBeNull();

    // Roles that cannot be reloaded keep their value.
    api.on('GET roles/?force_refresh=true', { status: 502, body: { error: 'No roles' } });
    api.on('GET channels/?force_refresh=true', { body: { channels: [] } });
    await comeBack(16_000);
    await waitFor(() => expect(screen.queryByText('Still no channels')).toBeNull());
    expect(screen.queryByText('No roles')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  test('are not reloaded shortly after a load', async () => {
    const api = await shown();
    await comeBack(5000);
    expect(asked(api)).toEqual([]);
  });
});
