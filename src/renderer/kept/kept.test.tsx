// @vitest-environment jsdom

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY, HOUR } from '../../language/time/milliseconds.ts';
import { setClock } from '../calls/serverClock.ts';
import { fixtureApi, fixtureBody, NETWORK_FAILURE, PERMISSIONS } from '../test/fakeApi.ts';
import { FakeDatabase } from '../test/fakeDatabase.ts';
import { fixtureModule } from '../test/fixture.ts';
import { show } from '../test/show.tsx';
import { forgetKept, keptAt, keptKeys, markKept, markOf } from './marks.ts';

const KEY = '1 100 fixture';
const database = new FakeDatabase();
vi.stubGlobal('indexedDB', database.factory);

beforeEach(() => {
  database.entries.clear();
  database.full = false;
  database.commits = 0;
  database.held = Promise.resolve();
});
afterEach(() => localStorage.clear());

const heading = () => screen.getByRole('textbox', { name: 'Heading' });
const rate = () => screen.getByRole('textbox', { name: 'Rate' });
const offer = () => screen.queryByRole('heading', { name: /^You left unsaved changes/ });

/** Opens the form of a user, whose stored settings are these. */
async function open(stored: object = {}, keepAs = KEY, api = fixtureApi()) {
  api.on('GET fixture/', { body: fixtureBody({ ...stored }), etag: '"1"' });
  return show(fixtureModule({ screen: { saveBar: 'discard' } }), api, { keepAs });
}

/** Lets transactions wait until the returned function is called. */
function holdDatabase(): () => void {
  let release = () => {};
  database.held = new Promise((resolve) => {
    release = resolve;
  });
  return release;
}

/**
 * Types a heading, and leaves without saving as a page does that is closed.
 * @param before what is typed in other fields before that
 */
async function typeAndLeave(text: string, before: Record<string, string> = {}) {
  const { user, view } = await open();
  for (const [name, typed] of Object.entries(before)) await user.type(screen.getByRole('textbox', { name }), typed);
  await user.clear(heading());
  await user.type(heading(), text);
  await closePage(view, text);
}

/** @param edit a part of what is to be kept, as JSON */
async function closePage(view: Awaited<ReturnType<typeof open>>['view'], edit: string) {
  await waitFor(() => expect(keptKeys()).toEqual([KEY]));
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(JSON.stringify(database.entries.get(KEY))).toContain(edit));
  const kept = database.entries.get(KEY);
  const mark = localStorage.getItem(`unsaved ${KEY}`) ?? '';
  // Leaving a form discards its edits; closing the page does not.
  view.unmount();
  database.entries.set(KEY, kept);
  localStorage.setItem(`unsaved ${KEY}`, mark);
}

/** Lets what is kept come from a page in another language. */
function keepInRomanian() {
  database.entries.set(KEY, { ...(database.entries.get(KEY) as object), language: 'ro' });
}

test('the database is opened with the form, since the page may be closed right after the first edit', async () => {
  database.close();
  const opening = vi.spyOn(database.factory, 'open');
  const { user } = await open();
  expect(opening).toHaveBeenCalledTimes(1);
  await user.type(heading(), '!');
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(database.entries.get(KEY)).toBeDefined());
  expect(opening).toHaveBeenCalledTimes(1);
});

test('edits are merged with what others have stored since', async () => {
  await typeAndLeave('Ahoy');
  const { user } = await open({ rate: 5 });
  await waitFor(() => expect(offer()).toBeVisible());
  expect(heading()).toHaveValue('Hello');
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(heading()).toHaveValue('Ahoy'));
  expect(rate()).toHaveValue('5');
});

