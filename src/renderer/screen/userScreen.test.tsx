// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Arrival } from '../../language/model.ts';
import { loadParts } from '../layout/loadParts.ts';
import { NETWORK_FAILURE } from '../test/fakeApi.ts';
import { present } from '../test/present.ts';
import { mountUserScreen, OPEN, showUserScreen, TAKEN, userApi, userModule } from '../test/userFixture.tsx';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
});

const button = (name: string) => screen.getByRole('button', { name });
const place = () => screen.getByRole('combobox', { name: 'Place' });
const dialog = (name: string) => screen.findByRole('dialog', { name });

async function order(user: Awaited<ReturnType<typeof showUserScreen>>['user']) {
  await user.type(screen.getByRole('textbox', { name: 'Code' }), 'abc');
  await user.click(place());
  await user.click(await screen.findByRole('option', { name: 'Open Harbor' }));
  await user.click(button('Pay'));
}

describe('a screen about the user', () => {
  test('shows visitors how to sign in, and makes no calls', async () => {
    const { api } = await showUserScreen({ signedIn: false, loginAddress: '/login' });
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('button', { name: 'Pay' })).not.toBeInTheDocument();
    expect(api.sent).toEqual([]);
  });

  test('treats a user whose session has ended as a visitor', async () => {
    const api = userApi();
    api.on('GET /auth/places/', { status: 401, body: { error: 'Who?' } });
    await showUserScreen({ api, loginAddress: '/login' });
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
  });

  test('reports that a list cannot be loaded, and retries', async () => {
    const api = userApi();
    api.on('GET /auth/places/', NETWORK_FAILURE);
    const { user } = mountUserScreen({ api });
    expect(await screen.findByRole('alert')).toHaveTextContent('No places to see');
    api.on('GET /auth/places/', { body: [OPEN] });
    await user.click(button('Try Again'));
    expect(await screen.findByRole('tab', { name: 'Order' })).toBeVisible();
  });

  test('shows the support address, once known', async () => {
    await showUserScreen({ supportMail: 'help@example.org' });
    expect(screen.getByRole('link', { name: 'help@example.org' })).toHaveAttribute('href', 'mailto:help@example.org');
  });
});

describe('a choice from a list', () => {
  test('offers the entries that match', async () => {
    const { user } = await showUserScreen();
    await user.click(place());
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Open Harbor']);
  });

  test.each([
    ['there is none', [], 'You have no place.'],
    ['none fits', [TAKEN], 'All are taken.'],
  ])('tells when %s, and disables the button', async (_, places, sentence) => {
    const api = userApi();
    api.on('GET /auth/places/', { body: places });
    await showUserScreen({ api });
    expect(screen.getByText(sentence)).toBeVisible();
    expect(button('Pay')).toBeDisabled();
  });
});

