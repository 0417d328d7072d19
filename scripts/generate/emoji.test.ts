import { expect, test } from 'vitest';
import catalogue from '../../schemas/shared/emoji.json' with { type: 'json' };
import { isEmoji } from '../../src/language/text/emoji.ts';
import { emojiRows } from './emoji.ts';

const english = emojiRows('en');

test.each(['en', 'ro'])('in %s all emoji are named, each once, in the standard order', (language) => {
  const rows = emojiRows(language);
  expect(rows.length).toBeGreaterThan(1850);
  expect(rows.map(([emoji]) => emoji)).toEqual(english.map(([emoji]) => emoji));
  expect(new Set(rows.map(([emoji]) => emoji)).size).toBe(rows.length);
  for (const [emoji, name] of rows) {
    expect(isEmoji(emoji), emoji).toBe(true);
    expect(name).not.toBe('');
  }
  expect(rows[0]?.[0]).toBe('😀');
});

test('skin tones are left out, and characters are written as the standard says', () => {
  for (const [emoji] of english) {
    expect(emoji).not.toMatch(/\p{Emoji_Modifier}/u);
    // Only what would be drawn as text asks for the colored form, and then always.
    expect(emoji).not.toMatch(/\p{Emoji_Presentation}\uFE0F/u);
    expect(emoji).toMatch(/\p{Emoji_Presentation}|\uFE0F/u);
  }
});

test('the common ones are among all, by the same names', () => {
  const names = new Map(english.map(([emoji, name]) => [emoji, name]));
  for (const { emoji, name } of catalogue.groups.flatMap(({ emojis }) => emojis)) expect(names.get(emoji)).toBe(name);
});

test('in Romanian the names are Romanian, of flags and of sequences too, and the English words find them as well', () => {
  const row = (emoji: string) => emojiRows('ro').find(([each]) => each === emoji);
  expect(row('❤️')?.[1]).toBe('inimă roșie');
  expect(row('🇷🇴')?.[1]).toBe('steag: România');
  expect(row('👨‍👩‍👧')?.[1]).toMatch(/^familie/);
  expect(row('🦜')?.[2].split(' ')).toEqual(expect.arrayContaining(['pasăre', 'parrot', 'bird']));
});

test('a language without data has the English names', () => expect(emojiRows('xx')).toEqual(english));
