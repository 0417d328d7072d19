// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { content, pass, reduceMotion, renderLanding } from '../testing/renderLanding.tsx';
import { CallToAction } from './CallToAction.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const link = () => screen.getByText(content.callToAction.add.label);
/** The emoji in the air. */
const flying = () =>
  [...document.querySelectorAll('.emoji')].map(({ textContent }) => textContent ?? '').filter(Boolean);

test.each(['pointerEnter', 'focus'] as const)(
  '%s makes twelve emoji of the list fly for three seconds',
  (attention) => {
    renderLanding(<CallToAction content={content.callToAction} />);
    expect(flying()).toEqual([]);
    fireEvent[attention](link());
    expect(flying()).toHaveLength(12);
    for (const emoji of flying()) expect(content.callToAction.emoji).toContain(emoji);
    pass(2950);
    expect(flying()).toHaveLength(12);
    pass(50);
    expect(flying()).toEqual([]);
    fireEvent[attention](link());
    expect(flying()).toHaveLength(12);
  },
);

test('a second hover does not restart them while they fly', () => {
  renderLanding(<CallToAction content={content.callToAction} />);
  fireEvent.pointerEnter(link());
  const before = flying();
  pass(2000);
  fireEvent.pointerEnter(link());
  expect(flying()).toEqual(before);
  pass(1000);
  expect(flying()).toEqual([]);
});

test('nothing flies with reduced motion', () => {
  reduceMotion();
  renderLanding(<CallToAction content={content.callToAction} />);
  fireEvent.pointerEnter(link());
  expect(flying()).toEqual([]);
});
