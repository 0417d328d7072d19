import { expect, test } from 'vitest';
import catalogue from '../../../schemas/shared/emoji.json' with { type: 'json' };
import { emojiImageUrl, firstEmoji, formatCustomEmoji, isEmoji, parseCustomEmoji } from './emoji.ts';

test.each([
  ['🎉', '🎉'],
  ['a👍🏽b', '👍🏽'],
  ['🇷🇴🇫🇷', '🇷🇴'],
  ['1️⃣', '1️⃣'],
  ['👨‍👩‍👧 family', '👨‍👩‍👧'],
  ['❤️', '❤️'],
  ['x <:coin:123456789012345678> 🎉', '<:coin:123456789012345678>'],
  ['🎉 <a:coin:123456789012345678>', '🎉'],
  ['<a:coin:123456789012345678>', '<a:coin:123456789012345678>'],
])('the first emoji of %o is %o', (text, emoji) => expect(firstEmoji(text)).toBe(emoji));

test.each(['', 'abc', '12', '#', '🇷', '<:coin:12>', '<:c:123456789012345678>'])('%o has no emoji', (text) =>
  expect(firstEmoji(text)).toBeNull(),
);

test('images of animated emojis are GIFs', () => {
  const plain = parseCustomEmoji('<:coin:123456789012345678>');
  const animated = parseCustomEmoji('<a:coin:123456789012345678>');
  expect(plain && emojiImageUrl(plain, 'https://cdn.example')).toBe(
    'https://cdn.example/emojis/123456789012345678.png',
  );
  expect(animated && emojiImageUrl(animated, 'https://cdn.example')).toBe(
    'https://cdn.example/emojis/123456789012345678.gif',
  );
  expect(parseCustomEmoji('<:coin:123456789012345678>!')).toBeNull();
});

test('the catalogue has a hundred distinct, valid emojis', () => {
  const all = catalogue.groups.flatMap((group) => group.emojis.map(({ emoji }) => emoji));
  expect(new Set(all).size).toBe(100);
  for (const emoji of all) expect(firstEmoji(emoji)).toBe(emoji);
});

test('formatting a parsed emoji gives the same text', () => {
  for (const text of ['<:coin:123456789012345678>', '<a:party_2:12345678901234567890>']) {
    const emoji = parseCustomEmoji(text);
    expect(emoji && formatCustomEmoji(emoji)).toBe(text);
  }
});

test('custom emojis have names of 2 to 32 characters and ids of 17 to 20 digits', () => {
  expect(parseCustomEmoji('<:ab:12345678901234567>')).toEqual({ animated: false, name: 'ab', id: '12345678901234567' });
  expect(parseCustomEmoji('<a:ab:12345678901234567>')?.animated).toBe(true);
  for (const text of [
    '<:a:12345678901234567>',
    `<:${'a'.repeat(33)}:12345678901234567>`,
    '<:ab:1234567890123456>',
    '<:ab:123456789012345678901>',
    '<:a-b:12345678901234567>',
    '<b:ab:12345678901234567>',
  ]) {
    expect(parseCustomEmoji(text), text).toBeNull();
  }
  expect(parseCustomEmoji('x<:ab:12345678901234567>')).toBeNull();
  expect(parseCustomEmoji('')).toBeNull();
});

test('an image can be requested in a size', () => {
  const coin = { animated: true, name: 'coin', id: '1' };
  expect(emojiImageUrl(coin, 'https://cdn.example', 64)).toBe('https://cdn.example/emojis/1.gif?size=64');
});

test('isEmoji accepts exactly one emoji', () => {
  for (const text of ['🎉', '🇷🇴', '1️⃣', '#⃣', '👨‍👩‍👧', '<:ab:12345678901234567>']) expect(isEmoji(text)).toBe(true);
  for (const text of ['', 'a', '1', '🎉🎉', '🎉 ', '🇷', '<:ab:1>']) expect(isEmoji(text)).toBe(false);
});
