// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageProvider } from '../head/page.tsx';
import { useBar } from './useBar.ts';

function Bar() {
  const bar = useRef<HTMLElement>(null);
  const { scrolled, hidden } = useBar(bar);
  return (
    <header ref={bar}>
      <button type="button">Menu</button>
      <output>{hidden ? 'hidden' : scrolled ? 'raised' : 'flat'}</output>
    </header>
  );
}

const page = (visit: string) => (
  <PageProvider path="/" visit={visit}>
    <Bar />
  </PageProvider>
);
const state = () => screen.getByRole('status').textContent;
const frames = vi.fn<(run: FrameRequestCallback) => number>();

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', frames);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(4000);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  frames.mockReset();
  scrollTo(0);
});

/** Scrolls by wheel. */
function scrollTo(y: number): void {
  act(() => {
    window.dispatchEvent(new WheelEvent('wheel', { deltaY: y - window.scrollY }));
  });
  moveTo(y);
}

/** Scrolls without a gesture, as browsers do where content grows above the window. */
function moveTo(y: number): void {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
}

function nextFrame(): void {
  act(() => frames.mock.lastCall?.[0](0));
}

function open() {
  const view = render(page('1'));
  nextFrame();
  return view;
}

test('hides while scrolling down, below the announcement, and returns while scrolling up', () => {
  open();
  expect(state()).toBe('flat');
  scrollTo(100);
  expect(state()).toBe('raised');
  scrollTo(400);
  expect(state()).toBe('hidden');
  scrollTo(396);
  expect(state(), 'small movements are ignored').toBe('hidden');
  scrollTo(380);
  expect(state()).toBe('raised');
  scrollTo(0);
  expect(state()).toBe('flat');
});

test('stays while focused, returns with the focus, and stays while a menu is open', () => {
  open();
  const button = screen.getByRole('button');
  act(() => button.focus());
  scrollTo(400);
  expect(state()).toBe('raised');
  act(() => button.blur());
  scrollTo(600);
  expect(state()).toBe('hidden');
  act(() => button.focus());
  expect(state()).toBe('raised');
  act(() => button.blur());
  button.setAttribute('aria-expanded', 'true');
  scrollTo(800);
  expect(state()).toBe('raised');
});

test('is shown on arrival, however far down the page was left', () => {
  const { rerender } = open();
  scrollTo(400);
  rerender(page('2'));
  expect(state()).toBe('raised');
  scrollTo(900);
  nextFrame();
  expect(state(), 'Back led there').toBe('raised');
  scrollTo(1000);
  expect(state()).toBe('hidden');
});

test('stays where content moves the page down, and after the user scrolled up', () => {
  open();
  moveTo(400);
  expect(state()).toBe('raised');
  scrollTo(600);
  expect(state()).toBe('hidden');
  scrollTo(500);
  moveTo(520);
  expect(state()).toBe('raised');
});

test('follows a finger, keys and the middle button', () => {
  open();
  const touch = (type: string, clientY: number) =>
    act(() => {
      fireEvent(document.body, new TouchEvent(type, { bubbles: true, touches: [{ clientY } as Touch] }));
    });
  touch('touchstart', 500);
  touch('touchmove', 400);
  moveTo(400);
  expect(state(), 'the page follows the finger').toBe('hidden');
  touch('touchmove', 450);
  moveTo(350);
  expect(state()).toBe('raised');
  moveTo(400);
  expect(state(), 'the finger went down, so the page did not').toBe('raised');
  fireEvent.keyDown(document.body, { key: 'PageDown' });
  moveTo(900);
  expect(state()).toBe('hidden');
  fireEvent.pointerDown(document.body, { button: 0 });
  fireEvent.pointerUp(document.body);
});

test('does not take overscroll at the end of the page for scrolling up', () => {
  open();
  scrollTo(3200);
  scrollTo(3300);
  scrollTo(3210);
  expect(state()).toBe('hidden');
});

test('does not move while a pointer is down, and follows after its click', () => {
  open();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  scrollTo(400);
  fireEvent.pointerDown(document.body);
  scrollTo(200);
  expect(state(), 'pressed').toBe('hidden');
  fireEvent.pointerUp(document.body);
  expect(state(), 'the click follows').toBe('hidden');
  act(() => vi.runAllTimers());
  expect(state()).toBe('raised');
  vi.useRealTimers();
});

test('follows a finger that scrolls, and a drag of the scroll bar', () => {
  open();
  fireEvent.pointerDown(document.body);
  scrollTo(400);
  fireEvent.pointerCancel(document.body);
  expect(state()).toBe('hidden');
  fireEvent.pointerDown(document.documentElement);
  scrollTo(200);
  expect(state()).toBe('raised');
});
