// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type LoadCall, type Resource, type ResourceOptions, useResource } from './useResource.ts';

interface Pending {
  key: string;
  call: LoadCall;
  resolve(value: string): void;
  reject(error: Error): void;
}

let loads: Pending[];
beforeEach(() => {
  loads = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const answer = (index: number, value: string) => act(async () => loads[index]?.resolve(value));
const fail = (index: number, message: string) => act(async () => loads[index]?.reject(new Error(message)));

function use(options: Omit<ResourceOptions<string>, 'key'> = {}, first: string | null = 'a') {
  return renderHook(
    ({ key }) =>
      useResource(
        (call) => new Promise<string>((resolve, reject) => loads.push({ key: key ?? '', call, resolve, reject })),
        { ...options, key },
      ),
    { initialProps: { key: first } },
  );
}

function refresh({ current }: { current: Resource<string> }): Promise<string | undefined> {
  let refreshed: Promise<string | undefined> = Promise.resolve(undefined);
  act(() => {
    refreshed = current.refresh();
  });
  return refreshed;
}

async function showTab(shown: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(shown ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
}

describe('loading', () => {
  test('goes from loading to ready', async () => {
    const { result } = use();
    expect(result.current).toMatchObject({ status: 'loading', value: undefined, busy: true });
    expect(loads[0]?.call.again).toBe(false);
    await answer(0, 'A');
    expect(result.current).toMatchObject({ status: 'ready', value: 'A', busy: false });
    expect(loads).toHaveLength(1);
  });

  test('goes from loading to failed, and a retry starts over', async () => {
    const { result } = use();
    await fail(0, 'offline');
    expect(result.current).toMatchObject({ status: 'failed', value: undefined, busy: false });
    expect(result.current.error).toEqual(new Error('offline'));
    act(() => result.current.retry());
    expect(result.current).toMatchObject({ status: 'loading', error: undefined, busy: true });
    expect(loads[1]?.call.again).toBe(true);
    await answer(1, 'A');
    expect(result.current).toMatchObject({ status: 'ready', value: 'A' });
  });

  test('loads nothing for null, and waits', async () => {
    const { result, rerender } = use({}, null);
    expect(result.current).toMatchObject({ status: 'loading', busy: false });
    expect(await refresh(result)).toBeUndefined();
    rerender({ key: 'a' });
    expect(loads).toHaveLength(1);
    await answer(0, 'A');
    rerender({ key: null });
    expect(result.current).toMatchObject({ status: 'loading', value: undefined, busy: false });
    expect(loads).toHaveLength(1);
  });

  test('starts with an initial value, and loads nothing', () => {
    const { result } = use({ initial: 'known' });
    expect(result.current).toMatchObject({ status: 'ready', value: 'known', busy: false });
    expect(loads).toEqual([]);
  });

  test('is identified by its function if there is no key', async () => {
    const one = vi.fn(async () => 'one');
    const two = vi.fn(async () => 'two');
    const { result, rerender } = renderHook(({ load }) => useResource(load), { initialProps: { load: one } });
    await pass(0);
    rerender({ load: one });
    rerender({ load: two });
    expect(result.current.status).toBe('loading');
    await pass(0);
    expect(result.current.value).toBe('two');
    expect(one).toHaveBeenCalledOnce();
  });

  test('survives the double effects of strict mode', async () => {
    const { result } = renderHook(() => useResource(async () => 'A', { key: 'a' }), { wrapper: StrictMode });
    await pass(0);
    expect(result.current).toMatchObject({ status: 'ready', value: 'A', busy: false });
  });
});

describe('another key', () => {
  test('drops the value at once, aborts the load and ignores its late result', async () => {
    const { result, rerender } = use();
    await answer(0, 'A');
    rerender({ key: 'b' });
    expect(result.current).toMatchObject({ status: 'loading', value: undefined, busy: true });
    rerender({ key: 'c' });
    expect(loads.map(({ key, call }) => [key, call.signal.aborted])).toEqual([
      ['a', true],
      ['b', true],
      ['c', false],
    ]);
    await answer(2, 'C');
    await answer(1, 'B');
    expect(result.current).toMatchObject({ status: 'ready', value: 'C' });
  });

  test('can keep the previous state until it has loaded', async () => {
    const { result, rerender } = use({ keepPrevious: true });
    await answer(0, 'A');
    rerender({ key: 'b' });
    expect(result.current).toMatchObject({ status: 'ready', value: 'A', busy: true });
    await fail(1, 'offline');
    expect(result.current).toMatchObject({ status: 'failed', value: 'A', busy: false });
  });

  test('nothing follows an unmount', async () => {
    const { unmount } = use({ every: 1000 });
    await answer(0, 'A');
    unmount();
    await pass(5000);
    expect(loads).toHaveLength(1);
  });
});

describe('a refresh', () => {
  test('keeps the value while it runs and if it fails, and resolves with what it loaded', async () => {
    const { result } = use();
    await answer(0, 'A');
    const first = refresh(result);
    expect(result.current).toMatchObject({ status: 'ready', value: 'A', busy: true });
    await fail(1, 'offline');
    expect(await first).toBeUndefined();
    expect(result.current).toMatchObject({ status: 'failed', value: 'A', busy: false });
    const second = refresh(result);
    expect(result.current).toMatchObject({ status: 'failed', value: 'A', busy: true });
    await answer(2, 'B');
    expect(await second).toBe('B');
    expect(result.current).toMatchObject({ status: 'ready', value: 'B', error: undefined });
  });

  test('supersedes the load under way', async () => {
    const { result } = use();
    const refreshed = refresh(result);
    expect(loads[0]?.call.signal.aborted).toBe(true);
    await answer(1, 'new');
    await answer(0, 'old');
    expect(await refreshed).toBe('new');
    expect(result.current.value).toBe('new');
  });
});

describe('an interval', () => {
  test('is measured from the start of the last load', async () => {
    use({ every: 1000 });
    await pass(400);
    await answer(0, 'A');
    await pass(599);
    expect(loads).toHaveLength(1);
    await pass(1);
    expect(loads).toHaveLength(2);
    expect(loads[1]?.call.again).toBe(true);
  });

  test('waits for a load that takes longer', async () => {
    use({ every: 1000 });
    await pass(3000);
    expect(loads).toHaveLength(1);
    await answer(0, 'A');
    expect(loads).toHaveLength(2);
  });

  test('goes on after a failure', async () => {
    use({ every: 1000 });
    await fail(0, 'offline');
    await pass(1000);
    expect(loads).toHaveLength(2);
  });

  test('rests while the tab is hidden, and makes up for it', async () => {
    use({ every: 1000 });
    await answer(0, 'A');
    await showTab(false);
    await pass(5000);
    expect(loads).toHaveLength(1);
    await showTab(true);
    expect(loads).toHaveLength(2);
    await answer(1, 'B');
    await pass(500);
    await showTab(false);
    await showTab(true);
    await pass(499);
    expect(loads).toHaveLength(2);
    await pass(1);
    expect(loads).toHaveLength(3);
  });

  test('is not delayed by a clock that is set back', async () => {
    use({ every: 1000 });
    await answer(0, 'A');
    await showTab(false);
    vi.setSystemTime(Date.now() - 3_600_000);
    await pass(1000);
    await showTab(true);
    expect(loads).toHaveLength(2);
  });

  test('can depend on the value, and then ends with a failure', async () => {
    const { result } = use({ initial: 'working', every: (value) => (value === 'working' ? 1000 : undefined) });
    await pass(999);
    expect(loads).toHaveLength(0);
    await pass(1);
    await answer(0, 'done');
    await pass(5000);
    expect(loads).toHaveLength(1);
    refresh(result);
    await answer(1, 'working');
    await pass(1000);
    await fail(2, 'offline');
    await pass(5000);
    expect(loads).toHaveLength(3);
  });

  test('with a timeout takes a load that is still running for failed, and tries again', async () => {
    const { result } = use({ every: 1000, timeout: 1000 });
    await pass(1000);
    expect(result.current).toMatchObject({ status: 'failed', busy: true });
    expect(loads.map(({ call }) => call.signal.aborted)).toEqual([true, false]);
    await answer(0, 'late');
    expect(result.current.value).toBeUndefined();
    await answer(1, 'A');
    await pass(10);
    expect(result.current).toMatchObject({ status: 'ready', value: 'A' });
  });
});
