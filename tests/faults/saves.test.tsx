// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { HARBOUR_TAVERN } from '../../src/simulators/demo/world.ts';
import {
  alerts,
  type Bench,
  changed,
  control,
  edit,
  FAULTS,
  LATE,
  modules,
  opened,
  save,
  startBench,
  storedOf,
} from './bench.tsx';

const below = `/auth/guilds/${HARBOUR_TAVERN}/`;
let bench: Bench;

beforeAll(async () => {
  bench = await startBench();
}, 60_000);
beforeEach(() => {
  bench.heal();
  return bench.fill();
});
afterAll(() => bench.close());

const versions = async () =>
  (await bench.site.store.db.selectFrom('history').select('revision').where('guild_id', '=', HARBOUR_TAVERN).execute())
    .length;

/** What a lost answer looks like: all that says nothing about the save. */
const LOST = (Object.keys(FAULTS) as (keyof typeof FAULTS)[]).filter((fault) => fault !== 'no session');

describe.each(
  modules.flatMap((module) =>
    (module.spec.calls?.documents ?? []).map((call) => [`${module.spec.id}.${call.id}`, { module, call }] as const),
  ),
)('a save of %s', (_, { module, call }) => {
  let field: string | undefined;

  test.each(LOST)('whose answer became %s is one’s own, and what comes next is not lost', async (fault) => {
    const path = below + call.save.path;
    for (const name of field ? [field] : call.fields) {
      bench.open(module);
      await opened();
      const [before, count] = [await storedOf(bench, module), await versions()];
      if (!edit(name, 3)) {
        cleanup();
        continue;
      }
      bench.spoil('POST', path, fault);
      await save(bench);
      if (changed(before, await storedOf(bench, module)).join() !== name) {
        cleanup();
        continue;
      }
      field = name;
      expect(screen.getByText('Your last save may not have gone through. Save again to make sure.')).toBeVisible();
      expect(edit(name, 4)).toBe(true);
      const shown = control(name)?.getAttribute('aria-checked') ?? (control(name) as HTMLInputElement).value;
      await save(bench);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(document.body.textContent).not.toMatch(/Somebody else|not known/);
      // The save that was thought lost, and the one after it; nothing was written twice.
      expect(await versions()).toBe(count + 2);
      cleanup();
      bench.open(module);
      await opened();
      const now = control(name)?.getAttribute('aria-checked') ?? (control(name) as HTMLInputElement).value;
      expect(now).toBe(shown);
      cleanup();
      return;
    }
    expect.fail('no field could be changed');
  });
});

describe('a late answer', () => {
  const [module] = modules.filter(({ spec }) => spec.id === 'shop');
  if (!module) throw new Error('There is no shop');
  const clock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });

  test('to a load leaves nothing to edit until it is there', async () => {
    clock();
    try {
      bench.spoil('GET', `${below}shop/config/`, 'late');
      bench.open(module);
      await waitFor(() => expect(bench.pending()).toEqual({ all: 1, late: 1 }));
      await act(() => vi.advanceTimersByTimeAsync(LATE / 2));
      expect(screen.getByRole('status')).toHaveTextContent('Loading settings');
      expect(document.querySelector('input, textarea')).toBeNull();
      await act(() => vi.advanceTimersByTimeAsync(LATE));
      await opened();
      expect(alerts()).toEqual([]);
      expect(control('message')).toHaveValue('Have a look around');
    } finally {
      vi.useRealTimers();
    }
  });

  test('to a save takes nothing back that was written meanwhile', async () => {
    bench.open(module);
    await opened();
    fireEvent.change(control('message') as HTMLElement, { target: { value: 'First' } });
    clock();
    try {
      bench.spoil('POST', `${below}shop/config/`, 'late');
      fireEvent.keyDown(window, { key: 's', ctrlKey: true });
      await waitFor(() => expect(bench.pending().late).toBe(1));
      fireEvent.change(control('message') as HTMLElement, { target: { value: 'Second' } });
      await act(() => vi.advanceTimersByTimeAsync(LATE));
      // Banners go by themselves.
      await waitFor(() => expect(document.body).toHaveTextContent('Shop settings saved successfully!'));
    } finally {
      vi.useRealTimers();
    }
    expect(control('message')).toHaveValue('Second');
    await save(bench);
    expect((await storedOf(bench, module)).message).toBe('Second');
  });
});
