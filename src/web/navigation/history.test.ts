// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enterHistory, leaveEntry } from '../../renderer/primitives/overlays/historyEntry.ts';
import { type AppHistory, createNavigation, type HeldNavigation } from './history.ts';

let history: AppHistory;
let stop: () => void;
const visits: string[] = [];

beforeEach(() => {
  window.history.replaceState(null, '', '/first');
  history = createNavigation();
  visits.length = 0;
  stop = history.listen(({ location, action }) => visits.push(`${action} ${location.pathname}${location.search}`));
});
afterEach(() => stop());

/** Goes through the browser's history and waits for the event. */
async function go(by: number, arrivals = 1): Promise<void> {
  const arrived = vi.fn();
  window.addEventListener('popstate', arrived);
  history.go(by);
  await vi.waitFor(() => expect(arrived).toHaveBeenCalledTimes(arrivals), { timeout: 30_000 });
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
  expect(createNavigation().visit().location).toMatchObject({ pathname: '/second', state: { some: 'state' }, key });
});

test('ignores an entry made by an overlay', async () => {
  window.history.pushState({ ...window.history.state, overlay: true }, '');
  await go(-1);
  expect(visits).toEqual([]);
});

test('accepts an entry made by a link within the page', async () => {
  window.location.hash = 'part';
  await vi.waitFor(() => expect(history.visit().location.hash).toBe('#part'), { timeout: 30_000 });
  expect(history.visit().preventScrollReset).toBe(true);
  await go(-1);
  expect(history.visit().location.hash).toBe('');
});

test('holds a push until it is released', () => {
  let held: HeldNavigation | undefined;
  history.guard((navigation) => {
    held = navigation;
    return true;
  });
  history.push('/second');
  expect([held?.from.pathname, held?.to?.pathname, window.location.pathname]).toEqual(['/first', '/second', '/first']);
  held?.proceed();
  expect([visits, window.location.pathname]).toEqual([['PUSH /second'], '/second']);
});

test('holds a departure until it is released', () => {
  let held: HeldNavigation | undefined;
  history.guard((navigation) => {
    held = navigation;
    return true;
  });
  const go = vi.fn();
  history.depart(go);
  expect([held?.from.pathname, held?.to]).toEqual(['/first', null]);
  expect(go).not.toHaveBeenCalled();
  held?.proceed();
  expect(go).toHaveBeenCalledTimes(1);
  history.guard(null);
  history.depart(go);
  expect(go).toHaveBeenCalledTimes(2);
});

test('undoes a step back that is held, and repeats it when released', async () => {
  history.push('/second');
  let held: HeldNavigation | undefined;
  history.guard((navigation) => {
    held = navigation;
    return true;
  });
  await go(-1, 2);
  expect([held?.from.pathname, held?.to?.pathname, window.location.pathname]).toEqual(['/second', '/first', '/second']);
  expect(visits).toEqual(['PUSH /second']);
  held?.proceed();
  await vi.waitFor(() => expect(visits).toEqual(['PUSH /second', 'POP /first']), { timeout: 30_000 });
  expect(window.location.pathname).toBe('/first');
});

test('releases a held step at once, before the browser has undone it', async () => {
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

test('waits for an overlay to leave its entry before a page is added', async () => {
  enterHistory();
  leaveEntry();
  history.push('/second');
  await vi.waitFor(() => expect(visits).toEqual(['PUSH /second']), { timeout: 30_000 });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(window.location.pathname).toBe('/second');
  await go(-1);
  expect([visits.at(-1), window.history.state.overlay]).toEqual(['POP /first', undefined]);
});

test('does not wait forever for a step back that the browser has swallowed', async () => {
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => {});
  leaveEntry();
  history.push('/second');
  expect(visits).toEqual([]);
  await vi.waitFor(() => expect(visits).toEqual(['PUSH /second']), { timeout: 30_000 });
  back.mockRestore();
});
