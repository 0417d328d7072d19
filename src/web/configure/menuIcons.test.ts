import { Puzzle } from 'lucide-react';
import { expect, test } from 'vitest';
import { definitions } from '../../../schemas/meta/common.schema.json' with { type: 'json' };
import { menuIcon, menuIcons } from './menuIcons.ts';

test('the icons are those that a schema may name', () => {
  expect(Object.keys(menuIcons).sort()).toEqual(definitions.icon.enum.toSorted());
});

test('an unknown name gets the puzzle piece', () => {
  expect(menuIcon('no-such-icon')).toBe(Puzzle);
});
