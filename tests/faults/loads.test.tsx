// @vitest-environment jsdom
import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { HARBOUR_TAVERN } from '../../src/simulators/demo/world.ts';
import {
  alerts,
  button,
  COMBINES_ALL,
  changed,
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
  settled,
  storedSettingsOf,
} from './harness.tsx';

const below = `/auth/guilds/${HARBOUR_TAVERN}/`;
/** A picture, which has a fallback. */
const DECORATION = '/auth/bot-avatar/';
/** The faults tested for lists and pictures; the others have the same effect as one of these. */
const OF_READS: readonly string[] = ['status 500', 'an HTML page', 'an empty object', 'a cut connection'];
/** The statistics beside the form, which does not wait for them. */
const FIGURES = '/statistics/overview/';
const names = Object.keys(FAULTS) as (keyof typeof FAULTS)[];
/**
 * What several screens read (permissions, lists, pictures, settings of another module) is read by the same code for all of them, so
 * a fault of it is tested at so many of these screens.
 */
const SCREENS_PER_READ = 3;
/** How many screens a fault of what several read was tested at, by fault and path. */
const testedAt = new Map<string, number>();
/** The calls that a screen was tested with while they were late. */
const seenLate = new Set<string>();
let harness: Harness;
// Each test covers all calls of a screen.
vi.setConfig({ testTimeout: 90_000 });

forEachTest((started) => {
  harness = started;
});
afterEach(cleanup);

describe.each(modules.map((module, turn) => [module.spec.id, module, turn] as const))('%s', (_, module, turn) => {
  const { spec } = module;
  let gets: string[] = [];
  /** A field that can be changed and saved. */
  let field: string | undefined;
  let digit = 1;

  const isOwn = (path: string) => (spec.calls?.documents ?? []).some(({ load }) => below + load.path === path);

  /** Whether a path is one that a save depends on: settings of this module or of those it uses, or permissions. */
  function isSettings(path: string): boolean {
    const used = (spec.calls?.uses ?? []).length > 0 && /currency-config|customize/.test(path);
    return isOwn(path) || used || path.endsWith('permissions/');
  }

  /** Whether a fault of a call is tested at this screen. */
  function isTested(path: string, fault: (typeof names)[number]): boolean {
    if (!OF_READS.includes(fault) && !isSettings(path)) return false;
    if (COMBINES_ALL || isOwn(path)) return true;
    const name = `${fault} ${path}`;
    const count = testedAt.get(name) ?? 0;
    testedAt.set(name, count + 1);
    return count < SCREENS_PER_READ;
  }

  /** Opens the screen, and looks for a field that can be changed and saved. */
  async function editable(start: (typeof STARTS)[number]): Promise<string | undefined> {
    harness.open(module);
    await opened();
    await settled(harness);
    gets = [...new Set(harness.calls.filter(({ method }) => method === 'GET').map(({ path }) => path))];
    for (const { load } of spec.calls?.documents ?? []) expect(gets).toContain(below + load.path);
    expect(alerts()).toEqual([]);
    const names = mildestFirst(
      (spec.calls?.documents ?? []).flatMap(({ fields }) => fields),
      start,
    );
    const before = await storedSettingsOf(harness, module);
    for (const name of names) {
      if (!edit(name, digit)) continue;
      await save(harness);
      if (changed(before, await storedSettingsOf(harness, module)).join() === name) return name;
      cleanup();
      await harness.fill();
      harness.open(module);
      await opened();
    }
    cleanup();
    return undefined;
  }

  test('opens, makes its declared calls, and can be saved', async () => {
    for (const start of STARTS) {
      await harness.fill(module, start);
      field = await editable(start);
      if (field !== undefined) break;
    }
    expect(field, 'no field could be changed').toBeDefined();
  });

  test.each(faultsInTurn(turn, names, 'status 500'))(
    'after a GET was answered with %s, loses nothing, reports it, and loads on Retry',
    async (fault) => {
      for (const path of gets.filter((each) => isTested(each, fault))) {
        const said = `${path} with ${fault}`;
        const before = await storedSettingsOf(harness, module);
        harness.setFault('GET', path, fault);
        harness.open(module);
        await opened();
        await settled(harness);
        if (path !== DECORATION) {
          await waitFor(() => expect(alerts().length, `${said}: nothing is reported`).toBeGreaterThan(0));
        }
        expect(document.body.textContent, said).not.toMatch(/Upgrade|must be enabled|do not have permission/);
        digit = (digit % 9) + 1;
        const edited = edit(field ?? '', digit);
        await save(harness);
        const after = await storedSettingsOf(harness, module);
        expect(
          changed(before, after).filter((name) => name !== field),
          `${said}: something was lost`,
        ).toEqual([]);
        if (isSettings(path)) {
          expect(changed(before, after), `${said}: something that was not loaded was saved`).toEqual([]);
        } else if (edited && document.querySelector('form, [data-field]')) {
          expect(changed(before, after), `${said}: nothing was saved`).toEqual([field]);
        }
        const retry = button(/^(Retry|Try again)$/i);
        if (path !== DECORATION) expect(retry, `${said}: there is no Retry`).toBeDefined();
        harness.clearFaults();
        if (retry) fireEvent.click(retry);
        await waitFor(() => expect(button(/^(Retry|Try again)$/i), `${said}: Retry does not help`).toBeUndefined());
        await settled(harness);
        await opened();
        digit = (digit % 9) + 1;
        expect(edit(field ?? '', digit), `${said}: cannot be edited after Retry`).toBe(true);
        // Saving after Retry works the same way for each fault.
        if (fault === 'status 500') {
          await save(harness);
          expect(
            changed(after, await storedSettingsOf(harness, module)),
            `${said}: cannot be saved after Retry ${alerts().map(({ textContent }) => textContent)}`,
          ).toEqual([field]);
        }
        cleanup();
      }
    },
  );

  test('after a GET was answered late, shows nothing incomplete and loses nothing', async () => {
    for (const path of gets.filter((each) => COMBINES_ALL || !seenLate.has(each))) {
      seenLate.add(path);
      const said = `${path}, late`;
      const before = await storedSettingsOf(harness, module);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
      try {
        harness.setFault('GET', path, 'late');
        harness.open(module);
        await waitFor(() => expect(harness.pending(), said).toEqual({ all: 1, late: 1 }));
        if (!path.includes(FIGURES)) {
          expect(document.querySelector('[role=status]'), said).toHaveTextContent('Loading settings');
          expect(
            document.querySelector(':is(h1, input, textarea, [role=switch]):not([aria-hidden] *)'),
            said,
          ).toBeNull();
        }
        await act(() => vi.advanceTimersByTimeAsync(LATE));
      } finally {
        vi.useRealTimers();
      }
      await settled(harness);
      await opened();
      expect(alerts(), said).toEqual([]);
      digit = (digit % 9) + 1;
      expect(edit(field ?? '', digit), `${said}: cannot be edited`).toBe(true);
      await save(harness);
      expect(changed(before, await storedSettingsOf(harness, module)), said).toEqual([field]);
      cleanup();
    }
  });
});