test('edits that are restored during a save are merged with what it has stored', async () => {
  await typeAndLeave('Ahoy');
  const api = fixtureApi();
  const { user } = await open({ heading: 'Greetings' }, KEY, api);
  await waitFor(() => expect(offer()).toBeVisible());
  let answer = (_: object) => {};
  api.on('POST fixture/save/', () => new Promise<object>((resolve) => (answer = resolve)));
  await user.type(rate(), '.5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  answer({ body: { success: true }, etag: '"8"' });
  const dialog = within(await screen.findByRole('dialog'));
  // Only about what others have saved.
  expect(dialog.getByRole('group', { name: 'Heading' })).toHaveTextContent(/Ahoy.*Greetings/);
  expect(dialog.queryByRole('group', { name: 'Rate' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(heading()).toHaveValue('Ahoy'));
  expect(rate()).toHaveValue('1.5');
});

test.each([
  ['Restore', 'Ahoy'],
  ['Discard', 'Hello'],
])('the offer is there with the form, and “%s” counts before the edits have been read', async (name, value) => {
  await typeAndLeave('Ahoy');
  const release = holdDatabase();
  const { user } = await open();
  expect(offer()).toBeVisible();
  await user.click(screen.getByRole('button', { name }));
  release();
  await waitFor(() => expect(offer()).toBeNull());
  expect(heading()).toHaveValue(value);
});

test('an offer of edits that are gone ends, and later ones are kept', async () => {
  markKept(KEY, Date.now());
  const release = holdDatabase();
  const { user } = await open();
  expect(offer()).toBeVisible();
  release();
  await waitFor(() => expect(offer()).toBeNull());
  await user.type(heading(), ' there');
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(JSON.stringify(database.entries.get(KEY))).toContain('Hello there'));
});

test.each([{}, { greeting: 'Welcome' }])(
  'what was not a value yet is kept too, if others have stored %j',
  async (stored) => {
    await typeAndLeave('Ahoy', { Rate: ',5,' });
    const { user } = await open(stored);
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(heading()).toHaveValue('Ahoy'));
    expect(rate()).toHaveValue('1,5,');
  },
);

test('what cannot be read is said in the language of the page', async () => {
  await typeAndLeave('Ahoy', { Rate: ',5,' });
  keepInRomanian();
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(rate()).toHaveValue('1,5,'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(rate()).toHaveAccessibleDescription(/This cannot be saved as it is. Correct it, or clear it/);
});

test.each([
  ['as it was typed', () => {}, '1.50'],
  ['as in the language of the page, if it was typed in another one', keepInRomanian, '1.5'],
])('a number is written %s', async (_, keep, written) => {
  const { user, view } = await open();
  await user.type(rate(), '.50');
  await closePage(view, '"rate":1.5');
  keep();
  const { user: later } = await open();
  await later.click(await screen.findByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(rate()).toHaveValue(written));
});

test('edits that an Undo brings back during a question about other conflicts are part of it', async () => {
  await typeAndLeave('Ahoy');
  const { user, api } = await open({ heading: 'Newer' });
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  const current = fixtureBody({ heading: 'Newer', rate: 4 });
  api.on('POST fixture/save/', { status: 412, etag: '"9"', body: { error: 'Stale', current, by: 'Ada' } });
  await user.type(rate(), '2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Ada/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
  expect(dialog.getByRole('group', { name: 'Heading' })).toHaveTextContent(/Ahoy.*Newer/);
  await user.click(within(dialog.getByRole('group', { name: 'Rate' })).getByRole('radio', { name: /Take theirs\s*4/ }));
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(heading()).toHaveValue('Ahoy');
  expect(rate()).toHaveValue('4');
});

test('what was not a value yet is asked about if others have changed the setting since', async () => {
  await typeAndLeave('Ahoy', { Rate: ',5,' });
  const { user } = await open({ rate: 5 });
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('“1,5,”');
  // The page may be closed before the question is answered.
  database.entries.delete(KEY);
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(JSON.stringify(database.entries.get(KEY))).toContain('Ahoy'));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(heading()).toHaveValue('Ahoy'));
  expect(rate()).toHaveValue('1,5,');
});

test('edits of a setting that others have changed since are asked about', async () => {
  await typeAndLeave('Ahoy', { Rate: ',5,' });
  const { user } = await open({ heading: 'Greetings' });
  await waitFor(() => expect(offer()).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Ahoy');
  expect(dialog).toHaveTextContent('Greetings');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(heading()).toHaveValue('Ahoy'));
  expect(rate()).toHaveValue('1,5,');
});

test('an own save that went through after all is nobody else’s', async () => {
  const api = fixtureApi();
  api.on('POST fixture/save/', NETWORK_FAILURE);
  const { user, view } = await open({}, KEY, api);
  await user.type(heading(), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Could not save');
  await user.type(heading(), '?');
  await closePage(view, 'Hello!?');
  const later = fixtureApi();
  await open({ heading: 'Hello!' }, KEY, later);
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(heading()).toHaveValue('Hello!?'));
  // A question about conflicts would prevent it.
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved!')).toBeVisible();
  expect(later.posts().map(({ body }) => (body as { heading: string }).heading)).toEqual(['Hello!?']);
});

test('after such a question, undo leads through the answer and the edits', async () => {
  await typeAndLeave('Ahoy', { Rate: '0' });
  const { user } = await open({ heading: 'Greetings' });
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  await user.click(await screen.findByRole('radio', { name: /Take theirs/ }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(heading()).toHaveValue('Greetings'));
  const undo = () => user.click(screen.getByRole('button', { name: 'Undo the last change' }));
  for (const before of ['Ahoy', '', 'Greetings']) {
    await undo();
    expect(heading()).toHaveValue(before);
  }
  expect(rate()).toHaveValue('10');
  await undo();
  expect(rate()).toHaveValue('1');
});

test('edits are kept from the time at which another plan unlocks the form', async () => {
  const api = fixtureApi();
  const notice = { title: 'Premium only', text: '', action: { label: 'Upgrade', to: '/' } };
  const module = fixtureModule({
    screen: { saveBar: 'discard' },
    requires: [{ plan: 'premium', notice, message: 'Needs Premium' }],
  });
  api.on('GET permissions/', { body: { ...PERMISSIONS, is_premium: false }, etag: '"1"' });
  const { user, view } = await show(module, api, { keepAs: KEY });
  expect(screen.getByText('Premium only')).toBeVisible();
  api.on('GET permissions/', { body: PERMISSIONS, etag: '"1"' });
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 16_000);
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(screen.queryByText('Premium only')).not.toBeInTheDocument());
  vi.restoreAllMocks();
  await type(user, 'Ahoy');
  view.unmount();
});

