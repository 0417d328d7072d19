import { expect, test } from 'vitest';
import { fitText, LINE_HEIGHT } from './fitText.ts';

const box = { width: 70, height: 28, sizes: [7, 5, 4, 3.4] as [number, ...number[]] };

test('a short text has one line of the largest size', () => {
  expect(fitText('Welcome!', box)).toEqual({ size: 7, lines: ['Welcome!'] });
});

test('a longer text is broken between words, and shrinks until it fits', () => {
  const { size, lines } = fitText(
    'Welcome to the tavern, take a seat and tell us what you like to play. '.repeat(2),
    box,
  );
  expect(size).toBeLessThan(7);
  expect(lines.length * size * LINE_HEIGHT).toBeLessThanOrEqual(28);
  expect(lines.join(' ')).toContain('take a seat and tell us what you like to play.');
});

test('line breaks are kept, and words that are wider than the box are cut', () => {
  expect(fitText('One\n\nTwo', box).lines).toEqual(['One', '', 'Two']);
  expect(fitText('x'.repeat(40), box).lines.join('')).toBe('x'.repeat(40));
  expect(fitText('🎉'.repeat(20), box).lines.join('')).toBe('🎉'.repeat(20));
});

test('what fits at no size has the smallest', () => {
  expect(fitText('word '.repeat(200), box).size).toBe(3.4);
});
