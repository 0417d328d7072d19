import { expect, test } from 'vitest';
import en from '../../../../../generated/emoji/en.json' with { type: 'json' };
import ro from '../../../../../generated/emoji/ro.json' with { type: 'json' };
import type { EmojiRow } from '../emojiSources.ts';
import { customEmojiOf, emojiOf, searchEmoji } from './search.ts';

const english = (en as unknown as EmojiRow[]).map(emojiOf);
const romanian = (ro as unknown as EmojiRow[]).map(emojiOf);
const values = (emojis: typeof english, query: string) => searchEmoji(emojis, query).map(({ value }) => value);

test.each([
  ['axolotl', undefined],
  ['parrot', '🦜'],
  ['Flag: Romania', '🇷🇴'],
  ['romania flag', '🇷🇴'],
  [':thumbs_up:', '👍'],
  ['cote ivoire', '🇨🇮'],
  ['gem stone', '💎'],
  ['whisky', '🥃'],
  ['❤', '❤️'],
  ['❤️', '❤️'],
  ['🧿', '🧿'],
  ['   ', undefined],
  [':', undefined],
])('%o finds %s first', (query, first) => expect(values(english, query)[0]).toBe(first));

test.each([
  ['papagal', '🦜'],
  ['inima rosie', '❤️'],
  ['steag romania', '🇷🇴'],
  ['parrot', '🦜'],
])('in Romanian %o finds %s first', (query, first) => expect(values(romanian, query)[0]).toBe(first));

test('names rank above keywords, and beginnings of words above the middle', () => {
  const cats = values(english, 'cat');
  const order = ['🐈', '🐱', '😺', '🎓'].map((emoji) => cats.indexOf(emoji));
  expect(order[0]).toBe(0);
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(order).not.toContain(-1);
});

test('every word must match', () => {
  expect(values(english, 'red heart')[0]).toBe('❤️');
  expect(values(english, 'red heart kraken')).toEqual([]);
});

test('a custom emoji is found by parts of its name', () => {
  const emoji = customEmojiOf({ id: '123456789012345678', name: 'amber_hall', animated: true });
  expect(emoji.value).toBe('<a:amber_hall:123456789012345678>');
  for (const query of ['hall', 'AMBER', ':amber_hall:', 'amber hall'])
    expect(searchEmoji([emoji], query)).toEqual([emoji]);
  expect(searchEmoji([emoji], 'kitchen')).toEqual([]);
});
