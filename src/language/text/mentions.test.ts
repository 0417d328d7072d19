import { expect, test } from 'vitest';
import { formatMention, parseMention } from './mentions.ts';

test.each(['@everyone', '@here', '<@&12>', '<@345>'])('%s is read and written back', (text) => {
  const mention = parseMention(text);
  expect(mention && formatMention(mention)).toBe(text);
});

test.each(['', '<@!5>', '<#5>', '<@>', ' <@5>', '<@5> ', '@Everyone', '<@&x>'])('%j is not a mention', (text) => {
  expect(parseMention(text)).toBeNull();
});