describe('an action', () => {
  test('shows what is missing at its field, and makes no calls', async () => {
    const { user, api } = await showUserScreen();
    await user.click(button('Pay'));
    expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus();
    expect(screen.getByText('Write a code.')).toBeVisible();
    expect(screen.getByText('Choose a place.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Code' }), 'a');
    expect(screen.queryByText('Write a code.')).not.toBeInTheDocument();
    expect(api.posts()).toEqual([]);
  });

  test('goes to the address in the response, and remembers what is needed on return', async () => {
    const api = userApi();
    api.on('POST /auth/pay/', { body: { url: 'https://pay.example/1' } });
    const { user, onDepart } = await showUserScreen({ api });
    await order(user);
    await waitFor(() => expect(onDepart).toHaveBeenCalledExactlyOnceWith('https://pay.example/1'));
    expect([localStorage.getItem('order'), sessionStorage.getItem('order')]).toEqual(['1', '1']);
    expect(api.posts()[0]?.body).toEqual({ place: '1', back: 'http://localhost:3000/' });
    expect(button('Pay')).toHaveAttribute('aria-busy', 'true');
  });

  test.each([
    ['has no address', { body: { success: true } }, 'No address'],
    ['has an address that runs something', { body: { url: 'javascript:alert(1)' } }, 'No address'],
    ['is a refusal', { status: 409, body: { error: 'Taken by now' } }, 'Taken by now'],
    ['is a failure without words', { status: 500 }, 'Could not pay'],
    ['does not come', NETWORK_FAILURE, 'Could not pay'],
  ])('reports in a dialog that the response %s', async (_, reaction, sentence) => {
    const api = userApi();
    api.on('POST /auth/pay/', reaction);
    const { user, onDepart } = await showUserScreen({ api });
    await order(user);
    const said = await dialog("That didn't work");
    expect(said).toHaveTextContent(sentence);
    expect(within(said).getByRole('img', { name: 'Error' })).toBeInTheDocument();
    expect(onDepart).not.toHaveBeenCalled();
    expect(localStorage.getItem('order')).toBeNull();
    expect(screen.getByRole('button', { name: 'Pay', hidden: true })).not.toHaveAttribute('aria-busy', 'true');
  });

  test('reports in a banner on other screens', async () => {
    const api = userApi();
    api.on('POST /auth/pay/', { status: 500 });
    const { user } = await showUserScreen({ api, module: userModule({ outcomes: 'banner' }) });
    await order(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not pay');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('choices that the screen keeps', () => {
  const module = userModule({ persist: ['place'] });

  test('are restored after a return from another site, and nothing else is', async () => {
    const { user, view } = await showUserScreen({ module });
    await order(user);
    view.unmount();
    await showUserScreen({ module });
    expect(place()).toHaveTextContent('Open Harbor');
    expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('');
  });

  test('are taken from a link, if they are offered', async () => {
    const { view } = await showUserScreen({ module, search: '?place=1&code=smuggled' });
    expect(place()).toHaveTextContent('Open Harbor');
    expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('');
    view.unmount();
    // They are kept like others, for a return from another site.
    const { view: back } = await showUserScreen({ module });
    expect(place()).toHaveTextContent('Open Harbor');
    back.unmount();
    sessionStorage.clear();
    await showUserScreen({ module, search: '?place=2' });
    expect(place()).not.toHaveTextContent(/Busy Tavern|2/);
  });

  test('are dropped if they are not offered any more, or not valid', async () => {
    const key = `choices.${module.spec.id}`;
    for (const kept of ['{"place":"2"}', '{"place":7}', '{"place":"9","code":"abc"}', '[1]', 'no JSON']) {
      sessionStorage.setItem(key, kept);
      const { view } = await showUserScreen({ module });
      expect(place()).not.toHaveTextContent(/Harbor|Tavern|7|9/);
      expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('');
      view.unmount();
    }
  });
});

describe('a list of the screen', () => {
  test('shows notes below their entries', async () => {
    const parts = structuredClone(userModule().spec.screen.layout) as unknown as [
      { panels: [unknown, { layout: [{ notes?: object[] }] }] },
    ];
    parts[0].panels[1].layout[0].notes = [{ when: 'item.taken', text: 'Taken until {until}.' }];
    await showUserScreen({ panel: 'places', module: userModule({ layout: parts as never }) });
    const [open, taken] = within(screen.getByRole('list', { name: 'Places' })).getAllByRole('listitem');
    expect(taken).toHaveTextContent(/Taken until May 2, 2030\./);
    expect(open).not.toHaveTextContent('Taken until');
  });

  test('formats the values of its entries by column', async () => {
    await showUserScreen({ panel: 'places' });
    const [open, taken] = within(screen.getByRole('list', { name: 'Places' })).getAllByRole('listitem');
    expect(open).toHaveTextContent(/^ONameOpen HarborUntilNeverFee4\.99 EURStateFREEFileSave$/);
    expect(taken).toHaveTextContent(/NameBusy TavernUntilMay 2, 2030Fee0\.00StateTAKENFileSave/);
    expect(taken?.querySelector('img')).toHaveAttribute('src', 'https://cdn.discordapp.com/icons/2/abc.png');
    expect(within(present(taken)).getByRole('link', { name: 'Save' })).toHaveAttribute(
      'href',
      '/auth/files/2/?language=en',
    );
    expect(within(present(open)).queryByRole('button')).not.toBeInTheDocument();
  });

  test('asks for confirmation with values of the entry, and is reloaded', async () => {
    const api = userApi();
    api.on('POST /auth/leave/', { body: { success: true } });
    const { user } = await showUserScreen({ api, panel: 'places' });
    await user.click(button('Leave'));
    const question = await dialog('Leave Busy Tavern?');
    expect(question).toHaveTextContent('It is yours until May 2, 2030.');
    expect(api.posts()).toEqual([]);
    api.on('GET /auth/places/', { body: [OPEN] });
    await user.click(button('Yes'));
    expect(await dialog('Done')).toHaveTextContent('Left. Yours until May 2, 2030.');
    expect(api.posts().map(({ body }) => body)).toEqual([{ place: '2' }]);
    expect(screen.queryByText('Busy Tavern')).not.toBeInTheDocument();
    expect(screen.getByText('Open Harbor')).toBeVisible();
  });

  describe('that changes while the screen is open', () => {
    const [open, taken] = [OPEN, { ...TAKEN, taken: false }];
    const code = () => screen.getByRole('textbox', { name: 'Code' });

    test('is reloaded while an entry waits for something, and the choices stay', async () => {
      const parts = structuredClone(userModule().spec.screen.layout) as unknown as [
        { panels: [unknown, { layout: [{ refresh?: object }] }] },
      ];
      parts[0].panels[1].layout[0].refresh = { while: 'item.taken', every: 20 };
      const { api, user } = await showUserScreen({ module: userModule({ layout: parts as never }) });
      await user.type(code(), 'abc');
      await user.click(screen.getByRole('tab', { name: 'Places' }));
      expect(screen.getByText('TAKEN')).toBeVisible();
      api.on('GET /auth/places/', NETWORK_FAILURE);
      await new Promise((resolve) => setTimeout(resolve, 60));
      expect(screen.getByText('TAKEN')).toBeVisible();
      api.on('GET /auth/places/', { body: [open, taken] });
      await waitFor(() => expect(screen.queryByText('TAKEN')).not.toBeInTheDocument());
      expect(screen.queryByRole('button', { name: 'Leave' })).not.toBeInTheDocument();
      const { length } = api.sent;
      await new Promise((resolve) => setTimeout(resolve, 60));
      expect(api.sent).toHaveLength(length);
      await user.click(screen.getByRole('tab', { name: 'Order' }));
      expect(code()).toHaveValue('abc');
      await user.click(place());
      expect(await screen.findByRole('option', { name: 'Busy Tavern' })).toBeVisible();
    });

    test('is reloaded when the user returns to the page, but not for a visitor', async () => {
      const now = Date.now();
      const returnLater = async () => {
        vi.spyOn(Date, 'now').mockReturnValue(now + 16_000);
        await act(async () => void window.dispatchEvent(new Event('focus')));
        vi.mocked(Date.now).mockRestore();
      };
      const { api, view } = await showUserScreen({ panel: 'places' });
      api.on('GET /auth/places/', { body: [open, taken] });
      await returnLater();
      await waitFor(() => expect(screen.queryByText('TAKEN')).not.toBeInTheDocument());
      view.unmount();
      const { api: visitors } = await showUserScreen({ signedIn: false, loginAddress: '/login' });
      await returnLater();
      expect(visitors.sent).toEqual([]);
    });
  });

  describe('reloaded while choices are made', () => {
    const code = () => screen.getByRole('textbox', { name: 'Code' });

    /** Makes choices, then runs the action of an entry, after which the list is as given. */
    async function leave(places: readonly object[], module = userModule()) {
      const api = userApi();
      api.on('POST /auth/leave/', { body: { success: true } });
      const { user } = await showUserScreen({ api, module });
      await user.type(code(), 'abc');
      await user.click(place());
      await user.click(await screen.findByRole('option', { name: 'Open Harbor' }));
      await user.click(screen.getByRole('tab', { name: 'Places' }));
      api.on('GET /auth/places/', { body: places });
      await user.click(button('Leave'));
      await user.click(await screen.findByRole('button', { name: 'Yes' }));
      await user.click(present(within(await dialog('Done')).getAllByRole('button', { name: 'Close' })[0]));
      await user.click(await screen.findByRole('tab', { name: 'Order' }));
      return { user, api };
    }

    test('keeps the choices, and offers new entries', async () => {
      const { user, api } = await leave([OPEN, { ...TAKEN, taken: false }]);
      expect(place()).toHaveTextContent('Open Harbor');
      expect(code()).toHaveValue('abc');
      await user.click(place());
      await screen.findByRole('option', { name: 'Busy Tavern' });
      await user.keyboard('{Escape}');
      api.on('POST /auth/pay/', { body: { url: 'https://pay.example/1' } });
      await user.click(button('Pay'));
      await waitFor(() => expect(api.posts().at(-1)?.body).toMatchObject({ place: '1' }));
    });

    test('drops only choices that are not offered any more', async () => {
      await leave([
        { ...OPEN, taken: true },
        { ...TAKEN, taken: false },
      ]);
      expect(place()).not.toHaveTextContent('Open Harbor');
      expect(place()).not.toHaveTextContent('1');
      expect(code()).toHaveValue('abc');
    });

    test('resets the fields that the action declares', async () => {
      const layout = JSON.stringify(userModule().spec.screen.layout);
      const label = '"label":"Leave"';
      await leave(
        [OPEN, TAKEN],
        userModule({ layout: JSON.parse(layout.replace(label, `${label},"reset":["code"]`)) }),
      );
      expect(place()).toHaveTextContent('Open Harbor');
      expect(code()).toHaveValue('');
    });
  });

  test('prefers the message of the server to its own', async () => {
    const api = userApi();
    api.on('POST /auth/leave/', { body: { success: true, message: 'Gone by tomorrow.' } });
    const { user } = await showUserScreen({ api, panel: 'places' });
    await user.click(button('Leave'));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(await dialog('Done')).toHaveTextContent('Gone by tomorrow.');
  });
});

describe('an arrival', () => {
  const wait = {
    path: 'orders/?id={remembered}',
    passes: ['receipt', 'paid by'],
    until: 'paid',
    unless: { property: 'refused', text: 'Refused.', opens: 'order' },
    every: 2000,
    times: 15,
    text: 'Waiting…',
    later: 'Soon.',
    failure: 'Nobody knows.',
  };
  const arrivals: Arrival[] = [
    { query: { success: 'true' }, remembered: 'order', wait, success: 'Paid!', celebrate: true, opens: 'places' },
    { query: { success: 'false' }, remembered: 'order', failure: 'Not paid.', opens: 'order' },
  ];
  const asked = (api: ReturnType<typeof userApi>) => api.sent.filter(({ path }) => path.includes('orders/')).length;
  const listed = (api: ReturnType<typeof userApi>) => api.sent.filter(({ path }) => path.includes('places/')).length;
  const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

  async function arrive(search: string, api = userApi(), props: { signedIn?: boolean } = {}) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const shown = mountUserScreen({ api, search, module: userModule({ arrivals }), ...props });
    await act(() => import('./arrivals/ArrivalWatch.tsx'));
    await pass(0);
    return shown;
  }

  // Fake timers do not advance imports: parts are loaded before.
  beforeAll(() => Promise.all([loadParts(userModule()), import('./arrivals/ArrivalWatch.tsx')]));
  beforeEach(() => localStorage.setItem('order', '7'));

  test('polls at once and every 2 seconds until it happened, then reloads', async () => {
    const api = userApi();
    api.on('GET /auth/orders/?id=7', { body: { success: true, paid: false } });
    const { onArrived } = await arrive('?success=true&token=x', api);
    expect(asked(api)).toBe(1);
    expect(screen.getByText('Waiting…')).toBeVisible();
    await pass(1999);
    expect(asked(api)).toBe(1);
    await pass(1);
    expect(asked(api)).toBe(2);
    api.on('GET /auth/orders/?id=7', { body: { success: true, paid: true } });
    await pass(2000);
    expect(asked(api)).toBe(3);
    expect(screen.getByRole('dialog', { name: 'Done' })).toHaveTextContent('Paid!');
    expect(screen.getByRole('img', { name: 'Success' })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Places', hidden: true })).toHaveAttribute('aria-selected', 'true');
    expect(onArrived).toHaveBeenCalledExactlyOnceWith('places');
    expect(localStorage.getItem('order')).toBeNull();
    expect(listed(api)).toBe(2);
    expect(screen.queryByText('Waiting…')).not.toBeInTheDocument();
  });

  test('asks about what its own tab remembered, with what the address says about it', async () => {
    sessionStorage.setItem('order', '6');
    const api = userApi();
    api.on('GET /auth/orders/?id=6&receipt=a%26b', { body: { success: true, paid: true } });
    await arrive('?success=true&token=x&receipt=a%26b', api);
    await pass(0);
    expect(screen.getByRole('dialog', { name: 'Done' })).toHaveTextContent('Paid!');
    expect(sessionStorage.getItem('order')).toBeNull();
    // Of another tab, which has yet to return.
    expect(localStorage.getItem('order')).toBe('7');
  });

  test('ends if the response tells that it will not happen', async () => {
    const api = userApi();
    api.on('GET /auth/orders/?id=7', { body: { success: true, paid: false } });
    const { onArrived } = await arrive('?success=true', api);
    api.on('GET /auth/orders/?id=7', { body: { success: true, paid: false, refused: true } });
    await pass(2000);
    expect(screen.getByRole('dialog', { name: "That didn't work" })).toHaveTextContent('Refused.');
    expect(onArrived).toHaveBeenCalledExactlyOnceWith('order');
    expect(localStorage.getItem('order')).toBeNull();
    await pass(60_000);
    expect(asked(api)).toBe(2);
    expect(listed(api)).toBe(1);
  });

  test('gives up after the last attempt', async () => {
    const api = userApi();
    api.on('GET /auth/orders/?id=7', { body: { paid: false } });
    await arrive('?success=true', api);
    await pass(60_000);
    expect(asked(api)).toBe(15);
    expect(screen.getByRole('dialog', { name: 'Good to know' })).toHaveTextContent('Soon.');
    expect(screen.queryByTestId('confetti')).not.toBeInTheDocument();
  });

  test('has failed if no call succeeded', async () => {
    const api = userApi();
    api.on('GET /auth/orders/?id=7', NETWORK_FAILURE);
    await arrive('?success=true', api);
    await pass(60_000);
    expect(asked(api)).toBe(15);
    expect(screen.getByRole('dialog', { name: "That didn't work" })).toHaveTextContent('Nobody knows.');
  });

  test('reports if the reload fails afterwards', async () => {
    const api = userApi();
    api.on('GET /auth/orders/?id=7', () => {
      api.on('GET /auth/places/', NETWORK_FAILURE);
      return { body: { paid: true } };
    });
    await arrive('?success=true', api);
    await pass(0);
    expect(screen.getByRole('alert')).toHaveTextContent('Nobody knows.');
  });

  test('makes no calls if nothing was remembered', async () => {
    localStorage.clear();
    const api = userApi();
    await arrive('?success=true', api);
    expect(asked(api)).toBe(0);
    expect(listed(api)).toBe(2);
    expect(screen.getByRole('dialog')).toHaveTextContent('Soon.');
  });

  test('stops on unmount', async () => {
    const api = userApi();
    const { view, onArrived } = await arrive('?success=true', api);
    view.unmount();
    await pass(60_000);
    expect(asked(api)).toBe(1);
    expect(onArrived).not.toHaveBeenCalled();
  });

  test('after a failure is reported without a call', async () => {
    const api = userApi();
    const { onArrived } = await arrive('?success=false', api);
    expect(asked(api)).toBe(0);
    expect(screen.getByRole('dialog', { name: "That didn't work" })).toHaveTextContent('Not paid.');
    expect(onArrived).toHaveBeenCalledExactlyOnceWith('order');
    expect(localStorage.getItem('order')).toBeNull();
  });

  test('of a visitor waits for a sign-in', async () => {
    const api = userApi();
    const { onArrived } = await arrive('?success=true', api, { signedIn: false });
    await pass(60_000);
    expect(asked(api)).toBe(0);
    expect(onArrived).not.toHaveBeenCalled();
    expect(localStorage.getItem('order')).toBe('7');
  });
});
