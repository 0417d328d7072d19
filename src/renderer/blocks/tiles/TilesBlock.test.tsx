// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Block, CompiledExpression } from '../../../language/model.ts';
import { testBlockStates } from '../../gallery/testing.tsx';
import { type FakeApi, fakeApi, fixtureBody, NETWORK_FAILURE, PERMISSIONS } from '../../test/fakeApi.ts';
import { fixtureModule } from '../../test/fixture.ts';
import { mount } from '../../test/show.tsx';
import { states } from './TilesBlock.gallery.ts';
import TilesBlock from './TilesBlock.tsx';

testBlockStates(TilesBlock, states);

const PATH = '/api/harbor/';
const EVERY = 30_000;
const FAILURE = 'Nobody knows how it is';
const NOW = Date.UTC(2030, 4, 2, 10);

const answer = (tide: number | null, parts: object = {}) => ({
  state: 'open',
  sea: { now: { tide, ships: 1234 } },
  seen: '2030-05-02T10:00:05Z',
  ...parts,
});

const block: Block = {
  block: 'tiles',
  path: PATH,
  refresh: { every: EVERY },
  failure: FAILURE,
  values: {
    state: { type: 'string' },
    tide: { property: 'sea.now.tide', type: 'number' },
    ships: { property: 'sea.now.ships', type: 'integer' },
    seen: { type: 'string' },
  },
  rows: [
    [
      {
        property: 'state',
        title: 'Harbor',
        as: 'case',
        cases: [
          { when: 'open', text: 'Open', tone: 'success' },
          { text: 'Closed', tone: 'danger' },
        ],
      },
    ],
    [
      {
        property: 'tide',
        title: 'Tide',
        as: 'percent',
        ring: { maximum: 0.8 },
        cases: [{ when: 'high', text: 'High', tone: 'warning' }, { text: 'Low' }],
        help: '{ships} ships wait',
        empty: 'Not measured',
      },
      { property: 'ships', title: 'Ships', as: 'number' },
    ],
  ],
  updated: { property: 'seen', title: 'Seen', as: 'moment' },
};

const expressions: Record<string, { run: CompiledExpression; reads: string[] }> = {
  open: { run: ({ item }) => item.state === 'open', reads: ['item.state'] },
  high: { run: ({ item }) => Number(item.tide) > 0.5, reads: ['item.tide'] },
};

let api: FakeApi;
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  api = fakeApi({ 'GET permissions/': { body: PERMISSIONS }, 'GET fixture/': { body: fixtureBody() } });
  api.on(`GET ${PATH}`, { body: answer(0.6) });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const asked = () => api.sent.filter(({ path }) => path === PATH).length;
const ring = () => screen.getByRole('meter', { name: 'Tide' });

/** Shows or hides the tab. */
async function turnTo(visibility: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
}

async function open(changes: object = {}) {
  const [main] = fixtureModule().spec.screen.layout;
  const layout = main ? [main, { ...block, ...changes }] : [];
  const shown = mount(fixtureModule({ screen: { layout }, expressions }), api);
  // Imports resolve independently of the fake clock.
  await vi.dynamicImportSettled();
  await pass(0);
  await pass(0);
  return shown;
}

