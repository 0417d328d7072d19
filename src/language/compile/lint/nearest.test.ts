import { expect, it } from 'vitest';
import { instead, nearest } from './nearest.ts';

it.each([
  ['chanel_id', 'channel_id'],
  ['maxLenght', 'maxLength'],
  ['tpye', 'type'],
  ['Premium', 'premium'],
])('takes %s for %s', (written, meant) => {
  expect(nearest(written, ['type', 'premium', 'maxLength', 'minLength', 'channel_id', 'role_id'])).toBe(meant);
});

it('takes nothing for a word that is none of them', () => {
  expect(nearest('colour', ['type', 'title', 'help'])).toBeUndefined();
});

it('lists what can be written where nothing is near', () => {
  expect(instead('colour', ['type', 'title'])).toBe('Write one of: type, title.');
  expect(instead('colour', [])).toBe('Remove it.');
});
