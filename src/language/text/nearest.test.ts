import { expect, test } from 'vitest';
import { instead, nearest } from './nearest.ts';

test.each([
  ['chanel_id', 'channel_id'],
  ['maxLenght', 'maxLength'],
  ['tpye', 'type'],
  ['Premium', 'premium'],
])('corrects %s to %s', (name, expected) => {
  expect(nearest(name, ['type', 'premium', 'maxLength', 'minLength', 'channel_id', 'role_id'])).toBe(expected);
});

test('corrects nothing that is too different', () => {
  expect(nearest('colour', ['type', 'title', 'help'])).toBeUndefined();
});

test('lists the valid names if none is near', () => {
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
])('the name nearest to %j in %j is %j', (name, names, expected) => {
  expect(nearest(name, names)).toBe(expected);
});

test('suggests the nearest name, or lists up to 24', () => {
  expect(instead('tpye', ['type', 'title'])).toBe("Did you mean 'type'?");
  const names = Array.from({ length: 25 }, (_, index) => `name-${index}`);
  expect(instead('other', names)).toBe(`Write one of: ${names.slice(0, 24).join(', ')}, ….`);
  expect(instead('other', names.slice(0, 24))).toBe(`Write one of: ${names.slice(0, 24).join(', ')}.`);
});
