// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tooltip } from './Tooltip.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <Tooltip text="Removes the row">
      <button type="button">Delete</button>
    </Tooltip>,
  );
});
afterEach(() => vi.useRealTimers());

const control = () => screen.getByRole('button');
/** The one that describes the control is hidden. */
const shown = () => screen.queryAllByText('Removes the row').some((each) => !each.hidden);
const wait = (time: number) => act(() => vi.advanceTimersByTime(time));

test('appears when the pointer rests on its control, and not sooner', () => {
  fireEvent.pointerEnter(control(), { pointerType: 'mouse' });
  wait(399);
  expect(shown()).toBe(false);
  wait(1);
  expect(shown()).toBe(true);
});

test('stays while the pointer is on it, and goes away afterwards', () => {
  fireEvent.pointerEnter(control(), { pointerType: 'mouse' });
  wait(400);
  fireEvent.pointerLeave(control());
  const bubble = screen.getAllByText('Removes the row').find((each) => !each.hidden) as HTMLElement;
  fireEvent.pointerEnter(bubble, { pointerType: 'mouse' });
  wait(1000);
  expect(shown()).toBe(true);
  fireEvent.pointerLeave(bubble);
  wait(150);
  expect(shown()).toBe(false);
});

test('does not appear for a finger, or after a press', () => {
  fireEvent.pointerEnter(control(), { pointerType: 'touch' });
  wait(1000);
  expect(shown()).toBe(false);
  fireEvent.pointerEnter(control(), { pointerType: 'mouse' });
  fireEvent.pointerDown(control());
  wait(1000);
  expect(shown()).toBe(false);
});

test('Escape hides it wherever the focus is', () => {
  fireEvent.pointerEnter(control(), { pointerType: 'mouse' });
  wait(400);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(shown()).toBe(false);
});