describe('tiles', () => {
  test('show each value in its format', async () => {
    await open();
    expect(screen.getByText('Open')).toBeVisible();
    expect(ring()).toHaveTextContent('60%');
    expect(ring()).toHaveAttribute('aria-valuenow', '0.6');
    expect(ring()).toHaveAttribute('aria-valuemax', '0.8');
    expect(ring()).toHaveAttribute('aria-valuetext', '60%, High');
    expect(screen.getByText('High')).toBeVisible();
    expect(screen.getByText('1,234 ships wait')).toBeVisible();
    expect(screen.getByText('1,234')).toBeVisible();
    expect(screen.getByText(/^May 2, 2030.*:05/).parentElement).toHaveTextContent(/^Seen: May/);
  });

  test('show a placeholder for missing values and values of another type', async () => {
    api.on(`GET ${PATH}`, { body: { state: 7, sea: { now: { tide: '0.6' } } } });
    await open();
    expect(screen.getByText('Closed')).toBeVisible();
    expect(screen.queryByRole('meter')).not.toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Tide: Not measured' })).toBeVisible();
    expect(screen.queryByText('Low')).not.toBeInTheDocument();
    expect(screen.getAllByText('None').length).toBeGreaterThan(0);
  });

  test('of an answer without any value are not known', async () => {
    api.on(`GET ${PATH}`, { body: {} });
    await open();
    expect(screen.getByRole('alert')).toHaveTextContent('Nobody knows how it is');
    expect(screen.queryByText('Closed')).not.toBeInTheDocument();
  });

  test('draw at most the full ring', async () => {
    api.on(`GET ${PATH}`, { body: answer(3) });
    await open();
    expect(ring()).toHaveAttribute('aria-valuenow', '0.8');
    expect(ring()).toHaveAttribute('aria-valuetext', '300%, High');
  });

  test('show a spinner until the first response', async () => {
    api.on(`GET ${PATH}`, () => new Promise(() => {}));
    await open();
    expect(screen.getByText(/^Loading/)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a refresh', () => {
  test('loads every 30 seconds, and shows the latest values', async () => {
    await open();
    expect(asked()).toBe(1);
    await pass(EVERY - 1);
    expect(asked()).toBe(1);
    api.on(`GET ${PATH}`, { body: answer(0.2) });
    await pass(1);
    expect(asked()).toBe(2);
    expect(ring()).toHaveAttribute('aria-valuetext', '20%, Low');
    await pass(EVERY);
    expect(asked()).toBe(3);
  });

  test('never happens unless declared', async () => {
    await open({ refresh: undefined });
    await pass(10 * EVERY);
    await turnTo('hidden');
    await turnTo('visible');
    expect(asked()).toBe(1);
  });

  test.each([
    ['is refused', { status: 503, body: { error: 'Something else' } }],
    ['carries an error', { body: { error: 'Something else' } }],
    ['does not come', NETWORK_FAILURE],
  ])('that %s keeps the old values and reports the failure until one succeeds', async (_, reaction) => {
    await open();
    api.on(`GET ${PATH}`, reaction);
    await pass(EVERY);
    expect(screen.getByRole('alert')).toHaveTextContent(FAILURE);
    expect(screen.queryByText('Something else')).not.toBeInTheDocument();
    expect(ring()).toHaveTextContent('60%');
    api.on(`GET ${PATH}`, { body: answer(0.3) });
    await pass(EVERY);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(ring()).toHaveTextContent('30%');
  });

  test('happens on retry after a failed first load', async () => {
    api.on(`GET ${PATH}`, NETWORK_FAILURE);
    await open();
    expect(screen.getByRole('alert')).toHaveTextContent(FAILURE);
    expect(screen.queryByText('Harbor')).not.toBeInTheDocument();
    api.on(`GET ${PATH}`, { body: answer(0.6) });
    fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Retry' }));
    await pass(0);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(ring()).toBeVisible();
  });

  test('has failed when the next one is due, and its late response is ignored', async () => {
    await open();
    const late: ((value: { body: unknown }) => void)[] = [];
    api.on(`GET ${PATH}`, () => new Promise((resolve) => late.push(resolve)));
    await pass(EVERY);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await pass(EVERY);
    expect(screen.getByRole('alert')).toHaveTextContent(FAILURE);
    late[0]?.({ body: answer(0.1) });
    await pass(0);
    expect(screen.getByRole('alert')).toBeVisible();
    expect(ring()).toHaveTextContent('60%');
    late[1]?.({ body: answer(0.2) });
    await pass(0);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(ring()).toHaveTextContent('20%');
  });

  test('pauses while the tab is hidden, and catches up', async () => {
    await open();
    await pass(10_000);
    await turnTo('hidden');
    await pass(5 * EVERY);
    expect(asked()).toBe(1);
    await turnTo('visible');
    expect(asked()).toBe(2);
    await pass(10_000);
    await turnTo('hidden');
    await pass(10_000);
    await turnTo('visible');
    expect(asked()).toBe(2);
    await pass(9999);
    expect(asked()).toBe(2);
    await pass(1);
    expect(asked()).toBe(3);
  });

  test('stops on unmount', async () => {
    const { view } = await open();
    view.unmount();
    await pass(5 * EVERY);
    expect(asked()).toBe(1);
  });
});
