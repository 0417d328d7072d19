// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { HARBOUR_TAVERN } from '../../src/simulators/demo/world.ts';
import {
  alerts,
  answerWith,
  changed,
  control,
  edit,
  FAULTS,
  faultsInTurn,
  forEachTest,
  type Harness,
  LATE,
  mildestFirst,
  modules,
  opened,
  STARTS,
  save,
  shown,
  storedSettingsOf,
} from './harness.tsx';

const below = `/auth/guilds/${HARBOUR_TAVERN}/`;
let harness: Harness;

forEachTest((started) => {
  harness = started;
});

const versions = async () =>
  (
    await harness.site.store.db
      .selectFrom('history')
      .select('revision')
      .where('guild_id', '=', HARBOUR_TAVERN)
      .execute()
  ).length;

/** The faults that leave open whether a save was stored. */
const LOST = (Object.keys(FAULTS) as (keyof typeof FAULTS)[]).filter((fault) => fault !== 'no session');

const documents = modules.flatMap((module) =>
  (module.spec.calls?.documents ?? []).map((call) => ({ name: `${module.spec.id}.${call.id}`, module, call })),
);

describe.each(documents.map((one, turn) => ({ ...one, turn })))('a save of $name', ({ module, call, turn }) => {
  let field: string | undefined;

  /** The fields to try, in the order of {@link mildestFirst}, after each start that is to be tried. */
  async function* fieldsToTry(): AsyncGenerator<string> {
    if (field !== undefined) return yield field;
    for (const start of STARTS) {
      await harness.fill(module, start);
      harness.open(module);
      await opened();
      const names = mildestFirst(call.fields, start);
      cleanup();
      for (const name of names) {
        yield name;
        await harness.fill();
      }
    }
  }

  test.each(faultsInTurn(turn, LOST))(
    'answered with %s causes no conflict, and the next one is not lost',
    async (fault) => {
      const path = below + call.save.path;
      for await (const name of fieldsToTry()) {
        harness.open(module);
        await opened();
        const [before, count] = [await storedSettingsOf(harness, module), await versions()];
        if (!edit(name, 3)) {
          cleanup();
          continue;
        }
        harness.setFault('POST', path, fault);
        await save(harness);
        if (changed(before, await storedSettingsOf(harness, module)).join() !== name) {
          cleanup();
          continue;
        }
        field = name;
        expect(screen.getByText('Your last save may not have gone through. Save again to make sure.')).toBeVisible();
        expect(edit(name, 4)).toBe(true);
        const last = shown(name);
        await save(harness);
        expect(screen.queryByRole('dialog')).toBeNull();
        expect(document.body.textContent).not.toMatch(/Somebody else|not known/);
        // The save that seemed lost, and the next one; nothing was stored twice.
        expect(await versions()).toBe(count + 2);
        cleanup();
        harness.open(module);
        await opened();
        expect(shown(name)).toBe(last);
        cleanup();
        return;
      }
      expect.fail('no field could be changed');
    },
  );

  test('that fails says what the server says, or its own sentence, and keeps the edit', async () => {
    const path = below + call.save.path;
    harness.open(module);
    await opened();
    expect(edit(field ?? '', 5)).toBe(true);
    const last = shown(field ?? '');
    for (const [answer, sentence] of [
      [answerWith(503, { error: 'The harbour is closed.' }), 'The harbour is closed.'],
      [answerWith(500, {}), call.save.failure],
    ] as const) {
      harness.setFault('POST', path, answer);
      await save(harness);
      expect(document.body).toHaveTextContent(sentence);
      expect(screen.getByRole('region', { name: 'Unsaved changes' })).toBeVisible();
      expect(shown(field ?? '')).toBe(last);
    }
    cleanup();
  });
});

describe('a late answer', () => {
  const [module] = modules.filter(({ spec }) => spec.id === 'shop');
  if (!module) throw new Error('There is no shop');
  const clock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });

  test('to a load leaves nothing to edit until it arrives', async () => {
    clock();
    try {
      harness.setFault('GET', `${below}shop/config/`, 'late');
      harness.open(module);
      await waitFor(() => expect(harness.pending()).toEqual({ all: 1, late: 1 }));
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

  test('to a save does not revert later edits', async () => {
    harness.open(module);
    await opened();
    fireEvent.change(control('message') as HTMLElement, { target: { value: 'First' } });
    clock();
    try {
      harness.setFault('POST', `${below}shop/config/`, 'late');
      fireEvent.keyDown(window, { key: 's', ctrlKey: true });
      await waitFor(() => expect(harness.pending().late).toBe(1));
      fireEvent.change(control('message') as HTMLElement, { target: { value: 'Second' } });
      await act(() => vi.advanceTimersByTimeAsync(LATE));
      // Banners disappear by themselves.
      await waitFor(() => expect(document.body).toHaveTextContent('Shop settings saved successfully!'));
    } finally {
      vi.useRealTimers();
    }
    expect(control('message')).toHaveValue('Second');
    await save(harness);
    expect((await storedSettingsOf(harness, module)).message).toBe('Second');
  });
});
