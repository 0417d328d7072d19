// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AppHistory, createHistory, type HeldNavigation } from './history.ts';

let history: AppHistory;
let stop: () => void;
const visits: string[] = [];

beforeEach(() => {
  window.history.replaceState(null, '', '/first');
  history = createHistory();
  visits.length = 0;
  stop = history.listen(({ location, action }) => visits.push(`${action} ${location.pathname}${location.search}`));
});
afterEach(() => stop());

/** Goes through the browser's history, and waits for it to arrive. */
async function go(by: number, arrivals = 1): Promise<void> {
  const arrived = vi.fn();
  window.addEventListener('popstate', arrived);
  history.go(by);
  await vi.waitFor(() => expect(arrived).toHaveBeenCalledTimes(arrivals));
  window.removeEventListener('popstate', arrived);
}

test('pushes, replaces, and goes back and forward', async () => {
  history.push('/second?a=1', { some: 'state' });
  history.replace('/third');
  await go(-1);
  await go(1);
  expect(visits).toEqual(['PUSH /second?a=1', 'REPLACE /third', 'POP /first', 'POP /third']);
});

test('keeps the state and the key of an entry over a reload', () => {
  history.push('/second', { some: 'state' });
  const { key } = history.visit().location;
  expect(createHistory().visit().location).toMatchObject({ pathname: '/second', state: { some: 'state' }, key });
});

test('says nothing of an entry that something over the page has made', async () => {
  window.history.pushState({ ...window.history.state, overlay: true }, '');
  await go(-1);
  expect(visits).toEqual([]);
});

test('takes in an entry that a link to a part of the page has made', async () => {
  window.location.hash = 'part';
  await vi.waitFor(() => expect(history.visit().location.hash).toBe('#part'));
  expect(history.visit().preventScrollReset).toBe(true);
  await go(-1);
  expect(history.visit().location.hash).toBe('');
});

test('holds a push until it may go on', () => {
  let held: HeldNavigation | undefined;
  history.guard((navigation) => {
    held = navigation;
    return true;
  });
  history.push('/second');
  expect([held?.from.pathname, held?.to.pathname, window.location.pathname]).toEqual(['/first', '/second', '/first']);
  held?.proceed();
  expect([visits, window.location.pathname]).toEqual([['PUSH /second'], '/second']);
});

test('undoes a step back that is held, and takes it again when it may go on', async () => {
  history.push('/second');
  let held: HeldNavigation | undefined;
  history.guard((navigation) => {
    held = navigation;
    return true;
  });
  await go(-1, 2);
  expect([held?.from.pathname, held?.to.pathname, window.location.pathname]).toEqual(['/second', '/first', '/second']);
  expect(visits).toEqual(['PUSH /second']);
  held?.proceed();
  await vi.waitFor(() => expect(visits).toEqual(['PUSH /second', 'POP /first']));
  expect(window.location.pathname).toBe('/first');
});

test('lets a step that was held go on at once, before the browser has undone it', async () => {
  history.push('/second');
  history.push('/third');
  history.guard((navigation) => {
    queueMicrotask(navigation.proceed);
    return true;
  });
  await go(-1, 3);
  expect(visits.at(-1)).toBe('POP /second');
  history.guard(null);
  await go(-1);
  expect(visits.at(-1)).toBe('POP /first');
});