describe('without room on the device', () => {
  const CANNOT = "This browser can't keep unsaved changes. Save before you leave.";
  /** Has the local storage refuse everything, as a full or a blocked one does. */
  function fillStorage() {
    const refuse = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
    return vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  }
  afterEach(() => void vi.restoreAllMocks());

  test.each(['marks', 'edits'])('for %s, the form says so until there is some', async (what) => {
    const full = what === 'marks' ? fillStorage() : undefined;
    database.full = what === 'edits';
    const { user, view } = await open();
    await user.type(heading(), '!');
    const bar = screen.getByRole('region', { name: 'Unsaved changes' });
    await waitFor(() => expect(bar).toHaveTextContent(CANNOT));
    expect(screen.getByRole('button', { name: /^Save/ })).toBeEnabled();
    // Nothing is promised.
    expect(keptKeys()).toEqual([]);
    expect(database.entries.size).toBe(0);

    full?.mockRestore();
    database.full = false;
    await user.type(heading(), '?');
    await waitFor(() => expect(bar).not.toHaveTextContent(CANNOT));
    expect(keptKeys()).toEqual([KEY]);
    await waitFor(() => expect(JSON.stringify(database.entries.get(KEY))).toContain('Hello!?'));
    view.unmount();
  });

  test.each(['marks', 'edits'])('for %s, what was kept before still is', async (what) => {
    await typeAndLeave('Ahoy');
    const { user, view } = await open();
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(heading()).toHaveValue('Ahoy'));
    await waitFor(() => expect(markOf(KEY)?.fate).toBe('offered'));
    const before = markOf(KEY);
    if (what === 'marks') fillStorage();
    else database.full = true;
    await user.type(heading(), '!');
    await screen.findByText(CANNOT);
    expect(markOf(KEY)).toEqual(before);
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(markOf(KEY)).toEqual(before));
    const kept = database.entries.get(KEY);
    view.unmount();
    await waitFor(() => expect(markOf(KEY)).toEqual(before));
    expect(database.entries.get(KEY)).toEqual(kept);

    vi.restoreAllMocks();
    database.full = false;
    const again = await open();
    await again.user.click(await screen.findByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(heading()).toHaveValue('Ahoy'));
  });
});

test('edits are kept as soon as the page is hidden: phones close it without another word', async () => {
  const { user, view } = await open();
  await user.type(heading(), '!');
  await waitFor(() => expect(keptKeys()).toEqual([KEY]));
  await user.type(heading(), '?');
  const before = keptAt(KEY);
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockRestore();
  expect(keptAt(KEY)).toBeGreaterThan(before ?? 0);
  view.unmount();
});

test('the first edit is kept even if the page is gone a moment later', async () => {
  await open();
  fireEvent.input(heading(), { target: { value: 'A' } });
  window.dispatchEvent(new Event('pagehide'));
  expect(keptKeys()).toEqual([KEY]);
  // What a page still does that is being closed.
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  expect(JSON.stringify(database.entries.get(KEY))).toContain('"A"');
  expect(database.commits).toBeGreaterThan(0);
});

