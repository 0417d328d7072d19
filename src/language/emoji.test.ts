import { expect, test } from 'vitest';
import catalogue from '../../schemas/shared/emoji.json' with { type: 'json' };
import { firstEmoji, imageOf, parseCustom } from './emoji.ts';

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
])('%o holds %o', (text, emoji) => expect(firstEmoji(text)).toBe(emoji));

test.each(['', 'abc', '12', '#', '🇷', '<:coin:12>', '<:c:123456789012345678>'])('%o holds none', (text) =>
  expect(firstEmoji(text)).toBeNull(),
);

test('pictures of custom emojis move where the emoji does', () => {
  const still = parseCustom('<:coin:123456789012345678>');
  const moving = parseCustom('<a:coin:123456789012345678>');
  expect(still && imageOf(still, 'https://cdn.example')).toBe('https://cdn.example/emojis/123456789012345678.png');
  expect(moving && imageOf(moving, 'https://cdn.example')).toBe('https://cdn.example/emojis/123456789012345678.gif');
  expect(parseCustom('<:coin:123456789012345678>!')).toBeNull();
});

test('the catalogue has a hundred emojis, each of them valid and once', () => {
  const all = catalogue.groups.flatMap((group) => group.emojis.map(({ emoji }) => emoji));
  expect(new Set(all).size).toBe(100);
  for (const emoji of all) expect(firstEmoji(emoji)).toBe(emoji);
});
