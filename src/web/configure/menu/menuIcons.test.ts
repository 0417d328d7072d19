import { Coins, Puzzle } from 'lucide-react';
import { expect, test } from 'vitest';
import { menu } from '../../../../generated/menu.ts';
import { menuIcon } from './menuIcons.ts';

test('every entry of the menu has the icon that it names', () => {
  const names = menu.en.flatMap(({ items }) => items.map(({ icon }) => icon));
  expect(names.filter((name) => name !== 'puzzle' && menuIcon(name) === Puzzle)).toEqual([]);
  expect(menuIcon('coins')).toBe(Coins);
});

test('an unknown name gets the puzzle piece', () => {
  expect(menuIcon('no-such-icon')).toBe(Puzzle);
});
