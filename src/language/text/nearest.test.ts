import { expect, test } from 'vitest';
import { instead, nearest } from './nearest.ts';

test.each([
  ['chanel_id', 'channel_id'],
  ['maxLenght', 'maxLength'],
  ['tpye', 'type'],
  ['Premium', 'premium'],
])('takes %s for %s', (written, meant) => {
  expect(nearest(written, ['type', 'premium', 'maxLength', 'minLength', 'channel_id', 'role_id'])).toBe(meant);
});

test('takes nothing for a word that is none of them', () => {
  expect(nearest('colour', ['type', 'title', 'help'])).toBeUndefined();
});

test('lists what can be written where nothing is near', () => {
  expect(instead('colour', ['type', 'title'])).toBe('Write one of: type, title.');
  expect(instead('colour', [])).toBe('Remove it.');
});

test.each([
  ['abc', ['xyz', 'abd', 'abe'], 'abd'],
  ['ab', ['ba'], 'ba'],
  ['abcd', ['badc', 'abdc'], 'abdc'],
  ['settings', ['sitting', 'setting'], 'setting'],
  ['a', ['bc', 'b'], 'b'],
  ['abcdef', ['abcdxy', 'uvwxyz'], 'abcdxy'],
  ['abcdef', ['abcxyz'], undefined],
  ['abcdef', ['xabcdef', 'abcdefgh'], 'xabcdef'],
  ['abcdef', ['bcdef'], 'bcdef'],
  ['badcfe', ['abcdef'], undefined],
  ['badcfeg', ['abcdefg'], undefined],
  ['badcefg', ['abcdefg'], 'abcdefg'],
  ['', ['a'], 'a'],
  ['', ['ab'], undefined],
])('of %j, the nearest in %j is %j', (name, names, expected) => {
  expect(nearest(name, names)).toBe(expected);
});

test('says what was meant, or lists two dozen of what there is', () => {
  expect(instead('tpye', ['type', 'title'])).toBe("Did you mean 'type'?");
  const names = Array.from({ length: 25 }, (_, index) => `name-${index}`);
  expect(instead('other', names)).toBe(`Write one of: ${names.slice(0, 24).join(', ')}, ….`);
  expect(instead('other', names.slice(0, 24))).toBe(`Write one of: ${names.slice(0, 24).join(', ')}.`);
});