test('marks without edits are removed', async () => {
  markKept(KEY, Date.now());
  await open();
  await waitFor(() => expect(keptKeys()).toEqual([]));
  expect(offer()).not.toBeInTheDocument();
});

test('edits of what the plan no longer includes are not restored, and named', async () => {
  await typeAndLeave('Ahoy', { Nickname: '!' });
  const api = fixtureApi();
  api.on('GET permissions/', { body: { ...PERMISSIONS, is_premium: false }, etag: '"1"' });
  const { user } = await open({}, KEY, api);
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(heading()).toHaveValue('Ahoy'));
  expect(screen.getByRole('textbox', { name: 'Nickname' })).toHaveValue('Bot');
  expect(screen.getByText(/^Not saved, because the plan no longer includes it: Nickname\./)).toBeVisible();
});

test('edits that a form takes over from the one before are kept, and were not discarded', async () => {
  const api = fixtureApi();
  api.on('GET roles/', { status: 503, body: { error: 'No roles' } });
  const module = fixtureModule({
    screen: { saveBar: 'discard' },
    calls: { reads: ['roles'], onReadFailure: 'empty' },
  });
  const { user, view } = await show(module, api, { keepAs: KEY });
  await type(user, 'Ahoy');
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(markOf(KEY)?.fate).toBe('offered'));
  api.on('GET roles/', { body: { roles: [] } });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText('No roles')).not.toBeInTheDocument());
  await waitFor(() => expect(markOf(KEY)?.fate).toBe('offered'));
  expect(heading()).toHaveValue('Ahoy');
  expect(screen.queryByText(DISCARDED)).not.toBeInTheDocument();
  // Once a notice could have been fetched.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(offer()).not.toBeInTheDocument();
  view.unmount();
});

test('edits of settings that the module no longer has are not offered', async () => {
  await typeAndLeave('Ahoy');
  database.entries.set(KEY, { ...(database.entries.get(KEY) as object), shape: 'of an earlier release' });
  await open();
  await waitFor(() => expect(keptKeys()).toEqual([]));
  expect(offer()).not.toBeInTheDocument();
});

test('a clock that is set forward for a while deletes nothing', async () => {
  await typeAndLeave('Ahoy');
  const now = Date.now();
  setClock(new Date(now).toUTCString());
  vi.useFakeTimers({ toFake: ['Date'], now: now + 5 * DAY });
  try {
    // As the next answer tells.
    setClock(new Date(now).toUTCString());
    const { user, view } = await open({}, '1 100 other');
    await user.type(heading(), '!');
    await waitFor(() => expect(database.entries.has('1 100 other')).toBe(true));
    view.unmount();
  } finally {
    vi.useRealTimers();
    setClock(new Date().toUTCString());
  }
  await open();
  await waitFor(() => expect(offer()).toBeVisible());
});

test('a form that is left by signing out keeps nothing, unless its user stays', async () => {
  const { user, view } = await open();
  await type(user, 'Ahoy');
  forgetKept();
  for (const event of ['beforeunload', 'pagehide']) window.dispatchEvent(new Event(event));
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(database.entries.size).toBe(0));
  expect(keptKeys()).toEqual([]);
  await user.type(heading(), '!');
  await waitFor(() => expect(JSON.stringify(database.entries.get(KEY))).toContain('Ahoy!'));
  forgetKept();
  view.unmount();
  expect(keptKeys()).toEqual([]);
  fireEvent.keyDown(window);
});

test.each(['Discard', 'Save'])(
  'of two tabs with the same form, the last edit is kept after %s in the other',
  async (end) => {
    const first = await open();
    await first.user.clear(heading());
    await first.user.type(heading(), 'One');
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(JSON.stringify(database.entries.get(KEY))).toContain('One'));
    // The other tab writes after this one.
    const others = structuredClone(database.entries.get(KEY)) as { changes: { heading?: string }[] };
    others.changes.push({ heading: 'Two' });
    database.entries.set(KEY, { ...others, present: others.changes.length });
    markKept(KEY, Date.now() + 5);
    await first.user.click(await screen.findByRole('button', { name: end }));
    await waitFor(() => expect(screen.queryByRole('button', { name: end })).not.toBeInTheDocument());
    first.view.unmount();
    const { user } = await open();
    await waitFor(() => expect(offer()).toBeVisible());
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(heading()).toHaveValue('Two'));
  },
);

