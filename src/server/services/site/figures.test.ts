import { expect, test } from 'vitest';
import { figures as declared } from '../../../../generated/figures.ts';
import { roundedDown, shownFigures } from './figures.ts';

test.each([
  [0, '0+'],
  [99, '99+'],
  [501, '500+'],
  [999, '990+'],
  [1000, '1K+'],
  [1284, '1.2K+'],
  [53_999, '53K+'],
  [999_999, '990K+'],
  [12_345_678, '12M+'],
  [2_147_483_647, '2100M+'],
])('%i is displayed as %s', (count, shown) => {
  expect(roundedDown(count)).toBe(shown);
});

test('the declared number is displayed until the own one is higher', () => {
  expect(declared).toEqual({ guild_count: '500+', user_count: '50K+', command_count: '12M+' });
  expect(shownFigures()).toEqual(declared);
  expect(shownFigures({ guild_count: 12 })).toEqual(declared);
  expect(shownFigures({ guild_count: 509 })).toEqual(declared);
  expect(shownFigures({ guild_count: 510 })).toEqual({ ...declared, guild_count: '510+' });
  expect(shownFigures({ guild_count: 98_410, user_count: 1_200_000, command_count: null })).toEqual({
    ...declared,
    guild_count: '98K+',
    user_count: '1.2M+',
  });
});
