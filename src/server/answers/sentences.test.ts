import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Language, product } from '../../../generated/catalogue.ts';
import { sentences } from '../../../generated/locales/server.ts';
import { placeholderNames } from '../../language/text/message.ts';
import { type SentenceKey, sentenceFormatter } from './sentences.ts';

const keys = Object.keys(sentences[product.defaultLanguage]) as SentenceKey[];
const partsOf = (language: Language, key: SentenceKey) => placeholderNames(sentences[language][key]).sort();
/** Sentences that consist of placeholders only. */
const wordless = new Set(keys.filter((key) => !/\p{Letter}/u.test(sentences.en[key].replace(/\{\w+\}/g, ''))));

describe.each(product.languages)('the sentences in %s', (language) => {
  test('are complete', () => {
    expect(Object.keys(sentences[language]).sort()).toEqual(keys.toSorted());
  });

  test('contain every value, and no placeholder is left', () => {
    const value = fc.stringMatching(/^[\p{L}\d "<]{1,20}$/u);
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.infiniteStream(value), (key, stream) => {
        expect(partsOf(language, key)).toEqual(partsOf(product.defaultLanguage, key));
        const values = Object.fromEntries(partsOf(language, key).map((name) => [name, stream.next().value]));
        const text = sentenceFormatter(language)(key, values);
        expect(text.trim()).not.toBe('');
        for (const part of Object.values(values)) expect(text).toContain(part);
        expect(text).not.toMatch(/[{}]/);
      }),
      { numRuns: keys.length * 20 },
    );
  });
});

test('differ between the languages', () => {
  const same = keys.filter((key) => !wordless.has(key) && sentences.en[key] === sentences.ro[key]);
  // "Plan" is the same word in both.
  expect(same).toEqual(['history.plan']);
});

test('isolate names in Hebrew or Arabic from what is beside them', () => {
  expect(sentenceFormatter('en')('proposal.missing.role', { name: 'שרת' })).toBe('Role \u2068שרת\u2069');
});

test('format numbers as the language does', () => {
  const values = { limit: 1_234_567, key: 1234.5 };
  expect(sentenceFormatter('en')('error.tooLarge', values)).toContain('1,234,567');
  expect(sentenceFormatter('ro')('error.tooLarge', values)).toContain('1.234.567');
  expect(sentenceFormatter('ro')('error.badKey', values)).toContain('1.234,5');
});

test('use the plural form that fits the number', () => {
  const most = (language: Language, limit: number) =>
    sentenceFormatter(language)('message.maxItems', { field: 'x', limit });
  expect([1, 5000].map((limit) => most('en', limit))).toEqual([
    'x must have at most 1 entry.',
    'x must have at most 5,000 entries.',
  ]);
  expect([1, 19, 20, 5000].map((limit) => most('ro', limit))).toEqual([
    'x trebuie să aibă cel mult 1 element.',
    'x trebuie să aibă cel mult 19 elemente.',
    'x trebuie să aibă cel mult 20 de elemente.',
    'x trebuie să aibă cel mult 5.000 de elemente.',
  ]);
});