test('edits are forgotten after three days, and removed from the device', async () => {
  await typeAndLeave('Ahoy');
  markKept(KEY, Date.now() - 3 * DAY - 1);
  const { user } = await open({}, '1 100 other');
  expect(offer()).not.toBeInTheDocument();
  await user.type(heading(), '!');
  await waitFor(() => expect([...database.entries.keys()]).not.toContain(KEY));
  expect(keptKeys()).not.toContain(KEY);
});

test('nobody sees the edits of somebody else, and signing out removes them', async () => {
  await typeAndLeave('Ahoy');
  const { view } = await open({}, '2 100 fixture');
  expect(offer()).not.toBeInTheDocument();
  view.unmount();
  forgetKept();
  await waitFor(() => expect(database.entries.size).toBe(0));
  await open();
  expect(offer()).not.toBeInTheDocument();
});

const DISCARDED = /^You discarded your changes/;

/** Types a heading in a form that keeps its edits, and waits until they are kept. */
async function type(user: Awaited<ReturnType<typeof open>>['user'], text: string) {
  await user.clear(heading());
  await user.type(heading(), text);
  await waitFor(() => expect(JSON.stringify(database.entries.get(KEY))).toContain(text));
}

describe('edits that were discarded', () => {
  test('in the offer come back with Undo', async () => {
    await typeAndLeave('Ahoy');
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(offer()).not.toBeInTheDocument();
    expect(await screen.findByText('Your changes were discarded.')).toBeVisible();
    expect(heading()).toHaveValue('Hello');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(heading()).toHaveValue('Ahoy'));
    expect(screen.queryByText('Your changes were discarded.')).not.toBeInTheDocument();
  });

  test.each(['with the form', 'in the offer', 'with the bar'])('%s are offered once more on return', async (where) => {
    if (where === 'in the offer') await typeAndLeave('Ahoy');
    const { user, view } = await open();
    if (where !== 'in the offer') await type(user, 'Ahoy');
    if (where !== 'with the form') await user.click(await screen.findByRole('button', { name: 'Discard' }));
    view.unmount();

    const again = await open();
    expect(await screen.findByText(DISCARDED)).toBeVisible();
    expect(offer()).not.toBeInTheDocument();
    expect(heading()).toHaveValue('Hello');
    await again.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(heading()).toHaveValue('Ahoy'));
    await again.user.click(screen.getByRole('button', { name: 'Undo the last change' }));
    await waitFor(() => expect(heading()).not.toHaveValue('Ahoy'));
    again.view.unmount();
  });

  test('are offered while something else is edited, but not after it was saved', async () => {
    const first = await open();
    await type(first.user, 'Ahoy');
    first.view.unmount();
    const { user, view } = await open();
    await screen.findByText(DISCARDED);
    await user.type(rate(), '2');
    expect(screen.getByText(DISCARDED)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved!')).toBeVisible();
    expect(screen.queryByText(DISCARDED)).not.toBeInTheDocument();
    view.unmount();
  });

  test('are not offered twice, nor after an hour', async () => {
    const first = await open();
    await type(first.user, 'Ahoy');
    first.view.unmount();
    const second = await open();
    await screen.findByText(DISCARDED);
    second.view.unmount();
    await waitFor(() => expect(database.entries.size).toBe(0));
    const third = await open();
    await type(third.user, 'Ahoy');
    third.view.unmount();
    markKept(KEY, Date.now() - HOUR - 1, 'discarded');
    await open();
    expect(keptKeys().filter((key) => keptAt(key) !== undefined)).toEqual([]);
    expect(screen.queryByText(DISCARDED)).not.toBeInTheDocument();
  });

  test('come back at once if somebody wants them back', async () => {
    const { user, view } = await open();
    await type(user, 'Ahoy');
    view.unmount();
    markKept(KEY, markOf(KEY)?.at, 'wanted');
    await open();
    await waitFor(() => expect(heading()).toHaveValue('Ahoy'));
    expect(screen.queryByText(DISCARDED)).not.toBeInTheDocument();
  });
});

