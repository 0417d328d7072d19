import { Puzzle } from 'lucide-react';
import { expect, test } from 'vitest';
import { menu } from '../catalogue.ts';
import { iconOf } from './icons.ts';

test('every entry of the side menu names an icon that is there', () => {
  const items = Object.values(menu).flatMap((groups) => groups.flatMap((group) => group.items));
  expect(items.length).toBeGreaterThan(0);
  expect(items.filter((item) => item.icon !== 'puzzle' && iconOf(item.icon) === Puzzle)).toEqual([]);
});

test('an unknown name gets the puzzle piece', () => {
  expect(iconOf('no-such-icon')).toBe(Puzzle);
});
