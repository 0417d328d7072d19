// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { show } from '../test/show.tsx';

/** The height of a row, with the gap below it. */
const ROW = 60;

/** What has been animated: the text of a row, and where it begins. */
let animated: { row: string | null; from: Keyframe | undefined; duration: unknown }[];

beforeEach(() => {
  animated = [];
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * ROW;
  });
  Element.prototype.getAnimations = () => [];
  Element.prototype.animate = function (keyframes, options) {
    const [from] = Array.isArray(keyframes) ? keyframes : [];
    const duration = typeof options === 'object' ? options.duration : options;
    animated.push({ row: this.textContent, from, duration });
    return new EventTarget() as Animation;
  };
});

afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('style');
  Reflect.deleteProperty(Element.prototype, 'animate');
  Reflect.deleteProperty(Element.prototype, 'getAnimations');
});

/** Shows the list after a first press in it, with which the motion is fetched. */
async function pressed() {
  const view = await show();
  await view.user.click(screen.getByRole('button', { name: 'Edit VIP' }));
  await view.user.click(screen.getByRole('button', { name: 'Cancel' }));
  await vi.dynamicImportSettled();
  animated = [];
  return view;
}

describe('rows', () => {
  beforeEach(() => document.documentElement.style.setProperty('--duration-slow', '200ms'));

  test('slide from where they were when one above is deleted, and only they', async () => {
    const { user } = await pressed();
    await user.click(screen.getByRole('button', { name: 'Delete VIP' }));
    expect(animated).toEqual([
      { row: expect.stringContaining('Gold'), from: { transform: `translateY(${ROW}px)` }, duration: 200 },
    ]);
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  });

  test('make room for one that fades in', async () => {
    const { user } = await pressed();
    await user.click(screen.getByRole('button', { name: 'Duplicate VIP' }));
    expect(animated.map(({ from }) => from)).toEqual([{ opacity: 0 }, { transform: `translateY(${-ROW}px)` }]);
  });
});

test('rows are simply there for whoever wants no motion', async () => {
  document.documentElement.style.setProperty('--duration-slow', '0ms');
  const { user } = await pressed();
  await user.click(screen.getByRole('button', { name: 'Delete VIP' }));
  expect(animated).toEqual([]);
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
});