test('what is edited while an offer is open is kept with it', async () => {
  await typeAndLeave('Ahoy');
  const { user, view } = await open();
  await waitFor(() => expect(offer()).toBeVisible());
  await user.clear(rate());
  await user.type(rate(), '7');
  await user.tab();
  window.dispatchEvent(new Event('pagehide'));
  view.unmount();

  const again = await open();
  await waitFor(() => expect(offer()).toBeVisible());
  await again.user.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(heading()).toHaveValue('Ahoy'));
  expect(rate()).toHaveValue('7');
  await again.user.click(screen.getByRole('button', { name: 'Undo the last change' }));
  await waitFor(() => expect(rate()).not.toHaveValue('7'));
  expect(heading()).toHaveValue('Ahoy');
});

test('what is edited while an offer is open wins over what is restored', async () => {
  await typeAndLeave('Ahoy', { Rate: ',5,' });
  const { user } = await open();
  await waitFor(() => expect(offer()).toBeVisible());
  await user.type(heading(), '!');
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(offer()).not.toBeInTheDocument());
  expect(heading()).toHaveValue('Hello!');
  expect(rate()).toHaveValue('1,5,');
});

test.each(['Hello!', 'Hello'])('a text that is no value yet wins as well, beside the heading “%s”', async (typed) => {
  await typeAndLeave('Ahoy', { Rate: ',5,' });
  const { user } = await open();
  await waitFor(() => expect(offer()).toBeVisible());
  if (typed !== 'Hello') await user.type(heading(), '!');
  await user.type(rate(), 'x');
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(offer()).not.toBeInTheDocument());
  expect(heading()).toHaveValue(typed === 'Hello' ? 'Ahoy' : typed);
  expect(rate()).toHaveValue('1x');
});

test('a text that is no value yet wins over the value that is restored', async () => {
  await typeAndLeave('Ahoy', { Rate: '5' });
  const { user } = await open();
  await waitFor(() => expect(offer()).toBeVisible());
  await user.type(rate(), 'x');
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(heading()).toHaveValue('Ahoy'));
  expect(rate()).toHaveValue('1x');
});

test('after newer edits, too, what others have changed since is asked about', async () => {
  await typeAndLeave('Ahoy', { Rate: ',5,' });
  const { user } = await open({ heading: 'Greetings', rate: 5 });
  await waitFor(() => expect(offer()).toBeVisible());
  await user.click(screen.getByRole('switch', { name: 'Enabled' }));
  await user.type(screen.getByRole('textbox', { name: 'Greeting' }), '!');
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  const dialog = await screen.findByRole('dialog');
  for (const text of ['Ahoy', 'Greetings', '“1,5,”']) expect(dialog).toHaveTextContent(text);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(heading()).toHaveValue('Ahoy'));
  expect(rate()).toHaveValue('1,5,');
  expect(screen.getByRole('textbox', { name: 'Greeting' })).toHaveValue('!');
});

test('what is no value yet, typed while an offer is open, is kept with it', async () => {
  await typeAndLeave('Ahoy');
  const { user, view } = await open();
  await waitFor(() => expect(offer()).toBeVisible());
  await user.type(rate(), ',5,');
  window.dispatchEvent(new Event('pagehide'));
  view.unmount();

  const again = await open();
  await again.user.click(await screen.findByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(heading()).toHaveValue('Ahoy'));
  expect(rate()).toHaveValue('1,5,');
});

test('what was no value yet is still kept when something else is edited while it is offered', async () => {
  await typeAndLeave('Ahoy', { Rate: ',5,' });
  const { user, view } = await open();
  await waitFor(() => expect(offer()).toBeVisible());
  await user.type(heading(), '!');
  window.dispatchEvent(new Event('pagehide'));
  view.unmount();

  const again = await open();
  await again.user.click(await screen.findByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(rate()).toHaveValue('1,5,'));
});

test('steps survive what others have stored since, except those that others have made as well', async () => {
  await typeAndLeave('Ahoy there');
  const { user } = await open({ rate: 5 });
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(heading()).toHaveValue('Ahoy there'));
  const undo = () => user.click(screen.getByRole('button', { name: 'Undo the last change' }));
  await undo();
  await waitFor(() => expect(heading()).toHaveValue('Ahoy '));
  expect(rate()).toHaveValue('5');
  await undo();
  await waitFor(() => expect(heading()).toHaveValue(''));
  await undo();
  await waitFor(() => expect(heading()).toHaveValue('Hello'));
  expect(rate()).toHaveValue('5');
  await user.click(screen.getByRole('button', { name: 'Redo the change' }));
  await waitFor(() => expect(heading()).toHaveValue(''));
});
