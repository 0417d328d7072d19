// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fixtureApi, PERMISSIONS } from './test/fakeApi.ts';
import { fixtureModule } from './test/fixture.ts';
import { show } from './test/show.tsx';

/** A form that stands open follows what happens elsewhere: the server's plan, its roles and channels. */

const box = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'SAVE' }));
const type = (name: string, text: string) => fireEvent.change(box(name), { target: { value: text } });

afterEach(() => vi.restoreAllMocks());

describe('a plan that has ended meanwhile', () => {
  const NOTICE = "This server's plan has changed";

  async function lapsed() {
    const api = fixtureApi();
    const shown = await show(undefined, api);
    api.on('GET permissions/', { body: { ...PERMISSIONS, is_premium: false } });
    api.on('POST fixture/save/', {
      status: 403,
      body: { error: 'Nicknames need Premium', problems: [{ path: 'nickname', rule: 'locked', message: 'No' }] },
    });
    return { ...shown, api };
  }

  test('is learnt from a refused save: what it locks is said, the rest stays and can be saved', async () => {
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

  test('without such an edit takes nothing away', async () => {
    const { api } = await lapsed();
    api.on('POST fixture/save/', { status: 403, body: { error: 'Not like this' } });
    type('Heading', 'Typed before');
    save();
    expect(await screen.findByText(NOTICE)).toBeVisible();
    expect(screen.getByText(/What you entered is still here\./)).toBeVisible();
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

  test('is not looked for where the refusal has another reason', async () => {
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

  test('are read anew when somebody comes back to the page', async () => {
    const api = await shown();
    await comeBack(16_000);
    await waitFor(() =>
      expect(asked(api).map(({ path }) => path)).toEqual(['/auth/guilds/100/roles/?force_refresh=true']),
    );
  });

  test('that were missing are said to be so until each has arrived', async () => {
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

    // Roles that cannot be read any more stay as they were.
    api.on('GET roles/?force_refresh=true', { status: 502, body: { error: 'No roles' } });
    api.on('GET channels/?force_refresh=true', { body: { channels: [] } });
    await comeBack(16_000);
    await waitFor(() => expect(screen.queryByText('Still no channels')).toBeNull());
    expect(screen.queryByText('No roles')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  test('are not, a moment after they were read', async () => {
    const api = await shown();
    await comeBack(5000);
    expect(asked(api)).toEqual([]);
  });
});
