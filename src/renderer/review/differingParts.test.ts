import { expect, test } from 'vitest';
import { differingParts } from './differingParts.ts';

const many = (word: string) => `${word} `.repeat(60).trim();

test('short texts are shown whole', () => {
  expect(differingParts('Welcome, Ada', 'Welcome, Bob')).toEqual(['Welcome, Ada', 'Welcome, Bob']);
});

test('of long texts, the part that differs is shown, with some words around it', () => {
  const [before, after] = differingParts(`${many('start')} old ${many('end')}`, `${many('start')} new ${many('end')}`);
  expect(before).toMatch(/^… (start )+old (end ?)+ …$/);
  expect(after).toBe(before.replace('old', 'new'));
  expect(before.length).toBeLessThan(120);
});

test('texts that differ throughout are shown whole, and so is what is added at the end', () => {
  expect(differingParts(many('a'), many('b'))).toEqual([many('a'), many('b')]);
  expect(differingParts(many('start'), `${many('start')} more`)[1]).toMatch(/start more$/);
});
