import { expect, test } from 'vitest';
import catalogue from '../../../schemas/shared/emoji.json' with { type: 'json' };
import { isEmoji } from '../../../src/language/text/emoji.ts';
import { emojiRows } from './emoji.ts';

const english = emojiRows('en');

test.each(['en', 'ro'])('in %s every emoji has a name and is listed once, in the standard order', (language) => {
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

test('skin tones are omitted, and emoji are fully qualified', () => {
  for (const [emoji] of english) {
    expect(emoji).not.toMatch(/\p{Emoji_Modifier}/u);
    // A variation selector is present exactly if the character would be drawn as text without it.
    expect(emoji).not.toMatch(/\p{Emoji_Presentation}\uFE0F/u);
    expect(emoji).toMatch(/\p{Emoji_Presentation}|\uFE0F/u);
  }
});

test('the common emoji are among them, with the same names', () => {
  const names = new Map(english.map(([emoji, name]) => [emoji, name]));
  for (const { emoji, name } of catalogue.groups.flatMap(({ emojis }) => emojis)) expect(names.get(emoji)).toBe(name);
});

test('Romanian has Romanian names, also of flags and sequences, and the English keywords', () => {
  const row = (emoji: string) => emojiRows('ro').find(([each]) => each === emoji);
  expect(row('❤️')?.[1]).toBe('inimă roșie');
  expect(row('🇷🇴')?.[1]).toBe('steag: România');
  expect(row('👨‍👩‍👧')?.[1]).toMatch(/^familie/);
  expect(row('🦜')?.[2].split(' ')).toEqual(expect.arrayContaining(['pasăre', 'parrot', 'bird']));
});

test('a language without data has the English names', () => expect(emojiRows('xx')).toEqual(english));
