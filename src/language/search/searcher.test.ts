import { describe, expect, test } from 'vitest';
import { isOneEdit, likeness } from './likeness.ts';
import { createMarker } from './marks.ts';
import { createSearcher } from './searcher.ts';
import { wantedWords, wordsOf } from './words.ts';

const entryOf = (title: string, help = '', rank?: number) => ({
  names: [title],
  texts: [
    { text: title, weight: 10 },
    { text: help, weight: 3 },
  ],
  rank,
});
const searcher = createSearcher([
  entryOf('Welcome channel', 'Where new members are greeted.'),
  entryOf('Welcome message'),
  entryOf('Leave message', 'Sent to the welcome channel.'),
  entryOf('Time zone'),
  entryOf('Setări generale'),
  entryOf('Message', '', 0.5),
]);
const found = (question: string) => searcher.search(question, 10).map(({ names }) => names[0]);

describe('a search', () => {
  test('finds what has all words, the best first', () => {
    expect(found('welcome')).toEqual(['Welcome channel', 'Welcome message', 'Leave message']);
    expect(found('welcome message')).toEqual(['Welcome message', 'Leave message']);
    expect(found('greeted members')).toEqual(['Welcome channel']);
  });

  test('finds what is only half typed, misspelt or without its accents', () => {
    expect(found('welc chan')).toEqual(['Welcome channel', 'Leave message']);
    expect(found('wellcome mesage')).toContain('Welcome message');
    expect(found('wlecome')).toContain('Welcome channel');
    expect(found('setari')).toEqual(['Setări generale']);
    expect(found('SETĂRI')).toEqual(['Setări generale']);
  });

  test('finds words that are written as one', () => {
    expect(found('timezone')).toEqual(['Time zone']);
  });

  test('prefers what has no other name', () => {
    expect(found('message').slice(0, 2)).toEqual(['Welcome message', 'Leave message']);
  });

  test('prefers what is called so, even by another name and by words that say nothing, to words in texts', () => {
    const names = ['History', 'who changed', 'log'];
    const texts = names.map((text, at) => ({ text, weight: at === 0 ? 10 : 8 }));
    const searcher = createSearcher([entryOf('Changed nickname'), entryOf('Log channel'), { names, texts, rank: 0.9 }]);
    const first = (question: string) => searcher.search(question, 1)[0]?.names[0];
    expect(first('who changed')).toBe('History');
    expect(first('Log')).toBe('History');
    expect(first('changed')).toBe('Changed nickname');
  });

  test('leaves out one word if nothing has all, but not two', () => {
    expect(found('welcome unicorn')[0]).toBe('Welcome channel');
    expect(found('welcome purple unicorn')).toEqual([]);
    expect(found('unicorn')).toEqual([]);
  });

  test('ignores words that say nothing, unless there are no others', () => {
    expect(wantedWords('How do I set the time zone?')).toEqual(['time', 'zone']);
    expect(wantedWords('cum pot să schimb prefixul')).toEqual(['prefixul']);
    expect(wantedWords('turn off the welcome image')).toEqual(['welcome', 'image']);
    expect(wantedWords('what is this')).toEqual(['what', 'is', 'this']);
    expect(found('')).toEqual([]);
  });

  test('gives no more than asked for', () => {
    expect(searcher.search('welcome', 1)).toHaveLength(1);
  });
});

describe('a word', () => {
  test('is likest to itself, then to what begins with it, to its forms, and to what is misspelt', () => {
    const steps = ['rank', 'ranks', 'rnak', 'shop'].map((word) => likeness('rank', word));
    expect(steps).toEqual(steps.toSorted((a, b) => b - a));
    expect(steps[0]).toBe(1);
    expect(steps.at(-1)).toBe(0);
    expect(likeness('canalul', 'canale')).toBeGreaterThan(0);
    expect(likeness('mesajele', 'mesaj')).toBeGreaterThan(0);
  });

  test('of three letters has to be right', () => {
    expect(likeness('rol', 'rom')).toBe(0);
  });

  test.each([
    ['rank', 'rnak', true],
    ['rank', 'rak', true],
    ['rank', 'ranks', true],
    ['rank', 'rang', true],
    ['rank', 'rank', false],
    ['rank', 'rnka', false],
    ['rank', 'ran', true],
    ['rank', 'ra', false],
  ])('%s is one edit from %s: %s', (a, b, is) => {
    expect(isOneEdit(a, b)).toBe(is);
    expect(isOneEdit(b, a)).toBe(is);
  });

  test('has no case, accents or punctuation', () => {
    expect(wordsOf("Ștergere / $100 and the bot's XP")).toEqual(['stergere', '100', 'and', 'the', 'bot', 's', 'xp']);
  });
});

test('marks are the words that answer a question', () => {
  expect(createMarker('canalul vnit')('Canal de bun-venit')).toEqual([
    { text: 'Canal', found: true },
    { text: ' de bun-', found: false },
    { text: 'venit', found: true },
  ]);
  expect(createMarker('')('Rank')).toEqual([{ text: 'Rank', found: false }]);
});
