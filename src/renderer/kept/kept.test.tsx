// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DAY } from '../../language/time/milliseconds.ts';
import { fixtureApi, fixtureBody } from '../test/fakeApi.ts';
import { FakeDatabase } from '../test/fakeDatabase.ts';
import { fixtureModule } from '../test/fixture.ts';
import { show } from '../test/show.tsx';
import { forgetKept, keptKeys, markKept } from './marks.ts';

const KEY = '1 100 fixture';
const database = new FakeDatabase();
vi.stubGlobal('indexedDB', database.factory);

beforeEach(() => {
  database.entries.clear();
  database.full = false;
});
afterEach(() => localStorage.clear());

const heading = () => screen.getByRole('textbox', { name: 'Heading' });
const offer = () => screen.queryByRole('heading', { name: /^You left unsaved changes/ });

/** Opens the form of a user, whose stored settings are these. */
async function open(stored: object = {}, keepAs = KEY) {
  const api = fixtureApi();
  api.on('GET fixture/', { body: fixtureBody({ ...stored }), etag: '"1"' });
  return show(fixtureModule({ screen: { saveBar: 'discard' } }), api, { keepAs });
}

/** Types a heading, and leaves without saving as a page does that is closed. */
async function typeAndLeave(text: string) {
  const { user, view } = await open();
  await user.clear(heading());
  await user.type(heading(), text);
  await waitFor(() => expect(keptKeys()).toEqual([KEY]));
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(JSON.stringify(database.entries.get(KEY))).toContain(text));
  const kept = database.entries.get(KEY);
  const mark = localStorage.getItem(`unsaved ${KEY}`) ?? '';
  // Leaving a form forgets its edits; closing the page does not.
  view.unmount();
  await waitFor(() => expect(database.entries.size).toBe(0));
  database.entries.set(KEY, kept);
  localStorage.setItem(`unsaved ${KEY}`, mark);
}

test('edits are merged with what others have stored since', async () => {
  await typeAndLeave('Ahoy');
  const { user } = await open({ rate: 5 });
  await waitFor(() => expect(offer()).toBeVisible());
  expect(heading()).toHaveValue('Hello');
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(heading()).toHaveValue('Ahoy'));
  expect(screen.getByRole('textbox', { name: 'Rate' })).toHaveValue('5');
});

test('edits of a setting that others have changed since are asked about', async () => {
  await typeAndLeave('Ahoy');
  const { user } = await open({ heading: 'Greetings' });
  await waitFor(() => expect(offer()).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Ahoy');
  expect(dialog).toHaveTextContent('Greetings');
});

test('a full device keeps nothing, and the form goes on', async () => {
  database.full = true;
  const { user, view } = await open();
  await user.clear(heading());
  await user.type(heading(), 'Ahoy');
  await waitFor(() => expect(keptKeys()).toEqual([KEY]));
  expect(heading()).toHaveValue('Ahoy');
  expect(await screen.findByRole('button', { name: /^Save/ })).toBeEnabled();
  view.unmount();
  markKept(KEY, Date.now());
  await open();
  await waitFor(() => expect(keptKeys()).toEqual([]));
  expect(offer()).not.toBeInTheDocument();
});

test('of two tabs with the same form, the last edit is kept, whatever becomes of the other tab', async () => {
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
  await first.user.click(await screen.findByRole('button', { name: 'Discard' }));
  first.view.unmount();
  const { user } = await open();
  await waitFor(() => expect(offer()).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(heading()).toHaveValue('Two'));
});

test('edits are forgotten after three days, and removed from the device', async () => {
  await typeAndLeave('Ahoy');
  markKept(KEY, Date.now() - 3 * DAY - 1);
  const { user } = await open({}, '1 100 other');
  expect(offer()).not.toBeInTheDocument();
  await user.type(heading(), '!');
  await waitFor(() => expect([...database.entries.keys()]).not.toContain(KEY), { timeout: 3000 });
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
